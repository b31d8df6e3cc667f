import type { VNode } from 'preact';
import type { Game, Kind } from '../../../kernel/game.ts';
import { nearSeat, type BoardModule, type BoardProps, type Regions } from '../../kit/board.ts';
import './plain-board.css';

/** The board of a game that brings none: its text board, and its moves in words and in notation. */
export const plainBoard = (game: Game<Kind>): BoardModule<Kind> => ({
  coats: ['ginger', 'grey', 'calico', 'tuxedo', 'siamese', 'cream'],
  Board: ({
    scene,
    seat,
    legal,
    sitter,
    play,
    words,
    children,
  }: BoardProps<Kind> & { children(this: void, regions: Regions): VNode }) =>
    children({
      stage: <pre class="plain">{game.draw(scene.view)}</pre>,
      tray: (
        <div class="plain__moves">
          {legal.map((move) => (
            <button key={game.write(move)} class="btn" data-legal onClick={() => play(move)}>
              {words.move(move, nearSeat(seat), (of) => sitter(of).told)}
              <code>{game.write(move)}</code>
            </button>
          ))}
        </div>
      ),
      pools: [],
      prompt: null,
      plan: null,
    }),
});
