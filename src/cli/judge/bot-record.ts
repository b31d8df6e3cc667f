import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Entry, Header, Kind, Millis } from '../../kernel/game.ts';
import { defined } from '../../kernel/defined.ts';
import { replay, start, type Position } from '../../kernel/match.ts';
import { playBots } from '../matches/bot-match.ts';
import { until } from '../matches/deadline.ts';
import { diceFrom } from '../matches/seeds.ts';

const MOVES_AT_MOST = 10_000;

/** A match that bots of one level played. */
export interface BotRecord {
  readonly header: Header<Kind>;
  readonly entries: readonly Entry[];
  readonly positions: readonly Position<Kind>[];
}

export const botRecord = (
  loaded: LoadedGame,
  header: Header<Kind>,
  level: number,
  ms: Millis | null,
): BotRecord => {
  const { game, levels } = loaded;
  const { bot, ms: usual } = defined(levels[level]);
  const { entries } = playBots(
    loaded,
    header,
    { turns: MOVES_AT_MOST, botOf: () => bot, ask: (_, think) => think(until(ms ?? usual)) },
    diceFrom(`${header.seed}/bots`),
  );
  return { header, entries, positions: [...replay(game, header.seed, start(game, header), entries)] };
};
