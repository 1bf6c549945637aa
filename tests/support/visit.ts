import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright';
import { hydrated } from '#scripts/support/browser.ts';

/** Chromium's console error for a document or file that answers 404. */
export const notFoundConsoleError =
  'console error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** Loads an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * A page that can be used for one address after the other: each document begins with nothing stored, as a page of its own
 * would, but without the process and the compiled scripts that a page of its own takes half a second for.
 */
export async function forgetful(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key !== 'tourCompletion') storage.removeItem(key);
  });
  return page;
}

/** Browsers request a site's icon at any time, and report it to Playwright only sometimes. */
const isIcon = (request: Request) => /^\/favicon\.(?:svg|ico)$/.test(new URL(request.url()).pathname);

/** Collects every request of the page from now on, but for its icon. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!isIcon(request)) requests.push(request);
  });
  return requests;
}

/** Adds a plain link to the page. It is fixed in the window, so that a click on it does not scroll. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.evaluate((address) => {
    document.getElementById('added')?.remove();
    const link = Object.assign(document.createElement('a'), { id: 'added', href: address, textContent: 'Added link' });
    Object.assign(link.style, { position: 'fixed', top: '40%', left: '0', zIndex: '10' });
    document.body.append(link);
  }, href);
  return page.locator('#added');
}

/** What a page shows to visitors, screen readers and search engines, the same whether it was loaded or navigated to. */
export interface PageState {
  header: string;
  main: string;
  footer: string;
  /** Title, metadata, canonical address and JSON-LD. */
  head: string[];
}

export function stateOf(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    // Left out: comments and the borders of text nodes, which React adds; `tabindex`, set when the heading gets the focus;
    // `novalidate`, set by forms that validate with script; `style`, which holds texts to their lines where fonts come late.
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data;
      // Left out: what only a script can offer and what replaces it without one; the chat, which restores its
      // conversation; and the style sheet, which moves to the head.
      if (!(node instanceof Element) || node.matches('[data-scripted], [data-unscripted], [data-live], link'))
        return '';
      const attributes = [...node.attributes].filter(
        ({ name }) =>
          !['data-rh', 'novalidate', 'style'].includes(name) && !(node.localName === 'h1' && name === 'tabindex'),
      );
      const written = attributes.map(({ name, value }) => ` ${name}="${value}"`).sort();
      return `<${node.localName}${written.join('')}>${[...node.childNodes].map(write).join('')}</${node.localName}>`;
    };
    const part = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? write(element) : '';
    };
    const head = document.head.querySelectorAll(
      'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]',
    );
    return {
      header: part('header[data-header]'),
      main: part('main'),
      footer: part('footer[data-footer]'),
      head: [...head].map(write).sort(),
    };
  });
}

/** What Playwright says on the console of a page whose service worker it blocks. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** A page with `consoleErrors`, which collects its console errors and warnings, uncaught errors and failed requests, but for aborted ones. */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext; consoleErrors: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== workerBlocked)
      consoleErrors.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const fault = request.failure()?.errorText;
    // Aborted: its document was left before the response came, which depends on how fast the machine is.
    if (fault !== 'net::ERR_ABORTED') consoleErrors.push(`request failed: ${request.url()} ${fault}`);
  });
  return { page, context, consoleErrors };
}
