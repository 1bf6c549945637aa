import type { Browser } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { samplePages } from '../support/samplePages.ts';
import { startSite } from '../support/server.ts';

const types = ['document', 'stylesheet', 'script', 'font', 'image', 'fetch'] as const;
type Type = (typeof types)[number];

export const pageLoadColumns = [
  'Page',
  'Requests',
  ...types.map((type) => `${type} (requests, KB)`),
  'render-blocking',
];

/** What a browser in the size of a phone requests for a page of each route until the network is idle: requests and KB on the wire by type. */
export async function pageLoads(): Promise<string[][]> {
  const [server, browser] = await Promise.all([startSite(), launchBrowser()]);
  try {
    const rows: string[][] = [];
    for (const { routeId, path } of samplePages) rows.push([routeId, ...(await load(browser, server.url + path))]);
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function load(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const sizes: Promise<{ type: Type; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType() === 'xhr' ? 'fetch' : request.resourceType();
    if (types.includes(type as Type))
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
          type: type as Type,
          bytes: responseBodySize + responseHeadersSize,
        })),
      );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const found = await Promise.all(sizes);
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus ===
            'blocking',
        ).length,
  );
  await context.close();
  const cells = types.map((type) => {
    const these = found.filter((one) => one.type === type);
    return `${these.length}, ${(these.reduce((total, { bytes }) => total + bytes, 0) / 1024).toFixed(1)}`;
  });
  return [String(found.length), ...cells, String(blocking)];
}
