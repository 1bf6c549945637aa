import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { hydrated, startVisit, type Visit } from '#scripts/support/visit.ts';
import { quietPage } from '#tests/support/quietPage.ts';

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.stop());

/** The share of a page's elements that may be styled again because one was inserted. */
const most = 0.2;

test.each(['/', '/pricing', `/blog/${site.articles[0]?.slug}`])(
  'an element that is inserted into %s does not make the browser style the whole page again',
  async (path) => {
    const page = await quietPage(visit.browser, { viewport: { width: 412, height: 823 } });
    await page.goto(visit.url + path);
    await hydrated(page);
    const tools = await page.context().newCDPSession(page);
    const counts: number[] = [];
    tools.on('Tracing.dataCollected', ({ value }) =>
      counts.push(
        ...value.flatMap(({ name, args }: Record<string, unknown>) =>
          name === 'UpdateLayoutTree' ? elementsIn(args) : [],
        ),
      ),
    );
    const done = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
    const elements = await page.evaluate(() => {
      const inserted = document.createElement('div');
      inserted.innerHTML = '<p class="x"><a href="/">One</a></p>';
      document.querySelector('main')?.append(inserted);
      inserted.getBoundingClientRect();
      return document.querySelectorAll('*').length;
    });
    await tools.send('Tracing.end');
    await done;
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(elements * most);
  },
);

const elementsIn = (args: unknown): number[] => {
  const { elementCount } = args as { elementCount?: number };
  return elementCount === undefined ? [] : [elementCount];
};
