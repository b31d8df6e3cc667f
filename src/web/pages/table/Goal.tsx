import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableInfo } from '../../../protocol/table.ts';
import { nameOf, words, wordsAt } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { HAS_POPOVERS } from './emotes/popovers.ts';
import './goal.css';

/** How one wins at this table. Old versions of a game that do not say it have their sentence from the lobby. */
export const goalOf = (table: TableInfo): string => {
  const { goal, about } = wordsAt(table);
  return goal?.(table.options, table.seats.length) ?? about;
};

export const rulesAt = ({ game, id }: TableInfo): string => `/rules/${game}?table=${id}`;

const CARD = 'goal-card';
const TEXT = 'goal-text';

/** The name of the game in the bar: a tap shows the goal under it. */
export const GoalName = ({ table }: { table: TableInfo }): JSX.Element => {
  const name = nameOf(table.game);
  if (!HAS_POPOVERS) return <>{name}</>; // the side panel says the goal too
  return (
    <button type="button" class="goal__name" popovertarget={CARD} title={words.value.end.howToWin}>
      {name}
    </button>
  );
};

/**
 * The goal over the page: nothing moves or shrinks when it comes or goes. The browser closes it on Escape or a tap
 * elsewhere, and gives the focus back to the name.
 */
export const GoalCard = ({ table }: { table: TableInfo }): JSX.Element | null => {
  const link = useRef<HTMLAnchorElement>(null);
  if (!HAS_POPOVERS) return null;
  return (
    <div
      id={CARD}
      class="goal panel"
      popover="auto"
      role="dialog"
      aria-label={words.value.end.howToWin}
      aria-describedby={TEXT}
      onToggle={({ newState }) => newState === 'open' && link.current?.focus()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()} // it would also drop what is in hand
    >
      <p id={TEXT}>{goalOf(table)}</p>
      <a class="btn" href={rulesAt(table)} ref={link}>
        <Icon name="book" />
        {words.value.table.allRules}
      </a>
    </div>
  );
};
