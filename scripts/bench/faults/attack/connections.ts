import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { FaultResult } from '../../faults.ts';
import { repeatRequest, request, sleep } from '../store/client.ts';
import { onSqlite } from './parts.ts';

const count = 6000;

/** 6,000 connections on which nothing is sent. @param env whether they come from a proxy */
const silent = (
  env: Record<string, string>,
  visitor: string,
): Promise<{ held: number; grown: number; p99: number; failed: number }> => {
  let figures = { held: 0, grown: 0, p99: 0, failed: 0 };
  return onSqlite(async ({ start }) => {
    const server = await start({ HOST: '0.0.0.0', ...env });
    const port = Number(new URL(server.url).port);
    const memory = () =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
    const visit = () => request(`http://${visitor}:${port}/about`);
    for (let warm = 0; warm < 200; warm += 1) await visit();
    const before = memory();
    const sockets: Socket[] = [];
    for (let opened = 0; opened < count; opened += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', resolve).on('error', () => resolve());
        sockets.push(socket);
      });
    }
    await sleep(1000);
    const held = sockets.filter(({ destroyed, readable }) => !destroyed && readable).length;
    const visits = repeatRequest(visit, 5);
    await sleep(3000);
    const answers = await visits.end();
    figures = {
      held,
      grown: memory() - before,
      p99: answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? Number.NaN,
      failed: answers.filter(({ status }) => status !== 200).length,
    };
    for (const socket of sockets) socket.destroy();
    return { measured: '', holds: true };
  }).then(() => figures);
};

const shown = ({ held, grown, p99, failed }: Awaited<ReturnType<typeof silent>>) =>
  `${held} held, ${grown.toFixed(0)} MB more, p99 of pages ${p99.toFixed(0)} ms (${failed} failed)`;

/** Visitors come from another address than the silent ones; those of a proxy share it. */
export async function silentConnections(): Promise<FaultResult> {
  const direct = await silent({}, '127.0.0.2');
  const proxied = await silent({ TRUSTED_PROXIES: '127.0.0.1' }, '127.0.0.1');
  return {
    measured: `from one address: ${shown(direct)}; from a proxy: ${shown(proxied)}`,
    holds:
      direct.held <= 400 &&
      proxied.held === count &&
      direct.failed + proxied.failed === 0 &&
      proxied.grown < 100 &&
      Math.max(direct.p99, proxied.p99) < 200,
  };
}
