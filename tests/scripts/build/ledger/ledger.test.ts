import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentHash } from '#scripts/build/ledger/readHashes.ts';
import {
  updateLedger,
  changesSince,
  type Ledger,
  markSent,
  modifiedOn,
  readLedger,
  unsent,
  writeLedger,
} from '#scripts/build/ledger/ledger.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const dir = sharedFolder();

const pages: Ledger['pages'] = {
  '/': { hash: 'h1', date: '2026-01-01', sent: true },
  '/old': { hash: 'h2', date: '2026-01-01', sent: true },
  '/new': { hash: 'h3', date: '2026-02-01' },
  '/never-sent': { hash: 'h4', date: '2026-01-01' },
};
const ledger: Ledger = { pages, gone: ['/left'], former: ['/left'] };
const now = new Map(Object.entries({ '/': 'h1', '/new': 'h3b', '/newest': 'h5' }));

test("A page's hash is of its words and figures, not of signs, white space, the site's address or the quick answer", () => {
  const hash = (text: string, host = 'x') => contentHash(text, `https://${host}.example`);
  expect(hash('# Prices\n\n$100 a month')).toMatch(/^[\w-]{16}$/);
  expect(hash('# Prices\n\n$100 a month')).not.toBe(hash('# Prices\n\n$110 a month'));
  expect(hash('## A [link](https://x.example/a)\n\n- **One**\n')).toBe(
    hash('A [link](https://y.example/a): One.', 'y'),
  );
  expect(hash('---\ntitle: "A"\n---\n\n> In short.\n\n# A\n')).toBe(hash('---\ntitle: "A"\n---\n\n# A\n'));
});

describe('The ledger', () => {
  test('dates a page only as long as its words are the same, and tells what has changed', () => {
    const dates = [['/', 'h1'] as const, ['/', 'other'] as const, ['/unknown', 'h1'] as const];
    expect(dates.map(([path, hash]) => modifiedOn(ledger, path, hash))).toEqual(['2026-01-01', undefined, undefined]);
    expect(changesSince(ledger, now)).toEqual({ added: ['/newest'], changed: ['/new'], gone: ['/old', '/never-sent'] });
  });

  test('brought up to date keeps the date of what is as it was', () => {
    const date = '2026-11-21';
    const { pages: dated, ...others } = updateLedger(ledger, now, date);
    expect(dated).toEqual({ '/': pages['/'], '/new': { hash: 'h3b', date }, '/newest': { hash: 'h5', date } });
    expect(others).toEqual({ gone: ['/left', '/old'], former: ['/left', '/old', '/never-sent'] });
  });

  test('knows what search engines have not been told, or what changed since a day', () => {
    expect(unsent(ledger)).toEqual(['/new', '/never-sent', '/left']);
    expect(unsent(ledger, '2026-02-01')).toEqual(['/new', '/left']);
  });

  test('notes what they were told', () => {
    const told = markSent(ledger, ['/new', '/left']);
    expect(unsent(told)).toEqual(['/never-sent']);
    expect(told.pages['/new']).toEqual({ hash: 'h3', date: '2026-02-01', sent: true });
  });

  test('is read as it was written, a page a line in the order of their addresses', async () => {
    await writeLedger(dir, ledger);
    expect(await readLedger(dir)).toEqual(ledger);
    expect(readFileSync(join(dir, 'ledger.json'), 'utf8').split('\n').slice(2, 4)).toEqual([
      '    "/": {"hash":"h1","date":"2026-01-01","sent":true},',
      '    "/never-sent": {"hash":"h4","date":"2026-01-01"},',
    ]);
  });

  test('may be missing, but not be something else', async () => {
    expect(await readLedger(join(dir, 'nowhere'))).toEqual({ pages: {}, gone: [], former: [] });
    writeFileSync(join(dir, 'ledger.json'), '{"pages":{"/":"x"}}');
    await expect(readLedger(dir)).rejects.toThrow('is no ledger. Delete it and run "npm run ledger".');
  });
});
