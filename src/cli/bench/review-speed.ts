import type { LoadedGame } from '../../catalogue/find-games.ts';
import { defined } from '../../kernel/defined.ts';
import { quickMatchOf } from '../../kernel/abilities.ts';
import type { Kind } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import { momentOf } from '../../review/moment.ts';
import { nextToJudge, nothingFound, spansAll } from '../../review/order.ts';
import { questionAt, type PlayedMatch } from '../../review/question.ts';
import { workFor } from '../../review/judge-work.ts';
import { yardstick } from '../../bench/yardstick.ts';
import { replay } from '../../kernel/match.ts';
import { playBots, type Players } from '../matches/bot-match.ts';
import { diceFrom } from '../matches/seeds.ts';
import { CLOCKS } from './measure.ts';

/** How long the review of a long match takes, in the order in which the page judges it. CPU time. */
export interface ReviewSpeed {
  readonly steps: number;
  readonly firstMs: number; // until the graph spans the whole match
  readonly graphMs: number; // until it knows every moment
  readonly ms: number; // until every decision has its mark
  readonly relative: number; // all of it, by the yardstick
}

const MATCHES = 3;
const MOVES_AT_MOST = 1000;
const YARDS = 2000;

/** Of some matches of bots of a low level the one with the most steps: always the same. */
const longMatch = (loaded: LoadedGame): PlayedMatch<Kind> => {
  const { game, levels } = loaded;
  const { seats } = quickMatchOf(game);
  const { bot } = defined(levels[Math.min(1, levels.length - 1)]);
  const all = Array.from({ length: MATCHES }, (_, nth) => {
    const seed = `review ${nth}`;
    const header = { game: game.id, version: game.version, seats, options: readOptions(game), seed };
    const players: Players = {
      turns: MOVES_AT_MOST,
      botOf: () => bot,
      ask: (_seat, think) => think(forever),
    };
    const { first, entries } = playBots(loaded, header, players, diceFrom(seed));
    return { seats, entries, positions: [...replay(game, seed, first, entries)] };
  });
  return defined(all.toSorted((a, b) => b.entries.length - a.entries.length)[0]);
};

const forever = (): boolean => true; // the level limits its own work

export const measureReview = (loaded: LoadedGame): ReviewSpeed => {
  const { game, judge } = loaded;
  const match = longMatch(loaded);
  const found = nothingFound(match.positions.length);
  const yard = timed(() => yardstick(YARDS));
  let [firstMs, graphMs, ms] = [0, 0, 0];
  for (let next = nextToJudge(found, 0); next; next = nextToJudge(found, 0)) {
    const { at, part } = next;
    ms += timed(() => {
      found[part === 1 ? 'sure' : 'rough'][at] = momentOf(
        game,
        judge,
        questionAt(game, match, at, 0),
        workFor(judge, part).work,
      );
    });
    if (firstMs === 0 && spansAll(found)) firstMs = ms;
    if (graphMs === 0 && found.rough.every((one, i) => one !== null || found.sure[i] !== null)) graphMs = ms;
  }
  return { steps: match.entries.length, firstMs, graphMs, ms, relative: ms / yard };
};

const timed = (work: () => void): number => {
  const began = CLOCKS.cpu();
  work();
  return CLOCKS.cpu() - began;
};
