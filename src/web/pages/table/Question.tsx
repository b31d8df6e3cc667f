import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { words } from '../../preferences/language.ts';
import { seatName } from '../../table/people.ts';
import type { Session } from '../../table/session.ts';
import type { TableSource } from '../../table/source.ts';

/** An open takeback or an offered draw, in words. There is at most one of them. */
interface OpenQuestion {
  readonly by: Seat;
  readonly waiting: readonly string[];
  readonly title: string;
  readonly mine: string; // for the person who asks
  readonly theirs: string;
  readonly agree: string;
  readonly decline: string;
}

const askedAt = ({ question, draw, table, yours }: Session): OpenQuestion | null => {
  const t = words.value.table;
  const open = draw ?? question;
  if (!open || !table) return null;
  const name = seatName(table, yours, open.by);
  return draw
    ? {
        ...open,
        title: t.ways.draw.name,
        mine: t.drawOffered,
        theirs: t.drawOffers(name),
        agree: t.drawAgree,
        decline: t.drawDecline,
      }
    : {
        ...open,
        title: t.takeback,
        mine: t.takebackAsked,
        theirs: t.takebackAsks(name),
        agree: t.agree,
        decline: t.decline,
      };
};

/** The open question in the words for this person; empty if there is none. */
export const questionText = (session: Session): string => {
  const asked = askedAt(session);
  if (!asked) return '';
  return session.yours.includes(asked.by) ? asked.mine : asked.theirs;
};

/** True if a question waits for my answer: then the prompt shows nothing else, except on a phone. */
export const isAskedOf = ({ question, draw, me }: Session): boolean =>
  me !== null && ((question ?? draw)?.waiting.includes(me) ?? false);

/**
 * The question about a takeback or a draw, to me or from me. It is in the prompt; on a phone it lies over the
 * page, because the board would shrink under the finger.
 */
export const Question = ({ source }: { source: TableSource }): JSX.Element | null => {
  const session = source.session.value;
  const asked = askedAt(session);
  if (!asked) return null;
  if (session.yours.includes(asked.by)) return <p class="tp__note">{asked.mine}</p>;
  if (!isAskedOf(session)) return null;
  return (
    <div class="tp__ask" role="group" aria-label={asked.title}>
      <p>{asked.theirs}</p>
      <button class="btn btn--primary" onClick={() => source.seats?.answer(true)}>
        {asked.agree}
      </button>
      <button class="btn" onClick={() => source.seats?.answer(false)}>
        {asked.decline}
      </button>
    </div>
  );
};
