import { readPage } from '../db/queries.ts';
import type { Store, Db } from '../db/open.ts';
import { serverSecret } from '../db/addressKey.ts';
import { mailboxKey } from '../mail/enqueue.ts';
import { spellingsOf, countTraces } from '../privacy/erase.ts';
import { makeEraser } from '../privacy/eraser.ts';
import type { Erasures } from '../privacy/erasures.ts';
import { exportPerson, type PersonExport } from '../privacy/exportPerson.ts';
import { type OtherAddresses, underOtherAddresses } from '../privacy/findPeople.ts';
import { readNumbers } from '../leads/quarantine.ts';
import { makeUnsentMessages } from './unsentMails.ts';
import type { Lead, Question } from '../db/tables.ts';
import { findByPrefix, rowsByPrefix } from '../db/idPrefix.ts';
import type { DeskTraces } from '../../data/rules/owner/privacyPages.ts';

/** What the owner's commands read and change in the store. An id may be shortened to its first six characters or more. */
export type OwnerLeads = ReturnType<typeof makeOwnerLeads>;

/** @param erasures where erasures are noted, so that a restored backup loses the same people again */
export function makeOwnerLeads(store: Store, now: () => number = Date.now, erasures?: Erasures) {
  const { db } = store;
  const leads = makeLeadQueries(db);

  return {
    ...leads,
    ...makeUnsentMessages({ db, lead: leads.lead, now }),
    ...makeEraser({ store, erasures, now }),

    numbers: () => readNumbers(db),

    async traces(email: string): Promise<DeskTraces> {
      return countTraces(db, await spellingsOf(db, email));
    },

    async person(email: string): Promise<PersonExport> {
      const mailbox = mailboxKey(email, await serverSecret(store));
      return exportPerson(db, email, await spellingsOf(db, email), mailbox);
    },

    async others(email: string): Promise<OtherAddresses> {
      return underOtherAddresses(db, await spellingsOf(db, email));
    },
  };
}

export function makeLeadQueries(db: Db) {
  return {
    /** @throws Error if the id, or its beginning, names no lead or several */
    lead: (id: string): Promise<Lead> => findByPrefix(db.selectFrom('lead').selectAll(), id, 'lead'),

    hasLead: async (id: string): Promise<boolean> =>
      (await rowsByPrefix(db.selectFrom('lead').select('id'), id)).length > 0,

    /** The newest leads of a status since a moment, at most `limit`, and how many there are in total. */
    async list({ status, since = 0, limit }: { status: Lead['status']; since?: number; limit: number }) {
      const matching = db.selectFrom('lead').where('status', '=', status).where('createdAt', '>=', since);
      const inOrder = matching.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
      const { rows: leads, total } = await readPage(inOrder, 1, limit);
      return { leads, total };
    },

    /** Every lead, oldest first. */
    all: ({ withQuarantine, since = 0 }: { withQuarantine: boolean; since?: number }): Promise<Lead[]> =>
      db
        .selectFrom('lead')
        .selectAll()
        .where('status', 'in', withQuarantine ? ['new', 'quarantined'] : ['new'])
        .where('createdAt', '>=', since)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** The newest 10,000 questions that the assistant could not answer, newest first. */
    questions: ({ since = 0 }: { since?: number }): Promise<Question[]> =>
      db
        .selectFrom('question')
        .selectAll()
        .where('createdAt', '>=', since)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(10_000)
        .execute(),
  };
}
