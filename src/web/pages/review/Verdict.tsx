import type { ComponentChild, JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { tablePath } from '../../../protocol/api.ts';
import type { Decision, Moment } from '../../../review/moment.ts';
import { AnalysisLink } from '../../page/AnalysisLink.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { adviceOf } from '../../table/narrate.ts';
import { playOnHere } from '../replay/play-on.ts';
import { whatHappened } from '../table/turn-words.ts';
import { nameIn, percent, type Looking } from './looking.ts';
import { QualityMark } from './QualityMark.tsx';
import { useReviewWords } from './review-words.ts';
import type { ComparedMove } from './shown.ts';
import './verdict.css';

interface VerdictProps {
  readonly looking: Looking;
  readonly at: number;
  readonly moment: Moment | null;
  readonly shown: ComparedMove;
  readonly show: (shown: ComparedMove) => void;
  readonly reason: ComponentChild; // of the shown move, in the words of the game
}

/** The judge's opinion of the shown moment, and the button to do it better. */
export const Verdict = (props: VerdictProps): JSX.Element => {
  const { looking, at, moment } = props;
  const t = useReviewWords();
  const { watched, match } = looking;
  const last = match.entries.length;
  const line = watched.steps[at + 1]?.line ?? null;
  return (
    <section class="rv__verdict panel" aria-label={at === last ? t.end : t.move(at + 1)}>
      <p class="rv__head">
        <span>
          {at === last ? t.end : t.move(at + 1)}
          {moment?.decision && ` · ${nameIn(looking, moment.decision.by)}`}
        </span>
        {moment?.decision && (
          <b class="rv__quality" data-quality={moment.decision.quality}>
            <QualityMark quality={moment.decision.quality} />
            {t.qualities[moment.decision.quality]}
          </b>
        )}
      </p>
      {moment?.decision ? (
        <Judged {...props} decision={moment.decision} />
      ) : (
        <>
          {moment && <Chance looking={looking} to={moment.chance} by={looking.seat} />}
          {line && <p>{whatHappened(watched.table, line, looking.mine)}</p>}
          {at < last && !moment && <p class="small">{t.notYet}</p>}
          {at < last && moment && !isTimed(looking, at) && <p class="small">{t.noDecision}</p>}
        </>
      )}
      {at < last && <TryIt looking={looking} at={at} />}
      <AnalysisLink
        class="desk-only"
        game={watched.table.game}
        version={watched.game.version}
        of={{ match: watched.table.id, at }}
      >
        {t.analyse}
      </AnalysisLink>
    </section>
  );
};

/** In a race the time of a move matters too, so a step without a decision is not called unimportant. */
const isTimed = ({ match, watched: { game } }: Looking, at: number): boolean => {
  const position = match.positions[at];
  return position !== undefined && game.due(position.state) !== null;
};

interface ChanceProps {
  readonly looking: Looking;
  readonly from?: number;
  readonly to: number;
  readonly by: number;
}

const Chance = ({ looking, from, to, by }: ChanceProps): JSX.Element => {
  const t = useReviewWords();
  return (
    <p class="rv__chance">
      {from !== undefined && percent(from) !== percent(to) && (
        <>
          <b>{percent(from)}</b> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b class="rv__to" data-worse={from !== undefined && from - to >= WORSE}>
        {percent(to)} %
      </b>{' '}
      <small>{by === looking.mine ? t.yourChance : t.chanceOf(nameIn(looking, by))}</small>
    </p>
  );
};
const WORSE = 0.11; // a slip

const Judged = ({
  looking,
  shown,
  show,
  reason,
  decision,
}: VerdictProps & { readonly decision: Decision }): JSX.Element => {
  const t = useReviewWords();
  const { by, before, after, played, best, quality } = decision;
  return (
    <>
      <Chance looking={looking} from={before} to={after} by={by} />
      {reason && <p class="rv__reason">{reason}</p>}
      {quality === 'best' ? (
        <p class="rv__said">
          {sayMove(looking, by, played)} <span class="small">{t.asGood}</span>
        </p>
      ) : (
        <div class="rv__pair">
          {(['played', 'better'] as const).map((which) => (
            <button
              key={which}
              type="button"
              class={`rv__option rv__option--${which}`}
              aria-pressed={shown === which}
              onClick={() => show(which)}
            >
              <span class="rv__frame" aria-hidden="true" />
              <span>
                {t[which]}: {sayMove(looking, by, which === 'played' ? played : best)}
              </span>
              <b>{percent(which === 'played' ? after : before)} %</b>
            </button>
          ))}
        </div>
      )}
    </>
  );
};

const sayMove = ({ watched: { game, table } }: Looking, by: number, text: string): string => {
  const move = game.read(text);
  return move === null ? text : adviceOf(table, move, by);
};

/** A new match from this very position, against bots. */
const TryIt = ({ looking: { watched, seat }, at }: { looking: Looking; at: number }): JSX.Element => {
  const t = useReviewWords();
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  const go = async (): Promise<void> => route(tablePath(await playOnHere(watched, at, 'bot', seat)));
  return (
    <div class="rv__try">
      <button class="btn btn--primary btn--big" aria-disabled={going} onClick={() => start(go)}>
        <Icon name="play" />
        <span class="desk-only">{t.tryIt}</span>
        <span class="phone-only">{t.tryShort}</span>
      </button>
      <Failed problem={problem} />
    </div>
  );
};
