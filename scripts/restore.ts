// `npm run restore -- FILE`: puts a copy of the store in its place (docs/owner.md).
import { readEnv } from '../api/env.ts';
import { restoreStore } from './restore/restoreStore.ts';
import { runCommand } from './support/runCommand.ts';

// What is set aside and put in place holds what visitors wrote.
process.umask(0o077);

const [file, ...more] = process.argv.slice(2);
if (!file || more.length > 0 || file.startsWith('-')) {
  console.error('Usage: npm run restore -- FILE');
  process.exitCode = 2;
} else
  await runCommand(async () => {
    for (const line of await restoreStore(readEnv(process.env), file)) console.log(line);
  });
