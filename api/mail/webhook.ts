import { createHmac } from 'node:crypto';
import { callPeer } from './callPeer.ts';

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
