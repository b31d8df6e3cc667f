import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { NegativeResult, UsageError } from './terminal/exit-errors.ts';

interface Entry {
  readonly about: string;
  /** Only the command that runs is loaded: loading all would slow down every start. */
  readonly load: () => Promise<{ define(command: Command): Command }>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  play: { about: 'Play against bots in the terminal', load: () => import('./commands/play.ts') },
  engine: {
    about: 'Talk to the games in JSON lines, for programs in any language',
    load: () => import('./commands/engine.ts'),
  },
  replay: {
    about: 'Show a recorded match, position by position',
    load: () => import('./commands/replay.ts'),
  },
  verify: { about: 'Prove that a record is true', load: () => import('./commands/verify.ts') },
  fuzz: {
    about: 'Look for mistakes with random and hostile input',
    load: () => import('./commands/fuzz.ts'),
  },
  soak: {
    about: 'Play a great many matches and see that all end well',
    load: () => import('./commands/soak.ts'),
  },
  golden: {
    about: 'Record a playthrough to be reviewed like code',
    load: () => import('./commands/golden.ts'),
  },
  arena: { about: 'Let bots play each other and count', load: () => import('./commands/arena.ts') },
  judge: {
    about: 'Measure the judge that reviews matches: its chances, its marks, its speed',
    load: () => import('./commands/judge.ts'),
  },
  perft: { about: 'Count the legal sequences of moves', load: () => import('./commands/perft.ts') },
  puzzles: { about: 'Find puzzles, and prove them again', load: () => import('./commands/puzzles.ts') },
  start: { about: 'Serve the games', load: () => import('./hosting/start.ts') },
  admin: {
    about: 'Look after a running server: reports, bans, announcements',
    load: () => import('./hosting/admin.ts'),
  },
  backup: {
    about: 'Save everything of a server in one file, while it runs',
    load: () => import('./hosting/backup.ts'),
  },
  restore: {
    about: 'Put a backup into a new server',
    load: () => import('./hosting/restore.ts'),
  },
  ratings: {
    about: 'Compute the ratings of a server anew',
    load: () => import('./hosting/ratings.ts'),
  },
  bench: { about: 'Measure how fast everything is here', load: () => import('./commands/bench.ts') },
};

/** The command line. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export const main = async (args: string[]): Promise<void> => {
  process.stdout.on('error', leaveQuietly);
  try {
    const wanted = understood(args);
    const program = await programFor(wanted[0]);
    await program.parseAsync(wanted, { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
};

/** The reader of our output, such as `head`, has closed it. */
const leaveQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};

/** Commander would answer “help nonsense” and “nonsense --help” with a help page instead of an error. */
const understood = (args: readonly string[]): string[] => {
  if (args[0] === 'help' && args.length > 2) throw new UsageError('“help” explains a single command.');
  const [first = '--help', ...rest] = args[0] === 'help' && args[1] ? [args[1], '--help'] : args;
  const known = first.startsWith('-') || first === 'help' || Object.hasOwn(COMMANDS, first);
  return known ? [first, ...rest] : [first];
};

const programFor = async (asked: string | undefined): Promise<Command> => {
  const program = new Command('clowder')
    .description('A digital table for board games')
    .version(version(), '-v, --version')
    .configureOutput({ outputError: (text, write) => write(`${oneSentence(text)}\n`) })
    .exitOverride();
  for (const [name, { about, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(about);
    if (name === asked) (await load()).define(command);
  }
  return program;
};

const version = (): string => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

/** Turns Commander's “error: unknown option '--sead'”, with a second line “(Did you mean --seed?)”, into one sentence. */
const oneSentence = (text: string): string => {
  const [says = '', hint = ''] = text
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  const joined = says.replace(/\. ([A-Z])/, (_, first: string) => `: ${first.toLowerCase()}`);
  const sentence = `${joined.charAt(0).toUpperCase()}${joined.slice(1)}`.replace(/\.$/, '');
  return `${sentence}${hint && ` ${hint.replace('Did', 'did')}`}.`;
};

const exitCodeOf = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof NegativeResult) {
    console.error(error.message);
    return error.exitCode;
  }
  if (error instanceof Error && error.name === 'BrokenGame') {
    console.error(error.message);
    return 1;
  }
  console.error(`Clowder has a bug: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
};
