import type { GuestId } from '../protocol/table.ts';
import type {
  PlayerId,
  TournamentEnd,
  TournamentSettings,
  TournamentStatus,
} from '../protocol/tournaments.ts';
import type { Rest, SeatPlace, TableAt, TournamentEvent } from './events.ts';

/** A tournament: all of it follows from its events. */
export interface Tournament {
  readonly settings: TournamentSettings;
  readonly host: GuestId;
  readonly opened: number;
  readonly status: TournamentStatus;
  readonly end: TournamentEnd | null;
  readonly started: number | null;
  readonly roster: readonly PlayerId[]; // the players at the start
  readonly players: readonly Player[]; // in the order in which they came
  readonly rounds: readonly Round[];
  readonly changed: number; // the last event
}

export interface Player {
  readonly id: PlayerId;
  readonly isBot: boolean;
  readonly gone: boolean; // withdrawn, or did not come to a match; may come back
}

export interface Round {
  readonly n: number; // from 1
  readonly at: number;
  readonly made: boolean;
  readonly tables: readonly PairedTable[];
  readonly rests: readonly Rest[];
}

export interface PairedTable {
  readonly n: number; // from 1
  readonly players: readonly PlayerId[];
  readonly givenUp: { readonly here: readonly PlayerId[]; readonly version: number } | null;
  readonly decided: Decided | null;
}

export interface Decided {
  readonly at: number;
  readonly played: boolean;
  readonly places: readonly SeatPlace[]; // not of those who did not come
}

/** All events of a tournament; null if there are none. */
export const foldEvents = (events: readonly TournamentEvent[]): Tournament | null =>
  events.reduce<Tournament | null>(addEvent, null);

export const addEvent = (before: Tournament | null, event: TournamentEvent): Tournament => {
  if (event.what === 'opened') return opened(event);
  if (!before) throw new Error('a tournament begins with its opening');
  return { ...before, ...change(before, event), changed: event.at };
};

type Of<W extends TournamentEvent['what']> = Extract<TournamentEvent, { what: W }>;

const opened = ({ at, host, settings }: Of<'opened'>): Tournament => ({
  settings,
  host,
  opened: at,
  status: 'open',
  end: null,
  started: null,
  roster: [],
  players: [],
  rounds: [],
  changed: at,
});

const change = (
  tournament: Tournament,
  event: Exclude<TournamentEvent, { what: 'opened' }>,
): Partial<Tournament> => {
  const { players, rounds } = tournament;
  switch (event.what) {
    case 'joined':
      return { players: came(players, event.player) };
    case 'withdrawn':
      return { players: left(tournament, event.player) };
    case 'late':
      return { players: came(markGone(players, [event.instead]), event.player) };
    case 'started':
      return started(tournament, event);
    case 'paired':
      return { rounds: [...rounds, paired(event)] };
    case 'made':
      return { rounds: rounds.map((round) => (round.n === event.round ? { ...round, made: true } : round)) };
    case 'given-up':
      return { rounds: atTable(rounds, event, () => ({ givenUp: event })) };
    case 'no-show':
      return withAbsent(tournament, event, (table) => ({
        at: event.at,
        played: false,
        places: (table.givenUp?.here ?? []).map((player) => ({ player, place: 1 })),
      }));
    case 'result':
      return withAbsent(tournament, event, () => ({ at: event.at, played: true, places: event.places }));
    case 'closed':
      break;
  }
  return { status: 'over', end: event.how };
};

const came = (players: readonly Player[], id: PlayerId): readonly Player[] => {
  const back = { id, isBot: false, gone: false };
  return players.some((player) => player.id === id)
    ? players.map((player) => (player.id === id ? back : player))
    : [...players, back];
};

/** Before the start nothing remains of somebody who withdraws. */
const left = ({ status, players }: Tournament, id: PlayerId): readonly Player[] =>
  status === 'open' ? players.filter((player) => player.id !== id) : markGone(players, [id]);

const markGone = (players: readonly Player[], ids: readonly (PlayerId | null)[]): readonly Player[] =>
  players.map((player) => (ids.includes(player.id) ? { ...player, gone: true } : player));

const started = ({ players }: Tournament, { at, bots }: Of<'started'>): Partial<Tournament> => {
  const all = [...players, ...bots.map((id) => ({ id, isBot: true, gone: false }))];
  return { status: 'running', started: at, players: all, roster: all.map(({ id }) => id) };
};

const paired = ({ at, round, tables, rests }: Of<'paired'>): Round => ({
  n: round,
  at,
  made: false,
  tables: tables.map((players, i) => ({ n: i + 1, players, givenUp: null, decided: null })),
  rests,
});

const atTable = (
  rounds: readonly Round[],
  at: TableAt,
  changed: (table: PairedTable) => Partial<PairedTable>,
): readonly Round[] =>
  rounds.map((round) =>
    round.n === at.round
      ? {
          ...round,
          tables: round.tables.map((table) =>
            table.n === at.table ? { ...table, ...changed(table) } : table,
          ),
        }
      : round,
  );

/** A player who did not come to a match is not paired again before they say that they are back. */
const withAbsent = (
  { players, rounds }: Tournament,
  at: TableAt,
  decide: (table: PairedTable) => Decided,
): Partial<Tournament> => {
  const next = atTable(rounds, at, (table) => ({ decided: decide(table) }));
  const table = next.find(({ n }) => n === at.round)?.tables.find(({ n }) => n === at.table);
  return { rounds: next, players: markGone(players, table ? absentFrom(table) : []) };
};

/** The players who were paired here and did not come. */
export const absentFrom = ({ players, decided }: PairedTable): readonly PlayerId[] =>
  decided ? players.filter((id) => !decided.places.some(({ player }) => player === id)) : [];

/** The players who can be paired. */
export const activePlayers = ({ players }: Tournament): readonly Player[] =>
  players.filter(({ gone }) => !gone);

/** A table whose match is not decided, and its round. */
export interface OpenTable {
  readonly table: PairedTable;
  readonly round: Round;
}

export const openTables = ({ rounds }: Tournament): readonly OpenTable[] =>
  rounds.flatMap((round) =>
    round.tables.filter(({ decided }) => !decided).map((table) => ({ table, round })),
  );
