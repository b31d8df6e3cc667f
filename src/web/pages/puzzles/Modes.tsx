import type { JSX } from 'preact';
import { Thing, type ThingName } from '../../art/Thing.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';

/** The ways to solve the puzzles of a game. Their addresses contain a hyphen, which no id of a puzzle does. */
export const MODES = ['one', 'row', 'minutes'] as const;
export type Mode = (typeof MODES)[number];

const ENDINGS: Readonly<Record<Mode, string>> = { one: '', row: '/in-a-row', minutes: '/three-minutes' };
const SIGNS: Readonly<Record<Mode, ThingName>> = { one: 'paw', row: 'yarn', minutes: 'mouse' };

export const pathOf = (game: string, mode: Mode): string => `/puzzles/${game}${ENDINGS[mode]}`;

/** The mode of an address; null: it is the id of one puzzle. */
export const modeOf = (id: string | undefined): Mode | null =>
  MODES.find((mode) => ENDINGS[mode] === (id === undefined ? '' : `/${id}`)) ?? null;

interface ModesProps {
  readonly game: string;
  readonly here: Mode | null; // null: one puzzle that somebody has sent
  readonly t: PuzzlePageWords;
}

/** How to solve: near one's strength, harder each time, or against the clock. */
export const Modes = ({ game, here, t }: ModesProps): JSX.Element => (
  <nav class="panel panel--pad stack pz__modes" aria-label={t.modes.title}>
    <h2>{t.modes.title}</h2>
    {MODES.map((mode) => (
      <a
        key={mode}
        class="pz__mode"
        href={pathOf(game, mode)}
        aria-current={mode === here ? 'page' : undefined}
      >
        <Thing name={SIGNS[mode]} size={40} />
        <span>
          <b>{t.modes[mode].name}</b>
          <small>{t.modes[mode].about}</small>
        </span>
      </a>
    ))}
  </nav>
);
