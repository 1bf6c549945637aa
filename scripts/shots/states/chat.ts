import type { Page } from 'playwright';
import { site } from '../../support/builtSite.ts';
import type { State } from '../state.ts';

/** Each a question that visitors have, in the words of the site itself. */
const questions = [...site.chat.starters, ...site.faqs.home.map(({ question }) => question)].slice(0, 4);

const panel = (page: Page) => page.locator('[data-live="page"]');

async function asksFourQuestions(page: Page): Promise<void> {
  const messages = panel(page).locator('section > ol > li');
  for (const question of questions) {
    const before = await messages.count();
    await panel(page).locator('textarea').fill(question);
    await panel(page).locator('textarea').press('Enter');
    await messages.nth(before + 1).waitFor();
    await panel(page).locator('textarea:enabled').waitFor();
  }
}

async function opensWidget(page: Page): Promise<void> {
  await page.locator('[data-chat-button]').click();
  await page.locator('[role="dialog"] textarea').waitFor();
}

export const chatStates: readonly State[] = [
  { id: 'chat-four-questions', path: '/chat', reach: asksFourQuestions },
  { id: 'chat-widget', path: '/about', reach: opensWidget },
  {
    id: 'chat-failed',
    path: '/chat',
    arrange: (page) => page.route('**/api/chatbot', (route) => route.abort()),
    async reach(page) {
      await panel(page)
        .locator('textarea')
        .fill(questions[0] ?? '?');
      await panel(page).locator('textarea').press('Enter');
      await panel(page).locator('section > ol > li').nth(2).waitFor();
    },
  },
];
