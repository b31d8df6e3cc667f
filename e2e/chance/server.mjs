// Preloaded by the server of the browser tests (`--import`): the seeds of its matches follow from the test that asks for them,
// so that a failure can be repeated. The server itself has no such setting: a seed shows all cards to the one who knows it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { register } from 'node:module';
import { freshSeeds } from './seeds.mjs';

/** @type {AsyncLocalStorage<string>} */
const tests = new AsyncLocalStorage();
subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  tests.enterWith(String(request.headers['x-browser-test'] ?? ''));
});
freshSeeds.testNow = () => tests.getStore() ?? '';
register('./replace.mjs', import.meta.url);
