import { EMPTY_TREE, type TreeNode } from './tree.ts';

/**
 * A tree on one line: moves in their order, other moves than the last one in round brackets after it, notes in braces:
 * `kc2 Kd4 {why?} (ke4 kb5) kc3`.
 */

const MOST_MOVES = 1_000;
export const NOTE_LENGTH = 500;
const TOKEN = /\s*(?:\{([^{}]*)\}|([()])|([^\s(){}]+))/y;

export const writeTree = (root: TreeNode): string => [...noted(root), ...after(root)].join(' ');

const noted = ({ note }: TreeNode): string[] => {
  const text = note.replaceAll(/[{}]/g, '|').trim();
  return text ? [`{${text}}`] : [];
};

function* after({ next: [main, ...others] }: TreeNode): Generator<string> {
  if (!main) return;
  yield [main.move, ...noted(main)].join(' ');
  for (const other of others) yield `(${[other.move, ...noted(other), ...after(other)].join(' ')})`;
  yield* after(main);
}

interface OpenNode {
  readonly move: string;
  note: string;
  readonly next: OpenNode[];
}

/** Null if the text is not a tree, or a larger one than anybody makes by hand. */
export const readTree = (text: string): TreeNode | null => {
  const root: OpenNode = { ...EMPTY_TREE, next: [] };
  const open: { readonly parent: OpenNode; readonly last: OpenNode }[] = []; // where each open bracket goes on after it
  let [parent, last, moves]: [OpenNode | null, OpenNode, number] = [null, root, 0];
  TOKEN.lastIndex = 0;
  for (const end = text.trimEnd().length; TOKEN.lastIndex < end;) {
    const [, note, bracket, move] = TOKEN.exec(text) ?? [];
    if (note !== undefined) last.note = note.trim().slice(0, NOTE_LENGTH);
    else if (move !== undefined) {
      if (++moves > MOST_MOVES) return null;
      const made: OpenNode = { move, note: '', next: [] };
      last.next.push(made);
      [parent, last] = [last, made];
    } else if (bracket === '(') {
      if (!parent) return null;
      open.push({ parent, last });
      last = parent;
    } else if (bracket === ')') {
      const before = open.pop();
      if (!before) return null;
      ({ parent, last } = before);
    } else return null;
  }
  return open.length === 0 ? root : null;
};
