import { choose } from '../../bots/choose.ts';
import type { Level } from '../../bots/level.ts';
import { isRefusal, type Kind, type Seat } from '../../kernel/game.ts';
import { eventsFor, legal, scene } from '../../kernel/match.ts';
import { commitment } from '../../kernel/random.ts';
import { memoryMatch, type MemoryHost } from '../../table/memory-host.ts';
import { sayRefusal } from '../../words/say.ts';
import { freshDice } from '../matches/seeds.ts';
import { until } from '../matches/deadline.ts';
import type { Session } from '../engine/session.ts';
import { narrated } from '../terminal/narrate.ts';
import { endOf } from './end.ts';
import { nameOf, save, type Table } from './table-setup.ts';
import { TERMINAL } from './words.ts';

const YOU = 'you';

/** Plays until the end or until the person leaves; false if saving failed. */
export const playAtTable = async (table: Table, first: Session): Promise<boolean> => {
  const { say, locale, person } = table;
  const t = TERMINAL[locale];
  say(t.promise(commitment(first.header.seed)));
  say(t.howTo);
  say(first.loaded.words[locale].legend);
  show(table, first);
  const host = hostOf(table, first);
  for (let session = first, goesOn = true; ;) {
    if (!goesOn || first.loaded.game.outcome(session.now.state)) return endOf(table, session);
    goesOn = isAble(session, person) ? await personActs(table, session, host) : goOn(table, host);
    const before = session.now.seq;
    session = sessionOf(host, first);
    narrate(table, session, host, before);
  }
};

/** A table in memory: the person at one seat, bots at the others. */
const hostOf = ({ person, opponent }: Table, { loaded, header }: Session): MemoryHost => {
  const seats = Array.from({ length: header.seats }, (_, seat) =>
    seat === person
      ? ({ kind: 'person', guest: YOU, name: null, away: false } as const)
      : ({ kind: 'bot', level: 0 } as const),
  );
  return memoryMatch(loaded, header, seats, {
    think: (turn) => choose(loaded.game, opponent.bot, turn, until(opponent.ms), freshDice()),
  });
};

const sessionOf = ({ table: { history } }: MemoryHost, first: Session): Session => ({
  ...first,
  now: history?.position ?? first.now,
  entries: history?.log.map(({ entry: { seq, at, by, move } }) => ({ seq, at, by, move })) ?? [],
});

const isAble = ({ loaded: { game }, now }: Session, seat: Seat): boolean =>
  legal(game, scene(game, now, seat), seat).length > 0;

/** Waits for the next move of a bot or of the clock; false if nothing can happen any more. */
const goOn = (table: Table, host: MemoryHost): boolean => {
  host.now = Math.max(host.now, table.now());
  return host.step();
};

const show = ({ say, person }: Table, { loaded: { game }, now }: Session): void =>
  say(`\n${game.draw(game.view(now.state, person))}\n`);

/** Asks until something happens at the table; false when the person leaves. */
const personActs = async (table: Table, session: Session, host: MemoryHost): Promise<boolean> => {
  const { say, ask, locale, person } = table;
  const { seq } = session.now;
  for (;;) {
    const line = await ask(TERMINAL[locale].yourMove(nameOf(table, session, person)));
    const text = line?.trim() ?? 'quit';
    if (text === 'quit') return false;
    if (text === '' || command(table, session, text)) continue;
    host.now = Math.max(host.now, table.now());
    const answer = host.ask({ t: 'play', guest: YOU, seat: person, move: text, id: `${seq}` });
    if (isRefusal(answer)) say(sayRefusal(locale, answer, session.loaded.words));
    // In a race the others do not wait for the next line.
    while (host.table.racing && host.step(host.now));
    if (host.table.history?.position.seq !== seq) return true;
  }
};

/** Handles input that is not a move. */
const command = (table: Table, session: Session, text: string): boolean => {
  const { say, person, adviser, locale } = table;
  const t = TERMINAL[locale];
  const { game } = session.loaded;
  const here = scene(game, session.now, person);
  const [, word, file] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  if (word === '?')
    say(
      t.youCan(
        legal(game, here, person)
          .map((one) => game.write(one))
          .join(' '),
      ),
    );
  else if (word === 'hint') say(t.hint(game.write(thought(adviser, session, person).move)));
  else if (word === 'save') {
    if (file) save(table, session, file);
    else say(t.saveWhere);
  } else return false;
  return true;
};

const thought = ({ bot, ms }: Level<Kind>, { loaded, now }: Session, seat: Seat) =>
  bot(scene(loaded.game, now, seat), seat, until(ms), freshDice());

/** Prints the steps after this seq, as far as the person may know them. */
const narrate = (table: Table, session: Session, { table: { history } }: MemoryHost, since: number): void => {
  const steps = history?.log.slice(since) ?? [];
  for (const { entry, position } of steps) {
    const who = entry.by === 'clock' ? '' : `${nameOf(table, session, entry.by)}: ${entry.move} `;
    const events = eventsFor(position.events, table.person);
    table.say(`${who}— ${narrated(session.loaded.words[table.locale], events).join(' ')}`);
  }
  if (steps.length) show(table, session);
};
