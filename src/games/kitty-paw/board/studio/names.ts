import { LEVEL_RULES } from '../../rules/cards/authoring.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import type { Figure } from '../../rules/cards/figure.ts';
import { piecesOf, type PieceName } from '../../rules/cards/drawing.ts';
import type { Verdict, StudioRefusal } from '../../rules/studio/check-drawing.ts';
import type { CardId } from '../../rules/cards/pieces.ts';
import type { StudioWords } from '../../words/studio-types.ts';
import type { BoardWords } from '../../words/types.ts';
import { catName } from '../pieces/names.ts';

/** The title of a card of the game: its level and its number there, because cards show no id. */
export const cardTitle = (studio: StudioWords, id: CardId): string => {
  const { level, set } = cardOf(id);
  return studio.card(Number(id.split('-')[1]), level, set);
};

export const shortName = ({ studio, table }: BoardWords, name: PieceName): string =>
  name === 'box' ? studio.box : table.cats[name];

/** "Exotic Shorthair, awake, turned by 120°, layer 2 of 5" */
export const longName = (words: BoardWords, figure: Figure, name: PieceName): string => {
  const { studio, table } = words;
  const order = piecesOf(figure);
  const layer = studio.layer(order.indexOf(name) + 1, order.length);
  const tile = figure.tiles.find(({ breed }) => breed === name);
  if (tile) return [catName(table, tile), studio.turned(tile.turn * 60), layer].join(', ');
  const { box } = figure;
  const guest = box?.cat ? table.boxCats[box.cat] : studio.tools.nobody;
  return [table.boxes[box?.side ?? 'H'], guest, layer].join(', ');
};

/** A refusal as a sentence, with the names of pieces instead of their letters. */
export const sayRefusal = (
  words: BoardWords,
  { why, ...refusal }: StudioRefusal,
  level: Verdict['level'],
): string => {
  const details: Readonly<Record<string, string | number>> = 'with' in refusal ? { ...refusal.with } : {};
  const named = (...keys: readonly string[]): string => {
    const found = keys.map((key) => details[key]).find((value) => value !== undefined);
    return found !== undefined && isPiece(found) ? shortName(words, found) : String(found ?? '');
  };
  const count = Object.values(details).find((value) => typeof value === 'number');
  return words.studio.refusals[why]({
    count: count ?? 0,
    one: details['card'] ? cardTitle(words.studio, String(details['card'])) : named('one', 'breed', 'piece'),
    other: named('other'),
    rules: LEVEL_RULES[level],
  });
};

const isPiece = (text: string | number): text is PieceName => /^(?:[JERADBP]|box)$/.test(String(text));
