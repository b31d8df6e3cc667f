import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Refusal, Seat } from '../../../../kernel/game.ts';
import { announce } from '../../../../web/kit/Announcer.tsx';
import type { Press } from '../../../../web/kit/board.ts';
import { playSound } from '../../../../web/kit/sounds.ts';
import { heldBy } from '../../rules/race/mat.ts';
import type { Held, Move, Target, Thing } from '../../rules/race/types.ts';
import { targetName } from '../pieces/names.ts';
import { queued } from './queued.ts';
import { useWatched, type Watched } from './useWatched.ts';
import type { RaceProps } from '../props/props.ts';

/** A sentence about what did not work, for as long as it is news. */
export interface Note {
  readonly says: string;
  readonly why: string | null; // a refusal has a rule
}

/** One player's paw: what it holds, reaches for and is about to do. */
export interface Hands {
  readonly me: Seat;
  readonly mine: boolean; // somebody sits here; a spectator only looks
  readonly watch: Watched['watch']; // and chooses at whom
  readonly held: Held | null;
  readonly reaching: Target | null;
  readonly selected: Thing | null; // a piece on the mat that the buttons work on
  readonly note: Note | null;
  readonly act: (move: Move, press?: Press) => void;
  readonly inTurn: (...moves: readonly Move[]) => void; // one after the other, as soon as the paw is free
  readonly may: (move: Move) => boolean;
  readonly cannot: (move: Move) => boolean; // not now, and not when the paw is free again either
  readonly select: (thing: Thing | null) => void;
}

const NOTE_LASTS = 2_600;
const BEHIND = 400; // a page that lags longer than this has heard no answer at all
/** After a lost fight the rest of a gesture is void, and everybody knows why. */
const QUIET: ReadonlySet<string> = new Set(['paw-empty', 'too-late-for-that', 'match-over', 'not-your-turn']);

/**
 * In a race one gesture is one move, at once. What comes while the paw is still busy waits for it: a kitty that is dropped
 * before it is granted is put down in the moment the grant arrives.
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
    may: (move) => watch === null && !props.pending && props.check(move) === null,
    cannot: (move) => ![undefined, 'paw-busy'].includes(props.check(move)?.why),
    select,
  };
};

const isOnMat = ({ scene: { view } }: RaceProps, me: Seat, thing: Thing): boolean => {
  const place = thing === 'box' ? view.boxes[me]?.place : view.tiles.find(({ id }) => id === thing)?.place;
  return place?.in === 'mat';
};

/** They never change, so that whoever is handed them need not be drawn again. */
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
  let sent: { readonly on: unknown; readonly at: number } = { on: null, at: -Infinity };
  /** What was sent last is not on the screen yet: whatever is asked now would be asked of the past. */
  const isBehind = (): boolean => sent.on === latest.current.scene && performance.now() - sent.at < BEHIND;
  /** False: the paw is busy, and this has to wait. */
  const attempt = (move: Move, press: Press | undefined, loud: boolean): boolean => {
    const { check, play, pending, seat, replay, scene } = latest.current;
    if (seat === 'spectator' || replay) return true;
    const refusal = check(move);
    if (pending || isBehind() || refusal?.why === 'paw-busy') return false;
    if (!refusal) {
      setNote(null);
      sent = { on: scene, at: performance.now() };
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
  return { act, inTurn, goOn };
};
