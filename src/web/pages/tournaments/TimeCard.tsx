import type { JSX } from 'preact';
import { Icon } from '../../page/Icon.tsx';
import { DAY } from '../../../protocol/table.ts';
import type { NowProps } from './Ask.tsx';
import { writeTime } from './tournament-words.ts';

const MINUTE = 60_000;
const RADIUS = 26;
const AROUND = 2 * Math.PI * RADIUS;

interface Span {
  readonly left: number;
  readonly of: number;
  readonly until: string;
}

/** A countdown to the end of an arena, the next round, or the last moment to sit down. */
export const spanOf = ({ view, t, now }: NowProps): Span | null => {
  if (view.status !== 'running') return null;
  const { settings, endsAt, nextRoundAt, tables } = view;
  if (endsAt !== null)
    return endsAt > now ? { left: endsAt - now, of: settings.minutes * MINUTE, until: t.toEnd } : null;
  if (nextRoundAt !== null) return { left: nextRoundAt - now, of: settings.pause, until: t.toNext };
  const waits = tables.flatMap(({ until }) => (until !== null && until > now ? [until] : []));
  return waits.length ? { left: Math.max(...waits) - now, of: settings.showUp, until: t.toSit } : null;
};

/** On a desk a card of its own, with the rule about those who do not come. */
export const TimeCard = (props: NowProps): JSX.Element | null => {
  const { t, view } = props;
  const span = spanOf(props);
  if (!span) return null;
  const { showUp } = view.settings;
  const within =
    showUp >= DAY ? t.dayCount(Math.round(showUp / DAY)) : t.min(Math.max(1, Math.round(showUp / MINUTE)));
  return (
    <section class="panel panel--pad cup-time desk-only">
      <Ring share={span.of > 0 ? span.left / span.of : 0} />
      <div>
        <b class="cup-time__left">{writeTime(span.left)}</b>
        <p>
          {span.until} {t.showUpRule(within)}
        </p>
      </div>
    </section>
  );
};

const Ring = ({ share }: { share: number }): JSX.Element => (
  <span class="cup-ring" aria-hidden="true">
    <svg width={64} height={64} viewBox="0 0 64 64">
      <circle class="cup-ring__all" cx={32} cy={32} r={RADIUS} />
      <circle
        class="cup-ring__left"
        cx={32}
        cy={32}
        r={RADIUS}
        stroke-dasharray={`${Math.min(1, Math.max(0, share)) * AROUND} ${AROUND}`}
      />
    </svg>
    <Icon name="clock" />
  </span>
);
