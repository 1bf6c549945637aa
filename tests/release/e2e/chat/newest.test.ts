import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { type Chat, eventually, type Look, looks, openChat, said, say } from '#tests/e2e/chat/chat.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

// The real service answers: long replies, replies with links, with buttons, and short ones.
const { browser, url } = await visitSite();

const questions = [
  'What services do you offer?',
  'How much would it cost for 25 people on Professional with cybersecurity?',
  'Thanks',
];

/** Where the first line of the newest message is, and what hides it. */
const newestBeginning = (panel: Locator) =>
  panel.evaluate((element) => {
    const list = element.querySelector('[aria-label="Conversation"]') as HTMLElement;
    const newest = list.querySelector('ol')?.lastElementChild;
    const words = newest?.querySelector('div > span')?.nextSibling;
    if (!newest || !words) return 'no message';
    const range = document.createRange();
    range.setStart(words, 0);
    range.setEnd(words, 1);
    const line = range.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (line.top < frame.top || line.bottom > frame.bottom)
      return `outside its list: ${line.top} to ${line.bottom} of ${frame.top} to ${frame.bottom}`;
    const seen = window.visualViewport as VisualViewport;
    if (line.top < seen.offsetTop || line.bottom > seen.offsetTop + seen.height)
      return `outside the window: ${line.top} to ${line.bottom} of ${seen.height}`;
    const above = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    return newest.contains(above) ? 'in view' : `under ${above?.outerHTML.slice(0, 100)}`;
  });

/** Whether the input can be seen, where it is known that there is room for it. */
const inputInView = ({ input }: Chat) =>
  input.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const seen = window.visualViewport as VisualViewport;
    return top >= seen.offsetTop && bottom <= seen.offsetTop + seen.height;
  });

// On narrower screens the chat of the dock stands for that of the hero. The last screen is one that a keyboard makes smaller.
test.each<[Look, width: number, height: number, smaller: number]>(
  looks.flatMap((look): [Look, number, number, number][] => [
    [look, 1280, 800, 800],
    [look, look === 'hero' ? 768 : 360, 740, 740],
    [look, look === 'hero' ? 768 : 360, 740, 380],
  ]),
)(
  'the %s chat shows where each of its replies begins, %s pixels wide and %s high, with %s seen',
  async (look, width, height, smaller) => {
    const page = await quietPage(browser, { viewport: { width, height } });
    const chat = await openChat(page, url, look);
    await page.setViewportSize({ width, height: smaller });
    for (const [index, question] of questions.entries()) {
      await say(chat, question);
      await eventually(() => said(chat), question).toHaveLength(2 * index + 3);
      await eventually(() => chat.input.isEnabled(), question).toBe(true);
      await eventually(() => newestBeginning(chat.panel), question).toBe('in view');
      expect(await inputInView(chat), question).toBe(true);
    }
  },
);
