import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { withoutInvisible } from '../../data/rules/text/invisible.ts';
import { ApiError, badRequest } from '../errors.ts';
import { type BodyLimits, bodyLimits, drainLimits, maxPieces } from '../limits.ts';
import { isForm, mediaType, parseForm } from './forms.ts';

declare module 'koa' {
  interface Request {
    /** The parsed body, an object whose fields are not validated; set by `readBody`. */
    body?: unknown;
  }
}

/**
 * Parses a JSON or form body into `ctx.request.body`, its texts without invisible characters. By hand, because the libraries for Koa have no timeout, inflate
 * compressed bodies or do not check the encoding.
 * @throws ApiError 415 for another type, charset or encoding; 413 for too many bytes, before reading where the length is
 * declared, or too many pieces; 408 for a timeout; 400 for what cannot be parsed. The caller drains the rest of a refused body.
 */
export async function readBody(ctx: Context, { maxBytes, timeoutMs }: BodyLimits = bodyLimits.form): Promise<void> {
  const { headers } = ctx.req;
  const form = isForm(ctx);
  if (!form && mediaType(ctx) !== 'application/json')
    throw unsupported('Send application/json or application/x-www-form-urlencoded.');
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupported('Send text as UTF-8.');
  if (!/^(?:identity)?$/i.test(headers['content-encoding'] ?? ''))
    throw unsupported('Send the body without Content-Encoding.');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const bytes = await collect(ctx.req, maxBytes, timeoutMs);
  if (!isUtf8(bytes)) throw badRequest('The text is not UTF-8.');
  ctx.request.body = form ? parseForm(bytes.toString()) : parseJson(bytes.toString());
}

function parseJson(text: string): object {
  if (!text) throw badRequest('The body is empty.');
  let value: unknown;
  try {
    value = JSON.parse(withoutInvisible(text));
  } catch {
    throw badRequest('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest('The body is not a JSON object.');
  return value;
}

/** Reads the whole body. @throws ApiError 413, 408, or 400 if the client disconnects */
function collect(request: IncomingMessage, maxBytes: number, timeoutMs: number): Promise<Buffer> | Buffer {
  // Most bodies arrive with their headers and need no listeners.
  if (request.complete && !request.destroyed) {
    const bytes: Buffer = request.read() ?? Buffer.alloc(0);
    if (bytes.length > maxBytes) throw tooLarge(maxBytes);
    return bytes;
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', done).off('close', disconnected);
    };
    const fail = (error: ApiError) => {
      settle();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) fail(tooLarge(maxBytes));
      else if (chunks.push(chunk) > maxPieces) fail(inPieces);
    };
    const done = () => {
      settle();
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
    };
    // An ApiError, so that a client that disconnects is not logged as a failure.
    const disconnected = () => fail(new ApiError(400, 'aborted', 'The body broke off.'));
    const timer = setTimeout(
      () => fail(new ApiError(408, 'request_timeout', 'The body took too long to arrive.')),
      timeoutMs,
    );
    request.on('data', take).on('end', done).on('close', disconnected);
    if (request.destroyed) disconnected();
  });
}

const unsupported = (message: string) => new ApiError(415, 'unsupported_media_type', message);
const inPieces = new ApiError(413, 'payload_too_large', 'Send the body in fewer pieces.');
const tooLarge = (maxBytes: number) => new ApiError(413, 'payload_too_large', `Send at most ${maxBytes / 1024} KB.`);

/**
 * Reads and discards the rest of a refused body. A connection that is closed while its client is still sending is reset, and
 * the client loses the response; a client that never stops is disconnected once it exceeds a limit. By hand, because Node
 * itself discards without any limit.
 */
export function drainBody(request: IncomingMessage, { idleMs, totalMs, maxBytes, pieceBytes } = drainLimits): void {
  if (request.complete || request.destroyed) return;
  const close = () => request.socket.destroy();
  const idleTimer = setTimeout(close, idleMs);
  const totalTimer = setTimeout(close, totalMs);
  let bytesLeft = maxBytes;
  const discard = (chunk: Buffer) => {
    bytesLeft -= Math.max(chunk.length, pieceBytes);
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
