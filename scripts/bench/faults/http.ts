import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { type ChildServer, startScript } from '../../support/childServer.ts';
import { contactFields } from '../../support/contactFields.ts';
import { openConnection, postJson } from '../../support/rawHttp.ts';
import { nastyRequests } from '../../support/nastyInputs.ts';
import { root } from '../../support/root.ts';
import type { FaultResult, FaultScenario } from '../faults.ts';

const env = {
  DIST_DIR: join(root, 'dist'),
  STORE_FILE: ':memory:',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  TRUSTED_PROXIES: '127.0.0.1',
};

async function withServer(
  work: (server: ChildServer & { port: number }) => Promise<FaultResult>,
): Promise<FaultResult> {
  const server = await startScript('scripts/start.ts', env);
  try {
    return await work({ ...server, port: Number(new URL(server.url).port) });
  } finally {
    await server.stop('SIGKILL');
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Padding: ${'x'.repeat(460)}\r\n\r\n`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function statusOf({ child: { pid } }: ChildServer, name: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** CPU time that a process has used so far, in milliseconds; the kernel counts in steps of ten. */
function cpuMs({ child: { pid } }: ChildServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Requests a page repeatedly. The returned function stops and resolves to the times in milliseconds, shortest first. */
function visit(port: number): () => Promise<number[]> {
  const times: number[] = [];
  let over = false;
  const running = (async () => {
    const connection = openConnection(port);
    while (!over) {
      const begin = performance.now();
      const answer = await connection.ask(get('/about'));
      times.push(answer?.status === 200 ? performance.now() - begin : Number.POSITIVE_INFINITY);
      await sleep(5);
    }
    connection.close();
  })();
  return async () => {
    over = true;
    await running;
    return times.sort((a, b) => a - b);
  };
}

/** Connections that request a large file `requests` times each and read nothing. */
function slowReaders(connections: number, requests: number): Promise<FaultResult> {
  return withServer(async (server) => {
    const vendor = readdirSync(join(env.DIST_DIR, 'assets')).find((name) => /^vendor-.*\.js$/.test(name));
    const stopWarming = visit(server.port);
    await sleep(2000);
    await stopWarming();
    const before = statusOf(server, 'VmRSS');
    const stopVisiting = visit(server.port);
    const begin = performance.now();
    const sockets: Socket[] = [];
    for (let count = 0; count < connections; count++) {
      const socket = connect(server.port, '127.0.0.1')
        .on('error', () => {})
        .pause();
      sockets.push(socket);
      await new Promise((resolve) => socket.write(get(`/assets/${vendor}`).repeat(requests), resolve));
    }
    // A paused socket does not notice that it was closed: the kernel's list of connections does.
    const open = () => ownConnections(server.port, new Set(sockets.map(({ localPort }) => localPort)));
    while (open() > 0 && performance.now() - begin < 60_000) await sleep(250);
    const closedAfter = performance.now() - begin;
    // Long enough for a meaningful 99th percentile.
    await sleep(Math.max(0, 10_000 - closedAfter));
    const times = await stopVisiting();
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    const grown = statusOf(server, 'VmHWM') - before;
    for (const socket of sockets) socket.destroy();
    return {
      measured: `${grown.toFixed(0)} MB at most, all closed after ${seconds(closedAfter)}, p99 of ${times.length} visits ${p99.toFixed(1)} ms`,
      holds: grown < 60 && closedAfter < 30_000 && p99 < 50,
    };
  });
}

/** How many connections from the given ports the server still holds open. */
function ownConnections(port: number, from: ReadonlySet<number | undefined>): number {
  const lines = ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, 'utf8').trim().split('\n').slice(1),
  );
  const portOf = (address = '') => Number.parseInt(address.split(':').at(-1) ?? '', 16);
  const established = '01';
  return lines.filter((line) => {
    const [, local, remote, state] = line.trim().split(/\s+/);
    return state === established && portOf(local) === port && from.has(portOf(remote));
  }).length;
}

export const scenarios: FaultScenario[] = [
  {
    name: 'slow readers: 10 connections with 600 requests each',
    required: 'grows by less than 60 MB, closed within 30 s, others p99 under 50 ms',
    run: () => slowReaders(10, 600),
  },
  {
    name: 'slow readers: 100 connections with 30 requests each',
    required: 'grows by less than 60 MB, closed within 30 s, others p99 under 50 ms',
    run: () => slowReaders(100, 30),
  },
  {
    name: '16 requests with an e-mail address of 16 KB of dots',
    required: 'none takes over 20 ms of processor time',
    run: () =>
      withServer(async (server) => {
        const bytes = postJson('/api/contact', { email: `a@${'.'.repeat(16_300)}@` });
        const ask = () =>
          openConnection(server.port).ask(Buffer.from(bytes.toString().replace('\r\n', '\r\nConnection: close\r\n')));
        await ask();
        const [cpu, begin] = [cpuMs(server), performance.now()];
        const answers = await Promise.all(Array.from({ length: 16 }, ask));
        const each = (cpuMs(server) - cpu) / 16;
        return {
          measured: `${each.toFixed(1)} ms each, all answered ${answers[0]?.status} after ${(performance.now() - begin).toFixed(0)} ms`,
          holds: each <= 20 && answers.every((answer) => answer?.status === 400),
        };
      }),
  },
  {
    name: '16 KB of everything at every place of every endpoint',
    required: 'at most 20 ms of processor time, chat 50 ms',
    run: () =>
      withServer(async (server) => {
        const repeats = 5;
        const worst = { page: { ms: 0, name: '' }, chat: { ms: 0, name: '' } };
        let [count, over] = [0, 0];
        const measure = async (bytes: Buffer) => {
          const before = cpuMs(server);
          for (let repeat = 0; repeat < repeats; repeat++) await openConnection(server.port).ask(bytes);
          return (cpuMs(server) - before) / repeats;
        };
        for (const { name, bytes, budgetMs } of nastyRequests()) {
          let ms = await measure(bytes);
          // Compilation or the coarse counter may have added to a measurement: the best of three counts.
          for (let tries = 0; tries < 2 && ms > budgetMs; tries++) ms = Math.min(ms, await measure(bytes));
          count += 1;
          if (ms > budgetMs) over += 1;
          const kind = name.startsWith('chat') ? 'chat' : 'page';
          if (ms > worst[kind].ms) worst[kind] = { ms, name };
        }
        const shown = ({ ms, name }: { ms: number; name: string }) => `${ms.toFixed(0)} ms (${name})`;
        return {
          measured: `${count} inputs, ${over} over; most: ${shown(worst.page)}, chat ${shown(worst.chat)}`,
          holds: over === 0,
        };
      }),
  },
  {
    name: 'SIGTERM to npm, a request under way',
    required: 'the server stops with it, the request is answered',
    async run() {
      const npm = spawn('npm', ['start'], {
        cwd: root,
        env: { ...process.env, ...env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      npm.stdout.on('data', (chunk) => {
        output += chunk;
      });
      while (!/localhost:[1-9]/.test(output)) await sleep(50);
      const port = Number(/localhost:(\d+)/.exec(output)?.[1]);
      // The body comes in two parts, the second after the signal.
      const request = postJson('/api/contact', contactFields()).toString();
      const socket = connect(port, '127.0.0.1').setEncoding('latin1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      await new Promise((resolve) => socket.write(request.slice(0, -10), resolve));
      await openConnection(port).ask(get('/healthz'));
      const begin = performance.now();
      npm.kill('SIGTERM');
      await sleep(100);
      socket.write(request.slice(-10));
      const [code] = await once(npm, 'exit');
      const answered = answer.split(' ')[1] ?? 'nothing';
      const stopped = await new Promise<boolean>((resolve) => {
        connect(port, '127.0.0.1', () => resolve(false)).on('error', () => resolve(true));
      });
      return {
        measured: `answered ${answered}, npm ended with ${code} after ${seconds(performance.now() - begin)}, port ${stopped ? 'free' : 'taken'}`,
        holds: answered === '200' && code === 0 && stopped,
      };
    },
  },
];
