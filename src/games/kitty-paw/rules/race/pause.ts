import type { Millis, Seat } from '../../../../kernel/game.ts';
import { announce, update } from '../../../../parts/draft.ts';
import { LOOK_AGAIN, RESUME_AFTER } from './limits.ts';
import type { RaceDraft } from './race-draft.ts';
import type { Paused, Refused, View } from './types.ts';

/** [K37] A pause stops every clock of the round; afterwards all of them run on where they stopped. */

export const checkPause = ({ phase, claims, rules }: View, what: 'pause' | 'resume'): Refused | null => {
  if (phase.name === 'paused') {
    if (what === 'pause') return phase.going ? null : { why: 'paused' };
    return phase.going ? { why: 'goes-on-already' } : null;
  }
  if (what === 'resume') return { why: 'not-paused' };
  const possible = phase.name === 'ready' || phase.name === 'play';
  const meows = claims.some(({ target }) => target.on === 'meow');
  return possible && !meows && rules.mode === 'race' ? null : { why: 'no-pause-now' };
};

export const pause = (draft: RaceDraft, seat: Seat): void => {
  const { at, state } = draft;
  const { phase } = state;
  const until = at + LOOK_AGAIN;
  if (phase.name === 'paused') update(draft, { phase: { ...phase, by: seat, until, going: false } });
  else if (phase.name === 'ready' || phase.name === 'play')
    update(draft, { phase: { name: 'paused', by: seat, since: at, until, going: false, was: phase } });
  announce(draft, { what: 'paused', seat });
};

/** After a short countdown, so that nobody is surprised. */
export const resume = (draft: RaceDraft, seat: Seat): void => {
  const { phase } = draft.state;
  if (phase.name !== 'paused') return;
  update(draft, { phase: { ...phase, going: true, until: draft.at + RESUME_AFTER } });
  announce(draft, { what: 'resumed', seat });
};

/** The clock strikes: the pause ends if somebody wants to go on; if not, it lasts without limit. */
export const strikePause = (draft: RaceDraft, phase: Paused): void => {
  if (phase.going) goOn(draft, phase);
  else update(draft, { phase: { ...phase, until: draft.at + LOOK_AGAIN } });
};

const goOn = (draft: RaceDraft, { since, was }: Paused): void => {
  const lost = draft.at - since;
  const { paws, claims } = draft.state;
  update(draft, {
    phase: later(was, lost),
    paws: paws.map(({ busyUntil }) => ({ busyUntil: busyUntil === null ? null : busyUntil + lost })),
    claims: claims.map(({ seat, target, at, time, absent }) => ({
      seat,
      target,
      at: at + lost,
      time: time + lost,
      absent,
    })),
  });
  announce(draft, { what: 'goes-on' });
};

const later = (phase: Paused['was'], by: Millis): Paused['was'] =>
  phase.name === 'ready'
    ? { ...phase, until: phase.until + by }
    : {
        ...phase,
        since: phase.since + by,
        dealAt: phase.dealAt === null ? null : phase.dealAt + by,
        until: phase.until + by,
      };
