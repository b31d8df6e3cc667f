import type { JSX } from 'preact';
import { canBeDrawn } from '../../../kernel/extras.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { EndWish } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { words } from '../../preferences/language.ts';
import type { TableSource } from '../../table/source.ts';

/** The ways to end a match early that this seat has now. The table decides again when one of them is chosen. */
export const endsFor = ({ game, session }: TableSource, table: TableInfo): readonly EndWish[] => {
  const { me } = session.value;
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
  const others = people.filter(({ guest }) => guest !== me);
  const leftAlone = others.length > 0 && others.every(({ away }) => away);
  if (leftAlone) return ['stop'];
  if (table.seats.length !== 2) return [];
  const canDraw = canBeDrawn(game) && people.length === 2 && others.every(({ away }) => !away);
  return canDraw ? ['draw', 'resign'] : ['resign'];
};

interface QuitProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Asks how to stop: go on, agree on a draw, resign, end the match, or leave the seat to a bot. */
export const QuitDialog = ({ source, table, seat, onClose }: QuitProps): JSX.Element => {
  const t = words.value.table;
  const then = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <Dialog title={t.quitSure} onClose={onClose}>
      <div class="stack quit">
        <button class="btn btn--primary" onClick={onClose}>
          {t.keepPlaying}
        </button>
        {endsFor(source, table).map((how) => (
          <Way key={how} does={then(() => source.end(seat, how))} {...t.ways[how]} />
        ))}
        {source.seats && <Way does={then(() => source.seats?.leave())} {...t.ways.leave} />}
      </div>
    </Dialog>
  );
};

interface WayProps {
  readonly does: () => void;
  readonly name: string;
  readonly more: string;
}

const Way = ({ does, name, more }: WayProps): JSX.Element => (
  <div class="quit__way">
    <button class="btn" onClick={does}>
      {name}
    </button>
    <p class="small">{more}</p>
  </div>
);
