import { h } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Kind, Refusal, Scene, Viewer } from '../../../kernel/game.ts';
import { legal, preview } from '../../../kernel/match.ts';
import { isRaceSeen } from '../../../kernel/press.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { BoardProps } from '../../kit/board.ts';
import { wordsAt } from '../../preferences/language.ts';
import { isCalm, settings } from '../../preferences/settings.ts';
import { seatName, thirdPersonName } from '../../table/people.ts';
import { sayRefusal } from '../../table/problems.ts';
import type { TableSource } from '../../table/source.ts';
import type { BrowserRefusal } from '../../words/problem-words.ts';
import { releaseFocus } from './board-focus.ts';
import { SeatNote } from './SeatChip.tsx';

const NO_MOVES: readonly unknown[] = [];
const WATCHING: BrowserRefusal = 'watching';

interface BoardInput {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly scene: Scene<Kind>;
  readonly beat: number;
  readonly viewer: Viewer;
  readonly pending: boolean; // a move of mine has no answer yet, and its result is not certain
  readonly still: boolean; // the past is shown: no moves
  readonly hint: unknown; // the move of the hint
  readonly hintNext: readonly unknown[];
}

/** Everything a board may know and do. Legal moves are computed once per scene: some games have thousands. */
export const useBoardProps = (asked: BoardInput): BoardProps<Kind> => {
  const { source, table, scene, beat, viewer, pending, still, hint, hintNext } = asked;
  const { game } = source;
  // In a race the next press must not be lost because the last one has no answer yet.
  const waits = pending && !isRaceSeen(scene);
  const mayPlay = viewer !== 'spectator' && !waits && !still && !scene.outcome;
  const moves = useMemo(
    () => (mayPlay ? legal(game, scene, viewer) : NO_MOVES),
    [game, scene, viewer, mayPlay],
  );
  const { secondTap, signs, sound } = settings.value;
  const check = (move: unknown): Refusal | null => {
    if (scene.outcome) return { why: 'match-over' };
    if (viewer === 'spectator') return { why: WATCHING };
    if (!scene.actors.includes(viewer)) return { why: 'not-your-turn' };
    return game.check(scene.view, viewer, move);
  };
  return {
    scene,
    beat,
    seat: viewer,
    legal: moves,
    pending: waits,
    hint,
    hintNext,
    shared: source.session.value.yours.length > 1,
    words: wordsAt(table),
    settings: { motion: isCalm() ? 'calm' : 'full', secondTap, signs, sound },
    sitter: (seat) => ({
      name: seatName(table, source.session.value.yours, seat),
      bot: table.seats[seat]?.kind === 'bot',
      thirdPerson: thirdPersonName(table, seat),
      note: h(SeatNote, { source, table, seat }),
    }),
    play: (move, press) => {
      if (!mayPlay) return;
      if (!isRaceSeen(scene)) releaseFocus();
      source.play(viewer, game.write(move), press);
    },
    check,
    sayRefusal: (refusal) => sayRefusal(refusal, table),
    preview: (move) => (viewer === 'spectator' || check(move) ? null : preview(game, scene, viewer, move)),
    ruleLink: (why) => {
      if (why === WATCHING) return undefined;
      const id = source.session.value.table?.id ?? '';
      return `/rules/${game.id}?why=${encodeURIComponent(why)}&table=${encodeURIComponent(id)}`;
    },
  };
};
