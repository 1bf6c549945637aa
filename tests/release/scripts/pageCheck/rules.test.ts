import { afterAll, expect, test } from 'vitest';
import { findFaults, openDetails } from '#scripts/pageCheck/browserRules.ts';
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
const bar = '<div style="position: fixed; left: 0; right: 0; bottom: 0; height: 100px; background: white">Bar</div>';
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

test('finds a broken word, in what is folded too', async () => {
  const word = '<p style="width: 5ch; overflow-wrap: anywhere">Manufacturing</p>';
  for (const html of [word, `<main><details><summary>More</summary>${word}</details></main>`])
    expect(await faultsOf(html)).toContainEqual(expect.stringMatching(/^no-broken-words: /));
});
