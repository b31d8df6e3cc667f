import type { Level } from '../../bots/level.ts';
import { isRefusal, type Kind, type Millis, type Seat } from '../../kernel/game.ts';
import { legal, scene } from '../../kernel/match.ts';
import { commitment } from '../../kernel/random.ts';
import { sayRefusal } from '../../words/say.ts';
import { freshDice } from '../matches/chance.ts';
import { until } from '../matches/deadline.ts';
import { move, tick, type Session, type Stepped } from '../engine/session.ts';
import { narrated } from '../terminal/narrate.ts';
import { endOf } from './end.ts';
import { nameOf, save, type Table } from './place.ts';
import { TERMINAL } from './words.ts';

/** Plays until the end or until the person leaves; false if saving failed. */
export const playAtTable = async (table: Table, first: Session): Promise<boolean> => {
  const { say, locale } = table;
  const t = TERMINAL[locale];
  say(t.promise(commitment(first.header.seed)));
  say(t.howTo);
  say(first.box.words[locale].legend);
  show(table, first);
  let session: Session | null = first;
  let last = first;
  while (session && !session.box.game.outcome(session.now.state)) {
    last = session;
    session = ableSeats(session).includes(table.person) ? await personActs(table, session) : session;
    session = session && othersAct(table, session);
  }
  return endOf(table, session ?? last);
};

const ableSeats = ({ box: { game }, now }: Session): Seat[] =>
  game.actors(now.state).filter((seat) => legal(game, scene(game, now, seat), seat).length > 0);

const show = ({ say, person }: Table, { box: { game }, now }: Session): void =>
  say(`\n${game.draw(game.view(now.state, person))}\n`);

/** Asks until a move is accepted; null when the person leaves. */
const personActs = async (table: Table, session: Session): Promise<Session | null> => {
  const { say, ask, locale, person } = table;
  const { words } = session.box;
  for (;;) {
    const line = await ask(TERMINAL[locale].yourMove(nameOf(table, session, person)));
    const text = line?.trim() ?? 'quit';
    if (text === 'quit') return null;
    if (text === '' || command(table, session, text)) continue;
    const at = Math.max(session.now.at, table.now());
    const stepped = move(session, person, text, at);
    if (!isRefusal(stepped)) return narrate(table, session, stepped);
    say(sayRefusal(locale, stepped, words));
    const later = catchUp(table, session, at);
    if (later !== session) return later;
  }
};

/** Handles input that is not a move. */
const command = (table: Table, session: Session, text: string): boolean => {
  const { say, person, adviser, locale } = table;
  const t = TERMINAL[locale];
  const { game } = session.box;
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

const thought = ({ bot, ms }: Level<Kind>, { box, now }: Session, seat: Seat) =>
  bot(scene(box.game, now, seat), seat, until(ms), freshDice());

/** Every bot that can move does so once; if none can, the clock goes on. */
const othersAct = (table: Table, before: Session): Session => {
  const { game } = before.box;
  let session = before;
  for (const seat of ableSeats(before).filter((one) => one !== table.person)) {
    if (!ableSeats(session).includes(seat)) continue;
    const { move: chosen, after } = thought(table.opponent, session, seat);
    const at = Math.max(session.now.at + after, table.now());
    const stepped = move(session, seat, game.write(chosen), at);
    session = isRefusal(stepped) ? catchUp(table, session, at) : narrate(table, session, stepped);
  }
  const due = game.outcome(session.now.state) ? null : game.due(session.now.state);
  return !ableSeats(session).length && due !== null ? catchUp(table, session, due) : session;
};

/**
 * Applies all due clock events: a move that came too late must not stop the clock, or the match would never
 * go on.
 */
const catchUp = (table: Table, session: Session, at: Millis): Session => {
  const struck = tick(session, at);
  return isRefusal(struck) || struck.session === session ? session : narrate(table, session, struck);
};

const narrate = (table: Table, before: Session, stepped: Stepped): Session => {
  const { session } = stepped;
  const { game, words } = session.box;
  const heard =
    session.now.seq === before.now.seq + 1 ? scene(game, session.now, table.person).events : stepped.events; // the clock acted too: all events, as a spectator sees them
  const entry = session.entries.at(-1);
  const who = entry && entry.by !== 'clock' ? `${nameOf(table, session, entry.by)}: ${entry.move} ` : '';
  table.say(`${who}— ${narrated(words[table.locale], heard).join(' ')}`);
  show(table, session);
  return session;
};
