import { NO_CLOCK, type TableId } from '../../../protocol/table.ts';
import { createTable } from '../../table/api.ts';
import { createLocal } from '../../table/create-local.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { mayBeRated, type Settled, type TableChoice } from './choice.ts';

/** Makes the table, on this device or on the server, and returns its id. */
export const makeTable = async (
  rules: Game<Kind>,
  choice: TableChoice,
  settled: Settled,
): Promise<TableId> => {
  const { id: game } = rules;
  const { options, seats, race, timed } = settled;
  if (choice.company === 'here')
    return createLocal({
      game,
      options,
      seats: seats.map((wish, seat) =>
        typeof wish === 'number'
          ? { kind: 'bot', level: wish }
          : { kind: 'person', name: choice.names[seat]?.trim() ?? '' },
      ),
    });
  const { table } = await createTable({
    game,
    options,
    seats: seats.map((wish) => (typeof wish === 'number' ? { kind: 'bot', level: wish } : { kind: wish })),
    listed: choice.company === 'everybody',
    clock: timed ? NO_CLOCK : choice.clock,
    ...(!race && { allows: choice.allows }),
    ...(choice.rated && mayBeRated(rules, choice, settled) && { rated: true }),
  });
  return table.id;
};
