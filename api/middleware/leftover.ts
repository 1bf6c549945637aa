import type { IncomingMessage } from 'node:http';

/** How long and how much is read away: milliseconds without a byte, milliseconds in all, bytes. */
export interface Patience {
  silentMs: number;
  allMs: number;
  most: number;
}

const usual: Patience = { silentMs: 1000, allMs: 10_000, most: 16 * 1024 * 1024 };

/**
 * Reads away what is still to come of a body that was refused. A connection that is closed while its client is sending
 * is reset, and the client loses the answer that says why; one that sends for ever would hold it for ever. So the rest is
 * dropped as it comes, and the connection closed when nothing comes any more, or too much.
 */
export function readAway(request: IncomingMessage, { silentMs, allMs, most }: Patience = usual): void {
  if (request.complete || request.destroyed) return;
  const close = () => request.socket.destroy();
  const silent = setTimeout(close, silentMs);
  const longest = setTimeout(close, allMs);
  let left = most;
  const drop = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) close();
    else silent.refresh();
  };
  const stop = () => {
    clearTimeout(silent);
    clearTimeout(longest);
    request.off('data', drop);
  };
  request.on('data', drop).once('end', stop).once('close', stop);
}
