import { isAgainstTime } from '../../kernel/against-time.ts';
import { ratingModeOf } from '../../kernel/abilities.ts';
import { isRefusal, type Kind, type Refusal } from '../../kernel/game.ts';
import { start } from '../../kernel/match.ts';
import { seatsRefusal } from '../../kernel/options.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { NewSeek } from '../../protocol/seeks.ts';
import { isOfDays, PACES, pacesOf } from '../../protocol/seeks.ts';
import { NO_CLOCK, type GuestId } from '../../protocol/table.ts';
import { poolOf } from '../../ratings/rate-result.ts';
import { ratingOf } from '../../ratings/scale.ts';
import type { SeekKind } from '../store/seek-store.ts';
import type { Store } from '../store/store.ts';
import { tableOptions } from '../tables/create.ts';

/** The games that a person seeks, with their rating in each; or the reason why one cannot be played. */
export const seekKinds = async (
  catalogue: Catalogue,
  store: Pick<Store, 'standings'>,
  person: GuestId,
  seek: NewSeek,
): Promise<readonly SeekKind[] | Refusal> => {
  const kinds: SeekKind[] = [];
  for (const game of new Set(seek.games)) {
    const loaded = catalogue.get(game);
    if (!loaded) return { why: 'no-such-game' };
    const wrong = seatsRefusal(loaded.game, seek.players);
    if (wrong) return wrong;
    for (const pace of pacesOf(seek)) {
      const kind = await kindOf(loaded, store, person, { ...seek, pace });
      if (kind && !kinds.some(({ key }) => key === kind.key)) kinds.push(kind);
    }
  }
  return kinds.length ? kinds : { why: 'no-days-here' };
};

/** Null: a game against time is not played over days. */
const kindOf = async (
  loaded: LoadedGame,
  store: Pick<Store, 'standings'>,
  person: GuestId,
  { players, pace, rated: wanted }: NewSeek,
): Promise<SeekKind | null> => {
  const { game } = loaded;
  const options = tableOptions(loaded, players, PACES[pace]);
  const race = !isRefusal(options) && isRace(game, options, players);
  if (race && isOfDays(pace)) return null;
  const mode = isRefusal(options) ? null : ratingModeOf(game, options, players);
  const pool = poolOf({ game: game.id, mode: mode ?? '' });
  const standing = mode === null ? null : (await store.standings(pool, [person])).get(person);
  const rated = wanted && mode !== null;
  return {
    game: game.id,
    key: [game.id, players, race ? 'race' : pace, rated ? 'rated' : 'fun'].join(' '),
    clock: race ? NO_CLOCK : PACES[pace],
    rated,
    pool,
    rating: standing ? ratingOf(standing, standing.matches) : null,
  };
};

/** True for a race: the pace that was chosen does not count. */
const isRace = (game: LoadedGame['game'], options: Kind['options'], players: number): boolean =>
  isAgainstTime(
    game,
    start(game, { game: game.id, version: game.version, options, seats: players, seed: '' }),
    players,
  );
