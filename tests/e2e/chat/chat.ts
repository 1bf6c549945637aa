import type { Locator, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';

/** The three interfaces, and where each is met. */
export const looks = ['page', 'hero', 'compact'] as const;
export type Look = (typeof looks)[number];
export const paths = { page: '/chat', hero: '/', compact: '/about' } as const;

const { phone, email, shortName } = site.provider;
const full = `I'm sorry, I'm having trouble responding right now. Please contact us directly at ${phone.display} or ${email} for immediate assistance.`;

/** What each interface says where no reply comes, as the specification has it. */
export const apologies = {
  page: full,
  hero: full,
  compact: `I apologize, but I'm having trouble right now. Please call us at ${phone.display} for immediate assistance.`,
} as const;

export interface Chat {
  panel: Locator;
  input: Locator;
  send: Locator;
  messages: Locator;
}

/** The chat that is on the page at hand. */
export function chatOn(page: Page, look: Look): Chat {
  const panel =
    look === 'compact'
      ? page.getByRole('dialog', { name: `${shortName} Support Chat` })
      : page.locator(`[data-live="${look}"]`);
  return {
    panel,
    input: panel.getByRole('textbox', { name: 'Your message' }),
    send: panel.getByRole('button', { name: 'Send' }),
    messages: panel.locator('[aria-label="Conversation"] > ol > li > div:first-child'),
  };
}

/** The button of the compact chat. */
export const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });

/** Goes to where an interface is and makes it ready to write in. */
export async function openChat(page: Page, url: string, look: Look): Promise<Chat> {
  await open(page, url + paths[look]);
  if (look === 'compact') await chatButton(page).click();
  const chat = chatOn(page, look);
  await chat.input.focus();
  // Hydrated: the suggestions or the first reply exist only with script.
  await page.waitForFunction(() =>
    document.querySelector('[aria-label="Suggestions"] button, [aria-label="Conversation"] > ol > li:nth-child(2)'),
  );
  return chat;
}

/** What the conversation shows, as "You: …" and "<short name>: …". */
export const said = ({ messages }: Chat) => messages.allTextContents();

/** Waits, on a slow machine too, until what is read is as expected. */
export const eventually = <Value>(read: () => Value | Promise<Value>, name?: string) =>
  expect.poll(read, { timeout: 60_000, interval: 20, ...(name ? { message: name } : {}) });
export const you = (text: string) => `You: ${text}`;
export const they = (text: string) => `${shortName}: ${text}`;
export const greeting = they(site.chat.greeting);

export interface Sent {
  message: string;
  conversation?: { role: string; content: string }[];
}

/** Puts an assistant of the test's own in the place of the service; gives what it was sent. */
export async function answerWith(page: Page, answer: (route: Route, sent: Sent) => unknown): Promise<Sent[]> {
  const all: Sent[] = [];
  await page.route('**/api/chatbot', async (route) => {
    const sent = route.request().postDataJSON() as Sent;
    all.push(sent);
    await answer(route, sent);
  });
  return all;
}

/** A reply as the service gives it. */
export function reply(route: Route, data: { response: string; [extra: string]: unknown }): Promise<void> {
  return route.fulfill({ json: { success: true, data, response: data.response } });
}

/** Chromium's own words on an answer that is an error. */
export const failedLoad = /^console error: Failed to load resource|^request failed: \S+\/api\/chatbot net::ERR_/;

/** Writes a message and sends it. */
export async function say({ input }: Chat, text: string): Promise<void> {
  await input.fill(text);
  await input.press('Enter');
}
