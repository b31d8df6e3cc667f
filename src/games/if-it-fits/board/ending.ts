import type { Seat } from '../../../kernel/game.ts';
import { comparedFacts } from '../../../web/kit/compared-facts.ts';
import type { EndAsked, EndFact, EndOfMatch } from '../../../web/kit/ending.ts';
import { allBoxes, type BoxInfo } from '../rules/score.ts';
import type { IfItFits } from '../rules/types.ts';
import type { FitsWords } from '../words/types.ts';
import { pointsIn } from './count.ts';
import { holdersOf } from './tints.ts';

type Told = EndAsked<IfItFits, FitsWords>;

/** The points that the boxes gave and took, and the rule that decided a tie. */
export const tellEnd: NonNullable<EndOfMatch<IfItFits, FitsWords>['tell']> = (told) => {
  const { winners = [], scores = [] } = told.scene.outcome ?? {};
  const tied = scores.filter((score) => score === Math.max(...scores)).length > winners.length;
  return { ...(tied && { reason: told.words.board.ending.tie }), facts: factsOf(told) };
};

const sprays = ({ value }: BoxInfo): number => value.sprays * (value.closed ? 2 : 1);

const factsOf = (told: Told): readonly EndFact[] => {
  const { table, cats, rules } = told.scene.view;
  const boxes = allBoxes(table, cats.length, rules);
  const held = (seat: Seat): readonly BoxInfo[] => boxes.filter((box) => holdersOf(box).includes(seat));
  const { ending } = told.words.board;
  return comparedFacts(told, [
    [ending.best, (seat) => Math.max(0, ...held(seat).map((box) => pointsIn(box, seat)))],
    [ending.closed, (seat) => held(seat).filter(({ value }) => value.closed).length],
    [ending.sprays, (seat) => held(seat).reduce((sum, box) => sum - sprays(box), 0)],
  ]);
};
