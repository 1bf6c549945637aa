import { afterAll, expect, test } from 'vitest';
import { checkLayout, reportFaults } from '#scripts/pageCheck/checkLayout.ts';
import { launchBrowser } from '#scripts/support/browser.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import { startSite } from '#scripts/support/server.ts';

const [server, browser] = await Promise.all([startSite(), launchBrowser()]);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

// `npm run check:pages` looks at all of them.
test('no word is broken, no text cut, nothing outside the window or over another, on a page of each route', {
  timeout: 600_000,
}, async () => {
  const paths = samplePages.map(({ path }) => path);
  expect(reportFaults(await checkLayout(browser, server.url, paths))).toEqual([]);
});
