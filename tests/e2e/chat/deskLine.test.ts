import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { messages } from '#data/messages/index.ts';
import { fill } from '#data/rules/text/fill.ts';
import { startSite } from '#scripts/support/server.ts';
import { visitSite } from '#tests/support/quietPage.ts';
import { chatOn, eventually, say } from './chat.ts';
import { asksForPerson, makeDesk, openFrom } from './desk.ts';

const { handover, ownerConversations: desk, owner } = messages;
const owners = await makeDesk();
const { browser, url } = await visitSite(() => startSite(owners.env));
const lost = /Failed to load|EventSource|ERR_INTERNET_DISCONNECTED|net::/;

/** Notes each sound that a page makes. */
const noteSounds = (page: Page) =>
  page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      document.documentElement.dataset.sounds = `${Number(document.documentElement.dataset.sounds ?? 0) + 1}`;
      return createOscillator.call(this);
    };
  });
const sounds = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.sounds ?? 0));

test('the desk comes back by itself after a lost line, says so beside the box, and keeps what is being typed', async () => {
  const atDesk = await owners.open(browser, url, lost);
  await atDesk.setViewportSize({ width: 360, height: 740 });
  const chat = chatOn(await asksForPerson(browser, `${url}/about`), 'compact');
  await openFrom(atDesk, '/about');
  const box = atDesk.getByLabel(desk.reply);
  await box.fill('Hello');
  await box.press('Enter');
  await chat.panel.getByText('Hello').first().waitFor();
  let tries = 0;
  atDesk.on('requestfailed', (request) => {
    if (request.url().endsWith('/events')) tries += 1;
  });
  await atDesk.context().setOffline(true);
  const notice = atDesk.getByRole('status').getByText(desk.broken);
  await notice.waitFor();
  await box.fill('Half an answer');
  await box.scrollIntoViewIfNeeded();
  expect((await notice.boundingBox())?.y).toBeGreaterThan(0);
  await say(chat, 'Are you there?');
  await eventually(() => tries).toBeGreaterThan(2);
  await atDesk.context().setOffline(false);
  await atDesk.getByText('Are you there?').first().waitFor();
  await notice.waitFor({ state: 'hidden' });
  expect(await box.inputValue()).toBe('Half an answer');
  // A line that ends without a word is tried again too, and what is sent meanwhile is not said to be sent.
  await atDesk.route(/\/owner\/conversations\//, (route) => route.abort());
  await box.press('Enter');
  await atDesk.getByRole('status').getByText(desk.broken).waitFor();
  await atDesk.unroute(/\/owner\/conversations\//);
  await atDesk.getByRole('status').getByText(desk.notSent).waitFor();
  await atDesk.reload();
  await eventually(() => box.inputValue()).toBe('Half an answer');
  await box.press('Enter');
  await chat.panel.getByText('Half an answer').first().waitFor();
  await eventually(() => box.inputValue()).toBe('');
  await atDesk.reload();
  expect(await box.inputValue()).toBe('');
  await atDesk.context().clearCookies();
  await atDesk.evaluate(() => window.dispatchEvent(new Event('online')));
  await atDesk.getByRole('status').getByText(desk.signedOut).waitFor();
});

test('whoever works elsewhere at the desk is there, and hears and sees who waits for an answer', async () => {
  const atDesk = await owners.open(browser, url);
  await noteSounds(atDesk);
  const chat = chatOn(await asksForPerson(browser, `${url}/pricing`), 'compact');
  await openFrom(atDesk, '/pricing');
  await atDesk.getByRole('button', { name: desk.take }).click();
  await chat.panel.getByText(fill(handover.with, { who: handover.member })).waitFor();
  // Only who begins to wait after the page has read who waits already is rung for.
  const known = atDesk.waitForResponse(
    (response) => response.url() === `${url}/owner/conversations` && response.request().resourceType() === 'fetch',
  );
  await atDesk.getByRole('link', { name: owner.nav.requests }).first().click();
  await (await known).finished();
  await atDesk.getByRole('heading', { level: 1 }).click();
  const title = (await atDesk.title()).replace(/^\(\d\) /, '');
  await say(chat, 'One more question');
  await atDesk.getByRole('link', { name: fill(owner.navCounts.unanswered, { count: 1 }) }).waitFor();
  await eventually(() => atDesk.title()).toBe(`(1) ${title}`);
  await eventually(() => sounds(atDesk)).toBeGreaterThan(0);
  const rung = await sounds(atDesk);
  await say(chat, 'And another');
  await eventually(() => sounds(atDesk)).toBeGreaterThan(rung);
});
