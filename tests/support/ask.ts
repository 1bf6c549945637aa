import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** A response as received: redirects are not followed, and the body is not decompressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The body as text. */
  text: string;
}

interface Asked {
  port: number;
  path: string;
  host?: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | undefined;
}

/** Sends a request with exactly this target and these headers, on a connection of its own. */
export const ask = ({ body, host = '127.0.0.1', ...target }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ ...target, host, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject).end(body);
  });
