import type { Seat } from '../../../kernel/game.ts';
import { comparedFacts } from '../../../web/kit/compared-facts.ts';
import type { MatchEnd, EndFact, EndOfMatch } from '../../../web/kit/ending.ts';
import { allBoxes, type BoxInfo } from '../rules/score.ts';
import type { IfItFits } from '../rules/types.ts';
import type { FitsWords } from '../words/types.ts';
import { pointsIn } from './count.ts';
import { holdersOf } from './tints.ts';

type FitsEnd = MatchEnd<IfItFits, FitsWords>;

/** The points that the boxes gave and took, and the rule that decided a tie. */
export const tellEnd: NonNullable<EndOfMatch<IfItFits, FitsWords>['tell']> = (end) => {
  const { winners = [], scores = [] } = end.scene.outcome ?? {};
  const tied = scores.filter((score) => score === Math.max(...scores)).length > winners.length;
  return { ...(tied && { reason: end.words.board.ending.tie }), facts: factsOf(end) };
};

const sprays = ({ value }: BoxInfo): number => value.sprays * (value.closed ? 2 : 1);

const factsOf = (end: FitsEnd): readonly EndFact[] => {
  const { table, cats, rules } = end.scene.view;
  const boxes = allBoxes(table, cats.length, rules);
  const held = (seat: Seat): readonly BoxInfo[] => boxes.filter((box) => holdersOf(box).includes(seat));
  const { ending } = end.words.board;
  return comparedFacts(end, [
    [ending.best, (seat) => Math.max(0, ...held(seat).map((box) => pointsIn(box, seat)))],
    [ending.closed, (seat) => held(seat).filter(({ value }) => value.closed).length],
    [ending.sprays, (seat) => held(seat).reduce((sum, box) => sum - sprays(box), 0)],
  ]);
};
