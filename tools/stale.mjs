// Is what was built older than what it was built from?
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';

export const ROOT = new URL('..', import.meta.url);

/** All files below a folder, and the folders themselves: a deleted file changes its folder. */
export const everything = (folder) =>
  readdirSync(new URL(folder, ROOT), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? everything(`${folder}${entry.name}/`) : [folder + entry.name]))
    .concat(folder);

export const isStale = (folder, paths) => {
  const stamp = new URL(`${folder}/.built`, ROOT);
  const newest = Math.max(...paths.map((path) => statSync(new URL(path, ROOT)).mtimeMs));
  return !existsSync(stamp) || newest > statSync(stamp).mtimeMs;
};

/** Marks a build as made from what was there when it began: what is saved while we build is newer. */
export const stamp = (folder, began) => {
  const file = new URL(`${folder}/.built`, ROOT);
  writeFileSync(file, '');
  utimesSync(file, began, began);
};
