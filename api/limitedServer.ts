import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Limits of connections; times in milliseconds. */
export interface ConnectionLimits {
  /**
   * Pipelined requests: parsed, and waiting for the response to the one before. A connection may always have `perConnection`
   * of them, and more while all connections together have fewer than `total`. Node parses 64 KB at once; browsers do not
   * pipeline.
   */
  maxPipelined: { perConnection: number; total: number };
  /**
   * Pieces that a chunked body may come in. Each is an event however small it is: sent a byte at a time, the largest body
   * that is dropped would take minutes of processor time.
   */
  maxPieces: number;
  /** How long a response may wait for a client that reads nothing of it. */
  stalledMs: number;
  /** From the first byte of a request, or the opening of the connection, to the end of the headers and of the body. */
  headersMs: number;
  requestMs: number;
  /** How often the timeouts above are checked. */
  checkMs: number;
  /** How long a connection stays open after its last response, so that a client which is still sending can read it. */
  lingerMs: number;
}

export const defaultLimits: ConnectionLimits = {
  maxPipelined: { perConnection: 32, total: 2048 },
  maxPieces: 1024,
  stalledMs: 15_000,
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 5000,
  lingerMs: 2000,
};

/** The pipeline of a connection, while one of its requests is being answered. */
interface Pipeline {
  /** The requests after it, in their order. */
  waiting: (() => void)[];
  /** Bytes that had been sent at the last check. */
  sentBytes: number;
  /** Since when there have been no more, on the clock of `performance.now`. */
  stalledSince: number;
}

/**
 * An HTTP server with limits that Node lacks. Node handles all pipelined requests at once, so that one packet can make it
 * hold a thousand responses, and waits without limit for a client that does not read. Here each connection has one response
 * under way, is not read from while requests of it wait, and is closed when its client stalls.
 */
export function createLimitedServer(handle: RequestListener, limits: ConnectionLimits = defaultLimits): Server {
  const { headersMs: headersTimeout, requestMs: requestTimeout, checkMs: connectionsCheckingInterval } = limits;
  const pipelines = new Map<Socket, Pipeline>();
  const refused = new WeakSet<Duplex>();
  let waiting = 0;

  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, (request, response) => {
    const { socket } = request;
    if (request.headers['transfer-encoding']) {
      limitPieces(request, limits.maxPieces);
      // What follows a response that did not need the body is then dropped as bytes, instead of parsed piece by piece.
      response.shouldKeepAlive = false;
    }
    startOrQueue(socket, () => {
      response.once('close', () => startNext(socket));
      handle(request, response);
    });
  });

  server.on('connection', (socket) => {
    // Node calls this after the last response on a connection.
    socket.destroySoon = () => endGently(socket);
    // Node resumes the socket with each request that is complete.
    socket.on('resume', () => {
      if (pipelines.get(socket)?.waiting.length) socket.pause();
    });
    socket.once('close', () => deletePipeline(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    startOrQueue(socket as Socket, () => {
      if (socket.writable) socket.end(refusal(error.code));
      // Closing at once would reset the connection, and the client would lose the response.
      setTimeout(() => socket.destroy(), limits.lingerMs).unref();
    });
  });

  const stallCheck = setInterval(() => {
    const now = performance.now();
    for (const [socket, pipeline] of pipelines) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || sentBytes !== pipeline.sentBytes)
        Object.assign(pipeline, { sentBytes, stalledSince: now });
      else if (now - pipeline.stalledSince >= limits.stalledMs) socket.destroy();
    }
  }, limits.checkMs).unref();
  server.once('close', () => clearInterval(stallCheck));

  /** Half-closes a connection and closes it later: closing while data arrives would reset it, and lose the response. */
  function endGently(socket: Socket): void {
    socket.end();
    // Discards further requests unparsed.
    socket
      .removeAllListeners('data')
      .on('data', () => {})
      .resume();
    setTimeout(() => socket.destroy(), limits.lingerMs).unref();
  }

  function startOrQueue(socket: Socket, begin: () => void): void {
    if (!socket.writable) return;
    const pipeline = pipelines.get(socket);
    if (!pipeline) {
      pipelines.set(socket, { waiting: [], sentBytes: 0, stalledSince: performance.now() });
      begin();
    } else if (pipeline.waiting.length < limits.maxPipelined.perConnection || waiting < limits.maxPipelined.total) {
      pipeline.waiting.push(begin);
      waiting += 1;
      socket.pause();
    } else {
      refuseRest(socket);
    }
  }

  function startNext(socket: Socket): void {
    const pipeline = pipelines.get(socket);
    const next = socket.writable ? pipeline?.waiting.shift() : undefined;
    if (pipeline && next) {
      waiting -= 1;
      if (pipeline.waiting.length === 0) socket.resume();
      next();
    } else {
      deletePipeline(socket);
    }
  }

  function deletePipeline(socket: Socket): void {
    waiting -= pipelines.get(socket)?.waiting.length ?? 0;
    pipelines.delete(socket);
  }

  return server;
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
function refuseRest(socket: Socket & { parser?: Parser | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}

/** Closes the connection of a request whose body comes in too many pieces. */
function limitPieces(request: IncomingMessage, most: number): void {
  const push = request.push.bind(request);
  let pieces = 0;
  request.push = (piece: unknown) => {
    pieces += 1;
    if (pieces <= most || piece === null) return push(piece);
    if (!request.socket.destroyed) refuseRest(request.socket);
    return true;
  };
}

/** Malformed requests get the JSON error envelope as well. */
function refusal(code: string | undefined): string {
  const { status, error } = refusals[code ?? ''] ?? malformed;
  const body = JSON.stringify({ success: false, error });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'X-Content-Type-Options: nosniff',
    'Cross-Origin-Resource-Policy: same-origin',
  ];
  return [...head, '', body].join('\r\n');
}

const malformed = { status: 400, error: { code: 'bad_request', message: 'The request could not be read.' } };
const refusals: Record<string, typeof malformed> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: { code: 'request_timeout', message: 'The request took too long to arrive.' },
  },
  HPE_HEADER_OVERFLOW: { status: 431, error: { code: 'headers_too_large', message: 'Send at most 16 KB of headers.' } },
};
