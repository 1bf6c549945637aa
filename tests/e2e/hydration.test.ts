import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import { open, recordRequests, stateOf } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';

const { browser, url } = await visitSite();
const plain = await browser.newPage({ javaScriptEnabled: false });

/** What a document shows where no script runs. */
async function builtState(html: string) {
  await plain.setContent(html, { waitUntil: 'commit' });
  return stateOf(plain);
}

// One page of each route, hydrated with what comes when the browser is idle; what comes then has tests of its own.
test.each(samplePages)(
  'a page of the route $routeId is hydrated without errors, and stays as it was built',
  async ({ path, routeId, status }) => {
    const page = await quietPage(browser, { expected: status === 404 ? /status of 404/ : /^$/ });
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    // Where the chat is the page, who answers is asked for at once; here it gets no answer, so that the page stays as built.
    const ofChat = /^\/(?:assistant\.json|api\/handover)$/;
    await page.route(
      (address) => ofChat.test(address.pathname),
      () => {},
    );
    const requests = recordRequests(page);
    const response = await page.goto(url + path);
    await hydrated(page);
    expect(response?.status()).toBe(status);
    const asked = requests
      .map((request) => new URL(request.url()).pathname)
      .filter((address) => /\.json\b|\/api\/(?!ip-location$)/.test(address))
      .filter((address) => routeId !== 'chat' || !ofChat.test(address));
    expect(asked).toEqual([]);
    expect(
      requests.filter((request) => request.resourceType() === 'document' && request.frame() === page.mainFrame()),
    ).toHaveLength(1);

    const before = await builtState((await response?.text()) ?? '');
    const after = await stateOf(page);
    // Only a browser can say whether there is a way back in its history.
    const goBack = /<button class="[^"]*" type="button">Go Back<\/button>/;
    // Only a browser knows the time: the hours are built, and then give way to whether the office is open.
    const officeState = /(?<=>)The office is (?:open until [^<]*|closed now; [^<]*)(?=<)/;
    // Without a script they would do nothing: they come into the space that is kept for them.
    const stepButtons = /<button aria-label="One person (?:fewer|more)[^>]*>.<\/button>/g;
    const main = after.main
      .replace(goBack, '')
      .replace(stepButtons, '')
      .replace(officeState, `Office hours: ${site.provider.hours.label}`);
    expect({ ...after, main }).toEqual(before);
  },
);

describe.runIf(inRelease)('the scripts of a page', () => {
  test('are asked for at once in a tab that nobody looks at, which is not painted', async () => {
    const page = await quietPage(browser);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
    await open(page, `${url}/about`);
  });
});
