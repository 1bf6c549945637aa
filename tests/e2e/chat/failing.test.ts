import type { Route } from 'playwright';
import { expect, test } from 'vitest';
import { hydrated } from '#scripts/support/browser.ts';
import { hasFocus, quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';
import {
  answerWith,
  apologies,
  chatButton,
  chatOn,
  eventually,
  failedLoad,
  greeting,
  type Look,
  looks,
  openChat,
  reply,
  said,
  say,
  they,
  you,
} from './chat.ts';

const { browser, url } = await visitSite();

// What counts as no reply, and what is sent again, has tests of its own.
test.each<Look>(inRelease ? looks : ['compact'])(
  'the %s chat says in its own words that no reply came, and asks again on request without repeating itself',
  async (look) => {
    const page = await quietPage(browser, { expected: failedLoad });
    let answer: (route: Route) => Promise<void> = (route) => route.fulfill({ status: 500, json: { success: false } });
    const sent = await answerWith(page, (route) => answer(route));
    const chat = await openChat(page, url, look);
    const again = chat.panel.getByRole('button', { name: 'Try again' });
    await say(chat, 'Hello');
    await again.waitFor();
    const reason = "We couldn't answer just now.";
    expect(await said(chat)).toEqual([greeting, you('Hello'), they(`${apologies[look]} ${reason}`)]);
    await eventually(() => hasFocus(chat.input)).toBe(true);
    expect(await chat.messages.nth(2).locator('a[href^="tel:"]').count()).toBe(1);
    answer = (route) => route.abort('internetdisconnected');
    await again.click();
    await eventually(() => sent.length).toBe(2);
    const silence = they(`${apologies[look]} No answer arrived.`);
    await eventually(() => said(chat)).toEqual([greeting, you('Hello'), silence]);
    answer = (route) => reply(route, { response: 'At last.' });
    await again.press('Enter');
    await eventually(() => said(chat)).toEqual([greeting, you('Hello'), they('At last.')]);
    expect(await again.count()).toBe(0);
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ message: 'Hello' })));
  },
);

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
  const silence = `${apologies.page} No answer arrived.`;
  await eventually(() => said(chat)).toEqual([greeting, you('Hello'), they(silence)]);
  expect([await slow.count(), await chat.input.isDisabled()]).toEqual([0, false]);
  await eventually(status).toBe(silence);
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
