import type { Seat } from '../../kernel/game.ts';
import { scene } from '../../kernel/match.ts';
import type { BotTurn } from '../bots/bot-seat.ts';
import type { TableDoc } from '../../table/doc.ts';
import type { LiveMatch } from './match.ts';

/** How strong the bot at this seat is; null: a person plays there. */
export const botLevel = (doc: TableDoc, levels: number, seat: Seat): number | null => {
  const chair = doc.seats[seat];
  if (chair?.kind === 'bot') return chair.level;
  // Who stands in for a person plays neither badly nor better than most.
  return chair?.kind === 'person' && chair.away ? (levels - 1) >> 1 : null;
};

/** The bots that are to move. They wait while nobody would see them: a table left alone costs nothing. */
export const botTurns = (doc: TableDoc, match: LiveMatch, levels: number, watched: boolean): BotTurn[] => {
  const awaited = doc.seats.some((seat) => seat.kind === 'person' && !seat.away);
  if (match.over || doc.halted || !(awaited || watched)) return [];
  return match.game.actors(match.position.state).flatMap((seat) => {
    const level = botLevel(doc, levels, seat);
    return level === null ? [] : [{ seat, level, scene: scene(match.game, match.position, seat) }];
  });
};
