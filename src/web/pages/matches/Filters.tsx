import type { JSX } from 'preact';
import { MATCH_COMPANIES, type Profile } from '../../../protocol/people.ts';
import { GamePills } from '../../page/GamePills.tsx';
import { Icon } from '../../page/Icon.tsx';
import type { Query } from '../../page/useQuery.ts';
import { titleOf } from '../../preferences/language.ts';
import type { MatchesWords } from '../../words/matches.en.ts';
import { PERIODS, RESULTS, yearsFrom } from './filter.ts';

interface FiltersProps {
  readonly profile: Profile;
  readonly query: Query;
  readonly change: (changes: Query) => void;
  readonly t: MatchesWords;
}

/** Pictures for the games, menus for the rest; what is chosen is dark. */
export const Filters = ({ profile, query, change, t }: FiltersProps): JSX.Element => {
  const games = [...new Set(profile.games.map(({ game }) => game))];
  const modes = Object.entries(titleOf(query['game'] ?? '')?.modes ?? {});
  const people = profile.met.map(({ guest, name }) => [guest, name] as const);
  const other = query['with'] ?? '';
  const known = other === '' || people.some(([guest]) => guest === other);
  const menu = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
  ): JSX.Element => (
    <Menu
      label={label}
      options={options}
      chosen={query[name] ?? ''}
      choose={(value) => change({ [name]: value })}
    />
  );
  return (
    <div class="stack">
      <GamePills
        label={t.game}
        games={games}
        all={t.all}
        chosen={query['game'] ?? ''}
        choose={(game) => change({ game, mode: '' })}
      />
      <div class="filters">
        {modes.length > 1 && menu('mode', t.mode, modes)}
        {menu(
          'company',
          t.company,
          MATCH_COMPANIES.map((id) => [id, t.companies[id]]),
        )}
        {menu(
          'won',
          t.result,
          RESULTS.map((id) => [id, t.results[id]]),
        )}
        {menu('with', t.with, known ? people : [...people, [other, t.chosen]])}
        {menu('period', t.period, [
          ...PERIODS.map((id) => [id, t.periods[id]] as const),
          ...yearsFrom(profile.since, Date.now()).map((year) => [year, year] as const),
        ])}
      </div>
    </div>
  );
};

interface MenuProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

/** While nothing is chosen it shows the name of the menu. */
const Menu = ({ label, options, chosen, choose }: MenuProps): JSX.Element => (
  <label class="select filter" data-chosen={chosen !== '' || undefined}>
    <span class="sr">{label}</span>
    <select class="btn" value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <option value="">{label}</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
    <Icon name="chevron" size={18} />
  </label>
);
