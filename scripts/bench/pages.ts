import { load, startServer } from './api/processes.ts';
import type { LoadResult } from './api/load.ts';
import { page } from './api/page.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

const kinds = { 'koa page': 'Koa alone, the page in memory', page: 'the service' } as const;
type Kind = keyof typeof kinds;
const connections = 64;
const seconds = 5;

/** Throughput of a compressed page, alternating. Arguments: rounds (3), and after how many requests memory is read (1000000). */
export async function run([rounds = '3', requests = '1000000']: string[]): Promise<void> {
  const results = new Map<Kind, LoadResult[]>();
  let memory = 0;
  for (let round = 0; round < Number(rounds); round++)
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { port, stop, memory: readMemory } = await startServer(kind, ':memory:');
      const result = await load({ port, page, connections, warmUpMs: 2000, ms: seconds * 1000 });
      console.log(`${kinds[kind]}: ${result.perSecond.toFixed(0)} a second, p99 ${result.p99.toFixed(1)} ms`);
      if (result.failed > 0)
        throw new Error(`${result.failed} requests to ${kinds[kind]} were not answered with the page.`);
      results.set(kind, [...(results.get(kind) ?? []), result]);
      if (kind === 'page' && round === Number(rounds) - 1) {
        const ms = (Number(requests) / result.perSecond) * 1000;
        await load({ port, page, connections, warmUpMs: 0, ms });
        memory = await readMemory();
      }
      await stop();
    }

  const of = (kind: Kind, key: 'perSecond' | 'p50' | 'p99') =>
    median((results.get(kind) ?? []).map((result) => result[key]));
  const share = of('page', 'perSecond') / of('koa page', 'perSecond');
  report(
    'pages',
    ['Server', 'Requests a second', 'p50', 'p99', 'of Koa alone', 'Resident memory'],
    (Object.keys(kinds) as Kind[]).map((kind) => [
      kinds[kind],
      of(kind, 'perSecond').toFixed(0),
      `${of(kind, 'p50').toFixed(1)} ms`,
      `${of(kind, 'p99').toFixed(1)} ms`,
      kind === 'page' ? share.toFixed(2) : '-',
      kind === 'page' ? `${(memory / 2 ** 20).toFixed(0)} MB` : '-',
    ]),
    [
      `Medians of ${rounds} rounds of ${seconds} s each, alternating, ${connections} connections from a second process: GET ${page}, ` +
        'compressed with brotli. Logs and limits as in api.',
      `Memory after ${requests} requests. Wanted: 0.5 of Koa alone, p99 under 20 ms, under 200 MB.`,
    ],
    [{ name: 'a page of Koa alone', value: share, better: 'higher' }],
  );
}
