import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserFlags, browserPath } from '../support/browser.ts';
import { samplePages } from '../support/samplePages.ts';
import { startSite } from '../support/server.ts';
import type { Figure } from './history.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const port = 9333;
const rounds = 3;

/** Lighthouse's mobile scores of each route, medians of three runs. Argument: the ids of the routes to load, as in `home,pricing`. */
export async function run([only]: string[]): Promise<void> {
  // Lighthouse refuses pages that answer with status 404, and marks down those that are closed to search engines.
  const paths = new Map(samplePages.filter(({ indexable }) => indexable).map(({ routeId, path }) => [routeId, path]));
  const wanted = only?.split(',') ?? [...paths.keys()];
  const [server, browser] = await Promise.all([
    startSite(),
    chromium.launch({
      executablePath: await browserPath(),
      args: [...browserFlags, `--remote-debugging-port=${port}`],
    }),
  ]);
  const rows: string[][] = [];
  const figures: Figure[] = [];
  const misses = new Map<string, string>();
  try {
    for (const routeId of wanted) {
      const path = paths.get(routeId);
      if (!path) throw new Error(`There is no route "${routeId}". Use one of: ${[...paths.keys()].join(', ')}.`);
      const runs: Awaited<ReturnType<typeof visit>>[] = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await visit(server.url + path, misses, routeId));
      const middle = (read: (run: (typeof runs)[number]) => number) => median(runs.map(read));
      rows.push([
        routeId,
        ...categories.map((name) => String(Math.round(middle((run) => run.scores[name] ?? 0) * 100))),
        `${(middle((run) => run.lcp) / 1000).toFixed(2)} s`,
        middle((run) => run.cls).toFixed(3),
        `${Math.round(middle((run) => run.tbt))} ms`,
      ]);
      figures.push(
        {
          name: `performance of ${routeId}`,
          value: middle((run) => run.scores.performance ?? 0) * 100,
          better: 'higher',
          unit: 'of 100',
        },
        { name: `LCP of ${routeId}`, value: middle((run) => run.lcp), better: 'lower', unit: 'ms' },
      );
      console.log(rows.at(-1)?.join(' | '));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const notes = [
    `Median of ${rounds} mobile runs (simulated slow line and processor).`,
    ...[...misses].map(([audit, paths]) => `Below full marks, ${audit}: ${paths}.`),
  ];
  const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'CLS', 'TBT'];
  report('lighthouse', head, rows, notes, figures);
}

async function visit(address: string, misses: Map<string, string>, routeId: string) {
  const found = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!found) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { lhr } = found;
  for (const name of categories) {
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const score = lhr.audits[id]?.score;
      if (weight > 0 && typeof score === 'number' && score < 0.9 && !misses.get(id)?.includes(routeId))
        misses.set(id, [misses.get(id), routeId].filter(Boolean).join(', '));
    }
  }
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((name) => [name, lhr.categories[name]?.score ?? 0])),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}
