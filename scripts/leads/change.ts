import { isNothing, referenceOf } from '../../api/privacy/erase.ts';
import { printable } from '../../data/rules/text/printable.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import type { DeskTraces } from '../../data/rules/owner/privacyPages.ts';

export const release: Command = {
  options: {},
  positionals: [1, 1],
  async run(context, [id = '']) {
    if (await context.owner.hasLead(id)) return releaseLead(context, id);
    const { id: released, kind, email } = await context.owner.releaseMail(id);
    context.print(`${released} (${kind} to ${printable(email)}) waits to be sent.`);
  },
};

export async function releaseLead({ owner, print }: CommandContext, id: string): Promise<void> {
  const { id: released, name } = await owner.release(id);
  print(`${released} (${printable(name)}) is a lead now. No mail was sent about it.`);
}

export const retry: Command = {
  options: { all: { type: 'boolean' } },
  positionals: [0, 1],
  async run({ owner, print }, [id], { all }) {
    if (Boolean(all) === (id !== undefined)) throw new UsageError('retry takes an id, or --all.');
    if (id !== undefined) {
      const { id: found, kind, recipient } = await owner.retry(id);
      return print(`${found} (${kind} to ${printable(recipient)}) waits to be sent again.`);
    }
    const queued = await owner.retryAll();
    const messages = queued === 1 ? '1 message waits' : `${queued} messages wait`;
    print(queued === 0 ? 'Nothing is parked that could be sent again.' : `${messages} to be sent again.`);
  },
};

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

function inWords({ leads, conversations, messages, subscriptions, consents, suppressions }: DeskTraces): string {
  const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;
  return (
    `${count(leads, 'lead', 'leads')}, ` +
    `${conversations > 0 ? `${count(conversations, 'conversation', 'conversations')}, ` : ''}${count(messages, 'message', 'messages')}, ` +
    `${count(subscriptions, 'subscription', 'subscriptions')}, ${count(consents, 'record', 'records')} of consent and ` +
    `${count(suppressions, 'entry', 'entries')} in the suppression list`
  );
}
