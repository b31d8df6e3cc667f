// True if a build is older than its sources.
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export const ROOT = new URL('..', import.meta.url);

/**
 * All files below a folder, and the folders themselves: a deleted file changes its folder.
 * @param {string} folder @returns {string[]}
 */
export const everything = (folder) =>
  readdirSync(new URL(folder, ROOT), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? everything(`${folder}${entry.name}/`) : [folder + entry.name]))
    .concat(folder);

/** @param {string} folder @param {readonly string[]} paths */
export const isStale = (folder, paths) => {
  const stamp = new URL(`${folder}/.built`, ROOT);
  const newest = Math.max(...paths.map((path) => statSync(new URL(path, ROOT)).mtimeMs));
  return !existsSync(stamp) || newest > statSync(stamp).mtimeMs;
};

/**
 * Gives a build the time at which it began, so that a file saved during the build counts as newer.
 * @param {string} folder @param {Date} began
 */
export const stamp = (folder, began) => {
  const file = new URL(`${folder}/.built`, ROOT);
  writeFileSync(file, '');
  utimesSync(file, began, began);
};

/**
 * True for the file that node was started with, false where it is imported.
 * @param {string} url
 */
export const isRun = (url) => url === pathToFileURL(process.argv[1] ?? '').href;

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
