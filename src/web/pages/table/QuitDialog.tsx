import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { canBeDrawn } from '../../../kernel/abilities.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { EndWish } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { words } from '../../preferences/language.ts';
import { allOverdue } from './Delay.tsx';
import type { Session } from '../../table/session.ts';
import type { TableSource } from '../../table/source.ts';

/** The ways to end a match early that this seat has now. The table decides again when one of them is chosen. */
export const endsFor = ({ game, session }: TableSource, table: TableInfo): readonly EndWish[] => {
  const { me } = session.value;
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
  const others = people.filter(({ guest }) => guest !== me);
  const leftAlone = others.length > 0 && allOverdue(session.value, table, Date.now());
  if (leftAlone) return ['stop'];
  if (table.seats.length !== 2 || table.daily) return [];
  if (isUnbegun(session.value)) return ['stop'];
  const canDraw = canBeDrawn(game) && people.length === 2 && others.every(({ away }) => !away);
  return canDraw ? ['draw', 'resign'] : ['resign'];
};

const isUnbegun = ({ scenes }: Session): boolean => [...scenes.values()][0]?.seq === 0;

interface QuitProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/**
 * Asks how to stop: go on, agree on a draw, resign, end the match, or leave: the seat to a bot, or a match of this browser until
 * later. To resign is asked twice.
 */
export const QuitDialog = ({ source, table, seat, onClose }: QuitProps): JSX.Element => {
  const t = words.value.table;
  const then = (act: () => void) => (): void => {
    onClose();
    act();
  };
  const { route } = useLocation();
  const [resigning, setResigning] = useState(false);
  const chosen = (how: EndWish): (() => void) =>
    how === 'resign' ? () => setResigning(true) : then(() => source.end(seat, how));
  if (resigning)
    return (
      <Dialog title={t.resignSure} onClose={onClose}>
        {/* In another order than before: a double tap must not resign. */}
        <div key="resign" class="stack quit">
          <QuitOption does={then(() => source.end(seat, 'resign'))} {...t.ways.resign} />
          <button class="btn btn--primary" ref={focus} onClick={onClose}>
            {t.keepPlaying}
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t.quitSure} onClose={onClose}>
      <div key="ways" class="stack quit">
        <button class="btn btn--primary" onClick={onClose}>
          {t.keepPlaying}
        </button>
        {endsFor(source, table).map((how) => (
          <QuitOption key={how} does={chosen(how)} {...wayOf(source, how)} />
        ))}
        {source.seats && !table.daily ? (
          <QuitOption does={then(() => source.seats?.leave())} {...t.ways.leave} />
        ) : (
          <QuitOption does={then(() => route(table.daily ? '/daily' : '/'))} {...t.ways.lobby} />
        )}
      </div>
    </Dialog>
  );
};

const focus = (button: HTMLElement | null): void => button?.focus();

/** A match may be ended because nobody has moved yet, or because everybody else has left. */
const wayOf = ({ session }: TableSource, how: EndWish): Pick<QuitOptionProps, 'name' | 'more'> => {
  const { ways } = words.value.table;
  return how === 'stop' && isUnbegun(session.value) ? ways.unbegun : ways[how];
};

interface QuitOptionProps {
  readonly does: () => void;
  readonly name: string;
  readonly more: string;
}

const QuitOption = ({ does, name, more }: QuitOptionProps): JSX.Element => (
  <div class="quit__way">
    <button class="btn" onClick={does}>
      {name}
    </button>
    <p class="small">{more}</p>
  </div>
);
