import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/bundle.ts';
import type { Load, LoadResult } from './api/load.ts';
import type { Kind } from './api/server.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

const kinds: Record<Kind, string> = { koa: 'Koa alone', 'no write': 'the service, nothing written', whole: 'the service, written durably' };
const connections = 64;
const seconds = 5;

/** Contact requests a second against the same service without the write, and against Koa alone, in turns. Argument: how many rounds (3). */
export async function run([rounds = '3']: string[]): Promise<void> {
  // In the project, not in the temporary folder: that may be memory, and a flush to it would cost nothing.
  const work = join(root, '.cache', `bench-api-${process.pid}`);
  await mkdir(work, { recursive: true });
  const servers = await Promise.all((Object.keys(kinds) as Kind[]).map((kind) => startServer(kind, kind === 'whole' ? join(work, 'site.db') : ':memory:')));
  const results = new Map<Kind, LoadResult[]>();
  try {
    for (let round = 0; round < Number(rounds); round++) {
      for (const { kind, port } of servers) {
        const result = await load({ port, request: kind === 'koa' ? 'get' : 'contact', connections, warmUpMs: 2000, ms: seconds * 1000 });
        if (result.failed > 0) throw new Error(`${result.failed} requests to ${kinds[kind]} were not answered with success.`);
        console.log(`${kinds[kind]}: ${result.perSecond.toFixed(0)} a second, p99 ${result.p99.toFixed(1)} ms`);
        results.set(kind, [...(results.get(kind) ?? []), result]);
      }
    }
  } finally {
    for (const { child } of servers) child.kill();
    await rm(work, { recursive: true, force: true });
  }

  const of = (kind: Kind, key: 'perSecond' | 'p50' | 'p99') => median((results.get(kind) ?? []).map((result) => result[key]));
  const share = (kind: Kind, of_: Kind) => (of(kind, 'perSecond') / of(of_, 'perSecond')).toFixed(2);
  const rows = (Object.keys(kinds) as Kind[]).map((kind) => [
    kinds[kind], of(kind, 'perSecond').toFixed(0), `${of(kind, 'p50').toFixed(1)} ms`, `${of(kind, 'p99').toFixed(1)} ms`, kind === 'whole' ? share(kind, 'no write') : '-', kind === 'koa' ? '-' : share(kind, 'koa'),
  ]);
  report('api', ['Server', 'Requests a second', 'p50', 'p99', 'of the same, nothing written', 'of Koa alone'], rows, [
    `Medians of ${rounds} rounds of ${seconds} s each, in turns, ${connections} connections from a second process. Koa alone answers GET with a small JSON; the others take POST /api/contact with logs on, limits and mail off.`,
    'Written durably: a SQLite file with full sync, each request answered after its commit. Wanted: 0.6 of the same without the write, 0.25 of Koa alone, p99 under 20 ms.',
  ]);
}

async function startServer(kind: Kind, file: string): Promise<{ kind: Kind; port: number; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'api/server.ts'), [kind, file], { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => { throw new Error(`${kinds[kind]} did not start.`); })]);
  return { kind, port, child };
}

async function load(what: Load): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'api/load.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(what);
  const [result] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => { throw new Error('The load did not come to its end.'); })]);
  return result;
}
