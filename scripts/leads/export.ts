import { createWriteStream, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, since, UsageError } from './command.ts';
import { csvOf, jsonOf } from '../../api/leads/csv.ts';
import { personHtml } from '../../api/privacy/personHtml.ts';
import { printable } from '../../data/rules/text/printable.ts';

/** Every lead, oldest first, into a file that only its owner may read, or to the output. */
export const exportLeads: Command = {
  options: {
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
    out: { type: 'string' },
    since: { type: 'string' },
    'with-quarantine': { type: 'boolean' },
    semicolon: { type: 'boolean' },
  },
  positionals: [0, 0],
  async run({ owner, dates, print, write }, _positionals, options) {
    if (Boolean(options.csv) === Boolean(options.json)) throw new UsageError('export takes --csv or --json.');
    const leads = await owner.all({ withQuarantine: options['with-quarantine'] === true, ...since(options, dates) });
    const parts = options.csv ? csvOf(leads, options.semicolon ? ';' : ',') : [jsonOf(leads)];
    if (!options.out) {
      for (const part of parts) write(part);
      return;
    }
    const file = resolve(String(options.out));
    await pipeline(Readable.from(parts), createWriteStream(file, { mode: 0o600 }));
    print(`${leads.length} ${leads.length === 1 ? 'lead' : 'leads'} written to ${file}.`);
  },
};

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
