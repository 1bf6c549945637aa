import { isNothing, type Traces } from '../../api/privacy/erase.ts';
import { referenceOf } from '../../api/privacy/erasureProof.ts';
import { type Command, UsageError } from './command.ts';
import { printable } from '../../data/rules/text/printable.ts';

export const erase: Command = {
  options: { yes: { type: 'boolean' } },
  positionals: [1, 1],
  async run({ owner, print, ask }, [email = ''], { yes }) {
    if (!email.includes('@')) throw new UsageError(`"${printable(email)}" is no e-mail address.`);
    const found = await owner.traces(email);
    if (isNothing(found)) {
      // Erased all the same: for backups, which may hold the address, for its count of mails, and for the files of the store.
      const { scrubbed } = await owner.erase(email);
      print(`Nothing is kept about ${printable(email)}.`);
      return assertScrubbed(scrubbed);
    }
    print(`About ${printable(email)} the store keeps ${inWords(found)}.`);
    const others = await owner.others(email);
    for (const person of others.people)
      print(`Probably the same person, and not erased with it: ${printable(person.email)} (same number or full name).`);
    const answer = yes ? 'yes' : await ask('This cannot be undone. Type yes to erase it: ');
    // The end of the input is a no.
    if (answer?.trim().toLowerCase() !== 'yes') throw new Error('Nothing was erased.');
    const { code, erased, proof, scrubbed } = await owner.erase(email);
    print(`Erased: ${inWords(erased)}.`);
    print('A backup made before still holds it, and loses it when it is restored. Exports keep it: delete those too.');
    if (proof) print(`The reference number is ${referenceOf(proof)}.`);
    if (code) print(`Noted in the list of erasures as ${code}`);
    assertScrubbed(scrubbed);
  },
};

/** @throws Error where it can still be read */
function assertScrubbed(scrubbed: boolean): void {
  if (scrubbed) return;
  throw new Error(
    'It is deleted, and still in the files of the store: another process, such as a backup, is reading them. ' +
      'The server removes it from them once that is over; where none runs, run this command again.',
  );
}

function inWords({ leads, conversations, messages, subscriptions, consents, suppressions }: Traces): string {
  const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;
  return (
    `${count(leads, 'lead', 'leads')}, ` +
    `${conversations > 0 ? `${count(conversations, 'conversation', 'conversations')}, ` : ''}${count(messages, 'message', 'messages')}, ` +
    `${count(subscriptions, 'subscription', 'subscriptions')}, ${count(consents, 'record', 'records')} of consent and ` +
    `${count(suppressions, 'entry', 'entries')} in the suppression list`
  );
}
