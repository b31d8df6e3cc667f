import type { JSX } from 'preact';
import { withMinus, withSign } from '../../../../words/plural.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import { allTries, compare, outcomeOf } from '../../rules/duel/compare.ts';
import type { Compared, DuelView, Try } from '../../rules/duel/types.ts';
import type { DuelWords } from '../../words/duel-types.ts';
import { FigurePicture } from '../pieces/Figure.tsx';

interface ResultsProps {
  readonly view: DuelView;
  readonly words: DuelWords;
  readonly name: (seat: number) => string;
}

const triesOf = (run: DuelView['runs'][number]): readonly Try[] | null => ('tries' in run ? run.tries : null);

/** The time of every player for each card; times that may not be seen yet are marked as secret. */
export const Results = ({ view, words, name }: ResultsProps): JSX.Element | null => {
  const tries = view.runs.map(triesOf);
  const met = tries.reduce<readonly Try[]>((most, its) => (its && its.length > most.length ? its : most), []);
  const all = allTries(view.runs);
  const compared = all && compare(all);
  if (!met.length) return null;
  return (
    <table class="duel-results">
      <caption>{words.results}</caption>
      <thead>
        <tr>
          <td />
          {view.runs.map((_, seat) => (
            <th key={seat} scope="col">
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {met.map(({ card }, nth) => (
          <tr key={card}>
            <th scope="row">
              <span class="duel-results__card">
                <FigurePicture figure={cardOf(card).figure} small />
              </span>
              <span class="sr">{words.card(nth + 1)}</span>
            </th>
            {tries.map((its, seat) => (
              <Cell
                key={seat}
                its={its && (its[nth] ?? 'not-yet')}
                compared={compared?.[nth]}
                seat={seat}
                words={words}
              />
            ))}
          </tr>
        ))}
      </tbody>
      {all && (
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {outcomeOf(all).scores.map((score, seat) => (
              <td key={seat}>
                <b>{withMinus(score)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
};

interface CellProps {
  readonly its: Try | 'not-yet' | null; // null: secret
  readonly compared: Compared | undefined;
  readonly seat: number;
  readonly words: DuelWords;
}

const Cell = ({ its, compared, seat, words }: CellProps): JSX.Element => {
  if (its === null) return <td class="is-hidden">{words.hidden}</td>;
  if (its === 'not-yet') return <td class="is-hidden">…</td>;
  const fastest = compared?.fastest.includes(seat) ?? false;
  const points = compared?.points[seat] ?? 0;
  return (
    <td class={fastest ? 'is-fastest' : its.how === 'right' ? '' : 'is-bad'}>
      {its.how === 'right' ? words.seconds(its.ms) : words.how[its.how]}
      {fastest && <small> {words.fastest}</small>}
      {compared && points !== 0 && <b> {withSign(points)}</b>}
    </td>
  );
};
