import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFileWriter } from '../build/fileWriter.ts';
import { root } from '../support/root.ts';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { measure } from './measure.ts';
import type { Ratio } from './history.ts';
import { report } from './report.ts';
import { writeSyntheticData } from './writeSyntheticData.ts';

/** Numbers of locations, which give 350 and 3,500 pages of a service in an industry in a location. */
const sizes = [10, 100];

/** A project whose pages are as heavy as a combination page of this site, for `vite-react-ssg build`. */
const project: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><div id="root"></div>' +
    '<script type="module" src="/src/main.tsx"></script></body></html>',
  'vite.config.ts':
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], ssgOptions: { formatting: 'none' } };\n",
  'src/main.tsx': `import { Head, ViteReactSSG } from 'vite-react-ssg';
import { useParams } from 'react-router-dom';

const text = 'The help desk answers by phone and by e-mail, watches backups and installs updates every month.';

function Page() {
  const { id } = useParams();
  return (
    <main>
      <Head><title>{'Page ' + id}</title></Head>
      <h1>Page {id}</h1>
      {Array.from({ length: 250 }, (_, index) => (
        <section key={index} className="block"><h2>Point {index}</h2><p>{text} {id}.</p></section>
      ))}
    </main>
  );
}

const pages = Array.from({ length: Number(import.meta.env.VITE_PAGES) }, (_, index) => '/pages/' + index);
export const createRoot = ViteReactSSG({ routes: [{ path: '/pages/:id', Component: Page, getStaticPaths: () => pages }] });
`,
};

/** This build against `vite-react-ssg build` with as many pages of about the same weight, one after the other. */
export async function run(): Promise<void> {
  const work = join(tmpdir(), `bench-ssg-${process.pid}`);
  mkdirSync(work, { recursive: true });
  const write = makeFileWriter(join(work, 'ssg'));
  for (const [path, content] of Object.entries(project)) write(path, content);
  symlinkSync(join(root, 'node_modules'), join(work, 'ssg/node_modules'));
  const rows: string[][] = [];
  const ratios: Ratio[] = [];
  try {
    for (const locationCount of sizes) {
      const data = join(work, 'data');
      await writeSyntheticData(data, { locations: locationCount });
      const flags = ['--no-compress', '--no-pictures', '--no-twins', '--no-cache', '--out', join(work, 'dist')];
      const own = await measure(process.execPath, [...nodeFlags.build, join(root, 'scripts/build.ts'), ...flags], {
        cwd: root,
        env: { DATA_DIR: data },
      });
      const pages = Number(/Built (\d+) pages/.exec(own.output)?.[1]);
      await rm(join(work, 'ssg/dist'), { recursive: true, force: true });
      const ssg = await measure(
        process.execPath,
        [join(root, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js'), 'build'],
        { cwd: join(work, 'ssg'), env: { VITE_PAGES: String(pages), NODE_ENV: 'production' } },
      );
      rows.push([
        String(pages),
        `${own.seconds.toFixed(1)} s`,
        `${own.peakMb.toFixed(0)} MB`,
        await meanWeight(join(work, 'dist/services')),
        `${ssg.seconds.toFixed(1)} s`,
        `${ssg.peakMb.toFixed(0)} MB`,
        await meanWeight(join(work, 'ssg/dist/pages')),
        (ssg.seconds / own.seconds).toFixed(1),
      ]);
      ratios.push({ name: `${pages} pages, times as long`, value: ssg.seconds / own.seconds, better: 'higher' });
      console.log(rows.at(-1)?.join('  '));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  report(
    'vite-react-ssg',
    ['Pages', 'Build', 'its memory', 'Mean HTML', 'vite-react-ssg', 'its memory', 'Mean HTML', 'Times as long'],
    rows,
    ['Both with bundling. Memory is that of all processes together.'],
    ratios,
  );
}

/** Mean size of the HTML files below a folder. */
async function meanWeight(dir: string): Promise<string> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));
  const bytes = await Promise.all(files.map(async (file) => (await stat(join(dir, file))).size));
  return `${(bytes.reduce((sum, size) => sum + size, 0) / bytes.length / 1024).toFixed(1)} KB`;
}
