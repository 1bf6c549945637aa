import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtFiles } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import type { Toast } from '#src/features/toasts/toast.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const toaster = builtFiles.find((file) => /^assets\/Toaster-[\w-]+\.js$/.test(file));
const shown = (page: Page) => page.locator('[data-toast]');

/** Shows a toast as the site's own code does. */
async function show(page: Page, toast: Toast): Promise<void> {
  // As text: the test runner rewrites imports in functions.
  await page.evaluate(`import('/${toaster}').then(({ present }) => present(${JSON.stringify(toast)}))`);
  await page.getByText(toast.title, { exact: true }).waitFor();
}

test.each([360, 1280])('a toast %s pixels wide is in sight and moves nothing, and axe finds nothing', async (width) => {
  const viewport = { width, height: 700 };
  const page = await quietPage(browser, { viewport, bypassCSP: true, reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${url}/about`);
  expect(asked.filter((address) => address.includes('Toaster'))).toEqual([]);
  await show(page, { title: 'Error', description: 'Please try again.', tone: 'destructive', lifetimeMs: 60_000 });
  const [box, header] = [await shown(page).boundingBox(), await page.locator('header[data-header]').boundingBox()];
  if (!box || !header) throw new Error('Nothing is shown.');
  expect([box.x >= 0, box.x + box.width <= width, box.y >= header.height]).toEqual([true, true, true]);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await shown(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  expect(await axeViolations(page)).toEqual([]);
});

test('a toast is drawn above an open modal dialog', async () => {
  const page = await quietPage(browser, { at: `${url}/about` });
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'width: 90vw; height: 90vh';
    document.body.append(dialog);
    dialog.showModal();
  });
  await show(page, { title: 'Finding your location' });
  // Under a modal dialog nothing can be hit; only what is drawn counts.
  expect(await shown(page).evaluate((element) => element.closest(':popover-open') !== null)).toBe(true);
  expect(await shown(page).isVisible()).toBe(true);
});
