/** The variations of an analysis: moves in notation, the main line first. The root is the first position and has no move. */
export interface TreeNode {
  readonly move: string;
  readonly note: string;
  readonly next: readonly TreeNode[];
}

/** Where a node is: which of the moves was chosen at every step. */
export type Path = readonly number[];

export interface TreePlace {
  readonly root: TreeNode;
  readonly path: Path;
}

export const EMPTY_TREE: TreeNode = { move: '', note: '', next: [] };

export const lineTree = (moves: readonly string[]): TreeNode => ({
  ...EMPTY_TREE,
  next: moves.reduceRight<readonly TreeNode[]>((next, move) => [{ move, note: '', next }], []),
});

/** The nodes from the root to the end of the path; fewer if the path leads nowhere. */
export const nodesOn = (root: TreeNode, path: Path): readonly TreeNode[] => {
  const nodes = [root];
  for (const index of path) {
    const next = nodes.at(-1)?.next[index];
    if (!next) break;
    nodes.push(next);
  }
  return nodes;
};

const changed = (node: TreeNode, path: Path, change: (node: TreeNode) => TreeNode): TreeNode => {
  const [index, ...rest] = path;
  if (index === undefined) return change(node);
  return { ...node, next: node.next.map((one, i) => (i === index ? changed(one, rest, change) : one)) };
};

/** Goes on with a move: along a line that is there, or as a new one. */
export const withMove = ({ root, path }: TreePlace, move: string): TreePlace => {
  const here = nodesOn(root, path).at(-1) ?? root;
  const known = here.next.findIndex((one) => one.move === move);
  if (known >= 0) return { root, path: [...path, known] };
  const added = (node: TreeNode): TreeNode => ({
    ...node,
    next: [...node.next, { move, note: '', next: [] }],
  });
  return { root: changed(root, path, added), path: [...path, here.next.length] };
};

export const withNote = ({ root, path }: TreePlace, note: string): TreePlace => ({
  root: changed(root, path, (node) => ({ ...node, note })),
  path,
});

/** Without the move at the end of the path and all that follows it. */
export const withoutMove = ({ root, path }: TreePlace): TreePlace => {
  const [parent, last] = [path.slice(0, -1), path.at(-1)];
  const without = (node: TreeNode): TreeNode => ({ ...node, next: node.next.filter((_, i) => i !== last) });
  return { root: changed(root, parent, without), path: parent };
};

/** Makes the move at the end of the path the main one. */
export const asMainLine = ({ root, path }: TreePlace): TreePlace => {
  const [parent, last = 0] = [path.slice(0, -1), path.at(-1)];
  const first = (node: TreeNode): TreeNode => ({
    ...node,
    next: [...node.next.slice(last, last + 1), ...node.next.filter((_, i) => i !== last)],
  });
  return { root: changed(root, parent, first), path: [...parent, 0] };
};

/** To the end of the line that this path is on. */
export const endOf = ({ root, path }: TreePlace): Path => {
  const end = [...path];
  for (let node = nodesOn(root, path).at(-1); node?.next[0]; node = node.next[0]) end.push(0);
  return end;
};

export const countMoves = (node: TreeNode): number =>
  node.next.reduce((sum, one) => sum + 1 + countMoves(one), 0);

export const countBranches = (node: TreeNode): number =>
  node.next.reduce((sum, one) => sum + countBranches(one), Math.max(0, node.next.length - 1));
