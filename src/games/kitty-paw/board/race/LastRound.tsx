import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useKeyPress } from '../../../../web/kit/useKeyPress.ts';
import type { RaceProps } from '../props/props.ts';
import { Verdict } from './Verdict.tsx';

/** The end of the round before this one, once it has been seen; it is shown for a few seconds only. */
export const useLastCheck = (props: RaceProps): RaceProps | null => {
  const seen = useRef<RaceProps | null>(null);
  const { phase, round } = props.scene.view;
  if (phase.name === 'check') seen.current = props;
  return seen.current?.scene.view.round === round - 1 ? seen.current : null;
};

/** A button that shows the end of the last round again, as long as the player wants to read. */
export const LastRound = ({ last }: { last: RaceProps }): JSX.Element => {
  const [open, setOpen] = useState(false);
  const { start, help } = last.words.board.table;
  useKeyPress(({ code }) => {
    if (code !== 'Escape' || !open) return false;
    setOpen(false);
    return true;
  });
  return (
    <>
      <button type="button" class="btn" aria-expanded={open} onClick={() => setOpen(true)}>
        {start.lastRound}
      </button>
      {open && (
        <div class="paw-again">
          <Verdict props={last} />
          <button type="button" class="btn btn--primary" onClick={() => setOpen(false)}>
            {help.close}
          </button>
        </div>
      )}
    </>
  );
};
