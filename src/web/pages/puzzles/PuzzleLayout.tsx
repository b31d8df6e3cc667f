import type { ComponentChild, JSX, RefObject } from 'preact';
import { defined } from '../../../kernel/defined.ts';
import type { Game, Kind, Scene } from '../../../kernel/game.ts';
import type { BoardModule, Regions } from '../../kit/board.ts';
import { useStepBeats } from '../replay/useStepBeats.ts';
import { puzzleBoard, type PuzzleTurn } from './puzzle-board.ts';
import './puzzles.css';

interface Around {
  readonly task: ComponentChild;
  readonly dock: ComponentChild; // the buttons
  readonly side?: ComponentChild;
}

interface PuzzleLayoutProps {
  readonly game: Game<Kind>;
  readonly board: BoardModule<Kind>;
  readonly steps: readonly { readonly scene: Scene<Kind> }[]; // the last one is shown
  readonly turn: PuzzleTurn;
  readonly stageBox?: RefObject<HTMLDivElement | null>;
  readonly puzzle?: string; // its id, where the page has one
  readonly children: (regions: Regions) => Around;
}

/** One task on a page: the text above, the board with its tray, the buttons below, and the side. */
export const PuzzleLayout = ({
  game,
  board,
  steps,
  turn,
  stageBox,
  puzzle,
  children,
}: PuzzleLayoutProps): JSX.Element => {
  const { scene = defined(steps.at(-1)).scene, beat } = useStepBeats(board, steps, steps.length - 1);
  const { Board } = board;
  return (
    <Board {...puzzleBoard({ ...turn, game, scene, beat })}>
      {(regions) => {
        const { task, dock, side } = children(regions);
        return (
          <>
            <div class="pz__task">{task}</div>
            <section class="pz__stage stage" data-puzzle={puzzle}>
              <div class="pz__board" ref={stageBox ?? null}>
                {regions.stage}
              </div>
            </section>
            <div class="pz__tray">{regions.tray}</div>
            <div class="pz__dock">{dock}</div>
            {side !== undefined && <aside class="pz__side">{side}</aside>}
          </>
        );
      }}
    </Board>
  );
};
