import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openStore, type Store } from '../../api/db/open.ts';
import type { Env } from '../../api/env.ts';

/**
 * Opens the store that the server works on. Unlike the server it makes none: an empty one would only hide that the
 * variable names another file.
 */
export async function openOwnStore(env: Env): Promise<Store> {
  // Nobody waits for an answer here, and some of what is asked reads whole tables.
  return openStore(env.DATABASE_URL ? { url: env.DATABASE_URL, timeoutMs: 60_000 } : { file: ownStoreFile(env) });
}

/** The file of the store, which must be there. */
export function ownStoreFile({ STORE_FILE }: Env): string {
  const file = resolve(STORE_FILE);
  if (!existsSync(file))
    throw new Error(
      `There is no store at ${file}. The server makes it when it first starts; STORE_FILE or DATABASE_URL name another.`,
    );
  return file;
}

/** What went wrong, in a sentence. A connection that failed on several addresses has no words of its own. */
export function sentence(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return sentence(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
