import { lowerCase } from '../../../data/rules/text/lowerCase.ts';
import { DeliveryError } from '../../mail/deliveryError.ts';
import { callPeer } from '../../mail/webhook.ts';

/** A list server, as far as one list is concerned. Every function throws a `DeliveryError` where it does not do as asked. */
export type ListServer = ReturnType<typeof makeListmonk>;

/** How many members of a list are asked for at a time; the server may give fewer. */
const pageSize = 500;

/** The list server listmonk by its API: https://listmonk.app/docs/apis/subscribers */
export function makeListmonk({ listId, ...access }: ListmonkAccess & { listId: number }) {
  const { send, query } = makeListmonkCalls(access);

  return {
    /** Its address without anything secret. */
    origin: new URL(access.url).origin,

    /** Adds an address as confirmed, whatever it was before. */
    async subscribe(email: string): Promise<void> {
      const status = 'enabled';
      const added = { email, name: email, status, lists: [listId], preconfirm_subscriptions: true };
      if ((await send('POST', '', added, 409)) !== 409) return;
      const known = await find(email);
      if (!known) throw new DeliveryError('an address that is known and not found', 'temporary');
      const { id, name, attribs } = known;
      // Without the lists it has, an update would take it off them. Their states stay as they are.
      const lists = [...new Set([...known.lists.map((list) => list.id), listId])];
      if (known.status !== status) await send('PUT', `/${id}`, { email: known.email, name, status, attribs, lists });
      await changeList(id, { action: 'add', status: 'confirmed' });
    },

    /** Takes an address off the list, if it is known. */
    async unsubscribe(email: string): Promise<void> {
      const known = await find(email);
      const there = known?.lists.find(({ id }) => id === listId);
      if (known && there && !isUnsubscribed(there)) await changeList(known.id, { action: 'unsubscribe' });
    },

    /** Sees to it that the address gets nothing from any list of the server, if it is known. */
    async block(email: string): Promise<void> {
      const known = await find(email);
      if (known && known.status !== 'blocklisted') await send('PUT', `/${known.id}/blocklist`);
    },

    /** The addresses that are unsubscribed from the list there, the blocked ones included, in pages. */
    async *unsubscribed(signal?: AbortSignal): AsyncGenerator<string[]> {
      for (let page = 1, seen = 0; ; page += 1) {
        const parameters = {
          list_id: String(listId),
          subscription_status: 'unsubscribed',
          order_by: 'created_at',
          order: 'ASC',
          page: String(page),
          per_page: String(pageSize),
        };
        const { results, total } = await query(parameters, signal);
        // Versions that do not know the filter give every member.
        yield results.filter(({ lists }) => lists.some(isUnsubscribed)).map(({ email }) => email);
        seen += results.length;
        if (results.length === 0 || seen >= total) return;
      }
    },
  };

  function isUnsubscribed({ id, subscription_status }: Member['lists'][number]): boolean {
    return id === listId && subscription_status === 'unsubscribed';
  }

  async function changeList(id: number, change: { action: 'add' | 'unsubscribe'; status?: string }): Promise<void> {
    await send('PUT', '/lists', { ids: [id], target_list_ids: [listId], ...change });
  }

  async function find(email: string): Promise<Member | undefined> {
    const quoted = lowerCase(email).replaceAll("'", "''");
    return (await query({ query: `subscribers.email = '${quoted}'` })).results[0];
  }
}

export interface ListmonkAccess {
  url: string;
  user: string;
  token: string;
  /** Milliseconds for each call. */
  timeout?: number;
}

/** A subscriber as listmonk has it. */
interface Member {
  id: number;
  email: string;
  name: string;
  status: string;
  attribs: unknown;
  lists: readonly { id: number; subscription_status: string }[];
}

/** Calls of listmonk's API below `/api/subscribers`. @throws DeliveryError for any answer but 2xx, or none */
function makeListmonkCalls({ url, user, token, timeout = 10_000 }: ListmonkAccess) {
  const base = `${url.replace(/\/+$/, '')}/api/subscribers`;
  const authorization = `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`;

  return {
    /** @param accepted a status that is an answer too */
    async send(method: 'POST' | 'PUT', path: string, body?: object, accepted?: number): Promise<number> {
      return (await call(path, { method, body: body ? JSON.stringify(body) : null, accepted })).status;
    },

    /** A page of subscribers, and how many there are in all. */
    async query(
      parameters: Record<string, string>,
      signal?: AbortSignal,
    ): Promise<{ results: Member[]; total: number }> {
      const { text } = await call(`?${new URLSearchParams(parameters)}`, { signal });
      try {
        const { results, total } = (JSON.parse(text) as { data: { results: Member[] | null; total: number } }).data;
        return { results: (results ?? []).map((member) => ({ ...member, lists: member.lists ?? [] })), total };
      } catch {
        throw new DeliveryError('an answer that cannot be read', 'sender');
      }
    },
  };

  function call(path: string, { body, ...init }: Omit<Parameters<typeof callPeer>[1], 'timeout'>) {
    const headers = { Authorization: authorization, ...(body ? { 'Content-Type': 'application/json' } : {}) };
    return callPeer(base + path, { ...init, body: body ?? null, headers, timeout });
  }
}
