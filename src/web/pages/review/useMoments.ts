import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game, Kind, Seat } from '../../../kernel/game.ts';
import { rulesFolder } from '../../../catalogue/browser/rules.ts';
import type { Moment } from '../../../review/moment.ts';
import { nextToJudge, nothingFound, type FoundMoments } from '../../../review/order.ts';
import { questionAt, type PlayedMatch } from '../../../review/question.ts';
import { askWorker } from '../../table/bot-client.ts';

/** The judged moments of a match as far as they are known. */
export interface Counted {
  readonly rough: readonly (Moment | null)[]; // with little work: enough for the graph
  readonly sure: readonly (Moment | null)[]; // with all of it: marks are made of these
  readonly done: number;
  readonly stopped: 'by-reader' | { readonly at: number } | null; // `at`: the moment that failed
  readonly toggle: () => void; // stops the count, or goes on
}

const PAINT: number = 120; // ms between two renders: each draws the graph anew

/** Judges a match in the worker, moment by moment, for as long as the page is open. */
export const useMoments = (
  game: Game<Kind>,
  match: PlayedMatch<Kind>,
  seat: Seat,
  looked: number,
): Counted => {
  const { length } = match.positions;
  const known = useRef<FoundMoments>(nothingFound(length));
  const lookedAt = useRef(looked);
  lookedAt.current = looked;
  const [, paint] = useState(0);
  const [stopped, setStopped] = useState<Counted['stopped']>(null);
  const whose = useRef(seat);
  if (whose.current !== seat) [whose.current, known.current] = [seat, nothingFound(length)];
  useEffect(() => {
    if (stopped) return undefined;
    let wanted = true;
    let painted = 0;
    const count = async (): Promise<void> => {
      for (;;) {
        const next = nextToJudge(known.current, lookedAt.current);
        if (!next) break;
        const about = questionAt(game, match, next.at, seat);
        const folder = rulesFolder(game.id, game.version);
        const answer = await askWorker('weigh', { game: folder, about, part: next.part });
        if (!wanted) return;
        if (answer === 'failed') return setStopped({ at: next.at });
        known.current[answer.sure ? 'sure' : 'rough'][next.at] = answer.moment;
        if (performance.now() - painted < PAINT && next.at !== lookedAt.current) continue;
        painted = performance.now();
        paint((times) => times + 1);
      }
      paint((times) => times + 1);
    };
    void count();
    return () => {
      wanted = false;
    };
  }, [game, match, seat, stopped]);
  const { rough, sure } = known.current;
  return {
    rough: rough.map((one, at) => sure[at] ?? one),
    sure: [...sure],
    done: sure.filter((one) => one !== null).length,
    stopped,
    toggle: () => setStopped((now) => (now ? null : 'by-reader')),
  };
};
