import { lowerCase } from '../../../data/rules/text/lowerCase.ts';
import { DeliveryError } from '../../mail/deliveryError.ts';
import { type ListmonkAccess, makeListmonkCalls, type Member } from './listmonkCalls.ts';

/** A list server, as far as one list is concerned. Every function throws a `DeliveryError` where it does not do as asked. */
export interface ListServer {
  /** Its address without anything secret. */
  origin: string;
  /** Adds an address as confirmed, whatever it was before. */
  subscribe(email: string): Promise<void>;
  /** Takes an address off the list, if it is known. */
  unsubscribe(email: string): Promise<void>;
  /** Sees to it that the address gets nothing from any list of the server, if it is known. */
  block(email: string): Promise<void>;
  /** The addresses that are unsubscribed from the list there, the blocked ones included, in pages. */
  unsubscribed(signal?: AbortSignal): AsyncGenerator<string[]>;
}

/** How many members of a list are asked for at a time; the server may give fewer. */
const pageSize = 500;

/** The list server listmonk by its API: https://listmonk.app/docs/apis/subscribers */
export function makeListmonk({ listId, ...access }: ListmonkAccess & { listId: number }): ListServer {
  const { send, query } = makeListmonkCalls(access);

  return {
    origin: new URL(access.url).origin,

    async subscribe(email) {
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

    async unsubscribe(email) {
      const known = await find(email);
      const there = known?.lists.find(({ id }) => id === listId);
      if (known && there && !isUnsubscribed(there)) await changeList(known.id, { action: 'unsubscribe' });
    },

    async block(email) {
      const known = await find(email);
      if (known && known.status !== 'blocklisted') await send('PUT', `/${known.id}/blocklist`);
    },

    async *unsubscribed(signal) {
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
