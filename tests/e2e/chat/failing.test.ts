import type { Route } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { hydrated, startVisit } from '#scripts/support/visit.ts';
import {
  answerWith,
  apologies,
  chatButton,
  chatOn,
  eventually,
  failedLoad,
  gate,
  greeting,
  looks,
  openChat,
  reply,
  said,
  they,
  you,
} from './chat.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const failures: [string, (route: Route) => Promise<void>][] = [
  [
    'an error of the server',
    (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: { code: 'internal', message: 'Something went wrong on our side.' } },
      }),
  ],
  [
    'too many questions',
    (route) =>
      route.fulfill({ status: 429, json: { success: false, error: { code: 'too_many_requests', message: 'Wait.' } } }),
  ],
  ['no connection', (route) => route.abort('internetdisconnected')],
  [
    'the page of a hotel network',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Sign in</title>' }),
  ],
  [
    'an answer without success',
    (route) => route.fulfill({ json: { success: false, data: { response: 'Never shown' } } }),
  ],
  ['an answer without a reply', (route) => route.fulfill({ json: { success: true, data: {} } })],
  ['an empty reply', (route) => route.fulfill({ json: { success: true, data: { response: ' ' } } })],
  ['null', (route) => route.fulfill({ json: null })],
];

describe.each(looks)('the %s chat', (look) => {
  test('says in its own words that no reply came, whatever the reason, and asks again on request without repeating itself', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    let answer: (route: Route) => Promise<void> = async () => {};
    const sent = await answerWith(page, (route) => answer(route));
    const chat = await openChat(page, url, look);
    const again = chat.panel.getByRole('button', { name: 'Try again' });
    const failed = [greeting, you('Hello'), they(apologies[look])];
    let tries = 0;
    for (const [name, fail] of failures) {
      answer = fail;
      if (tries === 0) {
        await chat.input.fill('Hello');
        await chat.input.press('Enter');
      } else await again.click();
      tries += 1;
      await eventually(() => sent.length, name).toBe(tries);
      await again.waitFor();
      expect(await said(chat), name).toEqual(failed);
      await eventually(() => chat.input.evaluate((input) => input === document.activeElement), name).toBe(true);
    }
    answer = (route) => reply(route, { response: 'At last.' });
    await again.press('Enter');
    await eventually(() => said(chat)).toEqual([greeting, you('Hello'), they('At last.')]);
    expect(await again.count()).toBe(0);
    expect(sent).toEqual(Array.from({ length: tries + 1 }, () => ({ message: 'Hello' })));
    // Who goes on instead of asking again is not reminded of the apology either.
    answer = (route) => route.fulfill({ status: 500, json: {} });
    await chat.input.fill('Two');
    await chat.input.press('Enter');
    await again.waitFor();
    answer = (route) => reply(route, { response: 'Three it is.' });
    await chat.input.fill('Three');
    await chat.input.press('Enter');
    await eventually(async () => (await said(chat)).slice(-4)).toEqual([
      you('Two'),
      they(apologies[look]),
      you('Three'),
      they('Three it is.'),
    ]);
    expect(sent.at(-1)?.conversation?.map(({ content }) => content)).toEqual(['Hello', 'At last.', 'Two']);
    expect(consoleErrors.filter((consoleError) => !failedLoad.test(consoleError))).toEqual([]);
    await context.close();
  });

  test('says after 10 s that it takes long, and gives up after 30 s', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.clock.install();
    const { opened, open: letGo } = gate();
    await answerWith(page, async (route) => {
      await opened;
      await route.abort().catch(() => {});
    });
    const chat = await openChat(page, url, look);
    await chat.input.fill('Hello');
    await chat.input.press('Enter');
    const slow = chat.panel.locator('[aria-label="Conversation"]').getByText('This takes longer than usual.');
    await chat.panel.getByText('is typing...').waitFor();
    expect(await slow.count()).toBe(0);
    await page.clock.runFor(10_000);
    await slow.waitFor();
    await eventually(() => chat.panel.getByRole('status').innerText()).toBe('This takes longer than usual.');
    await page.clock.runFor(20_000);
    await eventually(() => said(chat)).toEqual([greeting, you('Hello'), they(apologies[look])]);
    expect([await slow.count(), await chat.input.isDisabled()]).toEqual([0, false]);
    await eventually(() => chat.panel.getByRole('status').innerText()).toBe(apologies[look]);
    letGo();
    expect(consoleErrors.filter((consoleError) => !failedLoad.test(consoleError))).toEqual([]);
    await context.close();
  });
});

test('the number and the address of an apology can be pressed', async () => {
  const page = await browser.newPage();
  await answerWith(page, (route) => route.abort());
  const chat = await openChat(page, url, 'page');
  await chat.input.fill('Hello');
  await chat.input.press('Enter');
  await eventually(() =>
    chat.messages
      .nth(2)
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol)),
  ).toEqual(['tel:', 'mailto:']);
  await page.close();
});

test('a question whose page was left before the reply can be asked again', async () => {
  const page = await browser.newPage();
  let isStuck = true;
  const { opened, open: letGo } = gate();
  const sent = await answerWith(page, async (route) => {
    if (isStuck) await opened;
    await reply(route, { response: 'Here.' }).catch(() => {});
  });
  await openChat(page, url, 'compact').then(async ({ input }) => {
    await input.fill('Hello');
    await input.press('Enter');
  });
  await eventually(() => sent.length).toBe(1);
  isStuck = false;
  await page.reload();
  await hydrated(page);
  await chatButton(page).click();
  const chat = chatOn(page, 'compact');
  await chat.panel.getByRole('button', { name: 'Try again' }).click();
  await eventually(() => said(chat)).toEqual([greeting, you('Hello'), they('Here.')]);
  expect(sent).toEqual([{ message: 'Hello' }, { message: 'Hello' }]);
  letGo();
  await page.close();
});
