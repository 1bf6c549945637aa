import { expect, test } from 'vitest';
import { checkLaunch } from '#scripts/check/launch.ts';

test.each([
  [
    'a public address without a mail server',
    { SITE_ORIGIN: 'https://northshore.ca' },
    /^SITE_ORIGIN is https:\/\/northshore\.ca, and there is no SMTP_URL/,
  ],
  ['one with a mail server', { SITE_ORIGIN: 'https://northshore.ca', SMTP_URL: 'smtps://mail.northshore.ca' }, /^$/],
  ['a reserved address', { SITE_ORIGIN: 'https://northshore.example' }, /^$/],
  ['no address', {}, /^$/],
])('The launch check says of %s what is missing', async (_, env, expected) => {
  expect(await checkLaunch(env)).toMatch(expected);
});
