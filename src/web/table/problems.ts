import type { Refusal } from '../../kernel/game.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import { words, wordsAt } from '../preferences/language.ts';
import { NotDone } from './api.ts';
import { thirdPersonName } from './people.ts';

/** A refusal as a sentence: in the game's words if it has them, else in those of all games, else in the table's. */
export const sayRefusal = (refusal: Refusal, table: TableInfo | null): string => {
  const own = table ? wordsAt(table).refusals[refusal.why] : undefined;
  const common: AnyGameWords['refusals'] = words.value.refusals;
  const said = own ?? common[refusal.why];
  if (said) return said(refusal.with ?? {}, (seat) => (table ? thirdPersonName(table, seat) : ''));
  const served: Readonly<Record<string, string>> = words.value.problems;
  const sentence = served[refusal.why] ?? words.value.problems['server-error'];
  // The host's reason for a ban, and a number to read out to the host, who finds it in the log.
  const { reason, request } = refusal.with ?? {};
  const more = [reason, request].filter(Boolean);
  return more.length ? `${sentence} (${more.join('; ')})` : sentence;
};

export const sayProblem = (error: unknown): string =>
  sayRefusal(error instanceof NotDone ? error.problem : { why: 'server-error' }, null);
