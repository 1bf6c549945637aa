import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from '../settings/envExample.ts';
import { root } from '../support/root.ts';

/** Whether `.env.example` says what the settings are. */
export async function checkSettings(): Promise<string> {
  const file = join(root, '.env.example');
  return existsSync(file) && readFileSync(file, 'utf8') === envExample()
    ? ''
    : '.env.example is not what the settings are. Write it again: npm run settings';
}
