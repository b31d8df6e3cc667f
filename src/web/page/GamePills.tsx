import type { JSX } from 'preact';
import { nameOf } from '../preferences/language.ts';
import { Cover } from './Cover.tsx';
import './game-pills.css';

interface GamePillsProps {
  readonly label: string;
  readonly games: readonly string[];
  readonly all?: string; // the word for all of them; without it one game is always chosen
  readonly chosen: string; // '': all
  readonly choose: (game: string) => void;
}

/** Buttons with pictures, one for each game. */
export const GamePills = ({ label, games, all, chosen, choose }: GamePillsProps): JSX.Element => (
  <div class="pills" role="group" aria-label={label}>
    {all !== undefined && (
      <button class="pill pill--all" aria-pressed={chosen === ''} onClick={() => choose('')}>
        {all}
      </button>
    )}
    {games.map((game) => (
      <button key={game} class="pill" aria-pressed={chosen === game} onClick={() => choose(game)}>
        <span class="cover-frame pill__scene" aria-hidden="true">
          <Cover game={game} />
        </span>
        <span>{nameOf(game)}</span>
      </button>
    ))}
  </div>
);
