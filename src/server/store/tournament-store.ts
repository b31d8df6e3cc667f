import type { GuestId } from '../../protocol/table.ts';
import type { TournamentId, TournamentStatus, TournamentSummary } from '../../protocol/tournaments.ts';
import type { TournamentEvent } from '../../tournaments/events.ts';

/** Tournaments: their events are the truth, everything else is written for lists and can be repeated. */
export interface TournamentStore {
  /** The log is the lock: (tournament, seq) is a primary key, so only one of two writers can succeed. */
  addTournamentEvent(id: TournamentId, seq: number, event: TournamentEvent): Promise<'stored' | 'taken'>;
  /** From seq 1 on, in their order. */
  tournamentEvents(id: TournamentId): Promise<readonly TournamentEvent[]>;
  /** After its first event: a crash in between leaves nothing that anybody can find. */
  addTournament(row: NewTournamentRow): Promise<void>;
  /**
   * Before the event that the tables of a round are made: its people must be told. Stored once, however often it is asked for. `due`: when another
   * server does it, if it is not noted as done before.
   */
  addCall(id: TournamentId, round: number, due: number): Promise<void>;
  /** Takes those that are due, and sets the next attempt to `until`. Several servers may ask: one gets each of them. */
  takeCalls(now: number, until: number): Promise<readonly RoundCall[]>;
  /** It is kept, so that a slow server does not add it again. */
  callDone(id: TournamentId, round: number): Promise<void>;
  /** The fields that lists show, and the time of the next duty. */
  noteTournament(id: TournamentId, status: TournamentStatus, due: number, summary: Summary): Promise<void>;
  tournament(id: TournamentId): Promise<TournamentRow | null>;
  /** Somebody plays, or has played, in it. */
  enterTournament(id: TournamentId, person: GuestId): Promise<void>;
  dueTournaments(now: number): Promise<readonly TournamentId[]>;
  /** All that are not over, in the order of their ids, from the one after `after` on. */
  unfinishedTournaments(after: TournamentId, most: number): Promise<readonly TournamentId[]>;
  /** Those that are not over before the others, the latest first. */
  listedTournaments(most: number): Promise<readonly TournamentSummary[]>;
  /** It is listed no longer. */
  unlistTournament(id: TournamentId): Promise<void>;
  /** Those that somebody plays in or has opened, the latest first. */
  tournamentsOf(person: GuestId, most: number): Promise<readonly TournamentSummary[]>;
  /** Not over yet, opened by this person. */
  hostedTournaments(host: GuestId): Promise<number>;
}

export interface RoundCall {
  readonly tournament: TournamentId;
  readonly round: number;
}

/** The part of a summary that follows from the events. */
export type Summary = Omit<TournamentSummary, 'id' | 'title' | 'status'>;

export interface TournamentRow {
  readonly id: TournamentId;
  readonly title: string;
  readonly host: GuestId;
  readonly status: TournamentStatus;
}

export interface NewTournamentRow extends TournamentRow {
  readonly listed: boolean;
  readonly at: number;
  readonly summary: Summary;
}
