import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { watchedPage } from '#scripts/support/browser.ts';
import { builtFiles } from '#scripts/support/builtSite.ts';
import { layoutShifts } from '../../support/layoutShift.ts';
import { open, startVisit } from '#scripts/support/visit.ts';
import type { Toast } from '#src/features/toasts/toast.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const toaster = builtFiles.find((file) => /^assets\/Toaster-[\w-]+\.js$/.test(file));

/** A page whose time stands still, so that a test says when it passes. */
async function stillPage(options: Parameters<typeof watchedPage>[1] = {}) {
  const watched = await watchedPage(browser, options);
  await watched.page.clock.install();
  await open(watched.page, `${url}/about`);
  await watched.page.clock.pauseAt(Date.now() + 60_000);
  return watched;
}

/** Shows a toast as the site's own code does. */
async function show(page: Page, toast: Toast): Promise<void> {
  // As text: the test runner rewrites imports in functions.
  await page.evaluate(`import('/${toaster}').then(({ present }) => present(${JSON.stringify(toast)}))`);
  await page.getByText(toast.title, { exact: true }).waitFor();
}

const toasts = (page: Page) => page.locator('[data-toast]');
const count = (page: Page) => toasts(page).count();

describe('a toast', () => {
  test('is not part of what a page loads at first', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, `${url}/about`);
    expect(asked.filter((address) => address.includes('Toaster'))).toEqual([]);
    await page.close();
  });

  test.each([
    ['5000 ms, where nothing else is said', undefined, 5000],
    ['3 s, where it is said', 3000, 3000],
  ])('goes by itself after %s', async (_, lifetimeMs, expected) => {
    const { page, context, consoleErrors } = await stillPage();
    await show(page, { title: 'Sent', description: 'We answer today.', ...(lifetimeMs ? { lifetimeMs } : {}) });
    await page.clock.runFor(expected - 1);
    expect(await count(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => count(page)).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('of a form goes after 5000 ms', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.clock.install();
    await open(page, `${url}/resources`);
    const email = page.locator('#checklist-email');
    await email.fill('ada@engines');
    // The page's own script checks the form, once it has come.
    await page.locator('form:has(#checklist-email)[novalidate]').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await email.press('Enter');
    await page.getByText('Invalid email', { exact: true }).first().waitFor();
    await page.clock.runFor(4999);
    expect(await count(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => count(page)).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('takes the place of the one before it, and then has its whole time', async () => {
    const { page, context } = await stillPage();
    await show(page, { title: 'First' });
    await page.clock.runFor(4000);
    await show(page, { title: 'Second', tone: 'destructive' });
    expect(await toasts(page).allInnerTexts()).toEqual([expect.stringContaining('Second')]);
    expect(await toasts(page).getAttribute('data-toast')).toBe('destructive');
    await page.clock.runFor(4999);
    expect(await count(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => count(page)).toBe(0);
    await context.close();
  });

  test('stays as long as the pointer is on it', async () => {
    const { page, context } = await stillPage();
    await show(page, { title: 'Sent' });
    await page.clock.runFor(2000);
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    expect(await count(page)).toBe(1);
    await page.mouse.move(5, 700);
    await page.clock.runFor(2999);
    expect(await count(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => count(page)).toBe(0);
    await context.close();
  });

  test('the next one goes in time, also after one that was closed under the pointer', async () => {
    const { page, context } = await stillPage();
    await show(page, { title: 'First' });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => count(page)).toBe(0);
    await page.mouse.move(5, 700);
    await show(page, { title: 'Second' });
    await page.clock.runFor(5000);
    await expect.poll(() => count(page)).toBe(0);
    await context.close();
  });

  test('is reached with F8, stays as long as it has the focus, and goes with Escape', async () => {
    const { page, context } = await stillPage();
    await show(page, { title: 'Sent' });
    await page.keyboard.press('F8');
    await page.clock.runFor(20_000);
    expect(await count(page)).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Dismiss');
    await page.keyboard.press('Escape');
    await expect.poll(() => count(page)).toBe(0);
    await context.close();
  });

  test.each([
    [40, 1],
    [60, 0],
  ])('pulled aside by %s pixels leaves %s', async (pixels, left) => {
    const { page, context } = await stillPage();
    await show(page, { title: 'Sent' });
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('The toast has no place.');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y);
    await page.mouse.move(x + pixels, y);
    await page.mouse.up();
    await page.clock.runFor(100);
    await expect.poll(() => count(page)).toBe(left);
    await context.close();
  });

  test('is announced with title and description, at once where something failed', async () => {
    const { page, context } = await stillPage();
    const said = page.locator('body > [role="status"]').filter({ hasText: 'Notification' });
    for (const [tone, live] of [
      ['plain', 'polite'],
      ['destructive', 'assertive'],
    ] as const) {
      await show(page, { title: `Title ${tone}`, description: 'And what it means.', tone });
      await page.clock.runFor(100);
      await said
        .filter({ hasText: `Title ${tone}` })
        .filter({ hasText: 'And what it means.' })
        .waitFor({ state: 'attached' });
      expect(await said.filter({ hasText: `Title ${tone}` }).getAttribute('aria-live')).toBe(live);
    }
    await context.close();
  });
});

describe.each([360, 1280])('%s pixels wide', (width) => {
  test('a toast lies inside the screen, under the header, and moves nothing; axe finds nothing', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser, {
      viewport: { width, height: 700 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    await open(page, `${url}/about`);
    await show(page, {
      title: 'Error',
      description: 'There was a problem submitting your request. Please try again.',
      tone: 'destructive',
      lifetimeMs: 60_000,
    });
    const box = await toasts(page).boundingBox();
    const header = await page.locator('header[data-header]').boundingBox();
    if (!box || !header) throw new Error('Nothing is shown.');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeGreaterThanOrEqual(header.height);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await toasts(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

test('a toast is seen above an open modal dialog', async () => {
  const page = await browser.newPage();
  await open(page, `${url}/about`);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'width: 90vw; height: 90vh';
    document.body.append(dialog);
    dialog.showModal();
  });
  await show(page, { title: 'Finding your location' });
  const isOnTop = await toasts(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Under a modal dialog nothing can be hit; only what is drawn counts.
    return element.closest(':popover-open') !== null && width > 0 && height > 0 && left >= 0 && top >= 0;
  });
  expect(isOnTop).toBe(true);
  await page.close();
});

test('without the code for it there is none, and nothing breaks', async () => {
  const { page, context, consoleErrors } = await watchedPage(browser);
  await page.route('**/assets/Toaster-*.js', (route) => route.abort());
  await open(page, `${url}/contact`);
  await page.locator('form input:visible').first().focus();
  await expect.poll(() => consoleErrors.some((consoleError) => consoleError.includes('Toaster'))).toBe(true);
  expect(
    consoleErrors.filter(
      (consoleError) =>
        !/Toaster-.*net::ERR_FAILED|^console error: Failed to load resource: net::ERR_FAILED$/.test(consoleError),
    ),
  ).toEqual([]);
  await context.close();
});
