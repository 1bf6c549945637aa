import { parseArgs } from 'node:util';
import { readEnv } from '../../api/env.ts';
import { erasuresFile, makeErasures } from '../../api/privacy/erasures.ts';
import { makeOwnerLeads } from '../../api/owner/ownerLeads.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { printable } from '../../data/rules/text/printable.ts';
import { erase, release, retry } from './change.ts';
import { type Command, makeDates, UsageError } from './command.ts';
import { openExistingStore } from './existingStore.ts';
import { errorMessage } from '../support/runCommand.ts';
import { exportLeads, exportPerson } from './export.ts';
import { list, outbox, questions, quarantine, show, stats } from './look.ts';

const commands = new Map<string, Command>(
  Object.entries({
    ...{ list, show, export: exportLeads, stats, 'export-person': exportPerson, erase },
    ...{ outbox, retry, quarantine, release, questions },
  }),
);

export const usage = `Usage: npm run leads -- COMMAND

  list [--limit N] [--since YYYY-MM-DD]   the newest leads (50)
  show ID                                 one lead with its message and its mails
  export --csv|--json [--out FILE] [--since YYYY-MM-DD] [--with-quarantine]
         [--semicolon]                    all leads, oldest first; --semicolon for
                                          spreadsheets that expect CSV with ;
  stats                                   numbers by month and service
  quarantine [--limit N] [--since YYYY-MM-DD]
                                          what is in quarantine, and why
  release ID                              makes a lead of it (no mail is sent), or
                                          sends what a sign-up asked for
  outbox                                  messages that wait, are parked or in quarantine
  retry ID | retry --all                  sends a parked message again, or all of them
  questions [--limit N] [--since YYYY-MM-DD]
                                          what the assistant could not answer
  export-person EMAIL [--html] [--out FILE]
                                          everything about an address, as JSON or to read
  erase EMAIL [--yes]                     deletes everything about an address

An id may be shortened to its first 6 characters or more. Dates are those of the
provider's time zone. The store is that of STORE_FILE or DATABASE_URL.`;

/** Where a command reads from and writes to. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  loadSite(): Promise<Site>;
  write(text: string): void;
  /** For what went wrong. */
  writeError(text: string): void;
  /** What somebody types to a question; undefined at the end of the input. */
  ask(question: string): Promise<string | undefined>;
}

/** Runs one of the owner's commands. @returns the exit code: 2 for wrong arguments, 1 where it fails */
export async function runLeads(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await run(args, terminal);
    return 0;
  } catch (error) {
    const isUsageError =
      error instanceof UsageError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    const message = printable(errorMessage(error));
    terminal.writeError(isUsageError ? `${message}\n\n${usage}\n` : `${message}\n`);
    return isUsageError ? 2 : 1;
  }
}

async function run([name = '', ...rest]: readonly string[], { env: given, loadSite, write, ask }: Terminal) {
  if (['help', '--help', '-h'].includes(name)) return write(`${usage}\n`);
  const command = commands.get(name);
  if (!command) throw new UsageError(name ? `There is no command "${name}".` : 'Say what to do.');
  const { values, positionals } = parseArgs({ args: rest, options: command.options, allowPositionals: true });
  const [min, max] = command.positionals;
  if (positionals.length < min) throw new UsageError(`${name} lacks what it is about.`);
  if (positionals.length > max) throw new UsageError(`${name} does not take "${positionals[max]}".`);

  const site = await loadSite();
  const { provider, serviceCategories } = site;
  const env = readEnv(given);
  const store = await openExistingStore(env);
  try {
    const file = erasuresFile(env);
    const erasures = file ? makeErasures(store, file) : undefined;
    await erasures?.apply();
    const context = {
      site,
      owner: makeOwnerLeads(store, Date.now, erasures),
      dates: makeDates(provider.timezone),
      service: (id: string) => serviceCategories.find((category) => category.id === id)?.contactLabel ?? id,
      print: (line: string) => write(`${line}\n`),
      write,
      ask,
    };
    await command.run(context, positionals, values);
  } finally {
    await store.close();
  }
}
