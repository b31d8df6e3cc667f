import type { Session } from '../engine/session.ts';
import { nameOf, save, type Table } from './table-setup.ts';
import { TERMINAL } from './words.ts';

/** Prints the result and saves the match; false if saving failed. */
export const endOf = async (table: Table, session: Session): Promise<boolean> => {
  sayTheEnd(table, session);
  if (table.saveTo !== null) return save(table, session, table.saveTo);
  if (table.offersToSave && session.loaded.game.outcome(session.now.state)) await offerToSave(table, session);
  return true;
};

const sayTheEnd = (table: Table, session: Session): void => {
  const { say, locale } = table;
  const t = TERMINAL[locale];
  const outcome = session.loaded.game.outcome(session.now.state);
  const names = outcome?.winners.map((seat) => nameOf(table, session, seat)).join(', ');
  say(outcome ? (names ? t.won(names) : t.drawn) : t.stopped);
  for (const { seat, what, points, with: details } of outcome?.lines ?? []) {
    const sentence = session.loaded.words[locale].lines[what]?.(details ?? {}) ?? what;
    say(`  ${nameOf(table, session, seat)}: ${sentence} (${String(points).replace('-', '−')})`);
  }
  say(t.seed(session.header.seed));
};

/** A finished match is the one most worth saving. */
const offerToSave = async (table: Table, session: Session): Promise<void> => {
  for (;;) {
    const line = (await table.ask(TERMINAL[table.locale].keepIt))?.trim() ?? '';
    if (line === '' || line === 'quit') return;
    const file = /^save\s+(.+)$/.exec(line)?.[1];
    if (file === undefined) table.say(TERMINAL[table.locale].saveWhere);
    else if (save(table, session, file)) return;
  }
};
