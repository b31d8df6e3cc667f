import race from '../race/race.ts';
import type { DuelView, RunView, Try } from './types.ts';

export const drawDuel = ({ cards, runs }: DuelView): string =>
  [`duel: ${cards} cards`, ...runs.map((run, seat) => `seat ${seat}: ${drawRun(run)}`)].join('\n');

const drawRun = (run: RunView): string => {
  const tries = 'tries' in run ? run.tries.map(drawTry).join('') : '';
  const table = 'table' in run ? `\n${indented(race.draw(run.table))}` : '';
  return `${run.stage.replace('-', ' ')}${tries}${table}`;
};

const drawTry = ({ card, how, ms }: Try): string => `, ${card} ${how} ${(ms / 1000).toFixed(1)} s`;

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
