import type { Game, Kind } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';

type Options = Readonly<Record<string, unknown>>;

/** An option with its value: "Deck: All levels mixed". */
export const sayOption = ({ options }: AnyGameWords, name: string, value: unknown): string =>
  `${options[name]?.label ?? name}: ${options[name]?.values[String(value)] ?? String(value)}`;

/** The options that are not as usual, in words. */
export const unusualOptions = (game: Game<Kind>, words: AnyGameWords, options: Options): string[] => {
  const usual: Readonly<Record<string, readonly unknown[]>> = game.options;
  return Object.entries(options)
    .filter(([name, value]) => usual[name]?.[0] !== value)
    .map(([name, value]) => sayOption(words, name, value));
};
