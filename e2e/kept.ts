import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { LocalMatch } from '../src/web/table/local-store.ts';

const FIXTURE = new URL('../src/server/store/fixtures/0.1/kept.json', import.meta.url);

interface Kept {
  readonly about: Readonly<Record<string, string>>; // by id
  readonly matches: readonly LocalMatch[];
}

/** What a browser kept that played with release 0.1. */
export const KEPT = JSON.parse(readFileSync(FIXTURE, 'utf8')) as Kept;

/** Puts matches where the browser of 0.1 kept them, before any page of ours has opened that database. */
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
