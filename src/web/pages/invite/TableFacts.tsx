import type { JSX } from 'preact';
import type { Game, Kind } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { words, wordsAt } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { clockName } from '../../table/clock-words.ts';
import { isTimed } from '../../table/own-clock.ts';
import { unusualOptions } from '../../table/option-words.ts';

interface FactsProps {
  readonly game: Game<Kind>;
  readonly table: TableInfo;
}

/** How many players, how fast, about how long, and which options are not as usual. */
export const TableFacts = ({ game, table }: FactsProps): JSX.Element => {
  const t = words.value;
  const players = table.seats.length;
  const minutes = t.table.invitation.about(game.minutes);
  const options = unusualOptions(game, wordsAt(table), table.options);
  return (
    <>
      <ul class="facts">
        <li class="fact">
          <Icon name="people" size={18} />
          {t.home.forPlayers(players, players)}
        </li>
        <li class="fact">
          <Icon name="clock" size={18} />
          {isTimed(game, table) ? minutes : `${clockName(table.clock)}, ${minutes}`}
        </li>
      </ul>
      {table.rated && (
        <p class="small">
          <b>{t.people.rated}.</b> {t.people.ratedMore}
        </p>
      )}
      {options.length > 0 && <p class="small">{options.join(' · ')}</p>}
    </>
  );
};
