import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openBackend } from '#api/backend.ts';
import { readEnv } from '#api/env.ts';
import { loadSite } from '#data/rules/load.ts';
import { bracketNotes } from '#scripts/check/notes.ts';
import { runScript } from '#tests/support/runScript.ts';
import { sitePages } from '#src/routing/sitePages.ts';
import { routes } from '#src/routes.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

test('a starter of another trade makes a whole site, without texts in brackets', async () => {
  const facts = {
    ...{ starter: 'plumbing', name: 'Tidewater Plumbing', phone: '902-555-0155', email: 'hello@tidewater.example' },
    ...{ street: '5 Barrington Street', city: 'Halifax', postal: 'B3J 1A1', places: 'Dartmouth' },
  };
  const flags = Object.entries(facts).map(([name, value]) => `--${name}=${value}`);
  const folder = join(temporaryFolder(), 'pipes');
  const { code, output } = await runScript('scripts/init.ts', [...flags, `--out=${folder}`]);
  expect([code, output]).toEqual([0, expect.stringContaining('a whole site, without texts in brackets')]);
  const site = await loadSite(folder);
  expect(bracketNotes(site)).toEqual([]);
  expect(site.locations.map(({ slug }) => slug)).toEqual(['halifax', 'dartmouth']);
  const rule = { pages: '/locations/dartmouth', index: false, reason: 'a test' };
  const pages = await sitePages(routes, { ...site, indexing: [rule] });
  const leftOut = pages.filter((page) => page.content().head.noIndex).map(({ path }) => path);
  expect(leftOut.filter((path) => path.startsWith('/locations/'))).toEqual(['/locations/dartmouth']);
  expect(pages.length).toBeGreaterThan(30);
  // With a mail server too, though it has no guide to mail.
  const env = readEnv({ STORE_FILE: ':memory:', SMTP_URL: 'smtp://127.0.0.1:1', OWNER_EMAIL: facts.email });
  const backend = await openBackend(env, { site, built: undefined, log: pino({ level: 'silent' }) });
  await backend.stop();
});
