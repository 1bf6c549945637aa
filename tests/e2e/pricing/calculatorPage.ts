import type { Page } from 'playwright';
import { open } from '#tests/support/visit.ts';

/** Opens a page with the calculator and waits until the calculator is hydrated. */
export async function openCalculator(page: Page, address: string): Promise<void> {
  await open(page, address);
  await calculatorHydrated(page);
}

/** Waits until the calculator is hydrated. */
export async function calculatorHydrated(page: Page): Promise<void> {
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
  return page.locator('[data-amount]').evaluateAll((elements) => {
    const shareOf = (element: Element) => element.parentElement?.querySelector('[data-share]')?.textContent;
    const nameOf = (element: Element) => (element as HTMLElement).dataset.amount;
    return Object.fromEntries(elements.map((line) => [nameOf(line), `${line.textContent} ${shareOf(line)}`]));
  });
}

/** The query of the page's address. */
export const query = (page: Page): string => new URL(page.url()).search;
