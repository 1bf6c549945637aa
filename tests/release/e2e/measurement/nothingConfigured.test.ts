import { expect, test } from 'vitest';
import { watchedPage } from '#tests/support/visit.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import { notFoundConsoleError, open } from '#tests/support/visit.ts';
import { visitSite } from '#tests/support/quietPage.ts';
import { strangeKeys } from '#tests/support/strangeKeys.ts';

const { browser, url } = await visitSite();

test('with nothing configured nobody is asked, no other origin is, and only what works for the visitor is kept', async () => {
  const { page, context, consoleErrors } = await watchedPage(browser);
  const others: string[] = [];
  const code: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) others.push(request.url());
    if (/startMeasurement|\/measure-|web-vitals/.test(request.url())) code.push(request.url());
  });
  const strangers = new Set<string>();
  for (const { path } of samplePages) {
    await open(page, url + path);
    for (const key of await strangeKeys(page)) strangers.add(key);
    expect(await page.getByText('Privacy choices').count(), path).toBe(0);
  }
  expect([others, code, [...strangers], await context.cookies()]).toEqual([[], [], [], []]);
  expect(consoleErrors.filter((consoleError) => consoleError !== notFoundConsoleError)).toEqual([]);
  await context.close();
});
