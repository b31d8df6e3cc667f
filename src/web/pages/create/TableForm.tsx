import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Preset } from '../../../kernel/optional-files.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { tablePath } from '../../../protocol/api.ts';
import type { PersonName } from '../../../protocol/notices.ts';
import { Cat } from '../../art/Cat.tsx';
import type { Coat } from '../../art/base/coats.ts';
import { titleOf, words, wordsOf } from '../../preferences/language.ts';
import { settings } from '../../preferences/settings.ts';
import { Failed } from '../../page/Failed.tsx';
import { Choice } from '../../page/Tabs.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { invite } from '../../seek/invited.ts';
import { sayOption } from '../../table/option-words.ts';
import { turnBasedOption } from './turn-based-option.ts';
import {
  COMPANIES,
  nobodyPlays,
  presetOf,
  settle,
  usualChoice,
  withCompany,
  withPreset,
  withSeats,
  type Company,
  type TableChoice,
} from './choice.ts';
import { keepChoice, lastChoice } from './kept-choice.ts';
import { makeTable } from './make-table.ts';
import { WholeForm } from './WholeForm.tsx';
import { Pace } from './Pace.tsx';
import { Picks } from './Picks.tsx';
import { sentenceOf } from './summary.ts';

export interface FormProps {
  readonly game: Game<Kind>;
  readonly levels: number;
  readonly presets: readonly Preset<Kind>[];
  readonly here: boolean; // the form was opened to play on this device
  readonly reachable: boolean; // the server
  readonly invited?: PersonName | undefined; // the table is for this person
}

/** A preset of every game that has others: all defaults. */
const USUAL: Preset<Kind> = { key: 'usual', options: {} };

/** The last choice, but on this device or not, as the button in the lobby said. */
const begin = ({ game, levels, here, reachable, invited }: FormProps): TableChoice => {
  const last = lastChoice(game, levels);
  if (invited) {
    const friendly = withCompany(last, 'friend');
    return friendly.seats.includes('open') ? friendly : usualChoice(game, 'friend');
  }
  if (here || !reachable) return withCompany(last, 'here');
  return withCompany(last, last.company === 'here' ? 'friend' : last.company);
};

export const TableForm = (props: FormProps): JSX.Element => {
  const { game, levels, presets, reachable, invited } = props;
  const t = words.value.create;
  const { route } = useLocation();
  const [choice, set] = useState(() => begin(props));
  const { going, problem, start } = useAttempt();
  const settled = settle(game, choice, Math.min(settings.value.level, levels - 1));
  const chosen = presetOf(game, [USUAL, ...presets], choice);
  const here = choice.company === 'here';
  const nobody = nobodyPlays(settled.seats);
  const create = (event: SubmitEvent): void => {
    event.preventDefault();
    if (nobody) return;
    keepChoice(game.id, choice);
    start(async () => {
      const table = await makeTable(game, choice, settled);
      // Refused: the waiting room offers it again, and says why.
      if (invited) await invite(table, invited.guest).catch(() => undefined);
      route(tablePath(table));
    });
  };
  return (
    <form class="stack" data-game={game.id} onSubmit={create}>
      {!invited && (
        <CompanyPicks
          reachable={reachable}
          chosen={choice.company}
          choose={(company) => set(withCompany(choice, company))}
        />
      )}
      {!reachable && <p class="small">{t.offline}</p>}
      {presets.length > 0 && (
        <div class="presets" role="group" aria-label={t.presets}>
          {[USUAL, ...presets].map((preset) => (
            <button
              key={preset.key}
              class="btn"
              type="button"
              aria-pressed={preset.key === chosen?.key}
              onClick={() => set(withPreset(game, choice, preset))}
            >
              {presetName(game.id, preset)}
            </button>
          ))}
        </div>
      )}
      <Players game={game} count={choice.seats.length} set={(count) => set(withSeats(choice, count))} />
      {!here && !settled.timed && <Pace clock={choice.clock} set={(clock) => set({ ...choice, clock })} />}
      {settled.race && here && choice.seats.length > 1 && (
        <p class="small">{t.race(turnBasedOption(game, choice.seats.length, settled.options))}</p>
      )}
      <WholeForm
        game={game}
        levels={levels}
        choice={choice}
        settled={settled}
        preset={chosen !== undefined}
        set={set}
      />
      <div class="dialog__go">
        <p class="create__why" role="status">
          {nobody
            ? t.nobodyPlays
            : settled.dropped
                .map(([name, value]) =>
                  t.doesNotFit(sayOption(wordsOf(game.id), name, value), choice.seats.length),
                )
                .join(' ')}
        </p>
        <Failed problem={problem} />
        <button class="btn btn--primary btn--big" aria-disabled={going || nobody}>
          {here ? t.goHere : invited ? words.value.table.invite : t.go}
        </button>
        <small>
          {sentenceOf(
            game.id,
            choice,
            settled,
            chosen && chosen !== USUAL ? presetName(game.id, chosen) : undefined,
          )}
        </small>
      </div>
    </form>
  );
};

const presetName = (game: string, preset: Preset<Kind>): string =>
  preset === USUAL ? words.value.create.usual : (titleOf(game)?.presets?.[preset.key] ?? preset.key);

const COATS: Readonly<Record<Company, Coat>> = { friend: 'calico', everybody: 'tuxedo', here: 'siamese' };

interface CompanyProps {
  readonly reachable: boolean;
  readonly chosen: Company;
  readonly choose: (company: Company) => void;
}

const CompanyPicks = ({ reachable, chosen, choose }: CompanyProps): JSX.Element => {
  const t = words.value.create;
  return (
    <Picks
      label={t.withWhom}
      class="pics pics--company"
      picks={COMPANIES.map((id) => ({
        id,
        name: t.companies[id].name,
        more: t.companies[id].more,
        picture: <Cat coat={COATS[id]} pose="loaf" size={64} />,
        disabled: !reachable && id !== 'here',
      }))}
      chosen={chosen}
      choose={choose}
    />
  );
};

interface PlayersProps {
  readonly game: Game<Kind>;
  readonly count: number;
  readonly set: (count: number) => void;
}

/** Only where the game leaves a choice. */
const Players = ({ game, count, set }: PlayersProps): JSX.Element | null => {
  const t = words.value.create;
  const [min, max] = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  if (counts.length === 1) return null;
  return (
    <div class="create__line">
      <b aria-hidden="true">{t.players}</b>
      <Choice
        label={t.players}
        options={counts.map((id) => ({ id, label: id }))}
        chosen={String(count)}
        choose={(id) => set(Number(id))}
      />
    </div>
  );
};
