import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtFiles, dist } from '#scripts/support/builtSite.ts';
import { readBuilt, readPages } from '#tests/support/builtPages.ts';

/** What fits into the first round trip of a new connection, ten packets, beside 1,000 bytes of headers; in bytes of brotli. */
const firstTrip = 13_600;
const sheetLimit = 16 * 1024;
const fontLimit = 45 * 1024;
/** Files of scripts that a page asks for at once: with more, what several kinds of pages share is in pieces (`scripts/build/chunkGroup.ts`). */
const scriptLimit = 8;
/** The page that is a chat needs all of it. */
const chatScriptLimit = 10;

/** The mean of pages that join records, uncompressed: there are hundreds, and each is to be its words. */
const combinationLimit = 34 * 1024;

const pages = readPages();
/** The largest page of each kind: the last of its key. */
const bySize = pages.toSorted((a, b) => a.html.length - b.html.length);
const kinds = [...new Map(bySize.map((page) => [page.frame.routeId, page])).values()];
const brotli = (text: string) => brotliCompressSync(text).length;
const head = (html: string) => html.slice(0, html.indexOf('</head>'));

describe.each(kinds.map((page) => [page.frame.routeId, page] as const))('A page of the kind %s', (_, page) => {
  test('comes with all its first screen needs in one round trip', () =>
    expect(brotli(page.html)).toBeLessThanOrEqual(firstTrip));

  test('asks for its scripts in few files', () => {
    const needs = /data-needs="([^"]*)"/.exec(page.html)?.[1]?.split(' ') ?? [];
    expect(needs.length).toBeGreaterThan(0);
    expect(needs.length + 1).toBeLessThanOrEqual(page.frame.routeId === 'chat' ? chatScriptLimit : scriptLimit);
  });

  test('waits for nothing before its first paint', () => {
    expect(head(page.html)).not.toMatch(/<link rel="stylesheet"/);
    expect(head(page.html)).not.toMatch(/<script[^>]* src=/);
    // But for the first screen itself, of which no half is seen.
    expect(head(page.html)).toContain('<link rel="expect" href="#fold" blocking="render"/>');
    expect(page.html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  });
});

test('Pages of combinations are little more than their words', () => {
  const combinations = pages.filter(({ frame }) => /^service.*In|^industryIn/.test(frame.routeId));
  expect(combinations.length).toBeGreaterThan(500);
  const total = combinations.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0);
  expect(total / combinations.length).toBeLessThanOrEqual(combinationLimit);
});

test('There is one style sheet, and it is small', () => {
  const sheets = builtFiles.filter((file) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(brotli(readBuilt(sheets[0] ?? ''))).toBeLessThanOrEqual(sheetLimit);
});

test('The fonts that every page loads are small', () => {
  const fontsOf = ({ html }: (typeof kinds)[number]) =>
    [...head(html).matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = '']) => href);
  const fonts = [...new Set(kinds.flatMap(fontsOf))];
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((total, href) => total + statSync(join(dist, href)).size, 0)).toBeLessThanOrEqual(fontLimit);
});
