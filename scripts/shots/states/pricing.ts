import type { Page } from 'playwright';
import type { State } from '../state.ts';

/** Chooses the last plan and the first add-on. */
async function changesQuote(page: Page): Promise<void> {
  await page.getByRole('tablist').waitFor();
  const total = page.locator('[data-total="monthly"]');
  const before = await total.innerText();
  await page.locator('input[name="calculator-plan"]').last().check();
  await page.locator('[role="tabpanel"] input[type="checkbox"]:visible').first().check();
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('[data-total="monthly"]')?.innerText !== text,
    before,
  );
}

async function showsPlans(page: Page): Promise<void> {
  await page.getByRole('tab').nth(1).click();
  await page.locator('[role="tab"]:nth-of-type(2)[aria-selected="true"]').waitFor();
}

export const pricingStates: readonly State[] = [
  { id: 'calculator-changed', path: '/pricing', wholePage: true, reach: changesQuote },
  { id: 'plans-shown', path: '/pricing', wholePage: true, reach: showsPlans },
];
