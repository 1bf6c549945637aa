import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import type { LoadResult } from './api/load.ts';
import { load, startServer } from './api/processes.ts';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { median } from './measure.ts';
import { report } from './report.ts';

type Kind = 'koa' | 'no write' | 'whole';
const kinds: Record<Kind, string> = {
  koa: 'Koa alone',
  'no write': 'the service, nothing written',
  whole: 'the service, written durably',
};
const connections = 64;
const seconds = 5;

/** Throughput of contact requests: the service, the service without its write, and Koa alone, alternating. Argument: rounds (3). */
export async function run([rounds = '3']: string[]): Promise<void> {
  // Not in the temporary folder, which may be in memory: an fsync would then cost nothing.
  const work = join(root, '.cache', `bench-api-${process.pid}`);
  await mkdir(work, { recursive: true });
  const results = new Map<Kind, LoadResult[]>();
  try {
    for (let round = 0; round < Number(rounds); round++) {
      for (const kind of Object.keys(kinds) as Kind[]) {
        // One server at a time: idle ones would cost a sixth of the throughput.
        const { port, stop } = await startServer(kind, kind === 'whole' ? join(work, `${round}.db`) : ':memory:');
        const result = await load({ port, connections, warmUpMs: 2000, ms: seconds * 1000 });
        await stop();
        if (result.failed > 0)
          throw new Error(`${result.failed} requests to ${kinds[kind]} were not answered with success.`);
        console.log(`${kinds[kind]}: ${result.perSecond.toFixed(0)} a second, p99 ${result.p99.toFixed(1)} ms`);
        results.set(kind, [...(results.get(kind) ?? []), result]);
      }
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }

  const of = (kind: Kind, key: 'perSecond' | 'p50' | 'p99') =>
    median((results.get(kind) ?? []).map((result) => result[key]));
  const share = (kind: Kind, of_: Kind) => (of(kind, 'perSecond') / of(of_, 'perSecond')).toFixed(2);
  const rows = (Object.keys(kinds) as Kind[]).map((kind) => [
    kinds[kind],
    of(kind, 'perSecond').toFixed(0),
    `${of(kind, 'p50').toFixed(1)} ms`,
    `${of(kind, 'p99').toFixed(1)} ms`,
    kind === 'whole' ? share(kind, 'no write') : '-',
    kind === 'koa' ? '-' : share(kind, 'koa'),
  ]);
  const notes = [
    `Medians of ${rounds} rounds of ${seconds} s each, alternating, ${connections} connections from a second ` +
      'process. All three are sent the same POST /api/contact: Koa alone answers it with a small JSON and reads ' +
      'nothing, the others have logs on, limits and mail off.',
    `All three run with the flags that the server is started with (${nodeFlags.start.join(' ')}).`,
    'Written durably: a SQLite file with full sync, each request answered after its commit. Wanted: 0.6 of the ' +
      'same without the write, 0.25 of Koa alone, p99 under 20 ms.',
  ];
  const ratios = [
    ['of the same; nothing written', 'whole', 'no write'],
    ['of Koa alone', 'whole', 'koa'],
  ] as const;
  report(
    'api',
    ['Server', 'Requests a second', 'p50', 'p99', 'of the same, nothing written', 'of Koa alone'],
    rows,
    notes,
    ratios.map(([name, kind, peer]) => ({
      name: `written durably ${name}`,
      value: of(kind, 'perSecond') / of(peer, 'perSecond'),
      better: 'higher',
    })),
  );
}
