import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What connections may ask of the server; times in milliseconds. */
export interface ConnectionLimits {
  /**
   * Requests that have been parsed and wait for the answer to the one before them. One connection may have so many at any
   * time, and more while all together do not have so many; Node parses 64 KB at once, and browsers send none ahead.
   */
  mostWaiting: { ofOne: number; ofAll: number };
  /**
   * Pieces that a body may come in. Each is an event, whatever it holds: sent a byte at a time, the largest body that is
   * dropped would take minutes of processor time.
   */
  mostPieces: number;
  /** How long an answer may wait for a client that reads nothing of it. */
  stalledMs: number;
  /** From the first byte of a request, or the opening of the connection, to the end of the headers and of the body. */
  headersMs: number;
  requestMs: number;
  /** How often the times above are looked at. */
  checkMs: number;
  /** How long a connection stays open after its last answer, so that a client which is still sending can read it. */
  lingerMs: number;
}

export const usualLimits: ConnectionLimits = {
  mostWaiting: { ofOne: 32, ofAll: 2048 },
  mostPieces: 1024,
  stalledMs: 15_000,
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 5000,
  lingerMs: 2000,
};

/** A connection whose request is being answered. */
interface Turn {
  /** What follows, in the order in which it came. */
  waiting: (() => void)[];
  /** Bytes that have left for the client, as last looked at, and since when there have been no more. */
  sent: number;
  since: number;
}

/**
 * An HTTP server whose connections cost little, whatever their clients do. Node parses all requests that arrive together
 * and begins them at once, so that one packet can make it hold a thousand answers: here each connection has one answer under
 * way, nothing is read from it while others wait, and one that waits on its client for too long is closed.
 */
export function createLimitedServer(handle: RequestListener, limits: ConnectionLimits = usualLimits): Server {
  const { headersMs: headersTimeout, requestMs: requestTimeout, checkMs: connectionsCheckingInterval } = limits;
  const turns = new Map<Socket, Turn>();
  const refused = new WeakSet<Duplex>();
  let waiting = 0;

  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, (request, response) => {
    const { socket } = request;
    if (request.headers['transfer-encoding']) {
      limitPieces(request, limits.mostPieces);
      // What follows an answer that did not need the body is then dropped as bytes, and not read piece by piece.
      response.shouldKeepAlive = false;
    }
    takeTurn(socket, () => {
      response.once('close', () => endTurn(socket));
      handle(request, response);
    });
  });

  server.on('connection', (socket) => {
    // What Node does after the last answer on a connection.
    socket.destroySoon = () => endGently(socket);
    // Node resumes it with each request that has arrived in full.
    socket.on('resume', () => {
      if (turns.get(socket)?.waiting.length) socket.pause();
    });
    socket.once('close', () => deleteTurn(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    takeTurn(socket as Socket, () => {
      if (socket.writable) socket.end(refusal(error.code));
      // Closed at once, the connection would be reset, and the refusal lost with it.
      setTimeout(() => socket.destroy(), limits.lingerMs).unref();
    });
  });

  const watch = setInterval(() => {
    const now = performance.now();
    for (const [socket, turn] of turns) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || sent !== turn.sent) Object.assign(turn, { sent, since: now });
      else if (now - turn.since >= limits.stalledMs) socket.destroy();
    }
  }, limits.checkMs).unref();
  server.once('close', () => clearInterval(watch));

  /** Ends a connection after what was written. Closed while more arrives it would be reset, and the answer lost with it. */
  function endGently(socket: Socket): void {
    socket.end();
    // Nothing that follows is parsed, and none of it begun.
    socket
      .removeAllListeners('data')
      .on('data', () => {})
      .resume();
    setTimeout(() => socket.destroy(), limits.lingerMs).unref();
  }

  function takeTurn(socket: Socket, begin: () => void): void {
    if (!socket.writable) return;
    const turn = turns.get(socket);
    if (!turn) {
      turns.set(socket, { waiting: [], sent: 0, since: performance.now() });
      begin();
    } else if (turn.waiting.length < limits.mostWaiting.ofOne || waiting < limits.mostWaiting.ofAll) {
      turn.waiting.push(begin);
      waiting += 1;
      socket.pause();
    } else {
      refuseRest(socket);
    }
  }

  function endTurn(socket: Socket): void {
    const turn = turns.get(socket);
    const next = socket.writable ? turn?.waiting.shift() : undefined;
    if (turn && next) {
      waiting -= 1;
      if (turn.waiting.length === 0) socket.resume();
      next();
    } else {
      deleteTurn(socket);
    }
  }

  function deleteTurn(socket: Socket): void {
    waiting -= turns.get(socket)?.waiting.length ?? 0;
    turns.delete(socket);
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
