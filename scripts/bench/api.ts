import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { contactFields } from '../../tests/support/contactFields.ts';
import { loadSite } from '../../data/rules/load.ts';
import { root } from '../support/root.ts';
import { chatFigures } from './api/chat.ts';
import { type BenchServer, startBenchServer } from './api/server.ts';
import type { Figure } from './history.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

const page = '/services/cybersecurity/oakville';
const koa = 'scripts/bench/api/koa.ts';
const service = 'scripts/start.ts';
/** What is measured, each against its peer: Koa alone, which answers with the same bytes and reads nothing. */
const kinds = [
  { name: 'Koa alone, a request', script: koa, memory: true },
  { name: 'a request, its store in memory', script: service, memory: true, peer: 'Koa alone, a request' },
  { name: 'a request, written durably', script: service, memory: false, peer: 'Koa alone, a request' },
  { name: 'Koa alone, a page', script: koa, memory: true, page },
  { name: 'a page', script: service, memory: true, page, peer: 'Koa alone, a page' },
];
const connections = 64;
const duration = 5;

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  memoryMb: number;
}

/** Throughput of contact requests and of a page against Koa alone, alternating, and what the assistant costs. Argument: rounds (3). */
export async function run([rounds = '3']: string[]): Promise<void> {
  // Not in the temporary folder, which may be in memory: an fsync would then cost nothing.
  await mkdir(join(root, '.cache'), { recursive: true });
  const work = await mkdtemp(join(root, '.cache/bench-api-'));
  const loads = new Map(kinds.map(({ name }) => [name, [] as Load[]]));
  for (let round = 0; round < Number(rounds); round++)
    for (const { name, script, memory, ...kind } of kinds) {
      // One server at a time: idle ones would cost a sixth of the throughput.
      const server = await startBenchServer(script, memory ? ':memory:' : join(work, `${round}.db`), page);
      const load = await send(server, kind.page);
      await server.stop();
      console.log(`${name}: ${load.perSecond.toFixed(0)} a second, p99 ${load.p99} ms`);
      loads.get(name)?.push(load);
    }
  await rm(work, { recursive: true, force: true });

  const of = (name: string, key: keyof Load) => median((loads.get(name) ?? []).map((load) => load[key]));
  const ratio = (name: string, peer: string) => of(name, 'perSecond') / of(peer, 'perSecond');
  const rows = kinds.map(({ name, peer }) => [
    name,
    of(name, 'perSecond').toFixed(0),
    `${of(name, 'p50')} ms`,
    `${of(name, 'p99')} ms`,
    peer ? ratio(name, peer).toFixed(2) : '-',
    `${of(name, 'memoryMb').toFixed(0)} MB`,
  ]);
  const durably = ratio('a request, written durably', 'a request, its store in memory');
  const figures: Figure[] = [
    { name: 'a request written durably of one in memory', value: durably, better: 'higher' },
    ...kinds.flatMap(({ name, peer }): Figure[] => [
      { name, value: of(name, 'perSecond'), better: 'higher', unit: '/s' },
      ...(peer ? [{ name: `${name} of Koa alone`, value: ratio(name, peer), better: 'higher' as const }] : []),
    ]),
  ];
  report(
    'api',
    ['What', 'A second', 'p50', 'p99', 'of Koa alone', 'Resident memory'],
    rows,
    [
      `Medians of ${rounds} rounds of ${duration} s each, alternating, ${connections} connections from a second process: ` +
        `POST /api/contact, and GET ${page} compressed with brotli. Logs on, limits and mail off.`,
      `Written durably (SQLite with full sync, each request answered after its commit): ${durably.toFixed(2)} of the ` +
        'same with its store in memory, wanted 0.6. Wanted of Koa alone: 0.25 of requests, 0.5 of pages; p99 under 20 ms, 200 MB.',
    ],
    figures,
  );
  const { chatRows, notes } = await chatFigures(page);
  report('chat', ['What', 'Measured', 'Wanted'], chatRows, notes);
}

/** Sends requests of one kind for some seconds, each connection the next when the last is answered. */
async function send({ url, memoryMb }: BenchServer, path: string | undefined): Promise<Load> {
  const service = (await loadSite()).serviceCategories[0]?.id ?? '';
  const contact = {
    url: `${url}/api/contact`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    // Each is somebody else's: of one address, all earlier requests would be looked up.
    body: JSON.stringify(
      contactFields({ service, email: '[<id>]@engines.example', message: '[<id>]', idempotencyKey: '[<id>]' }),
    ),
    idReplacement: true,
  };
  const get = { url: url + path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
  const options = { ...(path ? get : contact), connections };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered with success.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, memoryMb: memoryMb() };
}
