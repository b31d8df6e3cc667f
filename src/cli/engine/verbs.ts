import { outcomeAt } from '../../kernel/early-end.ts';
import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { legal as legalMoves, refusal, scene as sceneOf } from '../../kernel/match.ts';
import { sceneToSend } from '../../protocol/old-names.ts';
import { openAllGames } from '../../catalogue/open-games.ts';
import { moment, optional, seatOf, text, viewerOf } from './arguments.ts';
import { load, newMatch, position } from './start-verbs.ts';
import { errorAnswer } from './errors.ts';
import { bot, perft, playouts } from './slow-verbs.ts';
import { move, recordOf, tick as letTheClockStrike, type Session, type Stepped } from './session.ts';
import { anytime, inMatch, refused, type Answer, type Verb } from './verb.ts';

const nothing = () => ({});
const asViewer = ({ header }: Session) => ({ as: viewerOf(header.seats) });

const games = anytime({}, async () => ({
  ok: (await openAllGames()).map(({ game: { id, version, seats, options } }) => ({
    id,
    version,
    seats,
    options,
  })),
}));

const scene = inMatch(asViewer, ({ loaded, now }, { as }) => ({
  ok: sceneToSend(sceneOf(loaded.game, now, as)),
}));

const draw = inMatch(asViewer, ({ loaded: { game }, now }, { as }) => ({
  ok: game.draw(game.view(now.state, as)),
}));

const actors = inMatch(nothing, ({ loaded, now }) => ({ ok: loaded.game.actors(now.state) }));

const legal = inMatch(
  ({ header }) => ({ seat: seatOf(header.seats) }),
  ({ loaded: { game }, now }, { seat }) => ({
    ok: legalMoves(game, sceneOf(game, now, seat), seat).map((one) => game.write(one)),
  }),
);

const check = inMatch(
  ({ header }) => ({ seat: seatOf(header.seats), move: text }),
  ({ loaded: { game, words }, now }, asked) => {
    const read = game.read(asked.move);
    const no =
      read === null
        ? { why: 'unreadable-move' }
        : refusal(game, now, { by: asked.seat, at: now.at, move: read });
    return { ok: no && errorAnswer(no, words) };
  },
);

const play = inMatch(
  ({ header, now }) => ({ seat: seatOf(header.seats), move: text, at: optional(moment, now.at) }),
  (session, asked) => steppedTo(session, move(session, asked.seat, asked.move, asked.at)),
);

const tick = inMatch(
  () => ({ at: moment }),
  (session, { at }) => steppedTo(session, letTheClockStrike(session, at)),
);

const steppedTo = ({ loaded }: Session, result: Stepped | Refusal): Answer =>
  isRefusal(result)
    ? refused(result, loaded.words)
    : { ok: { seq: result.session.now.seq, events: result.events }, session: result.session };

const outcome = inMatch(nothing, ({ loaded, now }) => ({ ok: outcomeAt(loaded.game, now) }));

const record = inMatch(nothing, (session) => ({ ok: recordOf(session) }));

/** Every verb of the protocol. A Map, so that “constructor” is not found. */
export const VERBS: ReadonlyMap<string, Verb> = new Map(
  Object.entries({
    games,
    new: newMatch,
    position,
    scene,
    actors,
    legal,
    check,
    play,
    tick,
    outcome,
    draw,
    record,
    load,
    bot,
    perft,
    playouts,
  }),
);
