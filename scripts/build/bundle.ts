import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageAssets } from '../../src/entry-server.tsx';
import { bundleOnce } from './bundleCache.ts';
import { root } from '../support/root.ts';

/** The parts of a bundle in the order in which they are made; each is complete when its promise resolves with its folder or file. */
export interface Bundling {
  /** The module that renders pages. */
  serverEntry: Promise<string>;
  /** The folder of what browsers load. */
  clientDir: Promise<string>;
  /** The folder of the owner's desk: `desk.js`, which the service loads, and its style sheet. */
  deskDir: Promise<string>;
  /** The folder of the service workers. */
  workerDir: Promise<string>;
}

/**
 * Bundles the server entry, the client, the owner's desk and the service worker with Vite in a process of its own: the bundler takes most of the
 * build's memory, and pages are listed and rendered beside it. With `cache`, bundles of the same inputs are not made again.
 * @param signal ends the process, and rejects
 */
export function bundle(dir: string, { cache, signal }: { cache: boolean; signal: AbortSignal }): Bundling {
  const parts = { server: Promise.withResolvers<string>(), client: Promise.withResolvers<string>() };
  const make = (into: string) => bundleAll(into, signal, (part) => parts[part].resolve(into));
  const whole = cache ? bundleOnce(dir, make) : make(dir).then(() => dir);
  for (const { resolve, reject } of Object.values(parts)) whole.then(resolve, reject);
  const bundling = {
    serverEntry: parts.server.promise.then((folder) => join(folder, 'server/entry-server.js')),
    clientDir: parts.client.promise.then((folder) => join(folder, 'client')),
    deskDir: whole.then((folder) => join(folder, 'desk')),
    workerDir: whole.then((folder) => join(folder, 'worker')),
  };
  // A failure is told where a part is awaited, which may be later.
  for (const part of Object.values(bundling)) part.catch(() => {});
  return bundling;
}

/** The parts of which the bundler says that they are complete, before its process ends. */
export type EarlyPart = 'server' | 'client';

/**
 * Few threads, memory that goes back to the system at once (Rolldown allocates with mimalloc) and a heap that is swept early:
 * 280 MB instead of 400, and no slower on a machine with two cores.
 */
const littleMemory = {
  UV_THREADPOOL_SIZE: '2',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
};
const sweptEarly = ['--max-semi-space-size=2', '--single-threaded-gc', '--heap-growing-percent=20'];

/** @throws Error with what the bundler said. */
function bundleAll(dir: string, signal: AbortSignal, onPart: (part: EarlyPart) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...sweptEarly, join(import.meta.dirname, 'bundleAll.ts'), dir], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
      env: { ...process.env, ...littleMemory, NODE_ENV: 'production' },
    });
    let output = '';
    child.on('message', onPart);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Bundling failed:\n${output}`))));
  });
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk>;

/**
 * Reads Vite's manifest (https://vite.dev/guide/backend-integration).
 * @returns a function from a route's id to the addresses of what it loads.
 */
export async function readAssets(
  clientDir: string,
  pageModules: ReadonlyMap<string, string>,
): Promise<(routeId: string) => Omit<PageAssets, 'critical'>> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  return (routeId) => {
    const chunks = new Set<ManifestChunk>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The bundle has no "${key}".`);
      if (chunks.has(chunk)) return;
      chunks.add(chunk);
      for (const other of chunk.imports ?? []) visit(other);
    };
    visit('src/main.tsx');
    visit(pageModules.get(routeId) ?? routeId);
    const files = [...chunks];
    const fonts = Object.values(manifest)
      .flatMap(({ file }) => (/-usual-[^/]*\.woff2$/.test(file) ? [`/${file}`] : []))
      .sort();
    return {
      entry: `/${manifest['src/main.tsx']?.file}`,
      fonts,
      sheet: `/${manifest['style.css']?.file}`,
      preloads: files.filter((chunk) => !chunk.isEntry).map((chunk) => `/${chunk.file}`),
    };
  };
}
