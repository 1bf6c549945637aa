import type { Socket } from 'node:net';
import type { ConnectionLimits } from './limits.ts';

/** The pipeline of a connection, while one of its requests is being answered. */
interface Pipeline {
  /** The requests after it, in their order. */
  waiting: (() => void)[];
  /** Bytes that had been sent at the last check. */
  sentBytes: number;
  /** Since when there have been no more, on the clock of `performance.now`. */
  stalledSince: number;
}

/** The connections whose requests are being answered: each has one response under way, and its other requests wait. */
export function makePipelines({ maxPipelined, stalledMs }: ConnectionLimits) {
  const pipelines = new Map<Socket, Pipeline>();
  let waiting = 0;
  const mayWait = (own: number): boolean =>
    own < maxPipelined.perConnection || waiting < maxPipelined.total || (waiting === own && own < maxPipelined.alone);

  return {
    /** Begins a response, now or after those before it. */
    startOrQueue(socket: Socket, begin: () => void): void {
      if (!socket.writable) return;
      const pipeline = pipelines.get(socket);
      if (!pipeline) {
        pipelines.set(socket, { waiting: [], sentBytes: 0, stalledSince: performance.now() });
        begin();
      } else if (mayWait(pipeline.waiting.length)) {
        pipeline.waiting.push(begin);
        waiting += 1;
        socket.pause();
      } else {
        refuseRest(socket);
      }
    },

    /** Goes on with the next request after a response. */
    startNext(socket: Socket): void {
      const pipeline = pipelines.get(socket);
      const next = socket.writable ? pipeline?.waiting.shift() : undefined;
      if (pipeline && next) {
        waiting -= 1;
        if (pipeline.waiting.length === 0) socket.resume();
        next();
      } else {
        remove(socket);
      }
    },

    hasWaiting: (socket: Socket) => (pipelines.get(socket)?.waiting.length ?? 0) > 0,

    remove,

    /** Closes connections whose client has read nothing for too long. */
    closeStalled(): void {
      const now = performance.now();
      for (const [socket, pipeline] of pipelines) {
        const sentBytes = socket.bytesWritten - socket.writableLength;
        if (socket.writableLength === 0 || sentBytes !== pipeline.sentBytes)
          Object.assign(pipeline, { sentBytes, stalledSince: now });
        else if (now - pipeline.stalledSince >= stalledMs) socket.destroy();
      }
    },
  };

  function remove(socket: Socket): void {
    waiting -= pipelines.get(socket)?.waiting.length ?? 0;
    pipelines.delete(socket);
  }
}

/** Node's parser of a connection. It is not part of the documented API, hence optional. */
interface Parser {
  /** Called with each request whose headers are complete. By 2 the parser is told that no HTTP follows. */
  onIncoming?: () => number;
}

/**
 * Closes a connection. Of what was read from it, up to 64 KB, Node would go on to make thousands of requests and responses
 * although nobody is there to read them: so its parser is stopped too.
 */
export function refuseRest(socket: Socket & { parser?: Parser | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}
