import type { Browser, Page } from 'playwright';
import { afterAll } from 'vitest';
import { messages } from '#data/messages/index.ts';
import { startSmtp } from '#tests/support/smtpPeer.ts';
import { quietPage } from '#tests/support/quietPage.ts';
import { open } from '#tests/support/visit.ts';
import { chatButton, chatOn, eventually } from './chat.ts';

const desk = messages.ownerConversations;
const owner = 'owner@northshore.example';
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** The settings of a service with a desk, and pages of the desk of one owner, who signs in once for all of a file's tests. */
export async function makeDesk() {
  const smtp = await startSmtp();
  afterAll(() => smtp.stop());
  let cookies: Cookies | undefined;

  async function signIn(page: Page): Promise<void> {
    await page.getByLabel('Email address').fill(owner);
    await page.getByRole('button', { name: 'Send the code' }).click();
    const mail = () => smtp.accepted.find(({ mail }) => /Sign in/.test(mail.subject ?? ''))?.mail.text ?? '';
    await eventually(mail).toMatch(/^\d{6}$/m);
    await page.getByLabel('Code of six digits').fill(/^\d{6}$/m.exec(mail())?.[0] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Conversations' }).waitFor();
    cookies = await page.context().cookies();
  }

  return {
    env: { OWNER_EMAIL: owner, SMTP_URL: smtp.url, RATE_LIMITS: 'off', LEAST_ELAPSED_MS: '1' },

    /** Somebody at the desk who answers chats. @param expected console errors that the test causes */
    async open(browser: Browser, url: string, expected?: RegExp): Promise<Page> {
      const page = await quietPage(browser, { bypassCSP: true, ...(expected ? { expected } : {}) });
      if (cookies) await page.context().addCookies(cookies);
      await page.goto(`${url}/owner/conversations`);
      if (!cookies) await signIn(page);
      await page.goto(`${url}/owner/conversations`);
      const start = page.getByRole('button', { name: desk.start });
      await start.or(page.getByRole('button', { name: desk.stop })).waitFor();
      if (await start.isVisible()) {
        await page.getByLabel(desk.until).fill('23:59');
        await start.click();
      }
      await page.getByText('You answer chats until').waitFor();
      return page;
    },
  };
}

/** A visitor of a phone who has asked for a person in the compact chat. */
export async function asksForPerson(browser: Browser, address: string): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const page = await quietPage(browser, { viewport, bypassCSP: true, expected: /Failed to load|net::/ });
  await open(page, address);
  await chatButton(page).click();
  const { panel } = chatOn(page, 'compact');
  await panel.getByRole('button', { name: messages.handover.ask }).click();
  await panel.getByText(messages.handover.notices.asked).first().waitFor();
  return page;
}

/** Goes to the conversation that a visitor has asked for on a page. */
export async function openFrom(page: Page, path: string): Promise<void> {
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(`on ${path}`, { exact: true }) });
  await item.getByRole('link').first().click();
  await page.getByLabel(desk.reply).waitFor();
}
