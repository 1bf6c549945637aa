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
import { makeCountByAddress, readIpAddress } from './ipAddress.ts';

/**
 * An HTTP server with limits that Node lacks. Node handles all requests at once that come together on a connection, so that one
 * packet can make it hold a thousand responses, and waits without limit for a client that does not read. Here a connection has
 * one response under way: what was sent ahead of it is dropped, and the connection closed (RFC 9112, section 9.3.2: whoever sends
 * ahead, as no browser and no proxy does, has to send that again). A client that stalls is cut off.
 */
export function createLimitedServer(handle: RequestListener, limits: ConnectionLimits = connectionLimits): Server {
  const { headersMs: headersTimeout, requestMs: requestTimeout, checkMs: connectionsCheckingInterval } = limits;
  const underWay = new Map<Duplex, Exchange>();
  const refused = new WeakSet<Duplex>();

  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, (request, response) => {
    const { socket } = request;
    const before = underWay.get(socket);
    if (before) return endAfter(socket, before);
    if (request.headers['transfer-encoding']) {
      limitPieces(request, limits.maxPieces);
      // What follows a response that did not need the body is then dropped as bytes, instead of parsed piece by piece.
      response.shouldKeepAlive = false;
    }
    const exchange: Exchange = { request, response, isLast: false, sentBytes: 0, stalledSince: performance.now() };
    underWay.set(socket, exchange);
    response.once('close', () => {
      underWay.delete(socket);
      if (exchange.isLast) socket.destroySoon();
    });
    handle(request, response);
  });

  limitConnections(server, limits.connections);
  server.on('connection', (socket) => {
    // Node calls this after the last response on a connection.
    socket.destroySoon = () => endGently(socket, limits.lingerMs);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const exchange = underWay.get(socket);
    // Of a malformed body no handler gets the end: it is refused in the handler's place.
    const isOfBody = exchange && !exchange.request.complete && !exchange.response.headersSent;
    if (exchange && !isOfBody) return endAfter(socket as Socket, exchange);
    if (socket.writable) socket.end(refusal(error.code));
    // Closing at once would reset the connection, and the client would lose the response.
    setTimeout(() => socket.destroy(), limits.lingerMs).unref();
  });

  const stallCheck = setInterval(() => closeStalled(underWay, limits.stalledMs), limits.checkMs).unref();
  server.once('close', () => clearInterval(stallCheck));

  return server;
}

/** A request that is being answered. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether the connection is closed after it. */
  isLast: boolean;
  /** Bytes that had been sent on the connection at the last check. */
  sentBytes: number;
  /** Since when there have been no more, on the clock of `performance.now`. */
  stalledSince: number;
}

/** Node's parser of a connection. It is not part of the documented API, hence optional. */
type ParsedSocket = Socket & {
  /** `onIncoming` is called with each request whose headers are complete. By 2 the parser is told that no HTTP follows. */
  parser?: { onIncoming?: () => number } | null;
};

/** Parses nothing more of a connection: of what was read of it, up to 64 KB, Node would make thousands of requests. */
function stopParsing(socket: ParsedSocket): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

/** Drops whatever follows a request, and closes the connection after its response. */
function endAfter(socket: ParsedSocket, exchange: Exchange): void {
  exchange.isLast = true;
  if (!exchange.response.headersSent) exchange.response.shouldKeepAlive = false;
  stopParsing(socket);
  discard(socket);
}

/** Discards further bytes unparsed. */
function discard(socket: Socket): void {
  socket
    .removeAllListeners('data')
    .on('data', () => {})
    .resume();
}

/** Closes connections whose client has read nothing for too long. */
function closeStalled(underWay: ReadonlyMap<Duplex, Exchange>, stalledMs: number): void {
  const now = performance.now();
  for (const [duplex, exchange] of underWay) {
    const socket = duplex as Socket;
    const sentBytes = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || sentBytes !== exchange.sentBytes)
      Object.assign(exchange, { sentBytes, stalledSince: now });
    else if (now - exchange.stalledSince >= stalledMs) socket.destroy();
  }
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

/** Half-closes a connection and closes it later: closing while data arrives would reset it, and lose the response. */
function endGently(socket: Socket, lingerMs: number): void {
  socket.end();
  discard(socket);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Closes the connection of a request whose body comes in too many pieces. */
function limitPieces(request: IncomingMessage, max: number): void {
  const push = request.push.bind(request);
  let pieces = 0;
  request.push = (piece: unknown) => {
    pieces += 1;
    if (pieces <= max || piece === null) return push(piece);
    stopParsing(request.socket);
    request.socket.destroy();
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
