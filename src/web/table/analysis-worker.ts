import type { Thought } from '../../bots/analysis.ts';
import type { Kind } from '../../kernel/game.ts';
import { loadAnalysis } from '../../catalogue/browser/analysis.ts';

export interface AnalysisQuestion {
  readonly game: string;
  readonly state: Kind['state'];
  readonly lines: number;
}

export type AnalysisNews =
  | { readonly is: 'thought'; readonly thought: Thought<Kind> }
  | { readonly is: 'counted'; readonly positions: number } // between two thoughts
  | { readonly is: 'done' }
  | { readonly is: 'failed' };

const COUNT_EVERY = 250; // ms

const tell = (news: AnalysisNews): void => postMessage(news);

/** A search cannot be interrupted by a message: to stop it, the page ends this worker. */
const analyse = async ({ game, state, lines }: AnalysisQuestion): Promise<void> => {
  const { analyse: search } = await loadAnalysis(game);
  let counted = performance.now();
  const goOn = (positions: number): boolean => {
    if (performance.now() - counted < COUNT_EVERY) return true;
    counted = performance.now();
    tell({ is: 'counted', positions });
    return true;
  };
  search(state, lines, { goOn, tell: (thought) => tell({ is: 'thought', thought }) });
  tell({ is: 'done' });
};

addEventListener(
  'message',
  // A page hears of an error of its worker, but not of a promise that was refused there.
  ({ data }: MessageEvent<AnalysisQuestion>) => void analyse(data).catch(() => tell({ is: 'failed' })),
);
