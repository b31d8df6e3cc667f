import { userInfo } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { CannotStart } from '../../server/config/cannot-start.ts';
import { Admin, type WhichReports } from '../../server/moderation/admin.ts';
import { openStore } from '../../server/start/open-store.ts';
import { actionLine, banLine, personLines, reportLines, statisticsLines, tableLines } from './admin-lines.ts';
import { USUALLY_KEPT, type Keep } from '../../server/moderation/keeping.ts';
import { wholeFrom } from '../terminal/values.ts';
import { withSettings } from './settings.ts';

type Act = (admin: Admin) => Promise<readonly string[]>;

/** Opens the database of the settings, acts, and prints. */
const act = (todo: Act): Promise<void> =>
  withSettings(async (config) => {
    const store = await openStore(config);
    try {
      for (const line of await todo(new Admin(store, userInfo().username))) console.log(line);
    } finally {
      await store.close();
    }
  });

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 24 * 3_600_000 };

/** “30m”, “12h” or “7d” in milliseconds; “ever” is null. */
const duration = (text: string): number | null => {
  if (text === 'ever') return null;
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (count === undefined) throw new InvalidArgumentError('It must be like 30m, 12h, 7d, or ever.');
  return Number(count) * (UNITS[unit] ?? 0);
};

const minutes = (text: string): number => {
  if (/^\d{1,4}$/.test(text)) return Number(text) * 60_000;
  throw new InvalidArgumentError('It must be a whole number of minutes.');
};

export const define = (command: Command): Command => {
  command.addHelpText(
    'after',
    `
Works beside a running server, on the same DATA_DIR or DATABASE_URL: the servers obey within two seconds. Every change is
kept in a list that “audit” shows, with the user of this computer who made it.

Examples:
  $ clowder admin reports --page 2
  $ clowder admin answer-all --by en0123456789abcdef01234567 "made up"
  $ clowder admin find Tom
  $ clowder admin ban en0123456789abcdef01234567 --for 7d --why "insults in the chat"
  $ clowder admin ban 203.0.113.0/24 --for 12h
  $ clowder admin announce --in 10
  $ clowder admin close abcdefghjkmn --why "two accounts of one person"`,
  );
  looking(command);
  changing(command);
  announcing(command);
  keeping(command);
  return command;
};

const looking = (command: Command): void => {
  command
    .command('statistics')
    .description('Count tables, matches and people')
    .action(() => act(async (admin) => statisticsLines(await admin.counts(), await admin.bans())));
  command
    .command('find <text>')
    .description('Find people by a part of their name or id')
    .action((text: string) =>
      act(async (admin) => {
        const found = await admin.people(text);
        return found.length ? found.flatMap(personLines) : ['Nobody is found.'];
      }),
    );
  command
    .command('table <id>')
    .description('Show a table: people, moves, chat')
    .action((id: string) => act(async (admin) => tableLines(await admin.table(id))));
  aboutReports(command.command('reports').description('Show what players have reported, the latest first'))
    .option('--all', 'also those that are answered')
    .option('--page <number>', 'the next ones', wholeFrom(1), 1)
    .action(({ all = false, page, ...which }: Filter & { readonly all?: boolean; readonly page: number }) =>
      act(async (admin) => {
        const { reports, next } = await admin.reports({ ...which, open: !all }, page);
        if (!reports.length) return ['There are no reports.'];
        return [...reports.flatMap(reportLines), ...(next === null ? [] : [`More: --page ${next}`])];
      }),
    );
  command
    .command('bans')
    .description('Show who is banned')
    .action(() =>
      act(async (admin) => {
        const bans = await admin.bans();
        return bans.length ? bans.map(banLine) : ['Nobody is banned.'];
      }),
    );
  command
    .command('audit')
    .description('Show every change that a host has made')
    .action(() => act(async (admin) => (await admin.audit()).map(actionLine)));
};

const changing = (command: Command): void => {
  command
    .command('close <table>')
    .description('End the match of a table without a winner, or remove a table that waits')
    .option('--why <text>', 'said in the chat of the table', '')
    .action((id: string, { why }: { readonly why: string }) =>
      act(async (admin) => {
        await admin.close(id, why);
        return [`Table ${id} is closed.`];
      }),
    );
  command
    .command('close-tournament <tournament>')
    .description('End a tournament and take it off the list; matches that are being played go on')
    .option('--why <text>', 'kept in the list that “audit” shows', '')
    .action((id: string, { why }: { readonly why: string }) =>
      act(async (admin) => {
        await admin.closeTournament(id, why);
        return [`Tournament ${id} is closed, and listed no longer.`];
      }),
    );
  command
    .command('rename <person> <name>')
    .description('Give a person another name')
    .action((person: string, name: string) =>
      act(async (admin) => [`“${await admin.rename(person, name)}” is now “${name}”.`]),
    );
  command
    .command('ban <person-or-network>')
    .description('Let a person or an address look, but not play, chat or create tables')
    .option('--for <time>', '30m, 12h, 7d, or ever', duration, 7 * 24 * 3_600_000)
    .option('--why <text>', 'shown to the person', '')
    .action((target: string, options: { readonly for: number | null; readonly why: string }) =>
      act(async (admin) => {
        await admin.ban(target, options.for === null ? null : Date.now() + options.for, options.why);
        return (await admin.bans()).filter((ban) => ban.target === target).map(banLine);
      }),
    );
  command
    .command('unban <person-or-network>')
    .description('End a ban')
    .action((target: string) =>
      act(async (admin) => {
        await admin.unban(target);
        return [`${target} may play again.`];
      }),
    );
  command
    .command('answer <reports> <decision>')
    .description('Note what was decided about a report, or about several: their ids with commas between them')
    .action((ids: string, decision: string) =>
      act(async (admin) => {
        const reports = ids.split(',');
        await admin.answer(reports, decision);
        return reports.map((id) => `Report ${id} is answered.`);
      }),
    );
  aboutReports(
    command.command('answer-all <decision>').description('Note the same about many open reports'),
  ).action((decision: string, which: Filter) =>
    act(async (admin) => {
      if (!Object.keys(which).length) throw new CannotStart('Say which ones: --by, --about or --table.');
      return [`${await admin.answerAll(which, decision)} reports are answered.`];
    }),
  );
};

/** Whose reports, and about what. */
type Filter = Omit<WhichReports, 'open'>;

const aboutReports = (command: Command): Command =>
  command
    .option('--by <person>', 'made by this person')
    .option('--about <person>', 'about this person')
    .option('--table <id>', 'of this table');

const keeping = (command: Command): void => {
  command
    .command('tidy')
    .description('Say what is kept for long and could be deleted; with --apply delete it')
    .option('--waiting <days>', 'tables whose match never began', wholeFrom(1, 100_000), USUALLY_KEPT.waiting)
    .option('--words <days>', 'chat lines, and answered reports', wholeFrom(1, 100_000), USUALLY_KEPT.words)
    .option(
      '--people <days>',
      'guests without matches and without an account, since they were last seen',
      wholeFrom(1, 100_000),
      USUALLY_KEPT.people,
    )
    .option('--apply', 'delete them')
    .action(({ apply = false, ...keep }: Keep & { readonly apply?: boolean }) =>
      act(async (admin) => {
        const { tables, words, people } = await admin.tidy(keep, apply);
        const verb = apply ? 'Deleted' : 'Would delete';
        return [
          `${verb} ${tables} tables that have waited for more than ${keep.waiting} days.`,
          `${verb} ${words} chat lines older than ${keep.words} days.`,
          `${verb} ${people} guests who have not been here for more than ${keep.people} days, and have no matches and no account.`,
        ];
      }),
    );
  command
    .command('export <person>')
    .description('Print everything that is stored about a person, as JSON')
    .action((person: string) => act(async (admin) => [JSON.stringify(await admin.export(person), null, 2)]));
  command
    .command('forget <person>')
    .description('Delete the name, words and reports of a person; their matches stay, under a number')
    .action((person: string) =>
      act(async (admin) => {
        await admin.forget(person);
        return [`${person} is forgotten. Backups made before still know them.`];
      }),
    );
};

const announcing = (command: Command): void => {
  command
    .command('announce [text]')
    .description('Show a line on all pages; without a text it announces a restart, in each language')
    .option('--in <minutes>', 'the restart comes in so many minutes', minutes)
    .addOption(
      new Option('--for <minutes>', 'how long the line is shown')
        .argParser(minutes)
        .default(60 * 60_000, '60'),
    )
    .action((text: string | undefined, options: { readonly in?: number; readonly for: number }) =>
      act(async (admin) => {
        const now = Date.now();
        const at = options.in === undefined ? null : now + options.in;
        await admin.announce(text ?? null, at, now + Math.max(options.for, options.in ?? 0));
        return ['All pages show it within a minute; “clowder admin withdraw” takes it back.'];
      }),
    );
  command
    .command('withdraw')
    .description('Take the announcement back')
    .action(() =>
      act(async (admin) => {
        await admin.withdraw();
        return ['Nothing is announced any more.'];
      }),
    );
};
