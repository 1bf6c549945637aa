import { connectionError, refusalError } from '../../mail/connectionError.ts';
import { DeliveryError } from '../../mail/deliveryError.ts';

export interface ListmonkAccess {
  url: string;
  /** An API user, and its token. */
  user: string;
  token: string;
  /** Milliseconds for each call. */
  timeout?: number;
}

/** A subscriber as listmonk has it. */
export interface Member {
  id: number;
  email: string;
  name: string;
  status: string;
  attribs: unknown;
  lists: readonly { id: number; subscription_status: string }[];
}

/** Calls of listmonk's API below `/api/subscribers`. @throws DeliveryError for any answer but 2xx, or none */
export function makeListmonkCalls({ url, user, token, timeout = 10_000 }: ListmonkAccess) {
  const base = `${url.replace(/\/+$/, '')}/api/subscribers`;
  const authorization = `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`;

  return {
    /** @param accepted a status that is an answer too */
    async send(method: 'POST' | 'PUT', path: string, body?: object, accepted?: number): Promise<number> {
      return (await call(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) }, accepted)).status;
    },

    /** A page of subscribers, and how many there are in all. */
    async query(
      parameters: Record<string, string>,
      signal?: AbortSignal,
    ): Promise<{ results: Member[]; total: number }> {
      const { text } = await call(`?${new URLSearchParams(parameters)}`, signal ? { signal } : {});
      try {
        const { results, total } = (JSON.parse(text) as { data: { results: Member[] | null; total: number } }).data;
        return { results: (results ?? []).map((member) => ({ ...member, lists: member.lists ?? [] })), total };
      } catch {
        throw new DeliveryError('an answer that cannot be read', 'sender');
      }
    },
  };

  async function call(path: string, { signal, ...init }: RequestInit, accepted?: number) {
    const late = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(base + path, {
        ...init,
        // A redirect could carry an address, and the token, to another server.
        redirect: 'manual',
        headers: { Authorization: authorization, ...(init.body ? { 'Content-Type': 'application/json' } : {}) },
        signal: signal ? AbortSignal.any([late, signal]) : late,
      });
      const text = await response.text();
      if (!response.ok && response.status !== accepted) throw refusalError(response.status);
      return { status: response.status, text };
    } catch (error) {
      throw error instanceof DeliveryError ? error : connectionError(error);
    }
  }
}
