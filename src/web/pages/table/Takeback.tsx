import type { JSX } from 'preact';
import { words } from '../../preferences/language.ts';
import { seatName } from '../../table/people.ts';
import type { Session } from '../../table/session.ts';
import type { TableSource } from '../../table/source.ts';

/** True if a takeback waits for my answer: then the prompt shows nothing else. */
export const isAskedOf = ({ question, me }: Session): boolean =>
  question !== null && me !== null && question.waiting.includes(me);

/** The question about a takeback, to me or from me. It is in the prompt, so that it covers nothing. */
export const Takeback = ({ source }: { source: TableSource }): JSX.Element | null => {
  const t = words.value.table;
  const session = source.session.value;
  const { question, table, yours } = session;
  if (!question || !table) return null;
  if (yours.includes(question.by)) return <p class="tp__note">{t.takebackAsked}</p>;
  if (!isAskedOf(session)) return null;
  return (
    <div class="tp__ask" role="group" aria-label={t.takeback}>
      <p>{t.takebackAsks(seatName(table, yours, question.by))}</p>
      <button class="btn btn--primary" onClick={() => source.seats?.answerTakeback(true)}>
        {t.agree}
      </button>
      <button class="btn" onClick={() => source.seats?.answerTakeback(false)}>
        {t.decline}
      </button>
    </div>
  );
};
