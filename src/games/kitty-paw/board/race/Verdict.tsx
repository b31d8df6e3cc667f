import type { JSX } from 'preact';
import { cardOf } from '../../rules/cards/cards.ts';
import { matOf } from '../../rules/race/mat.ts';
import type { CardId, WrongPiece } from '../../rules/cards/pieces.ts';
import type { Verdict as RoundVerdict, View } from '../../rules/race/types.ts';
import type { TableWords } from '../../words/table-types.ts';
import type { BoardWords } from '../../words/types.ts';
import { CardTime } from './CardTime.tsx';
import { FigurePicture } from '../pieces/Figure.tsx';
import { PhotoFinish } from './PhotoFinish.tsx';
import type { RaceProps } from '../props/props.ts';

/** The end of a round: the card beside the mat, the mistakes, who pays, and the photo finish. */
export const Verdict = ({ props }: { props: RaceProps }): JSX.Element | null => {
  const { scene, sitter } = props;
  const { view } = scene;
  if (view.phase.name !== 'check') return null;
  const words = props.words.board;
  const { verdict } = view.phase;
  const name = (seat: number): string => sitter(seat).name;
  const several = view.kept.length > 1; // a photo finish needs several players
  return (
    <section
      class={`paw-verdict panel ${several ? '' : 'paw-verdict--one'}`}
      aria-label={words.table.verdict.title}
    >
      <Outcome {...{ view, verdict, words, name }} />
      {several && <PhotoFinish finish={verdict.finish} words={words.table} name={name} last={verdict.last} />}
    </section>
  );
};

interface OutcomeProps {
  readonly view: View;
  readonly verdict: RoundVerdict;
  readonly words: BoardWords;
  readonly name: (seat: number) => string;
}

const Outcome = ({ view, verdict, words, name }: OutcomeProps): JSX.Element => {
  const { how, meower, correct, wrong, last } = verdict;
  const t = words.table.verdict;
  const card = cardChecked(view, verdict);
  const says =
    meower === null
      ? how === 'late'
        ? t.late
        : t.nobody
      : correct
        ? t.right(name(meower))
        : t.wrong(name(meower));
  return (
    <div class="paw-outcome">
      <h3 class={correct ? 'is-right' : 'is-wrong'}>
        {says} {meower !== null && <Points view={view} seat={meower} />}
      </h3>
      <CardTime view={view} words={words.duel} />
      {meower !== null && card && (
        <div class="paw-outcome__pictures">
          <figure>
            <FigurePicture figure={cardOf(card).figure} />
            <figcaption>{t.picture}</figcaption>
          </figure>
          <figure class={correct ? '' : 'is-wrong'}>
            <FigurePicture figure={matOf(view, meower)} wrong={wrong} />
            <figcaption>{t.built}</figcaption>
          </figure>
        </div>
      )}
      {wrong.length > 0 && (
        <p>{t.wrongPieces(wrong.map((piece) => pieceName(words.table, piece, card)).join(', '))}</p>
      )}
      {last !== null && (
        <p class="paw-outcome__last">
          {t.last(name(last))} <Points view={view} seat={last} />
        </p>
      )}
    </div>
  );
};

/**
 * The checked card. It is already the last kept card of the player who meowed; in a sudden death it is still on the
 * mat.
 */
const cardChecked = ({ kept, cards }: View, { meower }: RoundVerdict): CardId | null =>
  meower === null ? null : (cards[meower] ?? kept[meower]?.at(-1)?.card ?? null);

/** In the middle of a sentence; how the box lies is seen in the picture. */
const pieceName = (words: TableWords, piece: WrongPiece, card: CardId | null): string => {
  if (piece !== 'box' && piece !== 'cat') return words.cats[piece];
  const cat = card ? cardOf(card).figure.box?.cat : null;
  return piece === 'cat' && cat ? words.boxCats[cat] : words.does.theBox;
};

const Points = ({ view, seat }: { view: View; seat: number }): JSX.Element | null => {
  const points = view.kept[seat]?.at(-1)?.points;
  // In a duel only the comparison gives points.
  if (points === undefined || view.extra || view.rules.mode === 'duel') return null;
  return (
    <b class={`paw-points ${points < 0 ? 'is-bad' : ''}`}>{points > 0 ? `+${points}` : `−${-points}`}</b>
  );
};
