import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright';
import { afterAll, expect, onTestFinished } from 'vitest';
import { type LaunchOptions, launchBrowser } from '#scripts/support/browser.ts';
import { startSite } from '#scripts/support/server.ts';
import { open, watchedPage } from '#tests/support/visit.ts';

export interface QuietPageOptions extends BrowserContextOptions {
  /** An address to begin with: it is loaded, and hydrated where scripts run. */
  at?: string;
  /** Console errors that the test causes: they need not come. */
  expected?: RegExp;
}

/** A page of a test's own. It is closed when the test ends, which fails if the page had a console error that nobody expected. */
export async function quietPage(browser: Browser, { at, expected, ...options }: QuietPageOptions = {}): Promise<Page> {
  const { page, context, consoleErrors } = await watchedPage(browser, options);
  onTestFinished(async () => {
    await context.close();
    expect(consoleErrors.filter((consoleError) => !expected?.test(consoleError))).toEqual([]);
  });
  if (at) await (options.javaScriptEnabled === false ? page.goto(at) : open(page, at));
  return page;
}

/** A browser and a running service for the tests of a file, stopped after them. */
export async function visitSite(
  start: () => Promise<{ url: string; stop(): Promise<void> }> = startSite,
  options?: LaunchOptions,
): Promise<{ browser: Browser; url: string }> {
  const [{ url, stop }, browser] = await Promise.all([start(), launchBrowser(options)]);
  afterAll(async () => {
    await browser.close();
    await stop();
  });
  return { browser, url };
}

/** Holds back the answers to matching requests until the function it returns is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Answers the first matching request; the others go on. The handler stays: to take it away (`times`) turns interception off, and
 * a document that is requested at that moment never arrives.
 */
export async function answerFirst(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> | void,
): Promise<void> {
  let answered = false;
  await page.route(address, (route) => {
    if (answered) return route.continue();
    answered = true;
    return answer(route);
  });
}

/** Whether the keyboard works on an element. */
export const hasFocus = (element: Locator) => element.evaluate((found) => found === document.activeElement);
