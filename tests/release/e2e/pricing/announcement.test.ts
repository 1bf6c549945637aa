import { afterAll, expect, test } from 'vitest';
import { startVisit } from '#scripts/support/visit.ts';
import { openCalculator } from '#tests/e2e/pricing/calculatorPage.ts';
import { quietPage } from '#tests/support/quietPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

test('the total is told once a change has settled, and not while a slider is on its way', async () => {
  const page = await quietPage(browser);
  await page.clock.install();
  await openCalculator(page, `${url}/pricing`);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const status = page.locator('#calculator [role="status"]');
  const said = () => status.innerText();
  const users = page.getByRole('spinbutton', { name: 'Number of users' });
  const shown = page.locator('[data-total="monthly"]');

  // Nothing was changed: nothing is told.
  await page.clock.runFor(5000);
  expect(await said()).toBe('');

  await users.fill('20');
  await page.clock.runFor(500);
  await users.fill('24');
  await page.clock.runFor(799);
  expect(await said()).toBe('');
  await page.clock.runFor(1);
  // 150 × 24, less 5 %.
  await expect.poll(said).toBe('Monthly total $3,420. One-time costs $1,000.');

  // A drag: many inputs, and one change when it is let go.
  const slider = page.getByRole('slider', { name: 'Number of users' });
  const box = await slider.boundingBox();
  const at = (share: number) =>
    [(box?.x ?? 0) + (box?.width ?? 0) * share, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await page.mouse.move(...at(0.25));
  await page.mouse.down();
  await page.mouse.move(...at(0.5), { steps: 5 });
  await expect.poll(() => shown.innerText()).not.toBe('$3,420');
  await page.clock.runFor(5000);
  expect(await said()).toContain('$3,420');
  await page.mouse.up();
  await page.clock.runFor(800);
  await expect.poll(said).toBe(`Monthly total ${await shown.innerText()}. One-time costs $1,000.`);
});
