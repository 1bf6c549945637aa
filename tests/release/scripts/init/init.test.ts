import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '#tests/support/runScript.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const firm = { name: 'Rideau IT', phone: '613-555-0100', email: 'hi@rideau.example', origin: 'https://rideau.example' };
const address = { street: '1 Elgin Street', city: 'Ottawa', region: 'ON', postal: 'k1p 1j1' };
const place = { latitude: '45.42', longitude: '-75.69', population: '1017000' };
const facts = { trade: 'IT Support', ...firm, ...address, ...place };
/** Apart from its flag, a value may be below zero, as every longitude of Canada is. */
const init = (out: string, given: Record<string, string>) =>
  runScript(
    'scripts/init.ts',
    Object.entries({ ...given, out }).flatMap(([name, value]) => [`--${name}`, value]),
  );

const work = sharedFolder();

test('nothing is written over a folder that exists', async () => {
  const file = join(work, 'mine');
  writeFileSync(file, 'mine');
  expect(await init(file, facts)).toEqual({
    code: 1,
    output: `${file} exists already, and nothing is written over it. Name another folder with --out, or move that one away.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('every fact that is missing or wrong is told with its remedy, and nothing is written', async () => {
  const wrong = { phone: '555-0100', postal: 'K1P', origin: 'https://www.rideau.example', latitude: '' };
  const { code, output } = await init(join(work, 'wrong'), { ...facts, ...wrong, timezone: 'Ottawa' });
  expect([code, existsSync(join(work, 'wrong'))]).toEqual([1, false]);
  expect(output.split('\n')).toEqual([
    '--phone is "555-0100". Give a number with its area code, for example "902-555-0100" or "+1 902-555-0100".',
    '--postal is "K1P". Give a Canadian postal code, for example "A1A 1A1".',
    '--origin is "https://www.rideau.example". Leave out "www.": the site answers without it.',
    '--latitude is missing. Give degrees from -90 to 90, for example "45.4215".',
    '--timezone is "Ottawa". Give the IANA name of a time zone, for example "America/Toronto".',
    '',
  ]);
});
