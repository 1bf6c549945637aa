import { randomUUID } from 'node:crypto';
import type { Traces } from '../../data/rules/owner/kept.ts';
import { serverSecret } from '../db/addressKey.ts';
import type { Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { mailboxKey } from '../mail/mailboxes.ts';
import { withTimeout } from '../withTimeout.ts';
import {
  breachesNaming,
  countTraces,
  deleteWithProof,
  eraseFromBreaches,
  findErasure,
  isNothing,
  noTraces,
  spellingsOf,
} from './erase.ts';
import type { Erasures } from './erasures.ts';
import { exportPerson } from './exportPerson.ts';
import { underOtherAddresses } from './findPeople.ts';
import { noteDeletion, scrubDeleted } from './scrubbing.ts';

interface Erasure {
  erased: Traces;
  /** The address's hash in the list of erasures; undefined without a list. */
  code: string | undefined;
  /** The id of the proof: of an erasure before, where nothing was left; undefined where nothing was ever kept. */
  proof: string | undefined;
  /** Whether nothing of it can be read in the files of the store any more. If not, the server goes on trying. */
  scrubbed: boolean;
}

interface PeopleParts {
  /** Where erasures are noted, so that a restored backup loses the same people again. */
  erasures?: Erasures | undefined;
  now?: () => Moment;
}

export type People = ReturnType<typeof makePeople>;

/** What is kept about people: counted, exported and erased by their address. */
export function makePeople(store: Store, { erasures, now = Date.now }: PeopleParts = {}) {
  const { db } = store;
  // One after the other, so that a second press finds what the first has done, and its proof.
  let last: Promise<unknown> = Promise.resolve();

  return {
    traces: async (email: string) => countTraces(db, await spellingsOf(db, email)),

    others: async (email: string) => underOtherAddresses(db, await spellingsOf(db, email)),

    async person(email: string) {
      const mailbox = mailboxKey(email, await serverSecret(store));
      return exportPerson(db, email, await spellingsOf(db, email), mailbox);
    },

    /**
     * Deletes everything about an address, however it was spelled, and proves it, in one transaction; then removes it from the
     * files of the store, also of an erasure before. It is noted even where nothing is found: a backup may hold something.
     * @param by who does it at the desk
     * @param patienceMs how long it waits for others who read the files
     */
    async erase(
      email: string,
      { by = '', patienceMs = 60_000 }: { by?: string; patienceMs?: number } = {},
    ): Promise<Erasure> {
      const removing = last.then(() => remove(email, by));
      last = removing.catch(() => undefined);
      const removed = await removing;
      const scrubbed = await withTimeout(patienceMs + 5000, scrubDeleted(store, patienceMs)).then(
        () => true,
        () => false,
      );
      return { ...removed, scrubbed };
    },
  };

  async function remove(email: string, by: string): Promise<Omit<Erasure, 'scrubbed'>> {
    const code = await erasures?.codeOf(email);
    const proofBefore = async () => code && (await findErasure(db, 'subject', code))?.id;
    const isNamed = (await breachesNaming(db, [email])).length > 0;
    if (!isNamed && isNothing(await countTraces(db, await spellingsOf(db, email)))) {
      const proof = await proofBefore();
      if (proof) return { erased: noTraces, code, proof };
    }
    const at = now();
    const noted = await erasures?.note(email, at);
    const mailbox = mailboxKey(email, await serverSecret(store));
    const id = noted?.id ?? randomUUID();
    const erased = await db.transaction().execute(async (transaction) => {
      // The counter of mails to this mailbox covers every spelling, and may outlast the mails.
      await transaction.deleteFrom('recipient').where('mailbox', '=', mailbox).execute();
      await noteDeletion(transaction, at);
      await eraseFromBreaches(transaction, [email]);
      const spellings = await spellingsOf(transaction, email);
      const deleted = await deleteWithProof(transaction, { spellings, proof: { id, at, by, code } });
      if (noted) await erasures?.markApplied(noted, transaction);
      return deleted;
    });
    // Where another process was faster, the proof is that of its erasure.
    return { erased, code, proof: (await proofBefore()) || (isNothing(erased) ? undefined : id) };
  }
}
