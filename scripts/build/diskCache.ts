import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A short name for something made of these parts: other parts, other name. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url').slice(0, 16);
}

/** A digest of a folder's modules: what was made by another version of the code is made anew. */
export async function codeDigest(dir: string): Promise<string> {
  const files = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  return digestOf(...files, ...(await Promise.all(files.map((name) => readFile(join(dir, name))))));
}

/**
 * Keeps what is costly to make on disk: `make` fills the folder or writes the file at the path it is given, and is only
 * called where there is none yet. It appears whole or not at all, also when two builds make it at once.
 */
export async function createOnce(path: string, make: (path: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path;
  const unfinished = `${path}.${process.pid}-${Math.trunc(performance.now() * 1000)}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await make(unfinished);
    // The other build's is as good as this one.
    await rename(unfinished, path).catch((error: unknown) => {
      if (!existsSync(path)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return path;
}
