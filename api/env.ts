import { z } from 'zod';

const port = 'a port number from 0 to 65535';
const count = 'a whole number of 1 or more';
const wait = 'a whole number of milliseconds, 0 or more';
const descriptor = 'the number of a file descriptor, 3 or more';
const hour = 'an hour from 0 to 23';
const seconds = 'a number of seconds above 0';
const wholeNumber = (allowed: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(allowed).int(allowed).min(min, allowed).max(max, allowed);
const positiveInt = (fallback: number) => wholeNumber(count, 1).default(fallback);
const isOn = (fallback: 'on' | 'off') => z.enum(['on', 'off'], 'on or off').default(fallback);
const url = (protocols: string) =>
  z.string().refine(
    (text) => URL.canParse(text) && protocols.split(' ').includes(new URL(text).protocol),
    `an address that begins with ${protocols
      .split(' ')
      .map((protocol) => `${protocol}//`)
      .join(' or ')}`,
  );

/** People who share an address, such as an office: no limit stops one of them because of the others. */
const office = 40;

export const envSchema = z.object({
  PORT: wholeNumber(port, 0, 65535).default(3000).describe('The port to listen on; 0 for any that is free.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'The host name or address to listen on: the loopback interface by default, every interface with 0.0.0.0 ' +
        '(:: with IPv6).',
    ),
  LISTEN_FD: wholeNumber(descriptor, 3)
    .optional()
    .describe(
      'The number of a socket that listens already, which npm start finds where systemd has opened it ' +
        '(docs/going-live.md).',
    ),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info')
    .describe('Lines below this level are not logged.'),
  DRAIN_MS: wholeNumber(wait, 0)
    .default(1000)
    .describe(
      'After SIGTERM, how long the server goes on while /readyz answers 503, in milliseconds; longer than a load ' +
        "balancer's probe interval.",
    ),
  DIST_DIR: z.string().default('dist').describe('The folder of a built site.'),

  DATABASE_URL: url('postgres: postgresql:')
    .optional()
    .describe(
      'A PostgreSQL database, which any number of processes can share; without it the store is the SQLite file ' +
        'STORE_FILE.',
    ),
  STORE_FILE: z
    .string()
    .default('var/site.db')
    .describe('The SQLite file that keeps requests, where there is no DATABASE_URL. Put it on a disk that stays.'),
  DATABASE_TIMEOUT_MS: positiveInt(2000).describe(
    'Timeout of a connection to PostgreSQL and of a query, in milliseconds.',
  ),
  ERASURES_FILE: z
    .string()
    .optional()
    .describe(
      'The list of erased addresses, as hashes, of this machine, so that a restored backup loses them again; by default ' +
        'STORE_FILE with the suffix -erasures.',
    ),
  RETENTION_DAYS: z
    .union([z.literal('off'), z.coerce.number().int().min(1)], `${count}, or off`)
    .default(730)
    .transform((days) => (days === 'off' ? undefined : days))
    .describe('Days after which leads and other personal data are deleted; with off they are kept until erased.'),

  SMTP_URL: url('smtp: smtps:')
    .optional()
    .describe(
      'The SMTP server, as smtp://user:password@host:port; without it no mail is sent. With a password, a server ' +
        'on another machine has to offer STARTTLS; smtps: encrypts from the beginning.',
    ),
  MAIL_FROM: z.string().optional().describe("Sender of all mails; the provider's address by default."),
  OWNER_EMAIL: z
    .string()
    .optional()
    .describe(
      "Recipients of notices about leads, separated by commas; the provider's address by default. Whoever is " +
        "named here signs in to the owner's desk at /owner, which is off without it.",
    ),
  MAIL_BUDGET_MS: positiveInt(3000).describe('How long a request waits for its mails to be accepted, in milliseconds.'),
  OUTBOX_RETRY_SECONDS: z.coerce
    .number(seconds)
    .positive(seconds)
    .default(30)
    .describe('Seconds between the first failure of a message and its retry; each further failure doubles them.'),
  LEAD_WEBHOOK_URL: url('http: https:')
    .optional()
    .describe('Webhook that receives leads as JSON, signed with the secret.'),
  LEAD_WEBHOOK_SECRET: z.string().optional().describe('Signs the calls of LEAD_WEBHOOK_URL.'),
  LISTMONK_URL: url('http: https:')
    .optional()
    .describe(
      'A listmonk that sends the newsletter: confirmed subscribers are kept in step with one of its lists, by an ' +
        'API user of it.',
    ),
  LISTMONK_USER: z.string().optional().describe('The API user of the listmonk.'),
  LISTMONK_TOKEN: z.string().optional().describe("That user's token."),
  LISTMONK_LIST_ID: wholeNumber(count, 1).optional().describe('The number of the list that is kept in step.'),
  ALERT_WEBHOOK_URL: url('http: https:')
    .optional()
    .describe(
      "Where warnings go that mail does not take, in a form that Slack and Teams show; the leads' webhook by " +
        'default.',
    ),
  BUSY_CALENDARS: z
    .string()
    .refine(
      (text) =>
        text
          .split(/\s+/)
          .every((entry) => /^[a-z\d-]+=https:\/\/./.test(entry) && URL.canParse(entry.replace(/^[^=]+=/, ''))),
      'id=https://… for each, separated by spaces; the id is that of a record of people, or seat-1',
    )
    .optional()
    .describe(
      "The secret addresses of people's own calendars (iCalendar), as id=https://…, separated by spaces: while one says busy, its person " +
        'cannot be booked. The id is that of a record of `people`, or seat-1 where nobody is named.',
    ),
  WEEKLY_MAIL: isOn('on').describe('Whether the owner gets a mail about the week, on Monday at DIGEST_HOUR.'),
  OVERDUE_MAIL: isOn('on').describe(
    'Whether the owner gets a mail about requests that are overdue, once a day at opening.',
  ),
  VITALS: isOn('off').describe(
    'Whether the site measures how fast its pages are for visitors, and keeps counts of it for 90 days.',
  ),
  DIGEST_HOUR: wholeNumber(hour, 0, 23)
    .default(8)
    .describe(
      "Hour, in the provider's time zone, of the daily digest of the quarantine and of the mail about the week.",
    ),
  TOKEN_SECRET: z
    .string()
    .min(32, 'a text of 32 characters or more')
    .optional()
    .describe(
      'Signs the links in mails and hashes addresses that are counted; by default generated once and kept in the ' +
        'store.',
    ),

  TRUSTED_PROXIES: z
    .string()
    .default('')
    .describe(
      'Addresses or networks of the reverse proxies whose X-Forwarded-* headers are trusted, separated by commas.',
    ),
  IP_LOCATION_URL: url('http: https:')
    .refine((text) => text.includes('{ip}'), 'an address with {ip} in it')
    .optional()
    .describe("An IP-geolocation service that answers like ipinfo; {ip} stands for the visitor's address."),

  CHAT_MODEL_URL: url('http: https:')
    .optional()
    .describe(
      "A language model with an OpenAI-compatible API that words replies from the assistant's cards; " +
        'without it, or where it does not answer within 3 seconds, the cards answer as they are.',
    ),
  CHAT_MODEL: z.string().optional().describe('The model that CHAT_MODEL_URL offers.'),
  CHAT_MODEL_KEY: z.string().optional().describe('The key for CHAT_MODEL_URL.'),

  CONNECTIONS: positiveInt(8192).describe(
    'How many connections each process holds; more are closed as they come. Each takes a file descriptor of the system.',
  ),
  CONNECTIONS_PER_ADDRESS: positiveInt(400).describe(
    'How many of them one IP address may have: a whole office may share one. The proxies that TRUSTED_PROXIES names ' +
      'are not limited.',
  ),

  RATE_LIMITS: isOn('on').describe('Whether requests from one address are limited.'),
  CONTACT_LIMIT: positiveInt(office).describe(
    'Requests from one IP address within the window: one for each person of an office of 40. Counted apart, as many ' +
      'may ask for a person in the chat, and a quarter as many book or change a time.',
  ),
  SUBSCRIBE_LIMIT: positiveInt(office).describe('Sign-ups from one IP address within the window: one for each person.'),
  IP_LOCATION_LIMIT: positiveInt(15 * office).describe(
    'Look-ups from one IP address within the window, each kind counted apart: where a visitor is, which every visit ' +
      'sends, free times and bookings, and whether a person is in the chat. Fifteen for each person.',
  ),
  CHAT_LIMIT: positiveInt(10 * office).describe(
    'Messages to the assistant from one IP address within the window: ten for each person. Counted apart, as many to ' +
      'a person in the chat.',
  ),
  OWNER_LIMIT: positiveInt(30).describe("Sign-ins to the owner's desk: each mail, code and link counts."),
  VITALS_LIMIT: positiveInt(15 * office).describe('Every page sends one: fifteen for each person.'),
  LIMIT_WINDOW_SECONDS: positiveInt(600)
    .pipe(z.number().max(2_000_000, 'a whole number from 1 to 2000000'))
    .describe("Below the maximum of Node's timers, 24 days."),
  LEAST_ELAPSED_MS: positiveInt(1500).describe(
    'A contact form that is sent fewer milliseconds after it was shown goes to the quarantine.',
  ),
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
    const { LISTMONK_URL, ...rest } = parsed.data;
    const missing = (['LISTMONK_USER', 'LISTMONK_TOKEN', 'LISTMONK_LIST_ID'] as const).filter((name) => !rest[name]);
    if (LISTMONK_URL && missing.length > 0)
      throw new Error(
        `The environment is not right:\n  ${missing.join(', ')} missing. LISTMONK_URL needs an API user, its token and the number of a list.`,
      );
    return parsed.data;
  }
  const secret = /URL|SECRET|KEY|TOKEN|CALENDARS/;
  // Values of URLs and secrets may hold passwords and are not shown.
  const lines = parsed.error.issues.map(
    ({ path, message }) =>
      `  ${path.join('.')} is ${secret.test(String(path[0])) ? 'not right' : `"${given[String(path[0])]}"`}. Allowed: ${message}.`,
  );
  throw new Error(`The environment is not right:\n${lines.join('\n')}`);
}
