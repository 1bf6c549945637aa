import type { Browser, Page } from 'playwright';
import { type QuietPageOptions, quietPage } from '#tests/support/quietPage.ts';
import { site } from '#scripts/support/builtSite.ts';
import { hydrated } from '#scripts/support/browser.ts';

const tourKey = 'tourCompletion';
export const steps = site.tour;
/** The stored record of a finished tour. */
export const done = JSON.stringify({ completed: true, version: '1.0', completedAt: '2026-01-02T03:04:05.000Z' });

/** The open tour. */
export const tourOf = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByText(new RegExp(`^\\d of ${steps.length}$`)) });
/** The stored record of the tour. */
export const record = (page: Page) => page.evaluate((name) => localStorage.getItem(name), tourKey);

/** Loads an address, if given, and waits for the shell's lazily loaded code, which starts the timer of the tour. */
export async function shellHydrated(page: Page, address?: string): Promise<void> {
  if (address) await page.goto(address);
  await hydrated(page);
  await page.locator('html[data-visit]').waitFor();
}

type VisitOptions = { path?: string; kept?: string } & QuietPageOptions;

/** Makes first visits whose timers wait for the test; `kept` is the record they find. The browser must be one of newcomers. */
export function tourVisits(browser: Browser, url: string) {
  async function visit({ path = '/', kept, ...options }: VisitOptions = {}) {
    const page = await quietPage(browser, { reducedMotion: 'reduce', ...options });
    if (kept !== undefined) {
      await page.addInitScript(
        ([name, text]) => {
          if (sessionStorage.put) return;
          sessionStorage.put = '1';
          localStorage.setItem(name as string, text as string);
        },
        [tourKey, kept],
      );
    }
    await page.clock.install();
    await shellHydrated(page, url + path);
    return page;
  }
  /** On a first visit, with the tour open. */
  async function onTour(options: VisitOptions = {}) {
    const page = await visit(options);
    await page.clock.runFor(2000);
    await tourOf(page).waitFor();
    return page;
  }
  return { visit, onTour };
}
