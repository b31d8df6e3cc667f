import type { JSX } from 'preact';
import { tournamentPath } from '../../protocol/api.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { words } from '../preferences/language.ts';
import { Icon } from './Icon.tsx';

/** In the bar of a table: the way back to the tournament that it belongs to. */
export const TournamentLink = ({ table: { tournament } }: { table: TableInfo }): JSX.Element | null =>
  tournament === undefined ? null : (
    <a
      class="btn btn--quiet btn--icon"
      href={tournamentPath(tournament)}
      aria-label={words.value.table.toTournament}
    >
      <Icon name="cup" />
    </a>
  );
