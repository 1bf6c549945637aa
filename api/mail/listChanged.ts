import { randomUUID } from 'node:crypto';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import type { Db } from '../db/open.ts';
import type { Env } from '../env.ts';
import type { Moment } from '../db/tables.ts';
import { queuedMessage } from './mailWriter.ts';

/** Notes, in the transaction of the change, that the list server has to hear of an address. */
export type ListChanged = (transaction: Db, email: string, at: Moment) => Promise<void>;

export const noListServer: ListChanged = async () => {};

/** How the list server of the environment, if there is one, hears of changes. */
export const listChangedOf = ({ LISTMONK_URL }: Pick<Env, 'LISTMONK_URL'>): ListChanged =>
  LISTMONK_URL ? queueListCall : noListServer;

/**
 * Queues a call about the address. It says nothing of what has changed: what holds is read when the call is made, so that a
 * retry, or two calls in another order, cannot undo a later wish.
 */
export const queueListCall: ListChanged = async (transaction, email, at) => {
  const call = {
    id: randomUUID(),
    kind: 'list-server',
    leadId: null,
    recipient: lowerCase(email),
    payload: '{}',
  } as const;
  await transaction.insertInto('outbox').values(queuedMessage(call, at)).execute();
};
