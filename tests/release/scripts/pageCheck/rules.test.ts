import { afterAll, expect, test } from 'vitest';
import { findFaults, openDetails } from '#scripts/pageCheck/browserRules.ts';
import { reportFaults } from '#scripts/pageCheck/checkLayout.ts';
import { launchBrowser } from '#scripts/support/browser.ts';

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 320, height: 600 } });
afterAll(() => browser.close());

/** What is found on a page with this body, as "rule: what". */
async function faultsOf(body: string): Promise<string[]> {
  await page.setContent(
    `<!DOCTYPE html><style>body { margin: 8px; font: 16px/1.5 monospace }</style><body>${body}</body>`,
  );
  await openDetails(page);
  return (await findFaults(page)).map(({ rule, what }) => `${rule}: ${what}`);
}

const tall = '<p style="height: 3000px">Long</p>';
const header = '<header style="position: sticky; top: 0; height: 60px; background: white">Head</header>';
const bar = '<div style="position: fixed; left: 0; right: 0; bottom: 0; height: 100px; background: white">Bar</div>';
const links = Array.from({ length: 60 }, (_, index) => `<p><a href="#${index}">Link ${index}</a></p>`).join('');
/** Of a height that does not depend on a font. */
const picture = '<svg aria-hidden="true" style="display: block; height: 20px"></svg>';
const room = (height: number) => `<div style="height: ${height}px"></div>`;
const band = (height: number) => `<main><section>${picture}${room(height)}${picture}</section></main>`;
const grid = (columns: number, items: number) =>
  `<ul style="display: grid; grid-template-columns: repeat(${columns}, 60px); padding: 0">` +
  `${'<li style="list-style: none">Item<br>of two</li>'.repeat(items)}</ul>`;
const corner = (side: string, name: string) =>
  `<button aria-label="${name}" style="position: fixed; ${side}; width: 50px; height: 50px"></button>`;

test.each([
  [
    'no-clipped-text: cut off: "Managed services"',
    '<p style="width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">Managed services</p>',
  ],
  ['inside-window: reaches 88 px beyond the window', '<div style="width: 400px">Wide</div>'],
  ['no-holes: 200 px of nothing below', band(200)],
  ['no-orphans: ends in a row of 3 below rows of 4', grid(4, 7)],
  [
    'no-overlap: lies over or under "Top"',
    corner('right: 0; bottom: 0', 'Chat') + corner('right: 20px; bottom: 20px', 'Top'),
  ],
  [
    'focus-visible: has the focus under "Bar"',
    `${tall}<a href="#a" style="position: absolute; left: 8px; top: 2970px">Last</a>${bar}`,
  ],
])('finds %s', async (fault, html) => {
  expect(await faultsOf(html)).toContain(fault);
});

test.each([
  ['no-broken-words', '<p style="width: 6ch; overflow-wrap: anywhere">Manufacturing</p>'],
  [
    'no-broken-words',
    '<main><details><summary>More</summary><p style="width: 5ch; overflow-wrap: anywhere">Manufacturing</p></details></main>',
  ],
])('finds by %s what depends on fonts', async (rule, html) => {
  expect(await faultsOf(html)).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: `)));
});

test.each([
  ['a break after a hyphen, a dash or a slash', '<p style="width: 6ch">month-to-month and/or one–two</p>'],
  ['a text that fits into what would cut it', '<p style="overflow: hidden">Managed services</p>'],
  [
    'a table that scrolls by itself',
    '<div style="overflow-x: auto"><table style="width: 600px"><tr><td>Cell</td></tr></table></div>',
  ],
  ['160 pixels of nothing', band(160)],
  [
    'fixed elements beside each other',
    corner('right: 0; bottom: 0', 'Chat') + corner('left: 0; bottom: 0', 'Top') + tall,
  ],
  ['a page that keeps clear of its header', `<style>html { scroll-padding-top: 70px }</style>${header}${links}`],
])('passes %s', async (_, html) => {
  expect(await faultsOf(html)).toEqual([]);
});

test('the report names a fault once, with the pages and widths it was found at', () => {
  const fault = { rule: 'no-broken-words', element: 'a "Legal"', what: 'Le|gal' };
  const faults = [
    ...['/a', '/b', '/c', '/d'].map((path) => ({ path, width: 1280, ...fault })),
    { path: '/a', width: 320, ...fault },
    { path: '/a', width: 320, rule: 'inside-window', element: 'p', what: 'reaches 8 px beyond the window' },
  ];
  expect(reportFaults(faults)).toEqual([
    'no-broken-words: a: Le|gal',
    '  such as a "Legal"',
    '  at 320, 1280 px on /a, /b, /c and 1 more',
    'inside-window: p: reaches beyond the window',
    '  such as p',
    '  at 320 px on /a',
  ]);
});
