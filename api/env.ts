import { z } from 'zod';

const port = 'a port number from 0 to 65535';
const count = 'a whole number of 1 or more';
const wait = 'a whole number of milliseconds, 0 or more';
const hour = 'an hour from 0 to 23';
const seconds = 'a number of seconds above 0';
const some = (fallback: number) => z.coerce.number(count).int(count).min(1, count).default(fallback);
const address = (protocols: string) =>
  z.string().refine(
    (text) => URL.canParse(text) && protocols.split(' ').includes(new URL(text).protocol),
    `an address that begins with ${protocols
      .split(' ')
      .map((protocol) => `${protocol}//`)
      .join(' or ')}`,
  );

const envSchema = z.object({
  PORT: z.coerce.number(port).int(port).min(0, port).max(65535, port).default(3000),
  /** The host name or address to listen on: this machine alone by default, every address of it with 0.0.0.0 (:: with IPv6). */
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  /** After SIGTERM, how long the server goes on while `/readyz` answers 503, in milliseconds; longer than a load balancer's probes are apart. */
  DRAIN_MS: z.coerce.number(wait).int(wait).min(0, wait).default(1000),
  /** The folder of a built site. */
  DIST_DIR: z.string().default('dist'),

  /** The PostgreSQL that any number of processes share; without it everything is kept in `STORE_FILE`. */
  DATABASE_URL: address('postgres: postgresql:').optional(),
  STORE_FILE: z.string().default('var/site.db'),
  /** How long a connection to the PostgreSQL, or a query, may take, in milliseconds. */
  DATABASE_TIMEOUT_MS: some(2000),
  /** Where it is noted, unreadably, who was erased, so that a restored backup erases it again; by default `STORE_FILE` with `-erasures` at its end. */
  ERASURES_FILE: z.string().optional(),
  /** Leads, and whatever else is personal, are deleted after so many days; kept until erased without it. */
  RETENTION_DAYS: z.coerce.number(count).int(count).min(1, count).optional(),

  /** The server that takes mail, as `smtp://user:password@host:port`; nothing is mailed without it. */
  SMTP_URL: address('smtp: smtps:').optional(),
  /** Who mails come from, and who hears of leads; the provider's address by default. */
  MAIL_FROM: z.string().optional(),
  OWNER_EMAIL: z.string().optional(),
  /** How long a request waits for its mails to be taken, in milliseconds. */
  MAIL_BUDGET_MS: some(3000),
  /** How long after a first failure a mail is tried again; each further failure doubles it. */
  OUTBOX_RETRY_SECONDS: z.coerce.number(seconds).positive(seconds).default(30),
  /** Where leads are sent as JSON, signed with the secret. */
  LEAD_WEBHOOK_URL: address('http: https:').optional(),
  LEAD_WEBHOOK_SECRET: z.string().optional(),
  /** The hour, on the provider's clock, at which the owner is told of what came into quarantine. */
  DIGEST_HOUR: z.coerce.number(hour).int(hour).min(0, hour).max(23, hour).default(8),
  /** Signs the links in mails and hides addresses that are counted; made and kept in the store without it. */
  TOKEN_SECRET: z.string().min(32, 'a text of 32 characters or more').optional(),

  /** Addresses or networks of the proxies whose forwarding headers are believed, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  /** An IP-geolocation service that answers like ipinfo; `{ip}` stands for the visitor's address. */
  IP_LOCATION_URL: address('http: https:')
    .refine((text) => text.includes('{ip}'), 'an address with {ip} in it')
    .optional(),

  /** A language model with an OpenAI-compatible interface, which words the assistant's replies; the assistant's own words without it. */
  CHAT_MODEL_URL: address('http: https:').optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_MODEL_KEY: z.string().optional(),

  RATE_LIMITS: z.enum(['on', 'off'], 'on or off').default('on'),
  /** Requests from one address within the window. */
  CONTACT_LIMIT: some(10),
  SUBSCRIBE_LIMIT: some(10),
  /** Every visit asks once, and a whole office may share an address. */
  IP_LOCATION_LIMIT: some(600),
  CHAT_LIMIT: some(100),
  /** Node's timers hold 24 days. */
  LIMIT_WINDOW_SECONDS: some(600).pipe(z.number().max(2_000_000, 'a whole number from 1 to 2000000')),
  /** A contact form that is sent sooner after it was shown, in milliseconds, is held back for the owner to look at. */
  LEAST_ELAPSED_MS: some(1500),
});
export type Env = z.infer<typeof envSchema>;

/** The environment as the server uses it; an empty value, or one of spaces, counts as none. Throws naming each variable, its value and what is allowed. */
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
    return parsed.data;
  }
  const secret = /URL|SECRET|KEY/;
  // Addresses and secrets may hold passwords: they are named, not shown.
  const lines = parsed.error.issues.map(
    ({ path, message }) =>
      `  ${path.join('.')} is ${secret.test(String(path[0])) ? 'not right' : `"${given[String(path[0])]}"`}. Allowed: ${message}.`,
  );
  throw new Error(`The environment is not right:\n${lines.join('\n')}`);
}

/** Warnings about settings, printed at the start, a line each. */
export function settingWarnings({ RATE_LIMITS, SMTP_URL }: Pick<Env, 'RATE_LIMITS' | 'SMTP_URL'>): string[] {
  return [
    ...(RATE_LIMITS === 'off'
      ? ['Rate limits are off (RATE_LIMITS=off): any address may send as much as it likes.']
      : []),
    ...(SMTP_URL ? [] : ['No SMTP_URL: requests are kept, nothing is mailed.']),
  ];
}
