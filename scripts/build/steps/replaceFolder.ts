import { rename, rm } from 'node:fs/promises';

/** Moves a finished folder to where an older one may be. Renames only: no file of the target is ever half written, and it is missing for an instant at most. */
export async function replaceFolder(target: string, finished: string): Promise<void> {
  const old = `${target}.old-${process.pid}`;
  await rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}
