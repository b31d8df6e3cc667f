import type { AnalysisNews, AnalysisQuestion } from './analysis-worker.ts';

/** A worker that has answered its last question. One that is stopped in the middle of a search is ended. */
let idle: Worker | null = null;

const hired = (): Worker => {
  const worker = idle ?? new Worker(new URL('analysis-worker.ts', import.meta.url), { type: 'module' });
  idle = null;
  return worker;
};

/** Analyses a position for as long as it is wanted. Returns a function that stops it at once. */
export const analyse = (question: AnalysisQuestion, hear: (news: AnalysisNews) => void): (() => void) => {
  const worker = hired();
  let done = false;
  const listening = new AbortController();
  const { signal } = listening;
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<AnalysisNews>) => {
      done ||= data.is === 'done';
      hear(data);
    },
    { signal },
  );
  worker.addEventListener('error', () => hear({ is: 'failed' }), { signal });
  worker.postMessage(question, []);
  return () => {
    listening.abort();
    if (done && !idle) idle = worker;
    else worker.terminate();
  };
};
