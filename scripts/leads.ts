// `npm run leads -- COMMAND`: the owner's commands for leads, mails and privacy requests (docs/owner.md).
import { parseArgs } from 'node:util';
import { readEnv } from '../api/env.ts';
import { erasuresFile, makeErasures } from '../api/privacy/erasures.ts';
import { makeOwnerLeads } from '../api/owner/ownerLeads.ts';
import { loadSite } from '../data/load.ts';
import { type Command, UsageError } from './leads/command.ts';
import { makeDates } from './leads/dates.ts';
import { exportPerson } from './leads/exportPerson.ts';
import { erase } from './leads/erase.ts';
import { exportLeads } from './leads/export.ts';
import { list, quarantine, release } from './leads/list.ts';
import { outbox, retry } from './leads/outbox.ts';
import { openExistingStore, errorMessage } from './leads/existingStore.ts';
import { questions } from './leads/questions.ts';
import { show } from './leads/show.ts';
import { stats } from './leads/stats.ts';
import { usage } from './leads/usage.ts';
import { printable } from '../data/text/printable.ts';

const commands = new Map<string, Command>(
  Object.entries({
    list,
    show,
    export: exportLeads,
    stats,
    'export-person': exportPerson,
    erase,
    outbox,
    retry,
    quarantine,
    release,
    questions,
  }),
);

// A reader that stops early, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isUsageError =
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(isUsageError ? `${printable(errorMessage(error))}\n\n${usage}` : printable(errorMessage(error)));
  process.exitCode = isUsageError ? 2 : 1;
}

async function main([name = '', ...rest]: string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) {
    console.log(usage);
    return;
  }
  const command = commands.get(name);
  if (!command) throw new UsageError(name ? `There is no command "${name}".` : 'Say what to do.');
  const { values, positionals } = parseArgs({ args: rest, options: command.options, allowPositionals: true });
  const [min, max] = command.positionals;
  if (positionals.length < min) throw new UsageError(`${name} lacks what it is about.`);
  if (positionals.length > max) throw new UsageError(`${name} does not take "${positionals[max]}".`);

  const site = await loadSite();
  const { provider, serviceCategories } = site;
  const env = readEnv(process.env);
  const store = await openExistingStore(env);
  try {
    const list = erasuresFile(env);
    const erasures = list ? makeErasures(store, list) : undefined;
    await erasures?.apply();
    const context = {
      site,
      owner: makeOwnerLeads(store, Date.now, { secret: env.TOKEN_SECRET, erasures }),
      dates: makeDates(provider.timezone),
      width: process.stdout.columns || 80,
      service: (id: string) => serviceCategories.find((category) => category.id === id)?.contactLabel ?? id,
      print: (line: string) => void process.stdout.write(`${line}\n`),
    };
    await command.run(context, positionals, values);
  } finally {
    await store.close();
  }
}
