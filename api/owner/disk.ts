import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import type { Env } from '../env.ts';

/** The disk of this machine that holds the store, or, where a PostgreSQL is the store, the service. */
export interface Disk {
  machine: string;
  freeBytes: number;
  /** Of what a process without privileges may use, from 0 to 1. */
  freeShare: number;
}

export async function readDisk({ DATABASE_URL, STORE_FILE }: Pick<Env, 'DATABASE_URL' | 'STORE_FILE'>): Promise<Disk> {
  const { bavail, bfree, blocks, bsize } = await statfs(DATABASE_URL ? '.' : dirname(STORE_FILE));
  return { machine: hostname(), freeBytes: bavail * bsize, freeShare: bavail / Math.max(1, blocks - bfree + bavail) };
}
