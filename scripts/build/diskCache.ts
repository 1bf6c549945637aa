import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** A file name derived from the content of all parts: SHA-256, cut to 96 bits. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url').slice(0, 16);
}

/** A hash of the modules below a folder, for cache keys: what another version of the code made is made anew. */
export const codeHash = (dir: string) => folderHash(dir, '.ts');

/** A hash of the names and contents of the files below a folder. @param ending of the names that count, but for `besides` */
export function folderHash(dir: string, ending = '', besides?: string): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && entry.name !== besides)
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
  // Some thousand small files: reading them one after the other on other threads takes five times as long.
  return hashOf(...files, ...files.map((name) => readFileSync(join(dir, name))));
}

/**
 * Calls `make` with a temporary path to write a file or folder to, unless `path` exists. The result appears at `path`
 * whole or not at all, even when two builds make it at once.
 * @returns `path`.
 */
export async function createOnce(path: string, make: (path: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path;
  const unfinished = `${path}.${process.pid}-${Math.trunc(performance.now() * 1000)}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await make(unfinished);
    // Another build may have been faster; its result is the same.
    await rename(unfinished, path).catch((error: unknown) => {
      if (!existsSync(path)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return path;
}

/** Compiled modules of each set of Node's flags (`NODE_COMPILE_CACHE`, set by run.mjs): some 20 MB, once for each file. */
const maxCompiledBytes = 2 ** 26;

/** Prunes the compiled modules, among which those of files that are gone stay. */
export async function pruneCompiled(dir: string): Promise<void> {
  const folders = await readdir(dir).catch(() => []);
  await Promise.all(folders.map((name) => pruneCache(join(dir, name), maxCompiledBytes)));
}

/**
 * Removes what has not been used for longest of a folder, until the rest fits into `max`. Without the folder there is nothing.
 * @param weigh what counts of an entry of so many bytes
 */
export async function pruneCache(dir: string, max: number, weigh = (bytes: number) => bytes): Promise<void> {
  const entries = (await readdir(dir).catch(() => [])).map((name) => {
    // Another build may have removed it. Of some ten thousand files, at once: a third of the time of asking other threads.
    const facts = statSync(join(dir, name), { throwIfNoEntry: false });
    return { name, weight: weigh(facts?.size ?? 0), used: facts?.mtimeMs ?? 0 };
  });
  let kept = 0;
  for (const { name, weight } of entries.sort((a, b) => b.used - a.used || (a.name < b.name ? -1 : 1))) {
    kept += weight;
    if (kept > max) await rm(join(dir, name), { recursive: true, force: true });
  }
}
