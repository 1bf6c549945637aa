import type { IncomingMessage } from 'node:http';

export interface DrainLimits {
  /** Milliseconds without a byte. */
  idleMs: number;
  /** Milliseconds in total. */
  totalMs: number;
  maxBytes: number;
}

const defaultLimits: DrainLimits = { idleMs: 1000, totalMs: 10_000, maxBytes: 16 * 1024 * 1024 };

/**
 * Reads and discards the rest of a refused body. A connection that is closed while its client is still sending is reset, and
 * the client loses the response; a client that never stops is disconnected once it exceeds a limit. By hand, because Node
 * itself discards without any limit.
 */
export function drainBody(request: IncomingMessage, { idleMs, totalMs, maxBytes }: DrainLimits = defaultLimits): void {
  if (request.complete || request.destroyed) return;
  const close = () => request.socket.destroy();
  const idleTimer = setTimeout(close, idleMs);
  const totalTimer = setTimeout(close, totalMs);
  let bytesLeft = maxBytes;
  const discard = (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) close();
    else idleTimer.refresh();
  };
  const stop = () => {
    clearTimeout(idleTimer);
    clearTimeout(totalTimer);
    request.off('data', discard);
  };
  request.on('data', discard).once('end', stop).once('close', stop);
}
