import type { Browser, Locator, Page, Request } from 'playwright';
import { type LaunchOptions, launchBrowser } from './browser.ts';
import { startSite } from './server.ts';

/** A browser, and the real service for it to visit. */
export interface Visit {
  browser: Browser;
  /** Where the service is. */
  url: string;
  stop(): Promise<void>;
}

export async function startVisit(
  start: () => Promise<{ url: string; stop(): Promise<void> }> = startSite,
  options?: LaunchOptions,
): Promise<Visit> {
  const [server, browser] = await Promise.all([start(), launchBrowser(options)]);
  return {
    browser,
    url: server.url,
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

/** What Chromium says on the console of a document or file that answers 404. */
export const notFoundComplaint =
  'console error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** What was still on its way when its document was left; nobody misses it. */
export const leftBehind = /^request failed: \S+ net::ERR_ABORTED$/;

/** The complaints of a page whose document was left, less what was still on its way then. */
export const withoutLeftBehind = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !leftBehind.test(complaint));

/** Loads an address and waits until the page is alive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the page's scripts have taken over. */
export async function hydrated(page: Page): Promise<void> {
  try {
    await page.locator('html[data-hydrated]').waitFor();
  } catch (error) {
    const loaded = page.evaluate(() =>
      JSON.stringify({
        state: document.readyState,
        hidden: document.hidden,
        sheets: document.querySelectorAll('head link[rel=stylesheet]').length,
        loaded: performance
          .getEntriesByType('resource')
          .map(({ name, responseEnd }) => `${new URL(name).pathname} ${Math.round(responseEnd)}`),
      }),
    );
    const asked = await Promise.race([
      loaded,
      new Promise<string>((resolve) => {
        setTimeout(resolve, 2000, 'the page does not answer');
      }),
    ]).catch(String);
    throw new Error(`${page.url()} did not come alive: ${asked}`, { cause: error });
  }
}

/** Browsers ask for a site's icon by themselves, whenever they like; only some of them tell Playwright. */
const isIcon = (request: Request) => /^\/favicon\.(?:svg|ico)$/.test(new URL(request.url()).pathname);

/** Notes every request of the page from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!isIcon(request)) requests.push(request);
  });
  return requests;
}

/** Puts a plain link into the page, always in sight, so that a click on it scrolls nothing. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.evaluate((address) => {
    document.getElementById('added')?.remove();
    const link = Object.assign(document.createElement('a'), { id: 'added', href: address, textContent: 'Added link' });
    Object.assign(link.style, { position: 'fixed', top: '40%', left: '0', zIndex: '10' });
    document.body.append(link);
  }, href);
  return page.locator('#added');
}

/** What a visitor, a screen reader and a search engine find on a page, in a form that does not tell how it came about. */
export interface PageState {
  header: string;
  main: string;
  footer: string;
  /** Title, metadata, canonical address and JSON-LD. */
  head: string[];
}

export function stateOf(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    // Comments and the borders of text nodes are React's own; focus makes the heading focusable; a form that is alive checks itself.
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data;
      // What only a script can offer, what stands in for it without one, the chat, which goes on where the visitor
      // left it, and the style sheet, which moves to the head.
      if (!(node instanceof Element) || node.matches('[data-scripted], [data-unscripted], [data-live], link'))
        return '';
      const attributes = [...node.attributes].filter(
        ({ name }) => name !== 'data-rh' && name !== 'novalidate' && !(node.localName === 'h1' && name === 'tabindex'),
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
