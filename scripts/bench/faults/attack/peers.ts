import type { ChildServer } from '../../../support/childServer.ts';
import { postContact, request, seconds, sleep } from '../store/client.ts';
import { openConnection } from '../../../support/rawHttp.ts';
import { startPostgres } from '../../../support/postgres.ts';
import { startSmtp } from '../../../support/smtpPeer.ts';
import { openStore } from '../../../../api/db/open.ts';
import type { FaultResult } from '../../faults.ts';
import pg from 'pg';
import { connect } from 'node:net';
import { host, onSqlite, startPeer, waitUntil } from './parts.ts';
import { startServer } from '../store/client.ts';

const portOf = ({ url }: ChildServer) => Number(new URL(url).port);

/** A proxy passes on that a client asked for the address with `www.`. */
export const forwardedHost = (): Promise<FaultResult> =>
  onSqlite(async ({ start }) => {
    const server = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const ask = (name: string) =>
      openConnection(portOf(server)).ask(
        `GET /about HTTP/1.1\r\nHost: ${name}\r\nX-Forwarded-Host: www.${host}\r\n\r\n`,
      );
    const [own, other] = [await ask(host), await ask('machine.example')];
    const isKept = !/^cache-control: no-store\r?$/im.test(other?.head ?? '');
    return {
      measured: `${own?.status} where the Host is the site's; ${other?.status} ${isKept ? 'that caches keep' : 'that no cache keeps'} elsewhere`,
      holds: own?.status === 200 && other?.status === 301 && !isKept,
    };
  });

/** A language model that takes questions and never answers. */
export const modelHangs = (): Promise<FaultResult> =>
  onSqlite(async ({ start }) => {
    let asked = 0;
    const peer = await startPeer(() => {
      asked += 1;
    });
    try {
      const server = await start({ CHAT_MODEL_URL: peer.url, CHAT_MODEL: 'any' });
      const times: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const body = JSON.stringify({ message: 'Which of the plans is right for an office that works at night?' });
        const headers = { 'Content-Type': 'application/json' };
        times.push((await request(`${server.url}/api/chatbot`, { method: 'POST', body, headers })).ms);
      }
      return {
        measured: `asked ${asked} times; five replies after ${times.map(seconds).join(', ')}`,
        holds: asked === 2 && times.every((ms) => ms < 3500) && times.slice(2).every((ms) => ms < 500),
      };
    } finally {
      peer.stop();
    }
  });

/** An IP-location service that leads elsewhere. */
export const locationRedirects = (): Promise<FaultResult> =>
  onSqlite(async ({ start }) => {
    let [asked, inside] = [0, 0];
    const target = await startPeer((_, response) => {
      inside += 1;
      response.end('{}');
    });
    const service = await startPeer((_, response) => {
      asked += 1;
      response.writeHead(302, { Location: target.url }).end();
    });
    try {
      const server = await start({ IP_LOCATION_URL: `${service.url}/{ip}`, TRUSTED_PROXIES: '127.0.0.1' });
      const headers = { 'X-Forwarded-For': '203.0.113.7' };
      const { status } = await request(`${server.url}/api/ip-location`, { headers });
      return { measured: `answered ${status}, ${asked} asked, ${inside} followed`, holds: asked === 1 && inside === 0 };
    } finally {
      for (const peer of [service, target]) peer.stop();
    }
  });

/** A body whose chunks are none. */
export const malformedChunk = (): Promise<FaultResult> =>
  onSqlite(async ({ start }) => {
    const server = await start();
    const begin = performance.now();
    const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = await openConnection(portOf(server)).ask(`${head}5\r\n{"a":\r\nzz\r\n`);
    const ms = performance.now() - begin;
    const isEnvelope = answer?.body.includes('"code":"bad_request"') ?? false;
    return {
      measured: `${answer?.status}${isEnvelope ? ' with the envelope' : ''} after ${ms.toFixed(0)} ms`,
      holds: answer?.status === 400 && isEnvelope && ms < 1000,
    };
  });

/** SIGTERM while a PostgreSQL is frozen in which something is being cleaned, and while a client and a mail server hang. */
export async function stopWhileHung(): Promise<FaultResult> {
  const ends: string[] = [];
  let holds = true;
  const stop = async (name: string, server: ChildServer) => {
    const told = performance.now();
    const code = await server.stop('SIGTERM');
    const ms = performance.now() - told;
    ends.push(`${name}: ${code} after ${seconds(ms)}`);
    holds &&= code === 0 && ms < 10_000;
  };
  for (const [name, waitMs] of [
    ['frozen right after the start', 0],
    ['frozen while it is cleaned', 300],
  ] as const) {
    const postgres = await startPostgres();
    const reader = new pg.Client(postgres.url('postgres'));
    reader.on('error', () => {});
    try {
      await reader.connect();
      await (await openStore({ url: postgres.url('postgres') })).close();
      await reader.query('BEGIN; SELECT txid_current()');
      const server = await startServer({ DATABASE_URL: postgres.url('postgres') });
      await sleep(waitMs);
      postgres.freeze();
      await stop(name, server);
    } finally {
      postgres.thaw();
      await reader.end();
      await postgres.stop();
    }
  }
  const hung = await onSqlite(async ({ start }) => {
    const smtp = await startSmtp();
    smtp.behave({ stall: '' });
    const server = await start({ SMTP_URL: smtp.url });
    void postContact(server);
    await waitUntil(() => smtp.stalled.length > 0);
    const socket = connect(portOf(server), '127.0.0.1').on('error', () => {});
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    );
    const sending = setInterval(() => socket.write(' '), 100);
    await stop('an endless body and a silent mail server', server);
    clearInterval(sending);
    socket.destroy();
    await smtp.stop();
    return { measured: '', holds };
  });
  return { measured: ends.join('; '), holds: hung.holds };
}
