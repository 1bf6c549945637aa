import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PageAssets } from '../../src/entry-server.tsx';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { root } from '../support/root.ts';
import { bundleOnce } from './bundleCache.ts';

/**
 * Few threads, and memory that goes back to the system at once (Rolldown allocates with mimalloc): half the memory, and no slower on a
 * machine with two cores, as a release test holds.
 */
export const littleMemory = {
  UV_THREADPOOL_SIZE: '2',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
};

/** What Vite makes of the sources. */
export interface Bundles {
  /** The module that renders pages. */
  serverEntry: string;
  /** The folder of what browsers load. */
  clientDir: string;
  /** The folder of the owner's desk: `desk.js`, which the service loads, its style sheet and its script. */
  deskDir: string;
  /** The folder of the service workers. */
  workerDir: string;
}

/**
 * Bundles the server entry, the client, the owner's desk and the service worker in a process of its own, whose memory is free again
 * before pages are made. With `cache`, bundles of the same inputs are not made again.
 * @param signal ends the process, and rejects
 * @throws Error with what the bundler said
 */
export async function bundle(
  dir: string,
  { cache, signal }: { cache: boolean; signal: AbortSignal },
): Promise<Bundles> {
  const make = async (into: string) => {
    const env = { ...process.env, ...littleMemory, NODE_ENV: 'production' };
    const args = [...nodeFlags.build, join(import.meta.dirname, 'bundleAll.ts'), into];
    await promisify(execFile)(process.execPath, args, { cwd: root, signal, env }).catch(
      (error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(`Bundling failed:\n${error.stdout ?? ''}${error.stderr ?? error.message}`, { cause: error });
      },
    );
    return into;
  };
  const folder = await (cache ? bundleOnce(make) : make(dir));
  return {
    serverEntry: join(folder, 'server/entry-server.js'),
    clientDir: join(folder, 'client'),
    deskDir: join(folder, 'desk'),
    workerDir: join(folder, 'worker'),
  };
}

interface ManifestChunk {
  file: string;
  imports?: string[];
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
  const fonts = Object.values(manifest)
    .flatMap(({ file }) => (/-usual-[^/]*\.woff2$/.test(file) ? [`/${file}`] : []))
    .sort();
  return (routeId) => {
    const chunks = new Set<ManifestChunk>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The bundle has no "${key}".`);
      if (chunks.has(chunk)) return;
      chunks.add(chunk);
      chunk.imports?.forEach(visit);
    };
    visit('src/main.tsx');
    visit(pageModules.get(routeId) ?? routeId);
    return {
      entry: `/${manifest['src/main.tsx']?.file}`,
      fonts,
      sheet: `/${manifest['style.css']?.file}`,
      preloads: [...chunks].filter((chunk) => !chunk.isEntry).map((chunk) => `/${chunk.file}`),
    };
  };
}
