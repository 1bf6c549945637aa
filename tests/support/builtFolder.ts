import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeFileWriter, pageFile } from '#scripts/build/fileWriter.ts';
import { routes } from '#src/routes.ts';

/** The script of the small built site, long enough to be compressed. */
export const script = 'export const answer = 42;\n'.repeat(40);

const lists = ['/', '/locations', '/industries', '/resources', '/pricing'];
const details = [
  '/locations/ajax',
  '/industries/law',
  '/services/backup',
  '/services/backup/ajax',
  '/blog/restore-test',
];
const missing = ['service', 'location', 'industry'].map((kind) => `/service-not-found/${kind}`);
const notFound = [...missing, '/article-not-found', '/not-found'];

/** The pages of the small built site that have moved. */
const movedPages = [
  { from: '/locations/old-ajax', to: '/locations/ajax' },
  { from: '/old-prices', to: '/pricing' },
  { from: '/services/:service/old-ajax', to: '/services/:service/ajax' },
  { from: '/old-support', to: '/services/backup#support' },
];

/** The text of each page of the small built site. */
export const pageAt = (path: string) => `<!DOCTYPE html><title>Page ${path}</title>`;

/** The Markdown twins of the small built site: those of home and pricing. */
export const twinAt = (path: string) => `# Page ${path}\n`;

/** Writes a small built site into a folder, with the route table's own rules for pages that do not exist. */
export function makeBuiltFolder(dir = mkdtempSync(join(tmpdir(), 'built-site-'))): string {
  const write = makeFileWriter(dir);
  for (const path of [...lists, ...details, ...notFound]) write(pageFile(path), pageAt(path));
  write('index.md', twinAt('/'));
  write('pricing.md', twinAt('/pricing'));
  write('404.html', pageAt('/not-found'));
  write('locations/ajax.json', '{"path":"/locations/ajax"}');
  write('images/share/index.png', 'PNG');
  write('favicon.svg', '<svg/>');
  write('sw.js', 'self.skipWaiting();');
  write('resources/guide.pdf', '%PDF-1.7');
  write('assets/x-abc.js', script);
  write('assets/x-abc.js.br', brotliCompressSync(script));
  write('assets/x-abc.js.gz', gzipSync(script));
  const fallbacks = routes.flatMap(({ path, fallback }) => (fallback ? [{ path, ...fallback }] : []));
  const kinds = routes.map(({ id }) => id);
  write('site.json', JSON.stringify({ redirects: movedPages, fallbacks, notFound, kinds }));
  return dir;
}
