import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres, withoutPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/durability/startServer.ts';

/** Makes a folder on a file system of so many MB in memory, owned like the folder around it, until the test ends. */
function mountSmallDisk(folder: string, megabytes: number): void {
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = statSync(dirname(folder));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,uid=${uid},gid=${gid}`, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
}

const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

const readiness = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, (await answer.json()).error?.fields];
};

it.skipIf(!canMount || withoutPostgres)(
  '/readyz says 503 when the disk of a PostgreSQL is full, and 200 when there is room again',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const folder = join(postgres.folder, 'small-disk');
    mountSmallDisk(folder, 24);
    const client = new pg.Client(postgres.url('postgres'));
    await client.connect();
    await client.query(`CREATE TABLESPACE small LOCATION '${folder}'`);
    await client.query('CREATE DATABASE small TABLESPACE small');
    await client.end();
    const url = postgres.url('small');
    const server = await startServer({ DATABASE_URL: url });
    expect(await readiness(server.url)).toEqual([200, undefined]);

    const filler = new pg.Client(url);
    filler.on('error', () => {});
    await filler.connect();
    await filler.query('CREATE TABLE filler (text text)');
    const fill = async () => {
      for (;;) await filler.query(`INSERT INTO filler SELECT repeat('x', 1900) FROM generate_series(1, 4)`);
    };
    await expect(fill()).rejects.toThrow('No space left on device');
    await vi.waitFor(async () => expect(await readiness(server.url)).toEqual([503, { store: 'no writes' }]), {
      timeout: 20_000,
      interval: 100,
    });
    await filler.query('DROP TABLE filler');
    await filler.end();
    await vi.waitFor(async () => expect(await readiness(server.url)).toEqual([200, undefined]), {
      timeout: 20_000,
      interval: 100,
    });
    expect(await server.stop()).toBe(0);
  },
);
