import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { countLevels } from '../../../../catalogue/browser/bots.ts';
import { tablePath } from '../../../../protocol/api.ts';
import type { TableInfo } from '../../../../protocol/table.ts';
import { Failed } from '../../../page/Failed.tsx';
import { useAttempt } from '../../../page/useAttempt.ts';
import { useLoaded } from '../../../page/useLoaded.ts';
import { words } from '../../../preferences/language.ts';
import { onlyBotsElse } from '../../../table/bots-again.ts';
import { ownSeat } from '../../../table/people.ts';
import type { LevelStep, TableSource } from '../../../table/source.ts';
import { FirstLessons } from '../../lessons/FirstLessons.tsx';
import { Befriend } from './Befriend.tsx';
import { stepAfter } from './compare-scores.ts';
import type { EndProps } from './end-props.ts';
import { ReviewLink } from './ReviewLink.tsx';

/** Help for the next match: after a loss an easier bot and the way to win, after a win a cleverer bot; the review of the match. */
export const Offers = ({ source, table, outcome }: EndProps): JSX.Element => {
  const t = words.value.end;
  const me = ownSeat(table, source.session.value.yours);
  const isOnce = table.tournament !== undefined || table.daily !== undefined; // there the next match is another one
  const step = isOnce ? 0 : stepAfter(outcome, me);
  const review = outcome.ended ? null : <ReviewLink id={table.id} />;
  return (
    <>
      {step >= 0 && review}
      <div class="end__offers">
        {source.seats && me !== null && <Befriend as="list" table={table} me={source.session.value.me} />}
        {step !== 0 && <OtherBot source={source} table={table} step={step} />}
        {me !== null && <FirstLessons game={table.game} />}
        {step < 0 && (
          <a class="btn btn--quiet" href={`/rules/${table.game}?table=${table.id}`}>
            {t.howToWin}
          </a>
        )}
      </div>
      {step < 0 && review /* after a loss an easier bot is seen first, also on a low phone */}
    </>
  );
};

/** The level that this step leads to; null if all bots have reached an end of the stairs, or none plays. */
const levelAfter = (table: TableInfo, step: LevelStep, levels: number): number | null => {
  const bots = table.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level + step] : []));
  return bots.find((next) => next >= 0 && next < levels) ?? null;
};

interface OtherBotProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly step: LevelStep;
}

const OtherBot = ({ source, table, step }: OtherBotProps): JSX.Element | null => {
  const t = words.value.end;
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  const levels = useLoaded(() => countLevels(table.game), table.game);
  const { yours } = source.session.value;
  const alone = source.seats === null || onlyBotsElse(table, yours);
  if (!alone || levels.is !== 'here' || levelAfter(table, step, levels.value) === null) return null;
  const again = async (): Promise<void> => route(tablePath((await source.rematch(step)).id));
  return (
    <>
      <button class="btn btn--quiet" aria-disabled={going} onClick={() => start(again)}>
        {step < 0 ? t.easier : t.harder}
      </button>
      <Failed problem={problem} />
    </>
  );
};
