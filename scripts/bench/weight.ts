import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { site } from '../support/builtSite.ts';
import { root } from '../support/root.ts';
import { samplePagesIn } from '../support/samplePages.ts';
import type { Figure } from './history.ts';
import { buildSite } from './measure.ts';
import { report } from './report.ts';
import { writeSyntheticData } from './syntheticData.ts';

/** A page whose weight must not depend on the number of locations. */
const fixed = `/services/${site.services[0]?.id}/${site.industries[0]?.slug}/${site.provider.homeLocation}`;
const [few, many] = [10, 1010];

/** Compressed sizes of each route, against a page of its libraries alone, and with 10 locations against 1,010. */
export async function run(): Promise<void> {
  const work = join(tmpdir(), `bench-weight-${process.pid}`);
  const built = async (locations: number, ...options: string[]) => {
    const [data, out] = [join(work, `data-${locations}`), join(work, `dist-${locations}${options.join('')}`)];
    await writeSyntheticData(data, locations);
    await buildSite(data, out, '--no-compress', ...options);
    return out;
  };
  const dist = await built(few);
  const floor = await floorBytes(join(work, 'floor'));
  const rows: string[][] = [];
  const figures: Figure[] = [];
  for (const { routeId, path } of samplePagesIn(dist)) {
    const { html, scripts, styles, fonts, data } = await pageBytes(dist, path);
    figures.push({ name: `scripts of ${routeId} of the floor`, value: scripts / floor, better: 'lower' });
    for (const [name, bytes] of [['scripts', scripts] as const, ['HTML', html] as const])
      figures.push({ name: `${name} of ${routeId}`, value: bytes / 1024, better: 'lower', unit: 'KB' });
    rows.push([routeId, kb(html), kb(scripts), (scripts / floor).toFixed(3), kb(styles), kb(fonts), kb(data)]);
  }
  // Pictures and Markdown twins are not part of a page's weight, and a thousand locations have ten thousand of them.
  const [a, b] = [
    await pageBytes(await built(few, '--no-pictures', '--no-twins'), fixed),
    await pageBytes(await built(many, '--no-pictures', '--no-twins'), fixed),
  ];
  const grows = (key: 'htmlRaw' | 'html' | 'scriptsRaw' | 'scripts') =>
    `${(((b[key] - a[key]) / a[key]) * 100).toFixed(2)} %`;
  figures.push({ name: `HTML with ${many} places of that with ${few}`, value: b.html / a.html, better: 'lower' });
  await rm(work, { recursive: true, force: true });
  const notes = [
    'HTML holds what its first screen needs of the style sheet; the whole sheet comes behind it.',
    `KB of brotli (quality 11), fonts as they are. The floor, React with router and helmet alone, built in the same run: ${kb(floor)} KB.`,
    `${fixed} with ${many} places against ${few}: HTML ${a.htmlRaw} to ${b.htmlRaw} bytes (${grows('htmlRaw')}; ` +
      `compressed ${grows('html')}), scripts ${a.scriptsRaw} to ${b.scriptsRaw} bytes (${grows('scriptsRaw')}; ` +
      `compressed ${grows('scripts')}).`,
  ];
  report('weight', ['Page', 'HTML', 'Scripts', 'of the floor', 'Styles', 'Fonts', 'Page data'], rows, notes, figures);
}

async function pageBytes(dist: string, page: string) {
  const name = page === '/' ? 'index' : page.slice(1);
  const html = await readFile(join(dist, `${name}.html`));
  const text = html.toString();
  const linked = (pattern: RegExp) =>
    Promise.all(
      [...new Set([...text.matchAll(pattern)].flatMap(([, addresses = '']) => addresses.split(' ')))].map((href) =>
        readFile(join(dist, href)),
      ),
    );
  const scripts = await linked(/data-(?:entry|needs)="([^"]+)"/g);
  const styles = await linked(/rel="stylesheet" href="([^"]+)"/g);
  const fonts = await linked(/<link rel="preload" href="([^"]+)" as="font"/g);
  return {
    htmlRaw: html.length,
    html: brotli(html),
    scriptsRaw: sum(scripts.map((file) => file.length)),
    scripts: sum(scripts.map(brotli)),
    styles: sum(styles.map(brotli)),
    fonts: sum(fonts.map((file) => file.length)),
    data: brotli(await readFile(join(dist, `${name}.json`))),
  };
}

/** Bytes of the smallest script that these libraries allow: one route, rendered and hydrated. */
async function floorBytes(dir: string): Promise<number> {
  // Inside the project, so that the same packages are found.
  const source = join(root, '.cache', `floor-${process.pid}`);
  await mkdir(source, { recursive: true });
  await writeFile(
    join(source, 'main.js'),
    `import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Helmet, HelmetProvider } from 'react-helmet-async';
const page = h('main', null, h(Helmet, null, h('title', null, 'Floor')));
const router = createBrowserRouter([{ path: '/', element: page }]);
hydrateRoot(document.getElementById('root'), h(HelmetProvider, null, h(RouterProvider, { router })));
`,
  );
  const bundled = await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      outDir: dir,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: join(source, 'main.js') },
    },
  });
  await rm(source, { recursive: true, force: true });
  if (!('output' in bundled)) throw new Error('The floor was not bundled.');
  return sum(bundled.output.map((chunk) => (chunk.type === 'chunk' ? brotli(Buffer.from(chunk.code)) : 0)));
}

const brotli = (content: Buffer) => brotliCompressSync(content).length;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const kb = (bytes: number) => (bytes / 1024).toFixed(1);
