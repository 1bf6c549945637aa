import type { Db } from '../db/open.ts';
import type { Lead, Subscriber } from '../db/tables.ts';

export interface OwnerNumbers {
  /** Without those in quarantine, newest first. */
  leads: Pick<Lead, 'createdAt' | 'service'>[];
  quarantined: number;
  messages: Record<'queued' | 'sent' | 'parked', number>;
  heldSignUps: number;
  subscribers: Record<Subscriber['status'], number>;
}

/** The numbers of the owner's overview; leads with when they came and what they ask for. */
export async function readNumbers(db: Db): Promise<OwnerNumbers> {
  const leads = await db
    .selectFrom('lead')
    .select(['createdAt', 'service'])
    .where('status', '=', 'new')
    .orderBy('createdAt', 'desc')
    .execute();
  const { quarantined } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('quarantined'))
    .where('status', '=', 'quarantined')
    .executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const { heldSignUps } = await db
    .selectFrom('heldSignUp')
    .select(({ fn }) => fn.countAll<number>().as('heldSignUps'))
    .executeTakeFirstOrThrow();
  const subscribers = await db
    .selectFrom('subscriber')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return {
    leads,
    quarantined,
    messages: { queued: 0, sent: 0, parked: 0, ...countsByStatus(messages) },
    heldSignUps,
    subscribers: { pending: 0, active: 0, left: 0, ...countsByStatus(subscribers) },
  };
}

const countsByStatus = (rows: { status: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]));
