import type { Store } from '../db/open.ts';
import type { Lead, OutboxItem, Question, Subscriber } from '../db/tables.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { tokenSecret } from '../subscribers/secret.ts';
import { digestsOf, eraseAddress, knownAddresses, noTraces, plainAddress, type Traces } from './erase.ts';
import type { Erasures } from './erasures.ts';
import { countQuarantine } from './quarantine.ts';

/** What the owner asks of the store. Ids may be shortened to the first six characters or more; one that fits nothing or several is an error in a sentence. */
export type OwnerLeads = ReturnType<typeof makeOwnerLeads>;

interface OwnerLeadsOptions {
  /** Hides addresses in the store; by default the store's own. */
  secret?: string | undefined;
  /** Where erasures are noted, so that a restored backup loses the same people again. */
  erasures?: Erasures | undefined;
}

export function makeOwnerLeads(
  store: Store,
  now: () => number = Date.now,
  { secret, erasures }: OwnerLeadsOptions = {},
) {
  const { db } = store;
  const lead = async (id: string) =>
    pick(
      await db
        .selectFrom('lead')
        .selectAll()
        .where('id', 'like', `${shortId(id)}%`)
        .execute(),
      id,
      'lead',
    );
  const message = async (id: string, noun = 'message') =>
    pick(
      await db
        .selectFrom('outbox')
        .selectAll()
        .where('id', 'like', `${shortId(id)}%`)
        .execute(),
      id,
      noun,
    );

  return {
    lead,

    /** The newest leads, or those in quarantine, since a moment, and how many there are. */
    async list({
      status,
      since = 0,
      limit,
    }: {
      status: Lead['status'];
      since?: number;
      limit: number;
    }): Promise<{ leads: Lead[]; total: number }> {
      const wanted = db.selectFrom('lead').where('status', '=', status).where('createdAt', '>=', since);
      const { total } = await wanted
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return {
        leads: await wanted.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute(),
        total,
      };
    },

    /** Every lead, oldest first, a thousand at a time: there may be more than memory holds. */
    async *each({ spam, since = 0 }: { spam: boolean; since?: number }): AsyncGenerator<Lead> {
      let from: Pick<Lead, 'createdAt' | 'id'> = { createdAt: since, id: '' };
      for (;;) {
        const { createdAt, id } = from;
        const rows = await db
          .selectFrom('lead')
          .selectAll()
          .where('status', 'in', spam ? ['new', 'spam'] : ['new'])
          .where((is) =>
            is.or([is('createdAt', '>', createdAt), is.and([is('createdAt', '=', createdAt), is('id', '>', id)])]),
          )
          .orderBy('createdAt')
          .orderBy('id')
          .limit(1000)
          .execute();
        yield* rows;
        const last = rows.at(-1);
        if (!last) return;
        from = last;
      }
    },

    /** Numbers for an overview; the leads by when they came and what they ask for. */
    async numbers(): Promise<{
      leads: Pick<Lead, 'createdAt' | 'service'>[];
      spam: number;
      messages: Record<'queued' | 'sent' | 'parked', number> & { held?: number };
      subscribers: Record<Subscriber['status'], number>;
    }> {
      const leads = await db
        .selectFrom('lead')
        .select(['createdAt', 'service'])
        .where('status', '=', 'new')
        .orderBy('createdAt', 'desc')
        .execute();
      const { spam } = await db
        .selectFrom('lead')
        .select((select) => select.fn.countAll<number>().as('spam'))
        .where('status', '=', 'spam')
        .executeTakeFirstOrThrow();
      const messages = await db
        .selectFrom('outbox')
        .select((select) => ['status', select.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const subscribers = await db
        .selectFrom('subscriber')
        .select((select) => ['status', select.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const counts = (rows: { status: string; count: number }[]) =>
        Object.fromEntries(rows.map(({ status, count }) => [status, count]));
      return {
        leads,
        spam,
        messages: { queued: 0, sent: 0, parked: 0, ...counts(messages) },
        subscribers: { pending: 0, active: 0, left: 0, ...counts(subscribers) },
      };
    },

    /** What visitors asked the assistant in vain, newest first; the newest ten thousand. */
    questions: ({ since = 0 }: { since?: number }): Promise<Question[]> =>
      db
        .selectFrom('question')
        .selectAll()
        .where('createdAt', '>=', since)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(10_000)
        .execute(),

    messagesOf: (leadId: string): Promise<OutboxItem[]> =>
      db.selectFrom('outbox').selectAll().where('leadId', '=', leadId).orderBy('createdAt').orderBy('kind').execute(),

    /** How many requests and sign-ups are in quarantine. */
    inQuarantine: (): Promise<number> => countQuarantine(db),

    /** What has not left the house: held and parked messages first, then those that wait, in the order of their next try. */
    unsent: (): Promise<OutboxItem[]> =>
      db
        .selectFrom('outbox')
        .selectAll()
        .where('status', 'in', ['queued', 'parked', 'held'])
        .orderBy((row) => row.case().when('status', '=', 'queued').then(1).else(0).end())
        .orderBy('status')
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .execute(),

    /** Lets a parked message be tried again from the beginning, now. */
    async retry(id: string): Promise<OutboxItem> {
      const found = await message(id);
      const { numUpdatedRows } = await requeueParked().where('id', '=', found.id).executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n)
        throw new Error(
          found.status === 'held'
            ? `The message ${found.id} is in quarantine: release it.`
            : `The message ${found.id} ${found.status === 'sent' ? 'has been sent' : 'is waiting'} already.`,
        );
      return found;
    },

    /** The same for every parked message. Tells how many. */
    async retryAll(): Promise<number> {
      return Number((await requeueParked().executeTakeFirstOrThrow()).numUpdatedRows);
    },

    async hasLead(id: string): Promise<boolean> {
      return (
        await db
          .selectFrom('lead')
          .select('id')
          .where('id', 'like', `${shortId(id)}%`)
          .execute()
      ).some((row) => row.id.startsWith(id));
    },

    /** Makes a lead of what was taken for spam. Nobody is written to: the visitor may have waited for days. */
    async release(id: string): Promise<Lead> {
      const found = await lead(id);
      const { numUpdatedRows } = await db
        .updateTable('lead')
        .set({ status: 'new', spamReason: null })
        .where('id', '=', found.id)
        .where('status', '=', 'spam')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Error(`${found.id} is not in quarantine.`);
      return found;
    },

    /** Lets the mail of a sign-up go that is held back. */
    async releaseMail(id: string): Promise<OutboxItem> {
      const found = await message(id, 'request or sign-up');
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ status: 'queued', nextAttemptAt: now(), lastError: null })
        .where('id', '=', found.id)
        .where('status', '=', 'held')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Error(`${found.id} is not in quarantine.`);
      return found;
    },

    /** What is kept about an address, however it was spelled. */
    async traces(email: string): Promise<Traces> {
      const spellings = await spellingsOf(email);
      if (spellings.length === 0) return noTraces;
      const leads = db.selectFrom('lead').where('email', 'in', spellings);
      const subscribers = db.selectFrom('subscriber').where('email', 'in', spellings);
      const digests = await digestsOf(db, spellings);
      const messages = db
        .selectFrom('outbox')
        .where((is) =>
          is.or([
            is('recipient', 'in', spellings),
            is('leadId', 'in', leads.select('id')),
            ...(digests.length > 0 ? [is('id', 'in', digests)] : []),
          ]),
        );
      const consents = db.selectFrom('consent').where('subscriberId', 'in', subscribers.select('id'));
      const [leadCount, messageCount, subscriberCount, consentCount] = await Promise.all(
        [leads, messages, subscribers, consents].map(
          async (rows) =>
            (
              await (rows as typeof leads)
                .select((select) => select.fn.countAll<number>().as('count'))
                .executeTakeFirstOrThrow()
            ).count,
        ),
      );
      return {
        leads: leadCount ?? 0,
        messages: messageCount ?? 0,
        subscriptions: subscriberCount ?? 0,
        consents: consentCount ?? 0,
      };
    },

    /**
     * Deletes all of it, or nothing where something fails, and removes what was deleted from the files of the store. Who
     * was erased is noted even where nothing is found: a backup may hold it.
     */
    async erase(email: string): Promise<Traces> {
      await erasures?.note(email, now());
      // The count of mails is kept for any spelling, and may outlast the mails.
      await db
        .deleteFrom('recipient')
        .where('mailbox', '=', mailboxKey(email, await tokenSecret(store, secret)))
        .execute();
      const traces = await eraseAddress(db, await spellingsOf(email));
      await erasures?.markApplied();
      await store.scrub();
      return traces;
    },
  };

  function requeueParked() {
    return db
      .updateTable('outbox')
      .set({ status: 'queued', attempts: 0, nextAttemptAt: now(), lockedUntil: 0 })
      .where('status', '=', 'parked');
  }

  /** The ways an address is written in the store. */
  async function spellingsOf(email: string): Promise<string[]> {
    const wanted = plainAddress(email);
    return (await knownAddresses(db)).filter((spelling) => plainAddress(spelling) === wanted);
  }
}

/** An id, or its beginning, as it may be put into a search. */
function shortId(given: string): string {
  if (!/^[\w-]{6,}$/.test(given))
    throw new Error(`"${given}" is no id. Give all of one, or at least its first 6 characters.`);
  return given;
}

/** The one row that was meant. */
function pick<Row extends { id: string }>(rows: Row[], given: string, noun: string): Row {
  const exact = rows.find(({ id }) => id === given);
  // A search takes an underscore for any character.
  const found = exact ? [exact] : rows.filter(({ id }) => id.startsWith(given));
  const [first] = found;
  if (!first) throw new Error(`There is no ${noun} "${given}".`);
  if (found.length > 1) throw new Error(`"${given}" begins the ids of ${found.length} ${noun}s. Give more of it.`);
  return first;
}
