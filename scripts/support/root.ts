import { join } from 'node:path';

/** The absolute path of the project. */
export const root = join(import.meta.dirname, '../..');
