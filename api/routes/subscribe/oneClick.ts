import type { IncomingMessage } from 'node:http';

/** A one-click body has few bytes and arrives at once. */
const maxBytes = 4 * 1024;
const timeoutMs = 5000;

/**
 * Whether a mail client unsubscribes its user (RFC 8058): the body, a form in either encoding, contains
 * `List-Unsubscribe=One-Click`. Never rejects: no malformed body may keep anybody from unsubscribing.
 */
export function isOneClick(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let text = '';
    const done = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', done).off('error', done).off('close', done);
      resolve(/List-Unsubscribe[\s\S]*One-Click/i.test(text.slice(0, maxBytes)));
    };
    const take = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (text.length > maxBytes) done();
    };
    const timer = setTimeout(done, timeoutMs);
    request.on('data', take).on('end', done).on('error', done).on('close', done);
    if (request.readableEnded || request.destroyed) done();
  });
}
