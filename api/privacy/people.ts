import { serverSecret } from '../db/addressKey.ts';
import type { Store } from '../db/open.ts';
import { mailboxKey } from '../mail/enqueue.ts';
import type { DeskTraces } from '../../data/rules/owner/privacyPages.ts';
import { countTraces, spellingsOf } from './erase.ts';
import { makeEraser } from './eraser.ts';
import type { Erasures } from './erasures.ts';
import { exportPerson, type PersonExport } from './exportPerson.ts';
import { type OtherAddresses, underOtherAddresses } from './findPeople.ts';

export type People = ReturnType<typeof makePeople>;

/**
 * What is kept about people: counted, exported and erased by their address.
 * @param erasures where erasures are noted, so that a restored backup loses the same people again
 */
export function makePeople(store: Store, now: () => number = Date.now, erasures?: Erasures) {
  const { db } = store;
  return {
    ...makeEraser({ store, erasures, now }),

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
