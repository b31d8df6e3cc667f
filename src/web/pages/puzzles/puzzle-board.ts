import type { Game, Kind, Scene, Seat } from '../../../kernel/game.ts';
import { legal, preview } from '../../../kernel/match.ts';
import type { BoardProps, ShownAnswer } from '../../kit/board.ts';
import { words, wordsOf } from '../../preferences/language.ts';
import { isCalm, settings } from '../../preferences/settings.ts';
import { colourOf } from '../../table/people.ts';

/** One turn of a puzzle: its solver, and the things that the board offers and shows. */
export interface PuzzleTurn {
  readonly solver: Seat;
  readonly open: boolean; // a move may be made
  readonly hint: Kind['move']; // null: none
  readonly answers: readonly ShownAnswer<Kind['move']>[];
  readonly play: (move: Kind['move']) => void;
  readonly oneTap?: boolean; // against the clock nothing is asked twice
}

interface PuzzleBoardParts extends PuzzleTurn {
  readonly game: Game<Kind>;
  readonly scene: Scene<Kind>;
  readonly beat: number;
}

/** The board of a puzzle: one person plays, nobody sits at the other side. */
export const puzzleBoard = (parts: PuzzleBoardParts): BoardProps<Kind> => {
  const { game, scene, beat, solver, open, hint, answers, play, oneTap = false } = parts;
  const { secondTap, signs, sound } = settings.value;
  const own = wordsOf(game.id);
  const mine = open && scene.actors.includes(solver);
  return {
    scene,
    beat,
    seat: solver,
    legal: mine ? legal(game, scene, solver) : [],
    hint,
    study: true,
    answers,
    pending: false,
    shared: false,
    words: own,
    settings: { motion: isCalm() ? 'calm' : 'full', secondTap: secondTap && !oneTap, signs, sound },
    sitter: (seat) => ({
      name: seat === solver ? words.value.you : colourOf(game.id, seat),
      bot: seat !== solver,
      thirdPerson: colourOf(game.id, seat),
      note: null,
    }),
    play: (move) => mine && play(move),
    check: (move) => (mine ? game.check(scene.view, solver, move) : { why: 'not-your-turn' }),
    sayRefusal: ({ why, with: details }) => {
      const said = own.refusals[why] ?? words.value.refusals['not-your-turn'];
      return said(details ?? {}, (seat) => colourOf(game.id, seat));
    },
    preview: (move) => (mine ? preview(game, scene, solver, move) : null),
    ruleLink: (why) => `/rules/${game.id}?why=${encodeURIComponent(why)}`,
  };
};
