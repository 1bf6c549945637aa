import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFaults } from '#scripts/pageCheck/browserRules.ts';
import { type FormsVisit, fillIn, said, sendButton, startFormsVisit } from '#tests/e2e/forms/formsVisit.ts';
import { axeViolations } from '#tests/support/axe.ts';

let visit: FormsVisit;
beforeAll(async () => {
  visit = await startFormsVisit();
});
afterAll(() => visit.stop());

test.each([
  [360, 'light'],
  [768, 'light'],
  [1280, 'dark'],
] as const)(
  'a request of which no mail went out is said to be saved, on a page without faults whose first words are seen, at %i pixels in %s',
  async (width, colorScheme) => {
    const viewport = { width, height: 740 };
    const page = await visit.openForm('/contact', { bypassCSP: true, colorScheme, viewport, reducedMotion: 'reduce' });
    await fillIn(page);
    await sendButton(page).click();
    await said(page).waitFor();
    expect((await said(page).innerText()).split(/\n+/).slice(0, 2)).toEqual([
      'Success!',
      "Your message has been saved. We'll be in touch shortly.",
    ]);
    // Its first words are seen: they are in the window, and not under the header.
    const isSeen = await said(page)
      .locator('p')
      .first()
      .evaluate((title) => {
        const { left, top, bottom } = title.getBoundingClientRect();
        return title.contains(document.elementFromPoint(left + 10, (top + bottom) / 2));
      });
    expect(isSeen).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  },
);
