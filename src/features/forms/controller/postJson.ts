/** What became of a request. */
export type Answer =
  /** `body` is undefined where something answered that is not our API, as the page of a hotel's network does. */
  | { ok: true; body: Readonly<Record<string, unknown>> | undefined }
  | {
      ok: false;
      status?: number /** Seconds. */;
      retryAfter?: number | undefined;
      message?: string | undefined;
      fields?: Readonly<Record<string, string>> | undefined;
    };

/** Milliseconds until a request that nobody answers counts as failed. */
const timeout = 30_000;

/** Sends JSON and reads the envelope of the answer. Never throws: a request that went nowhere is an answer without a status. */
export async function post(url: string, body: object): Promise<Answer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: patience.signal,
    });
    const said = objectIn(await response.json().catch(() => undefined));
    if (response.ok) return { ok: true, body: said };
    const { message, fields } = objectIn(said?.error) ?? {};
    return {
      ok: false,
      status: response.status,
      retryAfter: secondsIn(response.headers.get('Retry-After')),
      message: typeof message === 'string' ? message : undefined,
      fields: objectIn(fields) as Record<string, string> | undefined,
    };
  } catch {
    return { ok: false };
  } finally {
    clearTimeout(timer);
  }
}

/** `Retry-After` in seconds, whether it counts them or names a time. */
export function secondsIn(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

function objectIn(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
