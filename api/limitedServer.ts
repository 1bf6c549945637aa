import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ConnectionLimits, connectionLimits } from './limits.ts';
import { makeCountByAddress, readIpAddress } from './ipAddress.ts';

/**
 * An HTTP server with limits that Node lacks. Node handles all requests at once that come together on a connection, and waits
 * without limit for a client that does not read. Here a connection has one request under way: what was sent ahead of its
 * response gets no handler, and the connection is closed after it (RFC 9112, section 9.3.2: whoever sends ahead, as no browser
 * and no proxy does, has to send that again). A client that stalls is cut off.
 */
export function createLimitedServer(handle: RequestListener, limits: ConnectionLimits = connectionLimits): Server {
  const { headersMs: headersTimeout, requestMs: requestTimeout, timeoutCheckMs: connectionsCheckingInterval } = limits;
  const underWay = new Map<Duplex, ServerResponse>();
  /** Connections that are closed after the response under way. */
  const ending = new WeakSet<Duplex>();

  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, (request, response) => {
    const { socket } = request;
    if (underWay.has(socket)) return endAfterResponse(socket);
    underWay.set(socket, response);
    response.once('close', () => {
      if (ending.has(socket)) endGently(socket);
      else underWay.delete(socket);
    });
    handle(request, response);
  });

  const { total, perAddress, isTrusted } = limits.connections;
  const counts = makeCountByAddress(perAddress);
  server.maxConnections = total;
  server.on('connection', (socket) => {
    socket.once('close', () => underWay.delete(socket));
    const address = readIpAddress(socket.remoteAddress ?? '');
    if (address === undefined || isTrusted(address)) return;
    const end = counts.take(address);
    if (end) socket.once('close', end);
    else socket.destroy();
  });

  // Time during which the client has neither sent nor read anything. A handler may take longer, as long as nothing waits to be read.
  server.timeout = limits.stalledMs;
  server.on('timeout', (socket) => {
    if (!underWay.has(socket) || socket.writableLength > 0) socket.destroy();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const response = underWay.get(socket);
    // Of a malformed body no handler gets the end: it is refused in the handler's place.
    if (response && (response.req.complete || response.headersSent)) return endAfterResponse(socket);
    socket.write(refusal(error.code));
    endGently(socket);
  });
  return server;

  /** Reads nothing more, what a client sends that reads nothing itself included. */
  function endAfterResponse(socket: Duplex): void {
    ending.add(socket);
    socket.pause();
  }

  /** Half-closes a connection and closes it later: closing while data arrives would reset it, and lose the response. */
  function endGently(socket: Duplex): void {
    socket.end();
    setTimeout(() => socket.destroy(), limits.lingerMs).unref();
  }
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
