import { commonJudge } from '../../bots/common-judge.ts';
import { commonLevels, type Level } from '../../bots/level.ts';
import type { Daily } from '../../kernel/daily.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import type { AllWords, AnyGameWords } from '../../words/game-words.ts';
import type { OpenVersion } from '../../catalogue/catalogue.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { toy } from './toy.ts';

/** A catalogue with one game, for tests. Its last bot never stops thinking. */
export const TOY_CATALOGUE = new URL(import.meta.url);
export const STUCK_LEVEL = 4;

const silent: AnyGameWords = {
  name: 'toy',
  about: '',
  seats: [],
  options: {},
  refusals: {},
  events: {},
  move: () => '',
  lines: {},
  board: {},
  hints: {},
  legend: '',
};
/** Its name is declined, as those of real games are. */
const words: AllWords = {
  en: silent,
  uk: { ...silent, name: 'іграшка', played: 'іграшку' },
  ru: { ...silent, name: 'игрушка', played: 'игрушку' },
};

const game = toy as unknown as Game<Kind>;

const stuck: Level<Kind> = {
  ms: 10,
  bot: () => {
    for (;;);
  },
};

/** The winner has solved it. */
const DAILY: Daily<Kind> = {
  is: 'match',
  options: {},
  bots: [0],
  result: (_state, { winners, scores }, seat) => ({
    points: scores[seat] ?? 0,
    solved: winners.includes(seat),
  }),
};

export const findGames = (): string[] => [game.id];

export const openVersion: OpenVersion = async (now, version) => (version === now.game.version ? now : null);

export const loadGame = async (): Promise<LoadedGame> => ({
  game,
  position: null,
  fast: null,
  worth: null,
  levels: [...commonLevels(game), stuck],
  greedy: null,
  ladder: null,
  judge: commonJudge(game),
  daily: DAILY,
  puzzleBook: async () => null,
  words,
});
