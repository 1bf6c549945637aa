import { readdir, rename, rm } from 'node:fs/promises';

/** A build replaces everything in its folder. @throws Error where the folder holds what no build wrote */
export async function assertReplaceable(dir: string): Promise<void> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') return ['a file'];
    throw error;
  });
  if (names.length === 0 || names.includes('site.json')) return;
  throw new Error(
    `${dir} holds what no build wrote, and a build replaces everything in its folder. Name a new or an empty folder with --out.`,
    { cause: 'folder' },
  );
}

/**
 * Moves a finished folder to where an older one may be. Renames only: no file of the target is ever half written, and it is
 * missing for an instant at most. Where the finished folder cannot be moved, the older one is put back.
 * @throws what the renaming throws
 */
export async function replaceFolder(target: string, finished: string): Promise<void> {
  const old = `${target}.old-${process.pid}`;
  const isMoved = await rename(target, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return false;
    },
  );
  await rename(finished, target).catch(async (error) => {
    if (isMoved) await rename(old, target);
    throw error;
  });
  await rm(old, { recursive: true, force: true });
}
