import type { Page } from 'playwright';
import { open } from '#scripts/support/visit.ts';

/** Opens a page of prices and waits until their own code runs. */
export async function openPrices(page: Page, address: string): Promise<void> {
  await open(page, address);
  await alive(page);
}

/** Waits until the prices' own code runs. */
export async function alive(page: Page): Promise<void> {
  await page.getByRole('tablist').waitFor();
}

/** The sums that the calculator shows. */
export async function totals(page: Page): Promise<Record<string, string>> {
  return page
    .locator('[data-total]')
    .evaluateAll((elements) =>
      Object.fromEntries(elements.map((element) => [(element as HTMLElement).dataset.total, element.textContent])),
    );
}

/** The lines of a month and their shares: "Plan" is `plan`. */
export async function lines(page: Page): Promise<Record<string, string>> {
  return page
    .locator('[data-amount]')
    .evaluateAll((elements) =>
      Object.fromEntries(
        elements.map((element) => [
          (element as HTMLElement).dataset.amount,
          `${element.textContent} ${element.parentElement?.querySelector('[data-share]')?.textContent}`,
        ]),
      ),
    );
}

/** The query of the page's address. */
export const query = (page: Page): string => new URL(page.url()).search;
