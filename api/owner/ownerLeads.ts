import { plainEmailAddress } from '../db/addressKey.ts';
import type { Store } from '../db/open.ts';
import { serverSecret } from '../db/serverSecret.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { eraseEmailAddress, knownEmailAddresses, type Traces } from '../privacy/erase.ts';
import type { Erasures } from '../privacy/erasures.ts';
import { exportPerson, type PersonExport } from '../privacy/exportPerson.ts';
import { countTraces } from '../privacy/countTraces.ts';
import { type OtherAddresses, underOtherAddresses } from '../privacy/samePerson.ts';
import { makeLeadQueries } from './leadQueries.ts';
import { type OwnerNumbers, readNumbers } from '../leads/readNumbers.ts';
import { makeUnsentMessages } from './unsentMessages.ts';

/** What the owner's commands read and change in the store. An id may be shortened to its first six characters or more. */
export type OwnerLeads = ReturnType<typeof makeOwnerLeads>;

interface OwnerLeadsOptions {
  /** The secret under which recipients are hashed; by default the one in the store. */
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
  const leads = makeLeadQueries(db);

  return {
    ...leads,
    ...makeUnsentMessages({ db, lead: leads.lead, now }),

    numbers: (): Promise<OwnerNumbers> => readNumbers(db),

    /** Under what an erasure of an address is noted; undefined where none is. */
    erasureCode: async (email: string): Promise<string | undefined> => erasures?.codeOf(email),

    /** How many records are kept about an address, however it was spelled. */
    async traces(email: string): Promise<Traces> {
      return countTraces(db, await spellingsOf(email));
    },

    /** Everything that is kept about an address, however it was spelled. */
    async person(email: string): Promise<PersonExport> {
      const mailbox = mailboxKey(email, await serverSecret(store, secret));
      return exportPerson(db, await spellingsOf(email), mailbox);
    },

    /** Requests under other addresses that are probably of the same person. */
    others: async (email: string): Promise<OtherAddresses> => underOtherAddresses(db, await spellingsOf(email)),

    /**
     * Deletes everything about an address in one transaction, and removes it from the files of the store. The erasure is
     * noted even where nothing is found: a backup may hold something. `code` is the address's hash in the list of erasures.
     */
    async erase(email: string): Promise<Traces & { code: string | undefined }> {
      const code = await erasures?.note(email, now());
      // The counter of mails to this mailbox covers every spelling, and may outlast the mails.
      await db
        .deleteFrom('recipient')
        .where('mailbox', '=', mailboxKey(email, await serverSecret(store, secret)))
        .execute();
      const traces = await eraseEmailAddress(db, await spellingsOf(email));
      await erasures?.markApplied();
      await store.scrub();
      return { ...traces, code };
    },
  };

  /** Every spelling of an address that is in the store. */
  async function spellingsOf(email: string): Promise<string[]> {
    const wanted = plainEmailAddress(email);
    return (await knownEmailAddresses(db)).filter((spelling) => plainEmailAddress(spelling) === wanted);
  }
}
