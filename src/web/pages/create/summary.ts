import type { Game, Kind } from '../../../kernel/game.ts';
import { USUALLY_ALLOWED } from '../../../protocol/table.ts';
import { nameOf, words, wordsOf } from '../../preferences/language.ts';
import { clockName } from '../../table/clock-words.ts';
import { unusualOptions } from '../../table/option-words.ts';
import { mayBeRated, type Settled, type TableChoice } from './choice.ts';

/** The choice in one sentence: the name of the game, "2 players, no clock, for a friend". */
export const sentenceOf = (
  game: string,
  choice: TableChoice,
  settled: Settled,
  preset: string | undefined,
): string => {
  const t = words.value;
  const { seats, timed } = settled;
  const bots = seats.filter((wish) => typeof wish === 'number').length;
  const open = seats.filter((wish) => wish === 'open').length;
  const company = {
    friend: t.create.forFriends(open),
    everybody: t.create.forEverybody,
    here: t.create.onThisDevice,
  }[choice.company];
  return [
    nameOf(game),
    preset && lower(preset),
    t.home.forPlayers(seats.length, seats.length),
    bots > 0 && t.create.bots(bots),
    choice.company !== 'here' && !timed && lower(clockName(choice.clock)),
    company,
  ]
    .filter(Boolean)
    .join(', ');
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The differences from a usual table, in words: options that no chosen preset names, bots, help. */
export const differences = (
  game: Game<Kind>,
  choice: TableChoice,
  settled: Settled,
  preset: boolean,
): string[] => {
  const t = words.value;
  const bots = settled.seats.filter((wish) => typeof wish === 'number').length;
  const options = preset ? [] : unusualOptions(game, wordsOf(game.id), settled.options);
  const rated = choice.rated && mayBeRated(game, choice, settled);
  const helped = choice.company !== 'here' && !settled.race && !rated;
  const { hint, takeback } = choice.allows;
  return [
    ...(bots > 0 ? [t.create.bots(bots)] : []),
    ...options,
    ...daysDifferences(choice, settled),
    ...(rated ? [t.people.rated] : []),
    ...(helped && hint !== USUALLY_ALLOWED.hint ? [t.create.hints] : []),
    ...(helped && takeback !== USUALLY_ALLOWED.takeback ? [t.create.noTakebacks] : []),
  ];
};

const daysDifferences = ({ clock, company }: TableChoice, { timed }: Settled): string[] => {
  const t = words.value.create;
  if (clock.kind !== 'days' || company === 'here' || timed) return [];
  return [...(clock.holiday > 0 ? [t.holiday] : []), ...(clock.late === 'lose' ? [t.late] : [])];
};
