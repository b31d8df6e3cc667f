import { once } from 'node:events';
import type { Command } from 'commander';
import { freshDice, freshSeed } from '../matches/seeds.ts';
import { until } from '../matches/deadline.ts';
import { answer } from '../engine/answer.ts';
import { errorAnswer } from '../engine/errors.ts';
import { linesOf, type InputLine } from '../engine/lines.ts';
import type { Session } from '../engine/session.ts';
import type { Environment } from '../engine/verb.ts';

const LINE_LIMIT = 2 ** 20; // bytes
const ENVIRONMENT: Environment = {
  until,
  now: () => performance.now(),
  dice: freshDice,
  freshSeed,
  deepest: 12,
};

export const define = (command: Command): Command =>
  command
    .addHelpText(
      'after',
      `
One JSON object per line in, one per line out, in the same order. The verbs: games, new, position, scene, actors,
legal, check, play, tick, outcome, draw, record, load, bot, perft, playouts.

Examples:
  $ echo '{"do":"games"}' | clowder engine
  $ printf '%s\\n' '{"do":"new","game":"<game>","seats":2}' '{"id":1,"do":"legal","seat":0}' | clowder engine`,
    )
    .action(runEngine);

const runEngine = async (): Promise<void> => {
  let session: Session | null = null;
  for await (const line of linesOf(process.stdin, LINE_LIMIT)) {
    const answered = await answerBytes(session, line);
    session = answered.session;
    // Otherwise all answers to a slow reader would pile up in memory.
    if (!process.stdout.write(`${answered.line}\n`)) await once(process.stdout, 'drain');
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const answerBytes = async (session: Session | null, line: InputLine) => {
  if (!line) return problem(session, { why: 'line-too-long', with: { bytes: LINE_LIMIT } });
  let text: string;
  try {
    text = utf8.decode(line);
  } catch {
    return problem(session, { why: 'not-json' });
  }
  return answer(ENVIRONMENT, session, text);
};

const problem = (session: Session | null, refusal: Parameters<typeof errorAnswer>[0]) => ({
  line: JSON.stringify({ error: errorAnswer(refusal, null) }),
  session,
});
