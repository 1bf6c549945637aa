import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findFaults } from '#scripts/pageCheck/browserRules.ts';
import { addLink } from '#tests/support/visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { refuseStorage } from '#tests/support/refuseStorage.ts';
import {
  empty,
  fillIn,
  kept,
  said,
  sendButton,
  service,
  startFormsVisit,
  toast,
  typed,
  valuesIn,
} from '#tests/e2e/forms/formsVisit.ts';

const visit = await startFormsVisit();

const message = (page: Page) => page.getByLabel('Message', { exact: true });
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('contactDraft'));
/** The site's root but the page: a link there changes pages without loading the document. */
const goTo = async (page: Page, path: string) => {
  await (await addLink(page, path)).click();
  await page.waitForURL(visit.url + path);
  await page.locator('main h1').waitFor();
};

test('What was typed is there again after a reload and after another page, and gone after it was sent', async () => {
  const page = await visit.openForm('/contact');
  await fillIn(page);
  await expect.poll(() => draft(page)).toContain(typed.message);
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('contactDraft') ?? '');
    sessionStorage.setItem('contactDraft', JSON.stringify({ ...draft, elapsed: 90_000 }));
  });
  await page.reload();
  await expect.poll(() => valuesIn(page)).toEqual(kept);
  await goTo(page, '/about');
  await goTo(page, '/contact');
  await expect.poll(() => valuesIn(page)).toEqual(kept);
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), sendButton(page).click()]);
  // Since it was begun, not since the reload.
  expect(request.postDataJSON().elapsed).toBeGreaterThanOrEqual(90_000);
  await said(page).getByText('Your message has been saved').waitFor();
  expect(await draft(page)).toBeNull();
  await page.reload();
  expect(await valuesIn(page)).toEqual(empty);
});

test('What was typed is sent where the browser refuses storage, as anywhere else', async () => {
  const page = await visit.openForm('/about');
  await refuseStorage(page.context());
  await page.goto(`${visit.url}/contact`);
  await fillIn(page);
  await sendButton(page).click();
  await said(page).getByText('Your message has been saved').waitFor();
});

describe('An address with a service and a note', () => {
  const note = 'I would like to know more about backups in Ajax.';
  const address = `/contact?${new URLSearchParams({ service: service.id, note })}#contact`;
  const line = (page: Page) => page.getByText('Filled in from the page before.');

  test('chooses the one and begins the message with the other, says so, moves nothing, and can be undone', async () => {
    const page = await visit.openForm(address, { viewport: { width: 360, height: 800 } });
    await line(page).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    expect(await valuesIn(page)).toEqual({ ...empty, service: service.id, message: note });
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await valuesIn(page)).toEqual(empty);
    expect(await line(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-service');
    expect(page.url()).toBe(`${visit.url}/contact#contact`);
    await page.reload();
    expect(await valuesIn(page)).toEqual(empty);
  });

  test('takes back its own words alone', async () => {
    const page = await visit.openForm(address);
    await line(page).waitFor();
    await message(page).fill(`${note} And of our own words.`);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await valuesIn(page)).toEqual({ ...empty, message: 'And of our own words.' });
  });

  test('yields to what was typed before, and fills in the rest', async () => {
    const page = await visit.openForm('/contact');
    await message(page).fill('Typed before the link was followed.');
    await expect.poll(() => draft(page)).toContain('Typed before');
    await goTo(page, '/about');
    await (await addLink(page, address)).click();
    await line(page).waitFor();
    expect(await valuesIn(page)).toEqual({
      ...empty,
      service: service.id,
      message: 'Typed before the link was followed.',
    });
  });

  test('is what the page of a service for an industry in a place links to', async () => {
    const page = await visit.openForm('/services');
    const path = await page.locator('main a[href^="/services/"]').first().getAttribute('href');
    await goTo(page, path ?? '');
    await page.locator('main').getByRole('link', { name: 'Get Your Free IT Assessment' }).first().click();
    await line(page).waitFor();
    const { message: begun } = await valuesIn(page);
    expect(begun).toMatch(/^I would like more information about .+ in .+\.$/);
  });
});

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
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await toast(page).waitFor({ state: 'detached' });
    expect(await findFaults(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  },
);
