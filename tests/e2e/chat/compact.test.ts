import { expect, test } from 'vitest';
import { open } from '#tests/support/visit.ts';
import { hasFocus, quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';
import { answerWith, apologies, chatButton, chatOn, eventually, openChat, reply, said, say, they } from './chat.ts';

const { browser, url } = await visitSite();
const small = { viewport: { width: 360, height: 640 } };

test('the compact chat opens, is used and closes with the keyboard alone, and gives the focus back', async () => {
  const page = await quietPage(browser, { expected: /ERR_FAILED/ });
  await answerWith(page, (route, { message }) => (message === 'Wait' ? undefined : route.abort()));
  await open(page, `${url}/about`);
  const button = chatButton(page);
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await button.focus();
  await page.keyboard.press('Space');
  const chat = chatOn(page, 'compact');
  await eventually(() => hasFocus(chat.input)).toBe(true);
  expect([await button.getAttribute('aria-expanded'), await chat.panel.getAttribute('aria-modal')]).toEqual([
    'true',
    null,
  ]);
  await page.keyboard.press('Escape');
  await chat.panel.waitFor({ state: 'detached' });
  expect(await hasFocus(button)).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(chat.input)).toBe(true);
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await eventually(async () => (await said(chat)).at(-1)).toBe(they(`${apologies.compact} No answer arrived.`));
  await eventually(() => hasFocus(chat.input)).toBe(true);
  for (const name of ['Ask a person', 'Try again']) {
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(chat.panel.getByRole('button', { name }))).toBe(true);
  }
  for (let stops = 0; stops < 10 && !(await hasFocus(chat.panel.getByRole('button', { name: 'Close' }))); stops++)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await chat.panel.waitFor({ state: 'detached' });
  expect(await hasFocus(button)).toBe(true);
  // While a reply is on its way, too.
  await page.keyboard.press('Enter');
  await say(chat, 'Wait');
  await chat.panel.getByText('is typing...').waitFor();
  await page.keyboard.press('Escape');
  await chat.panel.waitFor({ state: 'detached' });
  expect(await hasFocus(button)).toBe(true);
});

test.runIf(inRelease)(
  'the compact chat on a small screen gives way to the page that a visitor goes on to',
  async () => {
    const page = await quietPage(browser, small);
    await answerWith(page, (route) => reply(route, { response: 'See /pricing.' }));
    const chat = await openChat(page, url, 'compact');
    await say(chat, 'Hello');
    await chat.panel.getByRole('link', { name: '/pricing' }).click();
    await page.waitForURL(`${url}/pricing`);
    await chat.panel.waitFor({ state: 'detached' });
  },
);
