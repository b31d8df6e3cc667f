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

/** A recorded match, in the format in which a browser stores it. */
const recorded = async (id: string, golden: URL): Promise<LocalMatch> => {
  const replayed = await loadRecord(recordInGolden(readFileSync(golden, 'utf8')));
  if (!('file' in replayed)) throw new Error(`${golden.pathname}: ${replayed.refusal.why}`);
  const { header, positions, file, loaded } = replayed;
  return {
    ...header,
    id,
    seats: Array.from({ length: header.seats }, () => ({ kind: 'bot', level: 0 })),
    start: undefined,
    entries: file.entries,
    outcome: loaded.game.outcome(positions.at(-1)?.state),
    created: 0,
    updated: 0,
  };
};

const keptOf = async (game: string, version: number): Promise<LocalMatch> => {
  const golden = new URL(`${game}/versions/${version}/golden/`, GAMES);
  const [name = ''] = readdirSync(golden).toSorted();
  return recorded(`local-${game}${version}`, new URL(name, golden));
};

/** The shortest recorded match of today's rules that was played to its end, with a person at the first seat; of those so named, if a name is given. */
export const goldenMatch = async (game: string, named = ''): Promise<LocalMatch> => {
  const golden = new URL(`${game}/golden/`, GAMES);
  const names = readdirSync(golden).filter((name) => name.startsWith(named));
  const files = names.map((name) => new URL(name, golden));
  const matches = await Promise.all(files.map((file) => recorded(`local-${game}`, file)));
  const [match] = matches
    .filter(({ outcome }) => outcome)
    .toSorted((a, b) => a.entries.length - b.entries.length);
  if (!match) throw new Error(`${game} has no golden file of a whole match`);
  return { ...match, seats: match.seats.map((seat, at) => (at ? seat : { kind: 'person', name: 'Olia' })) };
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
          for (const match of all) {
            writing.objectStore('matches').put(match);
            localStorage.removeItem(`clowder.match.${match.id}`); // the last moves of a page that was left
          }
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [...matches],
  );
};
