import { z } from 'zod';
import { isNetwork } from './networks.ts';
import { LOCALES, type Locale } from '../../words/plural.ts';
import { PATIENCE } from '../../table/settings.ts';

/** An address of the host, what signs the messages to it, and their language. */
interface ServerWebhook {
  readonly url: string;
  readonly secret: string;
  readonly language: Locale;
}

/** The settings of this server: all environment variables, read once, with safe defaults. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | null; // null: no metrics
  readonly metricsHost: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null; // null: the embedded database in the data folder
  readonly clusterAddress: string | null; // of this server for others on the same database; null: found by itself
  readonly secret: string | null; // null: made once and kept in the data folder
  readonly oldSecret: string | null; // still accepted, after a change of the secret
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly publicUrl: string | null; // null: the address that the browser used
  readonly trustProxy: boolean | readonly string[]; // true: one proxy; or the networks of all proxies
  readonly requestsPerMinute: number; // from one address
  readonly requestSeconds: number; // time limit to send a request, and to go on reading its answer
  readonly socketsPerAddress: number;
  readonly botThreads: number;
  readonly botPace: number; // milliseconds before a bot's move is shown
  readonly awaySeconds: number; // then the others may hand the seat of somebody who has gone to a bot
  readonly privateWebhooks: boolean; // notices may also be sent to addresses of the own network, and by plain http
  readonly serverWebhook: ServerWebhook | null; // told of tables, seeks and tournaments that are open to all
  readonly dailyZone: string; // the time zone whose midnight begins a new day of the daily five
  readonly raceSpeed: number; // speed factor of races: match time per real time; for tests
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));

const whole = (from: number, to: number, otherwise: number) => wholeNumber(from, to).default(otherwise);

/** True for a scheme and host without a path: `https://example.org`, perhaps with a port. */
const isOrigin = (address: string): boolean => {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && !`${search}${hash}${username}${password}`;
};

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const SETTINGS = z.object({
  PORT: whole(0, 65_535, 8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/./)
    .refine((address) => URL.canParse(address) && new URL(address).host !== '')
    .optional(),
  CLUSTER_ADDRESS: z
    .string()
    .regex(/^[^\s/]+:\d{1,5}$/)
    .optional(),
  SECRET: z.string().min(32).optional(),
  OLD_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin)
    .transform((address) => new URL(address).origin) // as browsers write it: another spelling would match no request
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('no')
    .transform((text) => (text === 'yes' || text === 'no' ? text === 'yes' : text.split(/[\s,]+/)))
    .refine((trusted) => typeof trusted === 'boolean' || trusted.every(isNetwork)),
  REQUESTS_PER_MINUTE: whole(10, 1_000_000, 600),
  REQUEST_SECONDS: whole(1, 3_600, 30),
  SOCKETS_PER_ADDRESS: whole(1, 100_000, 200),
  BOT_THREADS: whole(1, 64, 2),
  BOT_PACE: whole(0, 60_000, 700),
  AWAY_SECONDS: whole(1, 86_400, PATIENCE.away / 1_000),
  PRIVATE_WEBHOOKS: z.enum(['yes', 'no']).default('no'),
  SERVER_WEBHOOK: z
    .string()
    .regex(/^https?:\/\//)
    .refine((address) => URL.canParse(address))
    .optional(),
  SERVER_WEBHOOK_SECRET: z.string().default(''),
  SERVER_WEBHOOK_LANGUAGE: z.enum(LOCALES).default('en'),
  DAILY_ZONE: z.string().refine(isZone).default('UTC'),
  RACE_SPEED: whole(1, 50, 1),
});

/** A description of valid values for each setting, used in the error message. */
const WANTS: Readonly<Record<keyof z.infer<typeof SETTINGS>, string>> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
  METRICS_PORT: 'a port number from 0 to 65535',
  METRICS_HOST: 'the address to listen on for metrics, such as 127.0.0.1',
  DATA_DIR: 'the folder for the database and the secret',
  DATABASE_URL: 'an address such as postgres://user:password@host/database',
  CLUSTER_ADDRESS: 'host and port where the other servers reach this one, such as 10.0.0.5:7000',
  SECRET: 'at least 32 characters',
  OLD_SECRET: 'at least 32 characters',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
  PUBLIC_URL: 'an address such as https://example.org, without a path',
  TRUST_PROXY: 'yes, no, or the networks of the proxies such as 10.0.0.0/8, 172.16.0.5',
  REQUESTS_PER_MINUTE: 'a number from 10 to 1000000',
  REQUEST_SECONDS: 'seconds from 1 to 3600',
  SOCKETS_PER_ADDRESS: 'a number from 1 to 100000',
  BOT_THREADS: 'a number from 1 to 64',
  BOT_PACE: 'milliseconds from 0 to 60000',
  AWAY_SECONDS: 'seconds from 1 to 86400',
  PRIVATE_WEBHOOKS: 'yes or no',
  SERVER_WEBHOOK: 'an address that begins with http:// or https://',
  SERVER_WEBHOOK_SECRET: 'any text',
  SERVER_WEBHOOK_LANGUAGE: `one of ${LOCALES.join(', ')}`,
  DAILY_ZONE: 'a time zone such as UTC or Europe/Kyiv',
  RACE_SPEED: 'a number from 1 to 50',
};

/** The settings, or a sentence that names the wrong one. An empty value counts as missing. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config | string => {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const { success, data, error } = SETTINGS.safeParse(Object.fromEntries(given));
  if (!success) {
    const name = error.issues[0]?.path[0] as keyof typeof WANTS;
    const shown =
      name === 'SECRET' || name === 'OLD_SECRET' || name === 'DATABASE_URL' || name === 'SERVER_WEBHOOK'
        ? ''
        : ` not “${environment[name]}”`;
    return `${name} must be ${WANTS[name]}${shown && `,${shown}`}.`;
  }
  return {
    port: data.PORT,
    host: data.HOST,
    metricsPort: data.METRICS_PORT ?? null,
    metricsHost: data.METRICS_HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    clusterAddress: data.CLUSTER_ADDRESS ?? null,
    secret: data.SECRET ?? null,
    oldSecret: data.OLD_SECRET ?? null,
    logLevel: data.LOG_LEVEL,
    publicUrl: data.PUBLIC_URL ?? null,
    trustProxy: data.TRUST_PROXY,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    requestSeconds: data.REQUEST_SECONDS,
    socketsPerAddress: data.SOCKETS_PER_ADDRESS,
    botThreads: data.BOT_THREADS,
    botPace: data.BOT_PACE,
    awaySeconds: data.AWAY_SECONDS,
    privateWebhooks: data.PRIVATE_WEBHOOKS === 'yes',
    serverWebhook: data.SERVER_WEBHOOK
      ? {
          url: data.SERVER_WEBHOOK,
          secret: data.SERVER_WEBHOOK_SECRET,
          language: data.SERVER_WEBHOOK_LANGUAGE,
        }
      : null,
    dailyZone: data.DAILY_ZONE,
    raceSpeed: data.RACE_SPEED,
  };
};
