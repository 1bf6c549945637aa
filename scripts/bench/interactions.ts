import type { Browser, Locator, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { samplePages } from '../support/samplePages.ts';
import { startSite } from '../support/server.ts';
import type { Figure } from './history.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

const slowdown = 4;
const wantedMs = 100;
/** Everything that reacts without leading to another page. */
const controls = 'button, summary, input, select, textarea, [role="button"], [role="radio"]';

/** An interaction, and how long until the frame that shows its effect: https://web.dev/articles/inp */
interface Interaction {
  name: string;
  ms: number;
}

/**
 * How long each kind of control of a page of each route takes to react in the size of a phone, with a processor slowed down four times:
 * presses, choices and typing. Arguments: the ids of the routes, as in `home,pricing` (all), and rounds (3).
 */
export async function run([only, rounds = '3']: string[]): Promise<void> {
  const wanted = only && only !== 'all' ? only.split(',') : undefined;
  const pages = samplePages.filter(({ routeId }) => !wanted || wanted.includes(routeId));
  const [server, browser] = await Promise.all([startSite(), launchBrowser()]);
  const rows: string[][] = [];
  const figures: Figure[] = [];
  try {
    for (const { routeId, path } of pages) {
      const found = new Map<string, number[]>();
      for (let round = 0; round < Number(rounds); round++)
        for (const { name, ms } of await interactionsOf(browser, server.url + path))
          found.set(name, [...(found.get(name) ?? []), ms]);
      const sorted = [...found].map(([name, times]) => ({ name, ms: median(times) })).toSorted((a, b) => b.ms - a.ms);
      const slow = sorted.filter(({ ms }) => ms > wantedMs).length;
      const [worst, second] = sorted;
      const text = (one: Interaction | undefined) => (one ? `${one.ms.toFixed(0)} ms, ${one.name}` : '-');
      rows.push([routeId, String(sorted.length), text(worst), text(second), String(slow)]);
      if (worst) figures.push({ name: `slowest of ${routeId}`, value: worst.ms, better: 'lower', unit: 'ms' });
      console.log(rows.at(-1)?.join(' | '));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const note =
    `Medians of ${rounds} visits at 360 x 740, processor slowed down ${slowdown} times; each kind of control once, in the order of the page. ` +
    `From the press to the next frame, in steps of 8 ms, 16 at least. Wanted: under ${wantedMs} ms.`;
  const head = ['Page', 'Kinds of controls', 'Slowest', 'Second', `over ${wantedMs} ms`];
  report('interactions', head, rows, [note], figures);
}

async function interactionsOf(browser: Browser, address: string): Promise<Interaction[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    await page.goto(address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const results: Interaction[] = [];
    const kinds = new Set<string>();
    for (const control of await page.locator(controls).all()) {
      // What was pressed before may have led to another page or taken this control away.
      if (page.url().split('#')[0] !== address) await page.goto(address, { waitUntil: 'networkidle' });
      const kind = await control.evaluate(nameOf, undefined, { timeout: 1000 }).catch(() => undefined);
      if (kind === undefined || kinds.has(kind.key) || !(await control.isVisible())) continue;
      kinds.add(kind.key);
      const ms = await react(page, control, kind.type);
      if (ms !== undefined) results.push({ name: kind.name, ms });
    }
    return results;
  } finally {
    await context.close();
  }
}

/** Uses a control as a visitor would. @returns milliseconds; undefined where it is covered, disabled or gone */
async function react(page: Page, control: Locator, type: string): Promise<number | undefined> {
  const limit = { timeout: 3000 };
  try {
    await page.evaluate(() => {
      (window as unknown as Observed).interactions.length = 0;
    });
    if (type === 'range') await control.press('ArrowRight', limit);
    else if (['text', 'email', 'tel', 'search', 'number', 'textarea'].includes(type)) {
      await control.tap(limit);
      await page.keyboard.type(type === 'number' ? '12' : 'an');
    } else if (type === 'select-one') {
      await control.focus(limit);
      await page.keyboard.press('ArrowDown');
    } else await control.tap(limit);
    // Entries come after the frame that they tell of.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
    );
    const times = await page.evaluate(() => [...(window as unknown as Observed).interactions]);
    // What opened would cover the next control.
    if (type === 'summary') await control.tap(limit);
    await page.keyboard.press('Escape');
    return Math.max(16, ...times);
  } catch {
    return undefined;
  }
}

interface Observed {
  interactions: number[];
}

/** Runs in the page: collects how long interactions take. */
function observeInteractions(): void {
  const interactions: number[] = [];
  (window as unknown as Observed).interactions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
        interactions.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page. Controls that look alike are of one kind. */
function nameOf(element: Element): { key: string; type: string; name: string } {
  const { tagName, className } = element;
  const type = (element as HTMLInputElement).type || tagName.toLowerCase();
  const label = element.getAttribute('aria-label') || element.getAttribute('name') || element.textContent || '';
  return {
    key: `${tagName} ${type} ${className}`,
    type,
    name: `${type} "${label.trim().replace(/\s+/g, ' ').slice(0, 40)}"`,
  };
}
