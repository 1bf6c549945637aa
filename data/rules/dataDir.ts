import { dirname, resolve } from 'node:path';

/** Absolute path of the data folder: `DATA_DIR`, or the project's own. */
export function dataDir(): string {
  return resolve(process.env.DATA_DIR || dirname(import.meta.dirname));
}
