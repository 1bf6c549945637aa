// `npm run leads -- COMMAND`: the owner's commands for leads, mails and privacy requests (docs/owner.md).
import { createInterface } from 'node:readline';
import { loadSite } from '../data/rules/load.ts';
import { runLeads } from './leads/runLeads.ts';

// A reader that stops early, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

process.exitCode = await runLeads(process.argv.slice(2), {
  env: process.env,
  loadSite: () => loadSite(),
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  ask,
});

async function ask(question: string): Promise<string | undefined> {
  process.stdout.write(question);
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  process.stdout.write('\n');
  return undefined;
}
