import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findGames, findVersions } from '../src/catalogue/find-games.ts';
import { loadRecord } from '../src/catalogue/open-games.ts';
import { recordInGolden } from '../src/kernel/golden.ts';
import type { LocalMatch } from '../src/web/table/local-store.ts';

const FIXTURE = new URL('../src/server/store/fixtures/0.1/kept.json', import.meta.url);

interface Kept {
  readonly about: Readonly<Record<string, string>>; // by id
  readonly matches: readonly LocalMatch[];
}

/** The matches of a browser that played with release 0.1. */
export const KEPT = JSON.parse(readFileSync(FIXTURE, 'utf8')) as Kept;

const GAMES = new URL('../src/games/', import.meta.url);

/** A recorded match of a kept version, in the format in which a browser of that time stored it. */
const keptOf = async (game: string, version: number): Promise<LocalMatch> => {
  const golden = new URL(`${game}/versions/${version}/golden/`, GAMES);
  const [name = ''] = readdirSync(golden).toSorted();
  const replayed = await loadRecord(recordInGolden(readFileSync(new URL(name, golden), 'utf8')));
  if (!('file' in replayed)) throw new Error(`${game} ${version}: ${replayed.refusal.why}`);
  const { header, positions, file, loaded } = replayed;
  return {
    ...header,
    id: `local-${game}${version}`,
    seats: Array.from({ length: header.seats }, () => ({ kind: 'bot', level: 0 })),
    start: undefined,
    entries: file.entries,
    outcome: loaded.game.outcome(positions.at(-1)?.state),
    created: 0,
    updated: 0,
  };
};

/** One match for every kept version of every game. */
export const OF_KEPT_VERSIONS: readonly LocalMatch[] = await Promise.all(
  findGames().flatMap((game) => findVersions(game).map((version) => keptOf(game, version))),
);

/** Stores matches in the format of 0.1, before any of our pages has opened that database. */
export const restore = async (page: Page, matches: readonly LocalMatch[]): Promise<void> => {
  await page.goto('/icon.svg');
  await page.evaluate(
    (all) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('clowder', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          for (const match of all) writing.objectStore('matches').put(match);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [...matches],
  );
};
