import { expect, test } from 'vitest';
import {
  asMainLine,
  countBranches,
  countMoves,
  endOf,
  lineTree,
  nodesOn,
  withMove,
  withNote,
  withoutMove,
  EMPTY_TREE,
  type TreePlace,
} from './tree.ts';
import { readTree, writeTree } from './tree-text.ts';

const start: TreePlace = { root: lineTree(['a1', 'b2', 'c3']), path: [] };

test('a move that is there is followed, another one becomes a branch', () => {
  const along = withMove(start, 'a1');
  expect(along).toEqual({ root: start.root, path: [0] });
  const branched = withMove(along, 'd4');
  expect(branched.path).toEqual([0, 1]);
  expect([countMoves(branched.root), countBranches(branched.root)]).toEqual([4, 1]);
  expect(nodesOn(branched.root, branched.path).map(({ move }) => move)).toEqual(['', 'a1', 'd4']);
});

test('a branch becomes the main line, and is taken away with all that follows', () => {
  const branched = withMove({ ...start, path: [0] }, 'd4');
  const main = asMainLine(branched);
  expect(main.path).toEqual([0, 0]);
  expect(writeTree(main.root)).toBe('a1 d4 (b2 c3)');
  expect(writeTree(withoutMove(main).root)).toBe('a1 b2 c3');
  expect(withoutMove(main).path).toEqual([0]);
});

test('the end of a line is where its first moves lead', () => {
  expect(endOf(start)).toEqual([0, 0, 0]);
});

test('a tree on one line reads as it was written', () => {
  const noted = withNote(withMove({ ...start, path: [0, 0] }, 'd4'), 'why not (this)?');
  const deeper = withMove(withMove(withMove(noted, 'e5'), 'f6'), 'a2');
  const other = withMove({ ...deeper, path: [...noted.path] }, 'b3');
  const text = writeTree(withNote({ ...other, path: [] }, 'a study').root);
  expect(text).toBe('{a study} a1 b2 c3 (d4 {why not (this)?} e5 (b3) f6 a2)');
  expect(readTree(text)).toEqual(withNote({ ...other, path: [] }, 'a study').root);
  expect(readTree('')).toEqual(EMPTY_TREE);
});

test('braces in a note do not end it', () => {
  const { root } = withNote(start, 'a } b { c');
  expect(readTree(writeTree(root))?.note).toBe('a | b | c');
});

test.each(['(a1)', 'a1 (b2', 'a1 b2)', 'a1 {never closed', 'a1 }'])('%s is no tree', (text) => {
  expect(readTree(text)).toBeNull();
});

test('a tree that nobody made by hand is refused', () => {
  expect(readTree('a1 '.repeat(5_000))).toBeNull();
});
