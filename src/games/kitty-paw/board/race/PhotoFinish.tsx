import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { Sign } from '../../../../web/art/base/Sign.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { sureness } from '../../rules/race/claims.ts';
import { SAME_MOMENT, TOUCH_AT_MOST } from '../../rules/race/limits.ts';
import type { Contest, PhotoFinish as Finish } from '../../rules/race/types.ts';
import type { TableWords } from '../../words/table-types.ts';
import { targetName } from '../pieces/names.ts';

interface FinishProps {
  readonly finish: Finish;
  readonly words: TableWords;
  readonly name: (seat: Seat) => string;
  readonly last: Seat | null;
}

/** The contests that were decided by time: who was faster by how much, and how certain that is. */
export const PhotoFinish = ({ finish, words, name, last }: FinishProps): JSX.Element => {
  const { grabs, touches } = finish;
  const t = words.verdict;
  return (
    <div class="paw-photo">
      <h4>{t.photo}</h4>
      {touches.length > 0 && <Lanes touches={touches} words={words} name={name} last={last} />}
      {grabs.length > 0 ? (
        <ul class="paw-contests">
          {grabs.slice(-SHOWN).map((contest, i) => (
            <ContestLine key={i} contest={contest} words={words} name={name} />
          ))}
        </ul>
      ) : (
        <p class="small">{t.noGrabs}</p>
      )}
    </div>
  );
};

const SHOWN = 4; // the latest contests; the log has all of them

const ContestLine = ({
  contest: { target, winner, loser, apart, sure },
  words,
  name,
}: Pick<FinishProps, 'words' | 'name'> & { readonly contest: Contest }): JSX.Element => {
  const t = words.verdict;
  return (
    <li>
      <b>{targetName(words, target)}</b>
      <span class="paw-contests__who">
        <Sign sign={signOfSeat(winner)} size={18} />
        <i style={{ '--gap': Math.min(1, apart / 100) }} />
        <Sign sign={signOfSeat(loser)} size={18} />
      </span>
      <span>
        {t.apart(name(winner), name(loser), apart)} · {apart === 0 ? t.byLot : t.sure(sure)}
      </span>
    </li>
  );
};

/** A bar for every paw, by its time; the last one pays. */
const Lanes = ({
  touches,
  words,
  name,
  last,
}: Omit<FinishProps, 'finish'> & Pick<Finish, 'touches'>): JSX.Element => {
  const t = words.verdict;
  const slowest = Math.max(600, ...touches.map(({ touch }) => touch?.reaction ?? TOUCH_AT_MOST));
  const said = (touch: Finish['touches'][number]['touch']): string =>
    touch ? `${t.ms(touch.reaction)}${touch.early ? ` · ${t.early}` : ''}` : t.missing;
  return (
    <ol class="paw-lanes">
      {touches
        .toSorted((a, b) => (a.touch?.reaction ?? Infinity) - (b.touch?.reaction ?? Infinity))
        .map(({ seat, touch }) => (
          <li key={seat} class={seat === last ? 'paw-lanes__last' : ''}>
            <span class="paw-lanes__name">{name(seat)}</span>
            <span class="paw-lanes__lane">
              <i style={{ width: `${(100 * (touch?.reaction ?? slowest)) / slowest}%` }}>
                <Sign sign={signOfSeat(seat)} size={20} />
              </i>
            </span>
            <span>{said(touch)}</span>
          </li>
        ))}
      <TouchSure touches={touches} words={words} last={last} />
    </ol>
  );
};

/** The certainty that the last paw really was last, compared with the one before. */
const TouchSure = ({
  touches,
  words,
  last,
}: Pick<FinishProps, 'words' | 'last'> & Pick<Finish, 'touches'>): JSX.Element | null => {
  const own = touches.find(({ seat }) => seat === last)?.touch;
  const others = touches.flatMap(({ seat, touch }) => (seat !== last && touch ? [touch.reaction] : []));
  if (!own || !others.length) return null;
  const apart = own.reaction - Math.max(...others);
  const t = words.verdict;
  return (
    <li class="paw-lanes__sure">
      {Math.abs(apart) < SAME_MOMENT ? t.byLot : `${t.ms(apart)} · ${t.sure(sureness(apart))}`}
    </li>
  );
};
