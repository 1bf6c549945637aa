import { z } from 'zod';

const port = 'a port number from 0 to 65535';
const count = 'a whole number of 1 or more';
const wait = 'a whole number of milliseconds, 0 or more';
const descriptor = 'the number of a file descriptor, 3 or more';
const hour = 'an hour from 0 to 23';
const seconds = 'a number of seconds above 0';
const positiveInt = (fallback: number) => z.coerce.number(count).int(count).min(1, count).default(fallback);
const url = (protocols: string) =>
  z.string().refine(
    (text) => URL.canParse(text) && protocols.split(' ').includes(new URL(text).protocol),
    `an address that begins with ${protocols
      .split(' ')
      .map((protocol) => `${protocol}//`)
      .join(' or ')}`,
  );

const envSchema = z.object({
  PORT: z.coerce.number(port).int(port).min(0, port).max(65535, port).default(3000),
  /** The host name or address to listen on: the loopback interface by default, every interface with 0.0.0.0 (:: with IPv6). */
  HOST: z.string().default('127.0.0.1'),
  /** The number of a socket that listens already, which `npm start` finds where systemd has opened it (docs/going-live.md). */
  LISTEN_FD: z.coerce.number(descriptor).int(descriptor).min(3, descriptor).optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  /** After SIGTERM, how long the server goes on while `/readyz` answers 503, in milliseconds; longer than a load balancer's probe interval. */
  DRAIN_MS: z.coerce.number(wait).int(wait).min(0, wait).default(1000),
  /** How many processes share the port. More than one need PostgreSQL, in which they count their limits together. */
  WEB_CONCURRENCY: positiveInt(1),
  /** The folder of a built site. */
  DIST_DIR: z.string().default('dist'),

  /** A PostgreSQL database, which any number of processes can share; without it the store is the SQLite file `STORE_FILE`. */
  DATABASE_URL: url('postgres: postgresql:').optional(),
  STORE_FILE: z.string().default('var/site.db'),
  /** Timeout of a connection to PostgreSQL and of a query, in milliseconds. */
  DATABASE_TIMEOUT_MS: positiveInt(2000),
  /** Hashes of erased addresses, so that a restored backup loses them again; by default `STORE_FILE` with the suffix `-erasures`. */
  ERASURES_FILE: z.string().optional(),
  /** Days after which leads and other personal data are deleted; with `off` they are kept until erased. */
  RETENTION_DAYS: z
    .union([z.literal('off'), z.coerce.number().int().min(1)], `${count}, or off`)
    .default(730)
    .transform((days) => (days === 'off' ? undefined : days)),

  /**
   * The SMTP server, as `smtp://user:password@host:port`; without it no mail is sent. With a password, a server on another
   * machine has to offer STARTTLS; `smtps:` encrypts from the beginning.
   */
  SMTP_URL: url('smtp: smtps:').optional(),
  /** Sender of all mails; the provider's address by default. */
  MAIL_FROM: z.string().optional(),
  /**
   * Recipients of notices about leads, separated by commas; the provider's address by default. Whoever is named here signs in to
   * the owner's desk at `/owner`, which is off without it.
   */
  OWNER_EMAIL: z.string().optional(),
  /** How long a request waits for its mails to be accepted, in milliseconds. */
  MAIL_BUDGET_MS: positiveInt(3000),
  /** Seconds between the first failure of a message and its retry; each further failure doubles them. */
  OUTBOX_RETRY_SECONDS: z.coerce.number(seconds).positive(seconds).default(30),
  /** Webhook that receives leads as JSON, signed with the secret. */
  LEAD_WEBHOOK_URL: url('http: https:').optional(),
  LEAD_WEBHOOK_SECRET: z.string().optional(),
  /** A listmonk that sends the newsletter: confirmed subscribers are kept in step with one of its lists, by an API user of it. */
  LISTMONK_URL: url('http: https:').optional(),
  LISTMONK_USER: z.string().optional(),
  LISTMONK_TOKEN: z.string().optional(),
  LISTMONK_LIST_ID: z.coerce.number(count).int(count).min(1, count).optional(),
  /** Where warnings go that mail does not take, in a form that Slack and Teams show; the leads' webhook by default. */
  ALERT_WEBHOOK_URL: url('http: https:').optional(),
  /** Whether the owner gets a mail about the week, on Monday at `DIGEST_HOUR`. */
  WEEKLY_MAIL: z.enum(['on', 'off'], 'on or off').default('on'),
  /** Whether the owner gets a mail about requests that are overdue, once a day at opening. */
  OVERDUE_MAIL: z.enum(['on', 'off'], 'on or off').default('on'),
  /** Whether the site measures how fast its pages are for visitors, and keeps counts of it for 90 days. */
  VITALS: z.enum(['on', 'off'], 'on or off').default('off'),
  /** Hour, in the provider's time zone, of the daily digest of the quarantine and of the mail about the week. */
  DIGEST_HOUR: z.coerce.number(hour).int(hour).min(0, hour).max(23, hour).default(8),
  /** Signs the links in mails and hashes addresses that are counted; by default generated once and kept in the store. */
  TOKEN_SECRET: z.string().min(32, 'a text of 32 characters or more').optional(),

  /** Addresses or networks of the reverse proxies whose `X-Forwarded-*` headers are trusted, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  /** An IP-geolocation service that answers like ipinfo; `{ip}` stands for the visitor's address. */
  IP_LOCATION_URL: url('http: https:')
    .refine((text) => text.includes('{ip}'), 'an address with {ip} in it')
    .optional(),

  /** A language model with an OpenAI-compatible API that chooses among the assistant's prepared answers; without it the assistant chooses. */
  CHAT_MODEL_URL: url('http: https:').optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_MODEL_KEY: z.string().optional(),

  RATE_LIMITS: z.enum(['on', 'off'], 'on or off').default('on'),
  /** Requests from one IP address within the window. */
  CONTACT_LIMIT: positiveInt(10),
  SUBSCRIBE_LIMIT: positiveInt(10),
  /** Every visit sends one, and a whole office may share an address. */
  IP_LOCATION_LIMIT: positiveInt(600),
  CHAT_LIMIT: positiveInt(100),
  /** Sign-ins to the owner's desk: each mail, code and link counts. */
  OWNER_LIMIT: positiveInt(30),
  /** A whole office may share an address. */
  VITALS_LIMIT: positiveInt(300),
  /** Below the maximum of Node's timers, 24 days. */
  LIMIT_WINDOW_SECONDS: positiveInt(600).pipe(z.number().max(2_000_000, 'a whole number from 1 to 2000000')),
  /** A contact form that is sent fewer milliseconds after it was shown goes to the quarantine. */
  LEAST_ELAPSED_MS: positiveInt(1500),
});
export type Env = z.infer<typeof envSchema>;

/** Parses the environment; a blank value counts as none. @throws Error naming each invalid variable, its value and what is allowed */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.keys(envSchema.shape).flatMap((name) => (source[name]?.trim() ? [[name, source[name]]] : [])),
  );
  const parsed = envSchema.safeParse(given);
  if (parsed.success) {
    if (parsed.data.CHAT_MODEL_URL && !parsed.data.CHAT_MODEL)
      throw new Error(
        'The environment is not right:\n  CHAT_MODEL is missing. Name the model that CHAT_MODEL_URL offers.',
      );
    if (parsed.data.WEB_CONCURRENCY > 1 && !parsed.data.DATABASE_URL)
      throw new Error(
        `The environment is not right:\n  WEB_CONCURRENCY is ${parsed.data.WEB_CONCURRENCY}, and DATABASE_URL is missing. ` +
          'Several processes share their limits in PostgreSQL alone.',
      );
    const { LISTMONK_URL, ...rest } = parsed.data;
    const missing = (['LISTMONK_USER', 'LISTMONK_TOKEN', 'LISTMONK_LIST_ID'] as const).filter((name) => !rest[name]);
    if (LISTMONK_URL && missing.length > 0)
      throw new Error(
        `The environment is not right:\n  ${missing.join(', ')} missing. LISTMONK_URL needs an API user, its token and the number of a list.`,
      );
    return parsed.data;
  }
  const secret = /URL|SECRET|KEY|TOKEN/;
  // Values of URLs and secrets may hold passwords and are not shown.
  const lines = parsed.error.issues.map(
    ({ path, message }) =>
      `  ${path.join('.')} is ${secret.test(String(path[0])) ? 'not right' : `"${given[String(path[0])]}"`}. Allowed: ${message}.`,
  );
  throw new Error(`The environment is not right:\n${lines.join('\n')}`);
}

/** Warnings about settings, printed at the start, a line each. */
export function settingWarnings({
  RATE_LIMITS,
  SMTP_URL,
  OWNER_EMAIL,
  TRUSTED_PROXIES,
}: Pick<Env, 'RATE_LIMITS' | 'SMTP_URL' | 'OWNER_EMAIL' | 'TRUSTED_PROXIES'>): string[] {
  return [
    ...(RATE_LIMITS === 'off'
      ? ['Rate limits are off (RATE_LIMITS=off): any address may send as much as it likes.']
      : []),
    ...(SMTP_URL ? [] : ['No SMTP_URL: requests are kept, nothing is mailed.']),
    ...(OWNER_EMAIL && !TRUSTED_PROXIES.trim()
      ? ['No TRUSTED_PROXIES: behind a proxy all visitors share one limit, and anybody can use it up for the owner.']
      : []),
  ];
}
