import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openStore, type Store } from '../../api/db/open.ts';
import type { Env } from '../../api/env.ts';

/**
 * Opens the store that the server works on. Unlike the server it makes none: an empty one would only hide that the
 * variable names another file.
 */
export async function openOwnStore({ DATABASE_URL, STORE_FILE }: Env): Promise<Store> {
  if (DATABASE_URL) return openStore({ url: DATABASE_URL });
  const file = resolve(STORE_FILE);
  if (!existsSync(file)) throw new Error(`There is no store at ${file}. The server makes it when it first starts; STORE_FILE or DATABASE_URL name another.`);
  return openStore({ file });
}

/** What went wrong, in a sentence. A connection that failed on several addresses has no words of its own. */
export function sentence(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return sentence(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
