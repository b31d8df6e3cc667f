import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import { QUALITIES } from '../../../review/quality.ts';
import type { Balance, Review } from '../../../review/review.ts';
import { withSign } from '../../../words/plural.ts';
import { Sign } from '../../art/base/Sign.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import { AnalysisLink } from '../../page/AnalysisLink.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Switch } from '../../page/Switch.tsx';
import { Choice, Tabs } from '../../page/Tabs.tsx';
import { words } from '../../preferences/language.ts';
import { MoveLog } from '../table/MoveLog.tsx';
import { whatHappened } from '../table/turn-words.ts';
import { LessonOffer } from './LessonOffer.tsx';
import { nameIn, percent, type Looking } from './looking.ts';
import { QualityMark } from './QualityMark.tsx';
import { useReviewWords } from './review-words.ts';
import type { Counted } from './useMoments.ts';
import './review-side.css';

interface SideProps {
  readonly looking: Looking;
  readonly counted: Counted;
  readonly review: Review;
  readonly hadLuck: boolean; // without luck the marks have said everything
  readonly at: number;
  readonly go: (at: number) => void;
  readonly choose: (seat: Seat) => void; // shows the chances of this seat
  readonly seeEverything: ((on: boolean) => void) | null; // null: nothing was hidden
}

/** The sums of the whole match, and its moves. */
export const ReviewSide = (props: SideProps): JSX.Element => {
  const t = useReviewWords();
  const { looking, at, go } = props;
  const { table, steps } = looking.watched;
  const [tab, setTab] = useState<'decisions' | 'moves'>('decisions');
  const lines = useMemo(() => steps.flatMap(({ line }) => (line ? [line] : [])), [steps]);
  return (
    <section class="side panel rv__side">
      <Tabs<'decisions' | 'moves'>
        label={words.value.review.title}
        chosen={tab}
        choose={setTab}
        tabs={[
          { id: 'decisions', label: t.decisions },
          { id: 'moves', label: t.moves },
        ]}
      >
        {tab === 'decisions' ? (
          <ReviewSummary {...props} />
        ) : (
          <MoveLog table={table} lines={lines} me={looking.mine} at={at + 1} go={(seq) => go(seq - 1)} />
        )}
      </Tabs>
    </section>
  );
};

const BY_SOMEBODY: ReadonlySet<string> = new Set(['own-mistake', 'their-mistake', 'good-move']);

const ReviewSummary = (props: SideProps): JSX.Element => {
  const t = useReviewWords();
  const { looking, counted, review, hadLuck, at, go, choose, seeEverything } = props;
  const { seat, watched, match, everything } = looking;
  const { counts, turningPoints, balance } = review;
  const mine = counts[seat];
  const any = counts.some((one) => QUALITIES.some((quality) => one[quality] > 0));
  const seats = [seat, ...Array.from({ length: match.seats }, (_, one) => one).filter((one) => one !== seat)];
  const finished = counted.done === counted.sure.length;
  return (
    <div class="rv__sum">
      <Whose looking={looking} choose={choose} />
      {any && (
        <table class="rv__counts">
          <thead>
            <tr>
              <td />
              {seats.map((one) => (
                <th key={one} scope="col" aria-label={nameIn(looking, one)} title={nameIn(looking, one)}>
                  <Sign sign={signOfSeat(one)} size={24} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {QUALITIES.map((quality) => (
              <tr key={quality}>
                <th scope="row">
                  <span class="rv__count">
                    <QualityMark quality={quality} size={18} />
                    {t.counts[quality]}
                  </span>
                </th>
                {seats.map((one) => (
                  <td key={one}>{counts[one]?.[quality] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {any && finished && mine && mine.slip + mine.blunder === 0 && <p>{t.nothingToMend}</p>}
      {turningPoints.length > 0 && (
        <>
          <h2>{t.turned}</h2>
          <ol class="rv__points">
            {turningPoints.map((point) => (
              <li key={point.at}>
                <button
                  type="button"
                  aria-current={point.at === at ? 'step' : undefined}
                  onClick={() => go(point.at)}
                >
                  <b>{point.at + 1}</b>
                  <span>
                    {point.by === null || !BY_SOMEBODY.has(point.because)
                      ? t.because[point.because]
                      : `${nameIn(looking, point.by)}: ${t.because[point.because]}`}
                    <small class="rv__happened">{happenedAt(looking, point.at)}</small>
                    <small>
                      {percent(point.from)} → {percent(point.to)} %
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <LessonOffer looking={looking} counted={counted} />
      {balance && any && hadLuck && <BalanceTable balance={balance} />}
      <AnalysisLink
        class="phone-only"
        game={watched.table.game}
        version={watched.game.version}
        of={{ match: watched.table.id, at }}
      >
        {t.analyse}
      </AnalysisLink>
      <a class="btn" href={`/replay/${watched.table.id}#${at}`}>
        <Icon name="replay" />
        {words.value.end.replay}
      </a>
      {seeEverything && (
        <ul class="opts">
          <Switch label={t.everything} more={t.everythingMore} on={everything} set={seeEverything} />
        </ul>
      )}
      <p class="small">{t.band}</p>
      <p class="small desk-only">{t.keys}</p>
    </div>
  );
};

/** The step after a moment, in the words of the game. */
const happenedAt = ({ watched: { steps, table }, mine }: Looking, at: number): string => {
  const line = steps[at + 1]?.line;
  return line ? whatHappened(table, line, mine) : '';
};

const BalanceTable = ({ balance }: { balance: Balance }): JSX.Element => {
  const t = useReviewWords();
  const { start, own, others, luck } = balance;
  const changes = { own, others, luck };
  return (
    <>
      <h2>{t.balance}</h2>
      <dl class="rv__balance">
        <dt>{t.balanceOf.start}</dt>
        <dd>{percent(start)} %</dd>
        {(['own', 'others', 'luck'] as const).map((part) => (
          <BalanceRow key={part} label={t.balanceOf[part]} change={percent(changes[part])} />
        ))}
        <dt>{t.balanceOf.end}</dt>
        <dd>{percent(start + own + others + luck)} %</dd>
      </dl>
    </>
  );
};

const BalanceRow = ({ label, change }: { label: string; change: number }): JSX.Element => (
  <>
    <dt>{label}</dt>
    <dd data-sign={Math.sign(change)}>{withSign(change)}</dd>
  </>
);

const Whose = ({
  looking,
  choose,
}: {
  looking: Looking;
  choose: (seat: Seat) => void;
}): JSX.Element | null => {
  const t = useReviewWords();
  const { match, seat } = looking;
  if (match.seats < 2) return null;
  return (
    <Choice
      label={t.whose}
      chosen={String(seat)}
      choose={(id) => choose(Number(id))}
      options={Array.from({ length: match.seats }, (_, one) => ({
        id: String(one),
        label: nameIn(looking, one),
        icon: <Sign sign={signOfSeat(one)} size={20} />, // the heads of the table below have room for no more
      }))}
    />
  );
};
