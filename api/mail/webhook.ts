import { createHmac } from 'node:crypto';
import { DeliveryError } from './deliveryError.ts';

export interface WebhookParts {
  url: string;
  /** Key of the signature; without it calls are not signed. */
  secret?: string | undefined;
  /** Milliseconds from the connection to the response. */
  timeout?: number;
  now?: () => number;
}

/**
 * Posts JSON to a URL. `X-Webhook-Timestamp` is the time of the attempt in seconds, and `X-Signature` is "sha256=" and the
 * hex HMAC-SHA256 of `timestamp.body` with the secret: the receiver can refuse old calls, and recognizes a duplicate by the
 * `id` in the body. docs/owner.md shows how.
 * @throws DeliveryError for any response but 2xx, or none
 */
export function makeWebhook({
  url,
  secret,
  timeout = 10_000,
  now = Date.now,
}: WebhookParts): (message: { id: string; payload: string }) => Promise<void> {
  const { address, authorization } = splitCredentials(url);
  return async ({ id, payload }) => {
    const timestamp = String(Math.floor(now() / 1000));
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      'X-Webhook-Id': id,
      'X-Webhook-Timestamp': timestamp,
      ...authorization,
    };
    if (secret)
      headers['X-Signature'] = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')}`;
    await callPeer(address, { method: 'POST', headers, body: payload, timeout });
  };
}

/** `fetch` refuses URLs with credentials: they are moved to an `Authorization` header. */
function splitCredentials(url: string): { address: string; authorization: Record<string, string> } {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return { address: address.href, authorization: username || password ? { Authorization: `Basic ${login}` } : {} };
}

/**
 * Calls a service of the owner's. Redirects are not followed: what is sent goes to the configured address alone.
 * @param accepted a status that is an answer too
 * @throws DeliveryError for any other answer than 2xx, or none
 */
export async function callPeer(
  address: string,
  {
    timeout,
    accepted,
    signal,
    ...init
  }: Omit<RequestInit, 'signal'> & { timeout: number; accepted?: number | undefined; signal?: AbortSignal | undefined },
): Promise<{ status: number; text: string }> {
  const late = AbortSignal.timeout(timeout);
  try {
    const signals = signal ? AbortSignal.any([late, signal]) : late;
    const response = await fetch(address, { ...init, redirect: 'manual', signal: signals });
    const { ok, status } = response;
    if (!ok && status !== accepted) {
      await response.body?.cancel();
      // With a 4xx the address, the key or the other side has changed, which somebody has to mend.
      const ours = status < 500 && status !== 408 && status !== 429;
      throw new DeliveryError(`answered ${status}`, ours ? 'sender' : 'temporary');
    }
    return { status, text: await response.text() };
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new DeliveryError(
      name === 'TimeoutError' ? 'no answer in time' : `no connection (${cause?.code ?? name})`,
      'connection',
    );
  }
}
