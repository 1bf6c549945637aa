import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { withoutInvisible } from '../../data/rules/text/invisible.ts';
import { ApiError, badRequest } from '../errors.ts';
import { type BodyLimits, bodyLimits, maxPieces } from '../limits.ts';
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
 * declared, or too many pieces; 408 for a timeout; 400 for what cannot be parsed. Node discards the rest of a refused body.
 */
export async function readBody(ctx: Context, limits: BodyLimits = bodyLimits.form): Promise<void> {
  const { headers } = ctx.req;
  const form = isForm(ctx);
  if (!form && mediaType(ctx) !== 'application/json')
    throw unsupported('Send application/json or application/x-www-form-urlencoded.');
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupported('Send text as UTF-8.');
  if (!/^(?:identity)?$/i.test(headers['content-encoding'] ?? ''))
    throw unsupported('Send the body without Content-Encoding.');
  if (Number(headers['content-length'] ?? 0) > limits.maxBytes) throw tooLarge(limits.maxBytes);
  const bytes = await readBytes(ctx.req, limits);
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

/** Reads the whole body. Rejects with an ApiError: 413, 408, or 400 if the client disconnects. */
export function readBytes(request: IncomingMessage, { maxBytes, timeoutMs }: BodyLimits): Promise<Buffer> {
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
