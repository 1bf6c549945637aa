import { createHmac } from 'node:crypto';
import { DeliveryError } from './deliveryError.ts';

export interface WebhookParts {
  url: string;
  /** Signs the time and the body; nothing is signed without it. */
  secret?: string | undefined;
  /** In milliseconds, from the connection to the answer. */
  timeout?: number;
  now?: () => number;
}

/**
 * Posts JSON to an address. `X-Webhook-Timestamp` is the try's time in seconds, and `X-Signature` is "sha256=" and the hex
 * HMAC-SHA256 of `timestamp.body` with the secret: the receiver refuses what is old, and knows a repetition by the `id` in
 * the body. docs/owner.md shows how.
 * @throws DeliveryError if it is not taken
 */
export function makeWebhook({
  url,
  secret,
  timeout = 10_000,
  now = Date.now,
}: WebhookParts): (item: { id: string; payload: string }) => Promise<void> {
  const { address, authorization } = apart(url);
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
    const status = await post(address, { headers, body: payload, timeout });
    if (status >= 200 && status < 300) return;
    // The receiver does not take what we send, where we send it: its address, its key or what it does with it has changed.
    const ours = status < 500 && status !== 408 && status !== 429;
    throw new DeliveryError(`answered ${status}`, ours ? 'sender' : 'temporary');
  };
}

async function post(
  address: string,
  { headers, body, timeout }: { headers: Record<string, string>; body: string; timeout: number },
): Promise<number> {
  try {
    // A lead goes where the owner said and nowhere else.
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new DeliveryError(
      name === 'TimeoutError' ? 'no answer in time' : `no connection (${cause?.code ?? name})`,
      'connection',
    );
  }
}

/** An address with a user and a password is refused by `fetch`: they go into a header. */
function apart(url: string): { address: string; authorization: Record<string, string> } {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return { address: address.href, authorization: username || password ? { Authorization: `Basic ${login}` } : {} };
}
