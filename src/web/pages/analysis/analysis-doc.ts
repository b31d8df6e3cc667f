import type { PositionText } from '../../../kernel/optional-files.ts';
import { isRefusal, type Game, type Kind, type Refusal } from '../../../kernel/game.ts';
import { play, startFrom, type Position } from '../../../kernel/match.ts';
import { readOptions } from '../../../kernel/options.ts';
import { nodesOn, type Path, type TreeNode } from './tree.ts';
import { readTree, writeTree } from './tree-text.ts';

/** Everything about an analysis: a first position, the variations from there, and the one that is looked at. */
export interface AnalysisDoc {
  readonly position: string; // as rules/position.ts writes it
  readonly options: Readonly<Record<string, unknown>>;
  readonly root: TreeNode;
  readonly path: Path;
}

/** A game whose positions can be written as text, and analysed. */
export interface Analysed {
  readonly game: Game<Kind>;
  readonly positions: PositionText<Kind>;
}

/** Why an address or a file is no analysis. The game and the common rules have refusals of their own. */
export type DocRefusal = 'unreadable-analysis' | 'other-game' | 'other-version' | 'impossible-move';

const unreadable: Refusal & { readonly why: DocRefusal } = { why: 'unreadable-analysis' };
const FIRST_LINE = 'clowder analysis 1';
const OPTION = 'option.';

/** The state that the text means, or why it is not possible. */
export const stateOf = ({ game, positions }: Analysed, text: string, asked: AnalysisDoc['options']) => {
  const options = readOptions(game, asked);
  return isRefusal(options) ? options : positions.read(text, options);
};

/** The same document if all of it obeys the rules. */
export const checked = (analysed: Analysed, doc: AnalysisDoc): AnalysisDoc | Refusal => {
  const state = stateOf(analysed, doc.position, doc.options);
  if (isRefusal(state)) return state;
  if (!isSound(analysed.game, startFrom<Kind>(state), doc.root)) return { why: 'impossible-move' };
  return { ...doc, path: doc.path.slice(0, nodesOn(doc.root, doc.path).length - 1) };
};

const isSound = (game: Game<Kind>, here: Position<Kind>, { next }: TreeNode): boolean =>
  next.every((node) => {
    const after = afterMove(game, here, node.move);
    return after !== null && isSound(game, after, node);
  });

/** The position after a move in notation; null if it is not legal. */
export const afterMove = (game: Game<Kind>, here: Position<Kind>, text: string): Position<Kind> | null => {
  const [move, by] = [game.read(text), game.actors(here.state)[0]];
  if (move === null || by === undefined) return null;
  const next = play(game, 'analysis', here, { by, at: here.at, move });
  return isRefusal(next) ? null : next;
};

/** The positions along the path, the first one included. */
export const positionsOn = (
  analysed: Analysed,
  { position, options, root, path }: AnalysisDoc,
): readonly Position<Kind>[] => {
  const state = stateOf(analysed, position, options);
  if (isRefusal(state)) throw new Error(`a position that was checked is refused: ${state.why}`);
  const all = [startFrom<Kind>(state)];
  for (const { move } of nodesOn(root, path).slice(1)) {
    const last = all.at(-1);
    const next = last ? afterMove(analysed.game, last, move) : null;
    if (!next) throw new Error(`a move that was checked is refused: ${move}`);
    all.push(next);
  }
  return all;
};

const chosenOptions = ({ game }: Analysed, options: AnalysisDoc['options']): [string, unknown][] => {
  const defaults: Readonly<Record<string, readonly unknown[]>> = game.options;
  return Object.entries(options).filter(([name, value]) => defaults[name]?.[0] !== value);
};

/** The part of an address after `#`. */
export const writeAddress = (analysed: Analysed, doc: AnalysisDoc): string => {
  const moves = writeTree(doc.root);
  const fields = new URLSearchParams({ position: doc.position });
  for (const [name, value] of chosenOptions(analysed, doc.options))
    fields.set(`${OPTION}${name}`, JSON.stringify(value));
  if (moves) fields.set('moves', moves);
  if (doc.path.length) fields.set('at', doc.path.join('.'));
  return fields.toString();
};

/** False for a place on the page, such as that of the skip link. */
export const holdsAnalysis = (hash: string): boolean => new URLSearchParams(hash.slice(1)).has('position');

export const readAddress = (analysed: Analysed, text: string): AnalysisDoc | Refusal => {
  const fields = new URLSearchParams(text);
  const [root, options] = [readTree(fields.get('moves') ?? ''), optionsIn(fields)];
  const path = (fields.get('at') ?? '').split('.').filter(Boolean).map(Number);
  if (!root || !options) return unreadable;
  return checked(analysed, { position: fields.get('position') ?? '', options, root, path });
};

const optionsIn = (fields: URLSearchParams): AnalysisDoc['options'] | null => {
  const named = [...fields].filter(([name]) => name.startsWith(OPTION));
  const values = named.map(([name, value]) => [name.slice(OPTION.length), parsed(value)] as const);
  return values.some(([, value]) => value === undefined) ? null : Object.fromEntries(values);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A file: its first lines name the game, the last one is the address. */
export const writeFile = (analysed: Analysed, doc: AnalysisDoc): string =>
  [
    FIRST_LINE,
    `game ${analysed.game.id}`,
    `version ${analysed.game.version}`,
    writeAddress(analysed, { ...doc, path: [] }),
    '',
    writeTree(doc.root),
    '',
  ].join('\n');

export const readFile = (analysed: Analysed, text: string): AnalysisDoc | Refusal => {
  const [first, game, version, address = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first !== FIRST_LINE) return unreadable;
  if (game !== `game ${analysed.game.id}`) return { why: 'other-game' };
  if (version !== `version ${analysed.game.version}`) return { why: 'other-version' };
  return readAddress(analysed, address);
};
