import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { ApiError, badRequest } from '../errors.ts';
import { isForm, mediaType, parseForm } from './forms.ts';

declare module 'koa' {
  interface Request {
    /** What was sent, once `readBody` has read it: an object, and nothing about its fields is known yet. */
    body?: unknown;
  }
}

/** How much a body may hold, in bytes, and how long it may take to arrive, in milliseconds. */
export interface BodyLimits {
  most: number;
  timeoutMs: number;
}

const usual: BodyLimits = { most: 16 * 1024, timeoutMs: 10_000 };

/**
 * Sets `ctx.request.body` from JSON or from a form. Throws an `ApiError` for everything else: 415 for another type,
 * character set or encoding, 413 for too much (before reading, where the length is declared), 408 for too slow, 400 for
 * what cannot be read. `leftover.ts` sees to what then is still on its way.
 */
export async function readBody(ctx: Context, { most, timeoutMs }: BodyLimits = usual): Promise<void> {
  const { headers } = ctx.req;
  const form = isForm(ctx);
  if (!form && mediaType(ctx) !== 'application/json')
    throw unsupported('Send application/json or application/x-www-form-urlencoded.');
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupported('Send text as UTF-8.');
  if (!/^(?:identity)?$/i.test(headers['content-encoding'] ?? ''))
    throw unsupported('Send the body without Content-Encoding.');
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge(most);
  const bytes = await collect(ctx.req, most, timeoutMs);
  if (!isUtf8(bytes)) throw badRequest('The text is not UTF-8.');
  ctx.request.body = form ? parseForm(bytes.toString()) : parseJson(bytes.toString());
}

function parseJson(text: string): object {
  if (!text) throw badRequest('The body is empty.');
  let value: unknown;
  try {
    value = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  } catch {
    throw badRequest('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest('The body is not a JSON object.');
  return value;
}

/** Every byte of the body, or the reason why not. */
function collect(request: IncomingMessage, most: number, timeoutMs: number): Promise<Buffer> | Buffer {
  // Most bodies came with their headers: nothing to wait for.
  if (request.complete && !request.destroyed) {
    const bytes: Buffer = request.read() ?? Buffer.alloc(0);
    if (bytes.length > most) throw tooLarge(most);
    return bytes;
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', done).off('close', gone);
    };
    const fail = (error: ApiError) => {
      settle();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) fail(tooLarge(most));
      else chunks.push(chunk);
    };
    const done = () => {
      settle();
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
    };
    // The sender has left: nobody reads this answer, and nothing of ours went wrong.
    const gone = () => fail(new ApiError(400, 'aborted', 'The body broke off.'));
    const timer = setTimeout(
      () => fail(new ApiError(408, 'request_timeout', 'The body took too long to arrive.')),
      timeoutMs,
    );
    request.on('data', take).on('end', done).on('close', gone);
    if (request.destroyed) gone();
  });
}

const unsupported = (message: string) => new ApiError(415, 'unsupported_media_type', message);
const tooLarge = (most: number) => new ApiError(413, 'payload_too_large', `Send at most ${most / 1024} KB.`);
