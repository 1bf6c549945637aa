export interface PostFailure {
  ok: false;
  /** HTTP status; undefined where no response arrived. */
  status?: number;
  /** Seconds, from the `Retry-After` header. */
  retryAfter?: number | undefined;
  message?: string | undefined;
  /** Error message by field name. */
  fields?: Readonly<Record<string, string>> | undefined;
}

export type PostResult =
  /** `body` is undefined where the response is not JSON: a captive portal answers 200 with a page of its own. */
  { ok: true; body: Readonly<Record<string, unknown>> | undefined } | PostFailure;

/** Milliseconds until a request without a response counts as failed. */
const timeoutMs = 30_000;

/** Posts JSON and reads the API's JSON envelope. Never rejects: a network error is a failure without a status. */
export async function postJson(url: string, body: object): Promise<PostResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const envelope = asObject(await response.json().catch(() => undefined));
    if (response.ok) return { ok: true, body: envelope };
    const { message, fields } = asObject(envelope?.error) ?? {};
    return {
      ok: false,
      status: response.status,
      retryAfter: retryAfterSeconds(response.headers.get('Retry-After')),
      message: typeof message === 'string' ? message : undefined,
      fields: asObject(fields) as Record<string, string> | undefined,
    };
  } catch {
    return { ok: false };
  } finally {
    clearTimeout(timer);
  }
}

/** Seconds of a `Retry-After` header, which holds either seconds or an HTTP date; at least 1. `now` in milliseconds since 1970. */
export function retryAfterSeconds(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
