import type { Viewer } from '../../kernel/game.ts';
import type { Replay } from '../../protocol/api.ts';
import type { History } from '../../table/history.ts';
import { stepsFor } from '../../table/match-for-viewer.ts';
import { myTurn } from '../in-pieces.ts';
import { PackedTexts } from './packed-texts.ts';

const AT_ONCE = 50_000; // characters: about a millisecond of work
const MOST_KEPT = 32 * 1024 * 1024; // bytes

/**
 * Writes replays as JSON, a part at a time: written at once, a long match would hold up all other tables. The steps of a
 * finished match never change, so their text is kept for the next reader; not before: the next move would change it.
 */
export class ReplayWriter {
  readonly #finished: PackedTexts;

  constructor(finished = new PackedTexts(MOST_KEPT)) {
    this.#finished = finished;
  }

  async *write(about: Omit<Replay, 'steps'>, match: History): AsyncGenerator<string | Buffer> {
    const { table, viewer } = about;
    const make = (): AsyncIterable<string> => steps(match, viewer);
    yield `${JSON.stringify(about).slice(0, -1)},"steps":[`;
    yield* match.over ? this.#finished.read(`${table.id} ${viewer}`, make) : make();
    yield ']}';
  }
}

async function* steps(match: History, viewer: Viewer): AsyncGenerator<string> {
  let text = '';
  await myTurn();
  for (const step of stepsFor(match, viewer)) {
    if (text.length > AT_ONCE) {
      yield text;
      text = '';
      await myTurn();
    }
    text += `${step.line ? ',' : ''}${JSON.stringify(step)}`;
  }
  yield text;
}
