import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openConnection } from '#tests/support/rawHttp.ts';
import { temporaryFile } from '#tests/support/stores.ts';
import { dist, startServer } from '#tests/durability/startServer.ts';

writeFileSync(join(dist, 'assets/vendor-large.js'), 'x'.repeat(300_000));

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Padding: ${'x'.repeat(450)}\r\n\r\n`;

// Only Linux tells the memory of another process.
it.skipIf(process.platform !== 'linux').each([
  { connections: 10, requests: 600 },
  { connections: 100, requests: 30 },
])(
  '$connections connections that ask $requests times for a large file and read nothing cost the server little memory',
  async ({ connections, requests }) => {
    const server = await startServer({ STORE_FILE: temporaryFile() });
    const memory = (name: 'VmRSS' | 'VmHWM') =>
      Number(
        new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1],
      ) / 1024;
    const visitor = openConnection(server.port);
    const visits = async () => {
      for (let visit = 0; visit < 300; visit++)
        expect((await visitor.ask(get(visit % 2 ? '/' : '/assets/vendor-large.js')))?.status).toBe(200);
    };
    await visits();
    const before = memory('VmRSS');
    for (let count = 0; count < connections; count++) {
      const socket = connect(server.port, '127.0.0.1')
        .on('error', () => {})
        .pause();
      onTestFinished(() => void socket.destroy());
      await new Promise<unknown>((resolve) => {
        socket.write(get('/assets/vendor-large.js').repeat(requests), resolve);
      });
    }
    await visits();
    expect(memory('VmHWM') - before, 'MB that the server has grown at most').toBeLessThan(60);
    visitor.close();
  },
);
