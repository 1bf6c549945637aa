import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScript } from '#tests/support/runScript.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

// `npm run shots` takes all of them.
test('states are reached and their pictures taken at the widths they have, and an unknown one is named', async () => {
  const out = temporaryFolder();
  const shots = (only: string) =>
    runScript('scripts/shots.ts', ['--out', out, '--only', only, '--schemes', 'light', '--widths', '360']);
  const { code, output } = await shots('menu,contact-failed,smallest-home');
  expect([code, output]).toEqual([0, expect.stringContaining('4 pictures of 3 states')]);
  expect(readdirSync(out).sort()).toEqual(
    ['contact-failed-360', 'menu-360', 'menu-768', 'smallest-home-320'].map((name) => `${name}-light.png`),
  );
  const unknown = await shots('hom');
  expect([unknown.code, unknown.output]).toEqual([
    1,
    expect.stringContaining('--only: there is no state "hom". Name one or a path.'),
  ]);
});
