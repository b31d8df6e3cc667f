import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Refusal, Seat } from '../../../../kernel/game.ts';
import { announce } from '../../../../web/kit/Announcer.tsx';
import type { Press } from '../../../../web/kit/board.ts';
import { playSound } from '../../../../web/kit/sounds.ts';
import { heldBy } from '../../rules/race/mat.ts';
import { piecesMissing } from '../../rules/race/pieces-missing.ts';
import type { Held, Move, Target, Thing, View } from '../../rules/race/types.ts';
import { targetName } from '../pieces/names.ts';
import { queued } from './queued.ts';
import { useWatched, type Watched } from './useWatched.ts';
import type { RaceProps } from '../props/props.ts';

/** A sentence about something that did not work, shown for a short time. */
export interface Note {
  readonly says: string;
  readonly why: string | null; // the key of the refusal, which links to its rule
}

/** One player's paw: the thing it holds, the target it reaches for, and its next moves. */
export interface Hands {
  readonly me: Seat;
  readonly mine: boolean; // false for spectators and replays
  readonly watch: Watched['watch']; // chooses the watched seat
  readonly held: Held | null;
  readonly reaching: Target | null;
  readonly selected: Thing | null; // the piece on the mat that the buttons act on
  readonly note: Note | null;
  readonly act: (move: Move, press?: Press) => void;
  readonly inTurn: (...moves: readonly Move[]) => void; // plays these moves in order, as soon as the paw is free
  readonly willHold: () => boolean; // something is in the paw, or will be after the moves that are sent or wait
  readonly drop: () => void; // gives back what is held or reached for, and forgets the moves that wait
  readonly may: (move: Move) => boolean;
  readonly cannot: (move: Move) => boolean; // true if it is illegal even when the paw is free
  readonly can: (move: Move) => boolean; // now, or as soon as the paw is free: it does not change with every reach
  readonly select: (thing: Thing | null) => void;
}

const NOTE_LASTS = 2_600;
const BEHIND = 400; // after this time without a new scene, the last move no longer blocks the next
/** Refusals that are not shown: after a lost contest the rest of a gesture is refused, and the reason is clear. */
const QUIET: ReadonlySet<string> = new Set(['paw-empty', 'too-late-for-that', 'match-over', 'not-your-turn']);

/**
 * In a race a gesture is a move at once. Moves made while the paw is busy wait: a cat that is dropped before it is
 * granted is put down as soon as the grant arrives.
 */
export const useHands = (props: RaceProps): Hands => {
  const { scene } = props;
  const { near: me, watch } = useWatched(props);
  const latest = useRef(props);
  latest.current = props;
  const waiting = useRef<Move[]>([]);
  const [note, setNote] = useState<Note | null>(null);
  const [chosen, select] = useState<Thing | null>(null);

  const actions = useMemo(() => actionsOf(latest, waiting, setNote), []);
  useEffect(actions.goOn, [scene]);
  useEffect(() => {
    const lost = scene.events.find((event) => event.what === 'snatched' && event.seat === me);
    if (lost?.what !== 'snatched') return;
    const { words, sitter } = latest.current;
    const { table } = words.board;
    setNote({
      says: table.snatched(targetName(table, lost.target), sitter(lost.by).name, lost.apart),
      why: null,
    });
  }, [scene.seq]);
  useEffect(() => {
    if (!note) return undefined;
    const timer = setTimeout(() => setNote(null), NOTE_LASTS);
    return () => clearTimeout(timer);
  }, [note]);

  const held = heldBy(scene.view, me);
  const cannot = (move: Move): boolean => ![undefined, 'paw-busy'].includes(props.check(move)?.why);
  return {
    me,
    mine: watch === null,
    watch,
    held,
    reaching: scene.view.claims.find((claim) => claim.seat === me)?.target ?? null,
    selected: chosen !== null && !held && isOnMat(props, me, chosen) ? chosen : null,
    note,
    act: actions.act,
    inTurn: actions.inTurn,
    willHold: actions.willHold,
    drop: actions.drop,
    may: (move) => watch === null && !props.pending && props.check(move) === null,
    cannot,
    can: (move) => watch === null && !cannot(move),
    select,
  };
};

const isOnMat = ({ scene: { view } }: RaceProps, me: Seat, thing: Thing): boolean => {
  const place = thing === 'box' ? view.boxes[me]?.place : view.tiles.find(({ id }) => id === thing)?.place;
  return place?.in === 'mat';
};

/** The functions never change, so that components which get them need not render again. */
const actionsOf = (
  latest: { readonly current: RaceProps },
  waiting: { current: Move[] },
  setNote: (note: Note | null) => void,
) => {
  const explain = (refusal: Refusal): void => {
    const { sayRefusal, settings } = latest.current;
    const says = sayRefusal(refusal);
    setNote({ says, why: refusal.why });
    announce(says);
    if (settings.sound) playSound('no');
  };
  let sent: Sent = { move: null, on: null, at: -Infinity };
  let asked = -Infinity; // when the player was asked if the Meow is meant
  /** A Meow may be wrong, but a slip of the finger must not end a round for all: with pieces missing it needs two presses. */
  const asksBeforeMeow = (move: Move): boolean => {
    const { scene, seat, words } = latest.current;
    if (move.do !== 'meow' || seat === 'spectator') return false;
    const [missing, now] = [piecesMissing(scene.view, seat), performance.now()];
    if (missing === 0 || now - asked < NOTE_LASTS) return false;
    asked = now;
    const says = words.board.table.meowAgain(missing);
    setNote({ says, why: null });
    announce(says);
    return true;
  };
  /** True if the last move is not on the screen yet: a check now would use an outdated scene. */
  const isBehind = (): boolean => sent.on === latest.current.scene && performance.now() - sent.at < BEHIND;
  /** False if the paw is busy, so that the move must wait. */
  const attempt = (move: Move, press: Press | undefined, loud: boolean): boolean => {
    const { check, play, pending, seat, replay, scene } = latest.current;
    if (seat === 'spectator' || replay) return true;
    const refusal = check(move);
    if (pending || isBehind() || refusal?.why === 'paw-busy') return false;
    if (!refusal) {
      if (asksBeforeMeow(move)) return true;
      setNote(null);
      sent = { move, on: scene, at: performance.now() };
      play(move, press);
    } else {
      waiting.current = [];
      if (loud || !QUIET.has(refusal.why)) explain(refusal);
    }
    return true;
  };
  const goOn = (): void => {
    const [next] = waiting.current;
    if (next && attempt(next, undefined, false)) waiting.current = waiting.current.slice(1);
  };
  const act = (move: Move, press?: Press): void => {
    if (waiting.current.length || !attempt(move, press, true))
      waiting.current = queued(waiting.current, move);
  };
  const inTurn = (...[first, ...rest]: readonly Move[]): void => {
    if (!first) return;
    act(first);
    waiting.current = queued(waiting.current, ...rest);
  };
  const willHold = (): boolean => {
    const { scene, seat } = latest.current;
    const begun = seat !== 'spectator' && holdsOrReaches(scene.view, seat);
    const moves = [...(sent.move && isBehind() ? [sent.move] : []), ...waiting.current];
    return moves.reduce((holds, move) => FILLS[move.do] ?? holds, begun);
  };
  const drop = (): void => {
    waiting.current = [];
    if (willHold()) act({ do: 'return' });
  };
  return { act, inTurn, goOn, willHold, drop };
};

interface Sent {
  readonly move: Move | null;
  readonly on: unknown; // the scene it was made on
  readonly at: number;
}

/** The moves that fill the paw or empty it. */
const FILLS: Readonly<Partial<Record<Move['do'], boolean>>> = {
  grab: true,
  peek: true,
  box: true,
  lift: true,
  put: false,
  keep: false,
  return: false,
};

const holdsOrReaches = (view: View, me: Seat): boolean =>
  heldBy(view, me) !== null ||
  view.claims.some(({ seat, target }) => seat === me && (target.on === 'tile' || target.on === 'cat'));
