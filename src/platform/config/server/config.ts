import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { billingOf, billingVariables } from './billing.ts';
import { ConfigError } from './config-error.ts';
import { isIssuer, loginProvidersOf } from './login-providers.ts';
import { isLoopback } from './loopback.ts';
import { isMailAddress, type MailServer, readMailServer } from './mail-server.ts';
import { isPlainAddress } from './plain-address.ts';
import { basesOf, isBase, isOrigin } from './service-bases.ts';
import type { Sites } from './sites.ts';
import { isTileAddress } from './tile-address.ts';

const BITS = { 4: 32, 6: 128 } as const;

/** An address, or a network such as 10.0.0.0/8. A network of all addresses is none: Fastify cannot take it, and it would believe everyone. */
function isNetwork(entry: string): boolean {
  const [address = '', prefix, more] = entry.split('/');
  const version = isIP(address);
  if (more !== undefined || (version !== 4 && version !== 6)) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= BITS[version])
  );
}

/** Where the calls of a service go. @param what they are about. */
const base = (what: string) =>
  z
    .string()
    .refine(isBase, {
      message:
        'is a path such as /api, or an address such as https://calls.example.org/api, without two slashes in a row behind its host',
    })
    .optional()
    .describe(
      `Where pages call for ${what}, such as /api, the default. What is called there is this service.`,
    );

const listOf = (text: string) => text.split(',').map((entry) => entry.trim());

const minutes = (fallback: number) => z.coerce.number().int().min(1).max(1440).default(fallback);

/** Every variable that the server reads; the table in the README is checked against this. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe(
      'Folder of the embedded database, and of the note of who was erased, which must outlive the database.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'starts with postgres://')
    .optional()
    .describe('A PostgreSQL server (15 or newer) instead of the embedded database.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(16)
    .describe('Database connections of one process.'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'is an address such as https://reading.example.org' })
    .optional()
    .describe('Address that people type, such as https://reading.example.org; other hosts are refused.'),
  UNDER13_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'is an address such as https://kids.example.org' })
    .optional()
    .describe(
      'A second address of this service, for students under 13, such as https://kids.example.org. Beside PUBLIC_ORIGIN, students are sent to the one that is theirs; alone it does nothing.',
    ),
  TRUST_PROXY: z
    .string()
    .default('none')
    .refine((list) => list === 'none' || list.split(',').every((entry) => isNetwork(entry.trim())), {
      message:
        'is "none" or a list of addresses of your reverse proxies, and never a network of all addresses ("/0")',
    })
    .describe('Addresses of reverse proxies whose X-Forwarded-For is believed.'),
  OPENLEAF_MODE: z
    .enum(['demo', 'production'])
    .optional()
    .describe(
      'demo: with a demo school and its published logins. DATABASE_URL, PUBLIC_ORIGIN, TRUST_PROXY or a HOST beyond loopback mean production; without them the default is demo.',
    ),
  OPENLEAF_ROLE: z
    .enum(['web', 'worker', 'both'])
    .default('both')
    .describe(
      'web: serves people. worker: does the jobs (reports, mail, clean-up) and serves only /healthz, /readyz and /metrics. Parts of their own need DATABASE_URL.',
    ),
  SMTP_URL: z
    .string()
    .refine((url) => readMailServer(url) !== null, {
      message: 'is an address such as smtp://user:password@mail.example.org:587 or smtps://mail.example.org',
    })
    .optional()
    .describe(
      'Mail server, such as smtp://user:password@mail.example.org:587. The line is encrypted or nothing is sent; a relay in your own network that cannot do it needs ?tls=off at the end. Without it mails are kept for the admin to read.',
    ),
  MAIL_FROM: z
    .string()
    .refine(isMailAddress, { message: 'is one address such as openleaf@school.example' })
    .optional()
    .describe('Address that mails come from, such as openleaf@school.example.'),
  CONTACT_EMAIL: z
    .string()
    .refine(isMailAddress, { message: 'is one address such as help@school.example' })
    .optional()
    .describe(
      'Address that hears of messages from the contact page, such as help@school.example; it needs SMTP_URL. Without it the messages wait in the admin\'s screen "Messages". Where plans are sold and PLAN_ORDERS_EMAIL is not set, quotes name it, too.',
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .max(500)
    .optional()
    .describe(
      'Client id that Google gave this Openleaf, for the button "Log in with Google". Google asks for the address to come back to: PUBLIC_ORIGIN followed by /google/success.',
    ),
  GOOGLE_CLIENT_SECRET: z.string().max(500).optional().describe('The secret that Google gave with it.'),
  SCHOOL_LOGIN_ISSUER: z
    .string()
    .refine(isIssuer, {
      message:
        'is the https address of the identity provider of one school, such as https://login.school.example',
    })
    .optional()
    .describe(
      "The school's own identity provider (OpenID Connect), such as https://login.school.example. Children under 13 may use it, too. It asks for the address to come back to: PUBLIC_ORIGIN followed by /school/success.",
    ),
  SCHOOL_LOGIN_CLIENT_ID: z
    .string()
    .max(500)
    .optional()
    .describe('Client id that the identity provider gave this Openleaf.'),
  SCHOOL_LOGIN_CLIENT_SECRET: z.string().max(500).optional().describe('The secret that it gave with it.'),
  SCHOOL_LOGIN_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40, 'has at most 40 characters')
    .optional()
    .describe('What the button calls it: Riverside School makes "Log in with Riverside School".'),
  SCHOOL_LOGIN_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'is a domain such as school.example')
    .optional()
    .describe(
      "Only with https://accounts.google.com as SCHOOL_LOGIN_ISSUER: the domain of the school's Google accounts. All other accounts are refused.",
    ),
  SIGN_UP_CREATE_CLASS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('on: a teacher who signs up is led to create a class. off: the account is ready without one.'),
  SIGN_UP_SCHOOL: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      'Whether a teacher who signs up is asked for their school. auto: once a list of schools is imported, or one that a teacher named is confirmed. Teachers find it in their settings in any case.',
    ),
  MAP_TILES_URL: z
    .string()
    .refine(isTileAddress, {
      message:
        'is an address such as https://tiles.example.org/{z}/{x}/{y}.png, with {z}, {x} and {y} in its path',
    })
    .optional()
    .describe(
      'Pictures for the map of schools, such as https://tiles.example.org/{z}/{x}/{y}.png. Browsers of teachers fetch them from there. Without it the map shows borders that come with Openleaf, and no browser asks another server.',
    ),
  MAP_TILES_CREDIT: z
    .string()
    .max(200)
    .default('')
    .describe('Whose map MAP_TILES_URL shows, as its owner wants it said: "© OpenStreetMap contributors".'),
  MAP_PLACES_URL: z
    .string()
    .refine(isPlainAddress, { message: 'is an address such as https://places.example.org' })
    .optional()
    .describe(
      'A service of places with the interface of Nominatim, such as https://places.example.org. The server asks it where a place is that a teacher searches for or presses on the map, and says nothing of the person. Without it, and while it does not answer, places are those of schools, and of a list of ZIP codes that comes with Openleaf.',
    ),
  ...billingVariables,
  STUDENT_IDLE_MINUTES: minutes(60).describe('A student is logged out after so long without a call.'),
  TEACHER_IDLE_MINUTES: minutes(480).describe('The same for teachers and admins.'),
  API_BASE_MAIN: base('everything that no other variable names'),
  API_BASE_CLASS: base('classes'),
  API_BASE_SCHOOL: base('schools'),
  API_BASE_ACTIVITY: base('activities and assignments'),
  API_BASE_SETTINGS: base('settings'),
  API_BASE_SUBSCRIPTION: base('subscriptions'),
  API_BASE_ANALYTICS: base('analytics'),
  API_BASE_MAP: base('maps'),
  API_FOREIGN_ORIGINS: z
    .string()
    .refine((list) => listOf(list).every(isOrigin), {
      message: 'is a list of https origins such as https://calls.example.org, without paths',
    })
    .optional()
    .describe(
      'Other hosts that the variables above may name, such as https://calls.example.org. The session of everyone who calls there is sent to them, so that they can act as these people.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isPlainAddress, { message: 'is an address such as http://127.0.0.1:4318' })
    .optional()
    .describe(
      'A collector of OpenTelemetry traces (OTLP over HTTP), such as http://127.0.0.1:4318. It is sent how long calls and their statements take, with no address, name or value in them. Without it nothing is traced.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the calls that are traced, 0 to 1.'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'is 20 to 200 letters, digits, "-" and "_"')
    .optional()
    .describe(
      'Bearer token that /metrics asks everyone for; without it they are closed, but for the machine of a demo.',
    ),
  OPENLEAF_WEB_FOLDER: z.string().min(1).default('./dist/web').describe('Folder of the built screens.'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('What is logged.'),
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the configuration once, at the start.
 * @throws ConfigError naming the variable and what it should be.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { DATABASE_URL, OPENLEAF_MODE, ...rest } = parsed.data;
  const reason = reasonForProduction(parsed.data);
  if (OPENLEAF_MODE === 'demo' && reason !== undefined) {
    throw new ConfigError(
      `OPENLEAF_MODE: demo is for this machine alone, because its logins are published, and ${reason} serves others: remove one of the two.`,
    );
  }
  if (rest.OPENLEAF_ROLE !== 'both' && DATABASE_URL === undefined) {
    throw new ConfigError(
      `OPENLEAF_ROLE: ${rest.OPENLEAF_ROLE} needs DATABASE_URL, because the embedded database belongs to one process.`,
    );
  }
  const sites = sitesOf(parsed.data);
  const mode = OPENLEAF_MODE ?? (reason === undefined ? 'demo' : 'production');
  return {
    port: rest.PORT,
    host: rest.HOST,
    dataDir: resolve(rest.DATA_DIR),
    /** True when the operator chose no folder, so that the database may choose a better one. */
    dataDirIsDefault: given['DATA_DIR'] === undefined,
    databaseUrl: DATABASE_URL,
    databasePool: rest.DATABASE_POOL,
    publicOrigin: rest.PUBLIC_ORIGIN === undefined ? undefined : new URL(rest.PUBLIC_ORIGIN).origin,
    underThirteenOrigin: rest.UNDER13_ORIGIN === undefined ? undefined : new URL(rest.UNDER13_ORIGIN).origin,
    sites,
    bases: basesOf(parsed.data, {
      own: sites === null ? originsOf(rest.PUBLIC_ORIGIN) : [sites.main, sites.underThirteen],
      foreign: rest.API_FOREIGN_ORIGINS === undefined ? [] : listOf(rest.API_FOREIGN_ORIGINS),
      onLoopback: mode === 'demo',
    }),
    trustProxy:
      rest.TRUST_PROXY === 'none' ? false : rest.TRUST_PROXY.split(',').map((entry) => entry.trim()),
    serves: rest.OPENLEAF_ROLE !== 'worker',
    worksOnJobs: rest.OPENLEAF_ROLE !== 'web',
    mode,
    mail: mailOf(parsed.data, mode),
    contactEmail: rest.CONTACT_EMAIL,
    loginProviders: loginProvidersOf(parsed.data),
    schoolAtSignUp: rest.SIGN_UP_SCHOOL,
    mapTiles:
      rest.MAP_TILES_URL === undefined
        ? undefined
        : { url: rest.MAP_TILES_URL, credit: rest.MAP_TILES_CREDIT },
    placesUrl: rest.MAP_PLACES_URL,
    createClassAtSignUp: rest.SIGN_UP_CREATE_CLASS === 'on',
    billing: billingOf(parsed.data, sites === null ? originsOf(rest.PUBLIC_ORIGIN) : [sites.main]),
    idleSeconds: { student: rest.STUDENT_IDLE_MINUTES * 60, adult: rest.TEACHER_IDLE_MINUTES * 60 },
    metricsToken: rest.METRICS_TOKEN,
    traces:
      rest.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: rest.OTEL_EXPORTER_OTLP_ENDPOINT, share: rest.OTEL_TRACES_SAMPLER_ARG },
    webFolder: resolve(rest.OPENLEAF_WEB_FOLDER),
    logLevel: rest.LOG_LEVEL,
  };
}

const originsOf = (address: string | undefined): string[] =>
  address === undefined ? [] : [new URL(address).origin];

/** @throws ConfigError where two domains cannot be kept apart. Null where there is one. */
function sitesOf({ PUBLIC_ORIGIN, UNDER13_ORIGIN }: z.output<typeof environment>): Sites | null {
  if (PUBLIC_ORIGIN === undefined || UNDER13_ORIGIN === undefined) return null;
  const [main, under] = [new URL(PUBLIC_ORIGIN), new URL(UNDER13_ORIGIN)];
  if (main.hostname === under.hostname)
    throw new ConfigError('UNDER13_ORIGIN: needs a host name of its own, other than that of PUBLIC_ORIGIN.');
  if (main.protocol !== under.protocol)
    throw new ConfigError(
      'UNDER13_ORIGIN: is reached over HTTPS where PUBLIC_ORIGIN is, and otherwise neither: sessions go from one to the other.',
    );
  return { main: main.origin, underThirteen: under.origin };
}

/** How mails are sent. */
export interface MailConfig {
  readonly server: MailServer;
  readonly from: string;
  /** What the links in mails begin with. It is never taken from a request, which anyone can send with a host of their own. */
  readonly origin: string;
}

/** @throws ConfigError where a part of it is missing. Undefined where no mail is sent. */
function mailOf(given: z.output<typeof environment>, mode: 'demo' | 'production'): MailConfig | undefined {
  const { SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN, HOST, PORT } = given;
  const server = SMTP_URL === undefined ? null : readMailServer(SMTP_URL);
  if (server === null && MAIL_FROM === undefined) return undefined;
  if (server === null)
    throw new ConfigError('MAIL_FROM: needs SMTP_URL, the server that sends the mails; set both or none.');
  if (MAIL_FROM === undefined)
    throw new ConfigError('SMTP_URL: needs MAIL_FROM, the address that the mails come from.');
  if (PUBLIC_ORIGIN === undefined && mode === 'production')
    throw new ConfigError('SMTP_URL: needs PUBLIC_ORIGIN, the address that the links in the mails lead to.');
  return { server, from: MAIL_FROM, origin: new URL(PUBLIC_ORIGIN ?? `http://${HOST}:${PORT}`).origin };
}

/** The variable that says that this server is not only for the person who starts it; undefined when none does. */
function reasonForProduction(given: z.output<typeof environment>): string | undefined {
  if (given.DATABASE_URL !== undefined) return 'DATABASE_URL';
  if (given.PUBLIC_ORIGIN !== undefined) return 'PUBLIC_ORIGIN';
  if (given.TRUST_PROXY !== 'none') return 'TRUST_PROXY';
  return isLoopback(given.HOST) ? undefined : `HOST=${given.HOST}`;
}
