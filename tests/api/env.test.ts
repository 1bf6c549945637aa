import { describe, expect, test } from 'vitest';
import { readEnv } from '#api/env.ts';
import { settingWarnings } from '#api/settingWarnings.ts';

const messageOf = (source: Record<string, string | undefined>) => {
  try {
    readEnv(source);
    return 'nothing wrong';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('The environment', () => {
  test.each([
    ...['-1', '24', '8.5', 'noon'].map((hour) => ['DIGEST_HOUR', hour, 'an hour from 0 to 23.']),
    ...['0', '2000001', '1.5'].map((seconds) => ['LIMIT_WINDOW_SECONDS', seconds, 'a whole number']),
    ...['-1', '65536', '80.5', 'http', 'Infinity', '0x'].map((port) => [
      'PORT',
      port,
      'a port number from 0 to 65535.',
    ]),
  ])('may not name %s as %s', (name = '', value = '', allowed) => {
    expect(messageOf({ [name]: value })).toContain(`  ${name} is "${value}". Allowed: ${allowed}`);
  });

  test('shows no value that may hold a password', () => {
    expect(
      messageOf({ SMTP_URL: 'mail.example:25', DATABASE_URL: 'mysql://user:hunter2@db', TOKEN_SECRET: 'hunter2' }),
    ).toBe(
      'The environment is not right:\n' +
        '  DATABASE_URL is not right. Allowed: an address that begins with postgres:// or postgresql://.\n' +
        '  SMTP_URL is not right. Allowed: an address that begins with smtp:// or smtps://.\n' +
        '  TOKEN_SECRET is not right. Allowed: a text of 32 characters or more.',
    );
  });

  test('is refused with everything that is wrong with it', () => {
    expect(messageOf({ PORT: 'http', LOG_LEVEL: 'loud' })).toBe(
      'The environment is not right:\n' +
        '  PORT is "http". Allowed: a port number from 0 to 65535.\n' +
        '  LOG_LEVEL is "loud". Allowed: fatal, error, warn, info, debug, trace or silent.',
    );
  });
});

test.each<[Record<string, string>, string[]]>([
  [
    { RATE_LIMITS: 'off', SMTP_URL: 'smtp://mail.example' },
    ['Rate limits are off (RATE_LIMITS=off): any address may send as much as it likes.'],
  ],
  [{}, ['No SMTP_URL: requests are kept, nothing is mailed.']],
  // No proxy is trusted, where there is a desk to be shut out of.
  [
    { SMTP_URL: 'smtp://mail.example', OWNER_EMAIL: 'owner@site.example' },
    ['No TRUSTED_PROXIES: behind a proxy all visitors share one limit, and anybody can use it up for the owner.'],
  ],
  [{ SMTP_URL: 'smtp://mail.example', OWNER_EMAIL: 'owner@site.example', TRUSTED_PROXIES: '127.0.0.1' }, []],
  [{ SMTP_URL: 'smtp://user:password@mail.example' }, []],
])('At the start of %j is said: %j', (source, warnings) => {
  expect(settingWarnings(readEnv(source))).toEqual(warnings);
});
