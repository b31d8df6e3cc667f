import type { JSX } from 'preact';
import { PawPrint } from '../../../../web/art/things/Paw.tsx';
import type { Move, Thing } from '../../rules/race/types.ts';
import type { Hands } from '../hands/useHands.ts';
import type { RaceProps } from '../props/props.ts';
import { PauseButton } from './PauseWindow.tsx';

interface ActionsProps {
  readonly props: RaceProps;
  readonly hands: Hands;
}

/** The actions of the paw: one button each, within reach of the thumb. */
export const Actions = ({ props, hands }: ActionsProps): JSX.Element | null => {
  if (!hands.mine) return null;
  const { actions } = props.words.board.table;
  const { act, may } = hands;
  return (
    <div class="paw-actions">
      <Handling props={props} hands={hands} />
      <button
        type="button"
        class="btn btn--primary paw-meow"
        data-legal={may({ do: 'meow' }) || undefined}
        aria-disabled={!may({ do: 'meow' })}
        onPointerDown={(event) => event.button === 0 && act({ do: 'meow' })}
        onClick={({ detail }) => detail === 0 && act({ do: 'meow' })}
      >
        <svg width={34} height={34} viewBox="0 0 100 100" aria-hidden="true">
          <PawPrint />
        </svg>
        {actions.meow}
        <kbd aria-hidden="true">M</kbd>
      </button>
      <PauseButton props={props} hands={hands} />
    </div>
  );
};

/** Buttons to turn, flip and give back the held piece, or else the selected one. */
const Handling = ({ props, hands }: ActionsProps): JSX.Element => {
  const { actions } = props.words.board.table;
  const { held, selected, act, inTurn } = hands;
  if (held && 'cat' in held)
    return (
      <>
        <Tool wide icon={INTO} label={actions.intoBox} hands={hands} move={{ do: 'keep' }} on={act} />
        <Tool icon={BACK} label={actions.back} letter="B" hands={hands} move={{ do: 'return' }} on={act} />
      </>
    );
  const lies: Thing | null = held ? null : selected;
  const thing = lies ?? 'held';
  const isBox = lies === 'box' || (held !== null && 'box' in held);
  const giveBack = (): void =>
    lies === null ? act({ do: 'return' }) : inTurn({ do: 'lift', thing: lies }, { do: 'return' });
  return (
    <>
      {lies === 'box' ? (
        <Tool
          icon={INTO}
          label={actions.takeOut}
          hands={hands}
          move={{ do: 'lift', thing: 'cat' }}
          on={act}
        />
      ) : (
        <Tool
          icon={TURN}
          label={actions.turn}
          letter="R"
          hands={hands}
          move={{ do: 'turn', by: 1, thing: lies ?? 'held' }}
          on={act}
        />
      )}
      <Tool
        icon={FLIP}
        letter="F"
        label={
          isBox
            ? actions.flipBox[props.scene.view.boxes[hands.me]?.side ?? 'H']
            : isAwake(props, hands)
              ? actions.lie
              : actions.wake
        }
        hands={hands}
        move={{ do: 'flip', thing }}
        on={act}
      />
      <Tool
        icon={BACK}
        label={actions.back}
        letter="B"
        hands={hands}
        move={lies === null ? { do: 'return' } : { do: 'lift', thing: lies }}
        on={giveBack}
      />
    </>
  );
};

const isAwake = ({ scene }: RaceProps, { held, selected }: Hands): boolean => {
  const id = held ? ('tile' in held ? held.tile : null) : selected;
  return scene.view.tiles.find((tile) => tile.id === id)?.side !== 's';
};

const TURN = 'M20 11a8 8 0 1 1-2.300-5M20 3v5h-5';
const FLIP = 'M12 3v18M9 7L3 17h6zM15 7l6 10h-6z';
const BACK = 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3';
const INTO = 'M4 11h16v9H4zM12 2v10M8.500 8.500 12 12l3.500-3.500';

interface ToolProps {
  readonly wide?: boolean; // as wide as two buttons, so that the others keep their place
  readonly icon: string;
  readonly label: string;
  readonly letter?: string; // the key that does the same
  readonly hands: Hands;
  readonly move: Move; // the button is active if this move is legal
  readonly on: (move: Move) => void;
}

const Tool = ({ wide = false, icon, label, letter, hands, move, on }: ToolProps): JSX.Element => {
  const cannot = hands.cannot(move);
  return (
    // Not `disabled`: while the paw is busy for a moment, the button must keep the touch and the focus; and a refused
    // press shows its reason.
    <button
      type="button"
      class={`btn paw-tool ${wide ? 'paw-tool--wide' : ''}`}
      data-legal={hands.may(move) || undefined}
      aria-disabled={cannot}
      onClick={() => (cannot ? hands.act(move) : on(move))}
    >
      <svg class="ic" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={icon}
          fill="none"
          stroke="currentColor"
          stroke-width={2.1}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      <span>{label}</span>
      {letter && <kbd aria-hidden="true">{letter}</kbd>}
    </button>
  );
};
