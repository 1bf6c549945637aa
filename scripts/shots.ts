// Screenshots of every route, in every width and both colour schemes: `npm run shots -- [--out DIR] [--only
// home,pricing] [--widths 360,1280] [--schemes light] [--first]`. `--only` takes ids of routes and paths, as in `/pricing#plans`.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './support/browser.ts';
import { samplePages } from './support/samplePages.ts';
import { startSite } from './support/server.ts';
import { hydrated } from './support/visit.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    only: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    schemes: { type: 'string', default: 'light,dark' },
    /** The viewport alone instead of the whole page. */
    first: { type: 'boolean', default: false },
  },
});

/** The path of one page of each route, by the id of the route. */
const pathOf = new Map(samplePages.map(({ routeId, path }) => [routeId, path]));
const wanted = values.only?.split(',') ?? [...pathOf.keys()];
const out = resolve(values.out);
await mkdir(out, { recursive: true });
const [server, browser] = await Promise.all([startSite(), launchBrowser()]);
try {
  for (const colorScheme of values.schemes.split(',') as ('light' | 'dark')[]) {
    for (const width of values.widths.split(',').map(Number)) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: width < 600 ? 740 : 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const name of wanted) {
        await page.goto(server.url + (pathOf.get(name) ?? name));
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        if (!values.first) {
          // Scrolls through the page once, so that images with loading="lazy" are loaded.
          await page.evaluate(async () => {
            for (let y = 0; y < document.body.scrollHeight; y += 600) {
              scrollTo(0, y);
              await new Promise(requestAnimationFrame);
            }
            scrollTo(0, 0);
          });
          await page.waitForLoadState('networkidle');
        }
        await page.screenshot({
          path: join(out, `${name.replaceAll('/', '_')}-${width}-${colorScheme}.png`),
          fullPage: !values.first,
        });
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${wanted.length} routes in ${out}`);
