import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { states } from '#scripts/shots/states.ts';
import { runScript } from '#scripts/support/runScript.ts';

const out = mkdtempSync(join(tmpdir(), 'shots-'));
afterAll(() => rmSync(out, { recursive: true }));

test('no two states share the name of their pictures', () => {
  expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
});

// One of each kind of arrangement; `npm run shots` takes them all.
test('a state is reached and its picture taken, at the widths it has', { timeout: 300_000 }, async () => {
  const only = 'first-visit,tour,menu,dock-closed,contact-failed,calculator-changed,search-nothing,smallest-home';
  const { code, output } = await runScript('scripts/shots.ts', [
    '--out',
    out,
    '--only',
    only,
    '--schemes',
    'light',
    '--widths',
    '360',
  ]);
  expect(output).toContain('9 pictures of 8 states');
  expect(code).toBe(0);
  expect(readdirSync(out).sort()).toEqual([
    'calculator-changed-360-light.png',
    'contact-failed-360-light.png',
    'dock-closed-360-light.png',
    'first-visit-360-light.png',
    'menu-360-light.png',
    'menu-768-light.png',
    'search-nothing-360-light.png',
    'smallest-home-320-light.png',
    'tour-360-light.png',
  ]);
});

test('a state that is not known is named', async () => {
  const { code, output } = await runScript('scripts/shots.ts', ['--out', out, '--only', 'hom']);
  expect(output).toContain('--only: there is no state "hom". Name one or a path.');
  expect(code).not.toBe(0);
});
