import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionCounts, defaultCounts, limitConnections } from './connectionCounts.ts';
import { makePipelines, type PipelineLimits, refuseRest } from './pipelines.ts';

/** Limits of connections; times in milliseconds. */
export interface ConnectionLimits extends PipelineLimits {
  /**
   * Pieces that a chunked body may come in. Each is an event however small it is: sent a byte at a time, the largest body
   * that is dropped would take minutes of processor time.
   */
  maxPieces: number;
  /** From the first byte of a request, or the opening of the connection, to the end of the headers and of the body. */
  headersMs: number;
  requestMs: number;
  checkMs: number;
  /** How long a connection stays open after its last response, so that a client which is still sending can read it. */
  lingerMs: number;
  connections: ConnectionCounts;
}

export const defaultLimits: ConnectionLimits = {
  maxPipelined: { perConnection: 8, total: 512, alone: 2048 },
  maxPieces: 1024,
  stalledMs: 15_000,
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 5000,
  lingerMs: 2000,
  connections: defaultCounts,
};

/**
 * An HTTP server with limits that Node lacks. Node handles all pipelined requests at once, so that one packet can make it
 * hold a thousand responses, and waits without limit for a client that does not read. Here each connection has one response
 * under way, is not read from while requests of it wait, and is closed when its client stalls.
 */
export function createLimitedServer(handle: RequestListener, limits: ConnectionLimits = defaultLimits): Server {
  const { headersMs: headersTimeout, requestMs: requestTimeout, checkMs: connectionsCheckingInterval } = limits;
  const pipelines = makePipelines(limits);
  const refused = new WeakSet<Duplex>();
  const latest = new WeakMap<Duplex, Latest>();

  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, (request, response) => {
    const { socket } = request;
    if (request.headers['transfer-encoding']) {
      limitPieces(request, limits.maxPieces);
      // What follows a response that did not need the body is then dropped as bytes, instead of parsed piece by piece.
      response.shouldKeepAlive = false;
    }
    const own: Latest = { request, response, begun: false };
    latest.set(socket, own);
    pipelines.startOrQueue(socket, () => {
      own.begun = true;
      if (own.refuse) return own.refuse();
      response.once('close', () => {
        // An idle connection keeps nothing of what it was used for.
        if (latest.get(socket) === own) latest.delete(socket);
        pipelines.startNext(socket);
      });
      handle(request, response);
    });
  });

  limitConnections(server, limits.connections);
  server.on('connection', (socket) => {
    // Node calls this after the last response on a connection.
    socket.destroySoon = () => endGently(socket, limits.lingerMs);
    // Node resumes the socket with each request that is complete.
    socket.on('resume', () => {
      if (pipelines.hasWaiting(socket)) socket.pause();
    });
    socket.once('close', () => pipelines.remove(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const refuse = () => {
      if (socket.writable) socket.end(refusal(error.code));
      // Closing at once would reset the connection, and the client would lose the response.
      setTimeout(() => socket.destroy(), limits.lingerMs).unref();
    };
    const own = latest.get(socket);
    const isOfBody = own && !own.request.complete && !own.response.headersSent;
    // Of a malformed body no handler gets the end: it is refused in the handler's place.
    if (!isOfBody || !error.code?.startsWith('HPE_')) pipelines.startOrQueue(socket as Socket, refuse);
    else if (own.begun) refuse();
    else own.refuse = refuse;
  });

  const stallCheck = setInterval(pipelines.closeStalled, limits.checkMs).unref();
  server.once('close', () => clearInterval(stallCheck));

  return server;
}

/** The last request that was parsed on a connection. */
interface Latest {
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether it was its turn. */
  begun: boolean;
  /** Answers it in its turn, in place of the handler. */
  refuse?: () => void;
}

/** Half-closes a connection and closes it later: closing while data arrives would reset it, and lose the response. */
function endGently(socket: Socket, lingerMs: number): void {
  socket.end();
  // Discards further requests unparsed.
  socket
    .removeAllListeners('data')
    .on('data', () => {})
    .resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Closes the connection of a request whose body comes in too many pieces. */
function limitPieces(request: IncomingMessage, max: number): void {
  const push = request.push.bind(request);
  let pieces = 0;
  request.push = (piece: unknown) => {
    pieces += 1;
    if (pieces <= max || piece === null) return push(piece);
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
