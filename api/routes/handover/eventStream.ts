import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { ApiError } from '../../errors.ts';
import { streamLimits } from '../../limits.ts';
import { makeCountByAddress } from '../../ipAddress.ts';

/** Counts the open streams by address: they are not limited by how many are opened, because a lost line opens many. */
export function makeStreamCount() {
  const counts = makeCountByAddress(streamLimits.perAddress);
  let total = 0;
  return {
    /** @throws ApiError 429 where an address has too many. @returns what gives the place free, called once */
    take(ctx: Context): () => void {
      const end = total < streamLimits.total ? counts.take(ctx.state.address) : undefined;
      if (!end) {
        ctx.set('Retry-After', '60');
        throw new ApiError(429, 'too_many_streams', 'Too many streams are open from this address.');
      }
      total += 1;
      return () => {
        total -= 1;
        end();
      };
    },
  };
}

export type EventStream = ReturnType<typeof openEventStream>;

/** Answers with server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export function openEventStream(ctx: Context) {
  const stream = new PassThrough();
  ctx.status = 200;
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  ctx.body = stream;
  const write = (text: string) => {
    if (stream.destroyed || stream.writableEnded) return;
    if (stream.writableLength + stream.readableLength > streamLimits.waitingBytes) stream.destroy();
    else stream.write(text);
  };
  // Some milliseconds at random, so that the browsers of a process that has stopped do not come back at once.
  write(`retry: ${1000 + Math.floor(Math.random() * 1000)}\n\n`);
  return {
    send: ({ name, id, data }: { name?: string; id?: number; data: unknown }): void =>
      write(
        `${id === undefined ? '' : `id: ${id}\n`}${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`,
      ),
    /** A comment, which only shows that the line is alive. */
    comment: () => write(':\n\n'),
    end: (): void => void stream.end(),
    /** Called once, when either side has ended it; at once where that has happened. */
    onClose(listener: () => void): void {
      if (stream.closed) listener();
      else stream.once('close', listener);
    },
  };
}
