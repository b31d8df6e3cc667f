import type { Outcome, Seat } from '../../../../kernel/game.ts';
import type { TableInfo } from '../../../../protocol/table.ts';
import { withMinus } from '../../../../words/plural.ts';
import type { EndFact, EndStory } from '../../../kit/ending.ts';
import { nameOf, words, wordsAt } from '../../../preferences/language.ts';
import { colourOf, ownSeat, seatName } from '../../../table/people.ts';
import type { EndProps } from './end-props.ts';
import { endedWords, endTitle } from './end-words.ts';
import { bestRow, hasPoints, missing } from './compare-scores.ts';
import { scoreTable } from './score-rows.ts';

/** The end in the words for this reader. */
export interface EndText {
  readonly title: string;
  readonly reason: string | null;
  readonly more: string | null;
  readonly facts: readonly EndFact[];
  readonly review: string | null; // a link to the game's own page of the review
  readonly turning: number | null; // the seq of the deciding move, if the game names it
}

/** First the reason of the end, then something good about it, also for those who lost. */
export const tellEnd = (props: EndProps): EndText => {
  const { source, table, outcome } = props;
  const { yours } = source.session.value;
  const me = ownSeat(table, yours);
  const story = storyOf(props, (seat) => seatName(table, yours, seat));
  const lack = hasPoints(outcome) ? missing(outcome, me) : null;
  // A game that gives a reason also says there how close it was; the title only names the winner.
  const close = story.reason === undefined ? lack : null;
  return {
    title: close === null ? endTitle(table, yours, outcome) : words.value.end.short(close),
    reason: story.reason ?? reasonOf(props, yours),
    more: story.more ?? (lack === null ? null : namedScores(table, yours, outcome)),
    facts: story.facts ?? consolation(props, me),
    review: story.review ?? null,
    turning: story.turning ?? null,
  };
};

const storyOf = (
  { source, table, board, scene, outcome, viewer }: EndProps,
  nameAt: (seat: Seat) => string,
): EndStory => {
  const { log } = source.session.value;
  if (outcome.ended || !board.end?.tell) return {};
  return board.end.tell({
    scene,
    viewer,
    steps: log.filter(({ back }) => back === null),
    words: wordsAt(table),
    nameOf: nameAt,
  });
};

/** An early end, or the one line of the rules that decided. */
const reasonOf = ({ table, scene, outcome }: EndProps, yours: readonly Seat[]): string | null => {
  const { ended, lines } = outcome;
  if (ended) return endedWords(ended.how, seatName(table, yours, ended.by), scene.seq);
  const [only] = lines;
  if (!only || hasPoints(outcome)) return null;
  return wordsAt(table).lines[only.what]?.(only.with ?? {}) ?? null;
};

/** The players with their points, the best first. */
const namedScores = (table: TableInfo, yours: readonly Seat[], { scores }: Outcome): string =>
  scores
    .map((score, seat) => ({ score, seat }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ score, seat }) => `${seatName(table, yours, seat)} ${withMinus(score)}`)
    .join(' · ');

/** The part in which somebody who lost was better than all others. */
const consolation = ({ table, outcome, board }: EndProps, me: Seat | null): readonly EndFact[] => {
  if (me === null || outcome.winners.includes(me) || !hasPoints(outcome) || outcome.scores.length < 2)
    return [];
  const best = bestRow(scoreTable(table, outcome, board).rows, me);
  if (!best) return [];
  return [{ label: words.value.end.bestOfAll(best.label), value: withMinus(best.points[me] ?? 0) }];
};

/** The words of the picture to keep. */
export interface PictureWords {
  readonly title: string;
  readonly sub: string;
}

/**
 * The picture is for others: it says who won by the sign of the seat, never "you", and names nobody, because people may
 * show it to strangers.
 */
export const pictureWords = (props: EndProps): PictureWords => {
  const { table, outcome, scene } = props;
  const game = nameOf(table.game);
  const title = pictureTitle(table, outcome);
  const colour = (seat: Seat): string => colourOf(table.game, seat);
  const told = storyOf({ ...props, viewer: 'spectator' }, colour).reason;
  const reason = outcome.ended
    ? endedWords(outcome.ended.how, colour(outcome.ended.by), scene.seq)
    : (told ?? reasonOf(props, []));
  return title === null
    ? { title: game, sub: reason ?? '' }
    : { title, sub: reason ? `${game} · ${reason}` : game };
};

/** Null if there is nothing to say but the name of the game. */
const pictureTitle = ({ game, seats }: TableInfo, outcome: Outcome): string | null => {
  const t = words.value.end;
  if (outcome.ended?.how === 'stop' || outcome.ended?.how === 'closed') return t.endedEarly;
  if (seats.length === 1) return hasPoints(outcome) ? t.picture.points(outcome.scores[0] ?? 0) : null;
  const [only, ...more] = outcome.winners.map((seat) => colourOf(game, seat));
  if (only === undefined) return t.draw;
  return more.length === 0 ? t.wins(only) : t.shared([only, ...more].join(', '));
};
