import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  head: string;
  body: string;
  /** Whether the server ends the connection after it. */
  closes: boolean;
}

export interface Connection {
  /** Sends bytes as they are and resolves with the answer; undefined if the connection ended without a whole one. */
  ask(request: Buffer | string): Promise<RawAnswer | undefined>;
  close(): void;
}

/** A connection that is kept alive for one request after another, and made anew when the server has ended it. */
export function openConnection(port: number, host = '127.0.0.1'): Connection {
  let socket: Socket | undefined;
  return {
    ask: (request) =>
      new Promise((resolve) => {
        const reused = socket && !socket.destroyed && socket.readable ? socket : undefined;
        const current = reused ?? connect({ port, host, noDelay: true });
        socket = current;
        let received: Buffer = Buffer.alloc(0);
        const isHead = request.toString().startsWith('HEAD ');
        const finish = (answer: RawAnswer | undefined) => {
          current.off('data', onData).off('close', onEnd).off('end', onEnd);
          if (!answer || answer.closes) current.destroy();
          resolve(answer);
        };
        const onData = (chunk: Buffer) => {
          received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
          const answer = readResponse(received, { isHead, ended: false });
          if (answer) finish(answer);
        };
        const onEnd = () => finish(readResponse(received, { isHead, ended: true }));
        current.on('data', onData).once('end', onEnd).once('close', onEnd);
        // A reset also closes the connection, which is handled by `onEnd`.
        if (!reused) current.on('error', () => {});
        current.write(request);
      }),
    close: () => void socket?.destroy(),
  };
}

/** The first final response in the received bytes; undefined until it is complete. */
function readResponse(received: Buffer, options: { isHead: boolean; ended: boolean }): RawAnswer | undefined {
  const { isHead, ended } = options;
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  const rest = received.subarray(end + 4);
  if (status < 200) return readResponse(rest, options);
  const closes = /^connection: close/im.test(head);
  const done = (body: Buffer) => ({ status, head, body: body.toString(), closes });
  if (isHead || status === 204 || status === 304) return done(Buffer.alloc(0));
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return rest.length >= Number(length) ? done(rest.subarray(0, Number(length))) : undefined;
  if (/^transfer-encoding: chunked/im.test(head))
    return rest.subarray(-5).toString() === '0\r\n\r\n' ? done(rest) : undefined;
  return ended || (closes && rest.length === 0 && status === 400) ? done(rest) : undefined;
}

/** A request that sends JSON, in the bytes that go over the wire. */
export function postJson(path: string, body: unknown, headers: Record<string, string> = {}): Buffer {
  const content = Buffer.from(JSON.stringify(body));
  const lines = Object.entries({
    Host: 'localhost',
    'Content-Type': 'application/json',
    'Content-Length': String(content.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), content]);
}
