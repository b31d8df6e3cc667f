import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Millis } from '../../kernel/game.ts';
import { tablePath, tournamentPath } from '../../protocol/api.ts';
import type { PushMessage } from '../../protocol/notice-settings.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { TournamentId } from '../../protocol/tournaments.ts';
import type { Locale } from '../../words/plural.ts';
import { Allowance } from '../rate.ts';
import { elapsed } from '../time.ts';
import { NOTICE_WORDS } from './notice-words.ts';

/** News for a channel of the host. Everybody sees the same in the lobby. */
export type ServerEvent =
  | { readonly kind: 'table'; readonly game: string; readonly who: string; readonly table: TableId }
  | { readonly kind: 'seek'; readonly game: string; readonly who: string }
  | {
      readonly kind: 'tournament';
      readonly game: string;
      readonly who: string; // its title
      readonly tournament: TournamentId;
    };

const AGAIN: Millis = 600_000; // one person is not announced more often, whatever they open and close
const PER_SECOND = 0.1; // a channel is not flooded by many people either
const BURST = 10;

/** Decides what the webhook of the server is told. */
export class ServerNews {
  readonly #last = new Map<string, number>(); // of each person and kind
  #allowance: Allowance | null = null;

  /** The message; null: too soon. */
  message(person: GuestId, event: ServerEvent, catalogue: Catalogue, language: Locale): PushMessage | null {
    const now = elapsed();
    for (const [key, at] of this.#last) if (now - at >= AGAIN) this.#last.delete(key);
    const key = `${event.kind} ${person}`;
    this.#allowance ??= new Allowance(PER_SECOND, BURST, now);
    if (this.#last.has(key) || !this.#allowance.take(now)) return null;
    this.#last.set(key, now);
    const game = catalogue.get(event.game)?.words[language].name ?? event.game;
    const title = NOTICE_WORDS[language].server[event.kind](game);
    return { title, body: event.who, tag: event.kind, path: pathOf(event), turns: null };
  }
}

const pathOf = (event: ServerEvent): string => {
  if (event.kind === 'table') return tablePath(event.table);
  return event.kind === 'tournament' ? tournamentPath(event.tournament) : '/';
};
