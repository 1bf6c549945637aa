import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { personHtml } from '../../api/privacy/personHtml.ts';
import { printable } from '../../data/rules/text/printable.ts';
import { type Command, UsageError } from './command.ts';

/** Everything that is kept about an address, as a privacy request asks: JSON, or HTML to read. */
export const exportPerson: Command = {
  options: { html: { type: 'boolean' }, out: { type: 'string' } },
  positionals: [1, 1],
  async run({ owner, site, print, write }, [email = ''], { html, out }) {
    if (!email.includes('@')) throw new UsageError(`"${printable(email)}" is no e-mail address.`);
    const person = await owner.person(email);
    const text = html ? personHtml(person, site, email, Date.now()) : `${JSON.stringify(person, null, 2)}\n`;
    if (!out) return write(text);
    const file = resolve(String(out));
    writeFileSync(file, text, { mode: 0o600 });
    print(`Everything that is kept about ${printable(email)} was written to ${file}.`);
  },
};
