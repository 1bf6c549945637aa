import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openStore, type Store } from '../../api/db/open.ts';
import type { Env } from '../../api/env.ts';

/**
 * Opens the server's store. Unlike the server it creates none: an empty store would hide that STORE_FILE is wrong.
 * @throws Error where there is none.
 */
export async function openExistingStore(env: Env): Promise<Store> {
  // No visitor waits for these queries, and some of them read whole tables.
  return openStore(env.DATABASE_URL ? { url: env.DATABASE_URL, timeoutMs: 60_000 } : { file: existingStoreFile(env) });
}

/** The path of the SQLite file. @throws Error where there is none. */
export function existingStoreFile({ STORE_FILE }: Env): string {
  const file = resolve(STORE_FILE);
  if (!existsSync(file))
    throw new Error(
      `There is no store at ${file}. The server makes it when it first starts; STORE_FILE or DATABASE_URL name another.`,
    );
  return file;
}
