import type { FastifyRequest } from 'fastify';
import { ratingModeOf } from '../../kernel/abilities.ts';
import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { optionsAt, seatsRefusal } from '../../kernel/options.ts';
import { hasOwnClock } from '../../kernel/press.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { NO_CLOCK, type GuestId } from '../../protocol/table.ts';
import {
  TOURNAMENT_LIMITS,
  type NewTournament,
  type TournamentId,
  type TournamentView,
} from '../../protocol/tournaments.ts';
import { cancel, startNow, withdraw } from '../../tournaments/requests.ts';
import { tournamentView } from '../tournaments/view.ts';
import { addressOf, guestOrRefuse } from './identity.ts';
import { networkOf } from './network.ts';
import { HttpRefusal, orRefuse, refuse } from './refuse.ts';
import { answers, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';
import { NEW_TOURNAMENT, TOURNAMENT, TOURNAMENT_LIST } from './tournament-schemas.ts';

const MOST_HOSTED = 3; // at the same time, by one person
const MOST_JOINED = 20;
const SHOWN = 30;

/** Lists, opening, and everything people ask of a tournament; its matches are ordinary tables. */
export const tournamentRoutes = (app: App, services: Services): void => {
  const { store, tournaments } = services;
  const params = TABLE_PARAMS;
  const response = answers(TOURNAMENT);
  const shown = async (id: TournamentId, request: FastifyRequest): Promise<TournamentView> => {
    const row = await store.tournament(id);
    const known = row && (await tournaments.read(id));
    if (!known) return refuse('no-such-tournament');
    const link = `${addressOf(request, services.config)}/tournaments/${id}`;
    return tournamentView(services, row, known.tournament, link);
  };
  const asked = (path: string, wish: (id: TournamentId, guest: GuestId) => Promise<Refusal | null>): void => {
    app.post(`/api/tournaments/:id/${path}`, { schema: { params, response } }, async (request) => {
      const { id } = request.params;
      const refused = await wish(id, guestOrRefuse(request));
      if (refused) throw new HttpRefusal(refused);
      return shown(id, request);
    });
  };

  app.get('/api/tournaments', { schema: { response: answers(TOURNAMENT_LIST) } }, async (request) => ({
    mine: [...(await store.tournamentsOf(guestOrRefuse(request), SHOWN))],
    listed: [...(await store.listedTournaments(SHOWN))],
  }));

  app.post(
    '/api/tournaments',
    {
      schema: { body: NEW_TOURNAMENT, response },
      config: { rateLimit: { max: Math.ceil(services.config.requestsPerMinute / 20) } },
    },
    async (request) => {
      const guest = guestOrRefuse(request);
      if ((await store.hostedTournaments(guest)) >= MOST_HOSTED) refuse('tournament-too-many');
      const wanted = orRefuse(checked(services.catalogue, request.body, Date.now()));
      const id = orRefuse(await tournaments.openFrom(networkOf(request.ip), guest, wanted));
      const { game, title, listed } = wanted;
      if (listed) services.courier.announce(guest, { kind: 'tournament', game, who: title, tournament: id });
      return shown(id, request);
    },
  );

  app.get('/api/tournaments/:id', { schema: { params, response } }, async (request) =>
    shown(request.params.id, request),
  );

  asked('join', async (id, guest) => {
    const mine = await store.tournamentsOf(guest, MOST_JOINED * 5);
    const busy = mine.filter((each) => each.status !== 'over' && each.id !== id).length;
    return busy >= MOST_JOINED ? { why: 'tournament-too-many' } : tournaments.join(id, guest);
  });
  asked('withdraw', (id, guest) => tournaments.ask(id, (tournament) => withdraw(tournament, guest)));
  asked('start', (id, guest) => tournaments.ask(id, (tournament) => startNow(tournament, guest)));
  asked('cancel', (id, guest) => tournaments.ask(id, (tournament) => cancel(tournament, guest)));
};

const wrong = (where: string): Refusal => ({ why: 'bad-request', with: { where } });

/** The settings with all options of the game, or why such a tournament cannot be. */
const checked = (catalogue: Catalogue, asked: NewTournament, now: number): NewTournament | Refusal => {
  const loaded = catalogue.get(asked.game);
  if (!loaded) return { why: 'no-such-game' };
  const { seats, format, places, bots, rated, startsAt } = asked;
  const wrongSeats = seatsRefusal(loaded.game, seats);
  if (wrongSeats) return wrongSeats;
  if (bots !== null && bots >= loaded.levels.length)
    return { why: 'no-such-level', with: { levels: loaded.levels.length } };
  const options = optionsAt(loaded.game, seats, asked.options);
  if (isRefusal(options)) return options;
  if (rated && ratingModeOf(loaded.game, options, seats) === null) return { why: 'never-rated' };
  const ownClock = hasOwnClock(loaded.game, seats, options);
  if (!ownClock && asked.clock.kind === 'none') return { why: 'tournament-needs-clock' };
  if ((format === 'tables') !== seats > 2) return wrong('body/seats');
  if (places < seats || (format === 'round-robin' && places > TOURNAMENT_LIMITS.roundRobinPlaces))
    return wrong('body/places');
  if (startsAt !== null && (startsAt < now || startsAt > now + TOURNAMENT_LIMITS.startsWithin))
    return wrong('body/startsAt');
  const clock = ownClock ? NO_CLOCK : asked.clock;
  return { ...asked, clock, options: options as NewTournament['options'] };
};
