import type { IncomingMessage } from 'node:http';

/** A body that says "one click" is shorter than this, in bytes, and there sooner, in milliseconds. */
const most = 4 * 1024;
const timeoutMs = 5000;

/**
 * Whether a mail program unsubscribes in its user's name (RFC 8058): its body, a form of either encoding, says
 * `List-Unsubscribe=One-Click`. Never fails: a body that is odd, too long or broken off keeps nobody from leaving.
 */
export function saysOneClick(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let text = '';
    const done = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', done).off('error', done).off('close', done);
      resolve(/List-Unsubscribe[\s\S]*One-Click/i.test(text.slice(0, most)));
    };
    const take = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (text.length > most) done();
    };
    const timer = setTimeout(done, timeoutMs);
    request.on('data', take).on('end', done).on('error', done).on('close', done);
    if (request.readableEnded || request.destroyed) done();
  });
}
