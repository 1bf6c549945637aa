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
import { type ConnectionLimits, connectionLimits } from './limits.ts';
import { makeCountByAddress, readIpAddress } from './middleware/ipAddress.ts';
import { makePipelines, refuseRest } from './pipelines.ts';

/**
 * An HTTP server with limits that Node lacks. Node handles all pipelined requests at once, so that one packet can make it
 * hold a thousand responses, and waits without limit for a client that does not read. Here each connection has one response
 * under way, is not read from while requests of it wait, and is closed when its client stalls.
 */
export function createLimitedServer(handle: RequestListener, limits: ConnectionLimits = connectionLimits): Server {
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

/** Closes connections above the limits as they come, before anything is read from them. */
function limitConnections(server: Server, { total, perAddress, isTrusted }: ConnectionLimits['connections']): void {
  server.maxConnections = total;
  const counts = makeCountByAddress(perAddress);
  server.on('connection', (socket) => {
    const address = readIpAddress(socket.remoteAddress ?? '');
    if (address === undefined || isTrusted(address)) return;
    const end = counts.take(address);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
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
