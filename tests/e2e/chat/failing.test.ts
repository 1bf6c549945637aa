import type { Route } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { hydrated, startVisit } from '#scripts/support/visit.ts';
import { quietPage } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';
import {
  answerWith,
  apologies,
  chatButton,
  chatOn,
  eventually,
  failedLoad,
  greeting,
  hasFocus,
  type Look,
  looks,
  openChat,
  reply,
  said,
  say,
  they,
  you,
} from './chat.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

type Fail = (route: Route) => Promise<void>;
const failures: [string, Fail][] = [
  ['an error of the server', (route) => route.fulfill({ status: 500, json: { success: false } })],
  ['too many questions', (route) => route.fulfill({ status: 429, json: { success: false } })],
  ['no connection', (route) => route.abort('internetdisconnected')],
  ['the page of a hotel network', (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' })],
  [
    'an answer without success',
    (route) => route.fulfill({ json: { success: false, data: { response: 'Never shown' } } }),
  ],
  ['an empty reply', (route) => route.fulfill({ json: { success: true, data: { response: ' ' } } })],
];

describe.each<Look>(inRelease ? looks : ['compact'])('the %s chat', (look) => {
  test('says in its own words that no reply came, whatever the reason, and asks again on request without repeating itself', async () => {
    const page = await quietPage(browser, { expected: failedLoad });
    let answer: Fail = async () => {};
    const sent = await answerWith(page, (route) => answer(route));
    const chat = await openChat(page, url, look);
    const again = chat.panel.getByRole('button', { name: 'Try again' });
    for (const [index, [name, fail]] of failures.entries()) {
      answer = fail;
      if (index === 0) await say(chat, 'Hello');
      else await again.click();
      await eventually(() => sent.length, name).toBe(index + 1);
      await again.waitFor();
      expect(await said(chat), name).toEqual([greeting, you('Hello'), they(apologies[look])]);
      await eventually(() => hasFocus(chat.input), name).toBe(true);
    }
    const protocols = await chat.messages
      .nth(2)
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(protocols[0]).toBe('tel:');
    answer = (route) => reply(route, { response: 'At last.' });
    await again.press('Enter');
    await eventually(() => said(chat)).toEqual([greeting, you('Hello'), they('At last.')]);
    expect(await again.count()).toBe(0);
    expect(sent).toEqual(Array.from({ length: failures.length + 1 }, () => ({ message: 'Hello' })));
    // Who goes on instead of asking again is not reminded of the apology either.
    answer = (route) => route.fulfill({ status: 500, json: {} });
    await say(chat, 'Two');
    await again.waitFor();
    answer = (route) => reply(route, { response: 'Three it is.' });
    await say(chat, 'Three');
    await eventually(async () => (await said(chat)).slice(-4)).toEqual([
      you('Two'),
      they(apologies[look]),
      you('Three'),
      they('Three it is.'),
    ]);
    expect(sent.at(-1)?.conversation?.map(({ content }) => content)).toEqual(['Hello', 'At last.', 'Two']);
  });
});

test('the chat says after 10 s that it takes long, and gives up after 30 s', async () => {
  const page = await quietPage(browser, { expected: failedLoad });
  await page.clock.install();
  await answerWith(page, () => {});
  const chat = await openChat(page, url, 'page');
  const status = () => chat.panel.getByRole('status').innerText();
  await say(chat, 'Hello');
  const slow = chat.panel.locator('[aria-label="Conversation"]').getByText('This takes longer than usual.');
  await chat.panel.getByText('is typing...').waitFor();
  expect(await slow.count()).toBe(0);
  await page.clock.runFor(10_000);
  await slow.waitFor();
  await eventually(status).toBe('This takes longer than usual.');
  await page.clock.runFor(20_000);
  await eventually(() => said(chat)).toEqual([greeting, you('Hello'), they(apologies.page)]);
  expect([await slow.count(), await chat.input.isDisabled()]).toEqual([0, false]);
  await eventually(status).toBe(apologies.page);
});

test.runIf(inRelease)('a question whose page was left before the reply can be asked again', async () => {
  const page = await quietPage(browser, { expected: failedLoad });
  let isStuck = true;
  const sent = await answerWith(page, (route) => (isStuck ? undefined : reply(route, { response: 'Here.' })));
  await say(await openChat(page, url, 'compact'), 'Hello');
  await eventually(() => sent.length).toBe(1);
  isStuck = false;
  await page.reload();
  await hydrated(page);
  await chatButton(page).click();
  const chat = chatOn(page, 'compact');
  await chat.panel.getByRole('button', { name: 'Try again' }).click();
  await eventually(() => said(chat)).toEqual([greeting, you('Hello'), they('Here.')]);
  expect(sent).toEqual([{ message: 'Hello' }, { message: 'Hello' }]);
});
