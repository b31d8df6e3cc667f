import { quickRng } from '../kernel/random.ts';
import { isRefusal, type Rng } from '../kernel/game.ts';
import { NO_CLOCK } from '../protocol/table.ts';
import { FORMATS, type TournamentSettings } from '../protocol/tournaments.ts';
import { defined } from '../kernel/defined.ts';
import { dutyOf } from './duties.ts';
import type { Happened, TournamentEvent } from './events.ts';
import { addEvent, openTables, type PairedTable, type Tournament } from './fold.ts';
import { join, startNow, withdraw } from './requests.ts';

export const FEWEST = 2;
const LONGEST = 2_000; // steps: more means that it hangs

export const settingsFor = (more: Partial<TournamentSettings> = {}): TournamentSettings => ({
  game: 'toy',
  options: {},
  format: 'swiss',
  seats: 2,
  places: 8,
  rounds: 3,
  minutes: 3,
  clock: NO_CLOCK,
  rated: false,
  listed: true,
  bots: null,
  late: true,
  startsAt: null,
  showUp: 60_000,
  pause: 1_000,
  ...more,
});

/** A tournament in which people come, go and do not appear at random. */
export class RandomTournament {
  readonly events: TournamentEvent[] = [];
  readonly #rng: Rng;
  #now = 1_000_000;
  #people = 0;
  #folded: Tournament | null = null;

  constructor(seed: number, more: Partial<TournamentSettings> = {}) {
    this.#rng = quickRng(seed);
    const format = more.format ?? defined(FORMATS[this.#rng.int(FORMATS.length)]);
    const settings = settingsFor({
      format,
      seats: format === 'tables' ? 3 + this.#rng.int(4) : 2,
      places: 2 + this.#rng.int(15),
      rounds: 1 + this.#rng.int(9),
      bots: this.#rng.int(3) === 0 ? 0 : null,
      ...more,
    });
    this.#store({ what: 'opened', host: 'host', settings });
  }

  get now(): Tournament {
    return defined(this.#folded ?? undefined);
  }

  /** Plays it to its end. `restless`: of a hundred chances somebody comes, goes or stays away so often. */
  play(restless: number): Tournament {
    for (let i = 0; i < this.now.settings.places; i++) this.#ask(join(this.now, this.#somebodyNew()));
    this.#ask(startNow(this.now, 'host'));
    for (let steps = 0; this.now.status !== 'over'; steps++) {
      if (steps > LONGEST) throw new Error('it never ends');
      if (this.#rng.int(100) < restless) this.#comeOrGo();
      this.step(restless);
    }
    return this.now;
  }

  step(restless: number): void {
    const duty = dutyOf(this.now, FEWEST, this.#now);
    if (duty.do === 'store') return this.#store(duty.what);
    if (duty.do === 'make') return this.#store({ what: 'made', round: duty.round.n });
    const open = openTables(this.now);
    const found = open[this.#rng.int(Math.max(1, open.length))];
    if (found && this.#rng.int(2)) return this.#decide(found.table, found.round.n, restless);
    this.#now = Math.max(this.#now + 500, Math.min(duty.until ?? 0, this.#now + 5_000));
  }

  #decide({ n, players }: PairedTable, round: number, restless: number): void {
    const at = { round, table: n };
    const here = players.filter((id) => id.startsWith('bot') || this.#rng.int(100) >= restless);
    if (here.length >= FEWEST) {
      const closed = this.#rng.int(20) === 0;
      const places = here.map((player) => ({
        player,
        place: closed ? null : 1 + this.#rng.int(here.length),
      }));
      return this.#store({ what: 'result', ...at, places });
    }
    this.#store({ what: 'given-up', ...at, here, version: 1 });
    this.#store({ what: 'no-show', ...at });
  }

  #comeOrGo(): void {
    const { players } = this.now;
    const somebody = players[this.#rng.int(Math.max(1, players.length))];
    const which = this.#rng.int(3);
    if (which === 0 || !somebody || somebody.isBot) this.#ask(join(this.now, this.#somebodyNew()));
    else this.#ask((which === 1 ? join : withdraw)(this.now, somebody.id));
  }

  #somebodyNew(): string {
    return `person${++this.#people}`;
  }

  #ask(answered: ReturnType<typeof join>): void {
    if (answered && !isRefusal(answered)) this.#store(answered);
  }

  #store(what: Happened): void {
    const event = { at: this.#now, ...what };
    this.events.push(event);
    this.#folded = addEvent(this.#folded, event);
  }
}
