import type { VNode } from 'preact';
import type { Game, Kind } from '../../../kernel/game.ts';
import type { BoardModule, BoardProps, Regions } from '../../kit/board.ts';

/** A game whose board is not drawn yet can be played all the same: its picture in characters, its moves in writing. */
export const plainBoard = (game: Game<Kind>): BoardModule<Kind> => ({
  coats: ['ginger', 'grey', 'calico', 'tuxedo', 'siamese', 'cream'],
  Board: ({
    scene,
    legal,
    play,
    children,
  }: BoardProps<Kind> & { children(this: void, regions: Regions): VNode }) =>
    children({
      stage: <pre class="plain">{game.draw(scene.view)}</pre>,
      tray: (
        <div class="plain__moves">
          {legal.map((move) => (
            <button key={game.write(move)} class="btn" data-legal onClick={() => play(move)}>
              {game.write(move)}
            </button>
          ))}
        </div>
      ),
      pools: [],
      prompt: null,
      plan: null,
    }),
});
