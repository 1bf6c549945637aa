import type { Store } from '../db/open.ts';
import { serverSecret } from '../db/serverSecret.ts';
import { mailboxKey } from '../mail/enqueue.ts';
import { spellingsOf, type Traces } from '../privacy/erase.ts';
import { makeEraser } from '../privacy/eraser.ts';
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
    ...makeEraser({ store, secret, erasures, now }),

    numbers: (): Promise<OwnerNumbers> => readNumbers(db),

    /** How many records are kept about an address, however it was spelled. */
    async traces(email: string): Promise<Traces> {
      return countTraces(db, await spellingsOf(db, email));
    },

    /** Everything that is kept about an address, however it was spelled. */
    async person(email: string): Promise<PersonExport> {
      const mailbox = mailboxKey(email, await serverSecret(store, secret));
      return exportPerson(db, email, await spellingsOf(db, email), mailbox);
    },

    /** Requests under other addresses that are probably of the same person. */
    async others(email: string): Promise<OtherAddresses> {
      return underOtherAddresses(db, await spellingsOf(db, email));
    },
  };
}
