import type { JSX, VNode } from 'preact';
import { loadBoard } from '../../../catalogue/browser/boards.ts';
import { rulesFolder } from '../../../catalogue/browser/rules.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { nearSeat, type BoardModule, type BoardProps, type Regions } from '../../kit/board.ts';
import './plain-board.css';

/** The board of a game, or the plain one: for a game that brings none, and for rules of an older version. */
export const boardFor = async (game: Game<Kind>): Promise<BoardModule<Kind>> =>
  (await loadBoard(rulesFolder(game.id, game.version))) ?? plainBoard(game);

/** The board of a game that brings none: its text board, and its moves in words and in notation. */
const plainBoard = (game: Game<Kind>): BoardModule<Kind> => ({
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
      stage: (
        <div class="plain__stage">
          <Picture text={game.draw(scene.view)} />
          <p class="small">{words.legend}</p>
        </div>
      ),
      tray: (
        <div class="plain__moves">
          {legal.map((move) => (
            <button key={game.write(move)} class="btn" data-legal onClick={() => play(move)}>
              {words.move(move, nearSeat(seat), (of) => sitter(of).thirdPerson)}
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

/** As large as it fits; where even small letters do not fit, it scrolls, by keys too. */
const Picture = ({ text }: { text: string }): JSX.Element => {
  const lines = text.split('\n');
  const columns = Math.max(...lines.map(({ length }) => length));
  return (
    <pre class="plain" tabIndex={0} style={{ '--columns': columns, '--rows': lines.length }}>
      {text}
    </pre>
  );
};
