import { isRefusal, type Game, type Kind } from '../../../kernel/game.ts';
import { choicesAt, readOptions } from '../../../kernel/options.ts';
import { beginsAsRace } from '../../../kernel/press.ts';
import { wordsOf } from '../../preferences/language.ts';

/** An option, in words, with which this game is not a race, so that it can be played on one device; null if there is none. */
export const turnBasedOption = (
  game: Game<Kind>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): string | null => {
  const said = wordsOf(game.id).options;
  for (const [name, values] of Object.entries(choicesAt(game, seats, options)))
    for (const value of values) {
      const tried = readOptions(game, { ...options, [name]: value });
      if (!isRefusal(tried) && !beginsAsRace(game, seats, tried))
        return said[name]?.values[String(value)] ?? null;
    }
  return null;
};
