// `npm run backup [FILE or FOLDER] [-- --keep DAYS]`: copies the store while the server runs (docs/owner.md).
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { readEnv } from '../api/env.ts';
import { backUp, noteOther } from './backup/backUp.ts';
import { runCommand } from './support/runCommand.ts';

const usage =
  'Usage: npm run backup -- [FILE or FOLDER] [--keep DAYS], or npm run backup -- --note after a backup by another tool';

// A copy holds what visitors wrote: nobody else on the machine may read it.
process.umask(0o077);
// Lower than the server's, so that requests go first.
setPriority(5);

const given = readArguments(process.argv.slice(2));
if (!given) {
  console.error(usage);
  process.exitCode = 2;
} else
  await runCommand(async () => {
    const env = readEnv(process.env);
    if (given.note) {
      await noteOther(env);
      console.log('Noted: a backup was made now.');
    } else for (const line of await backUp(env, given)) console.log(line);
  });

/** Undefined where something is wrong with them. */
function readArguments(
  args: string[],
): { to: string | undefined; keepDays: number | undefined; note: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { keep: { type: 'string' }, note: { type: 'boolean', default: false } },
    });
    const keepDays = values.keep === undefined ? undefined : Number(values.keep);
    if (positionals.length > 1 || (keepDays !== undefined && !(Number.isInteger(keepDays) && keepDays > 0))) return;
    return { to: positionals[0], keepDays, note: values.note };
  } catch {
    return undefined;
  }
}
