import { CannotStart, faultOf } from '../../server/config/cannot-start.ts';
import { readConfig, type Config } from '../../server/config/config.ts';
import { isUnreachable } from '../../server/unreachable.ts';
import { NegativeResult, UsageError } from '../terminal/exit-errors.ts';

/** Runs a host's command with the settings of the server: the same environment variables. */
export const withSettings = async (command: (config: Config) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env);
  if (typeof config === 'string') throw new UsageError(config);
  try {
    await command(config);
  } catch (error) {
    if (error instanceof CannotStart) throw new NegativeResult(error.message);
    if (!isUnreachable(error)) throw error;
    throw new NegativeResult(
      `The database is out of reach, or its disk is full (${faultOf(error)}): mend that, and try again.`,
    );
  }
};
