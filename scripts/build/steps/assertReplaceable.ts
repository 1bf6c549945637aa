import { readdir } from 'node:fs/promises';

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
