import { lowerCase } from '../data/rules/text/lowerCase.ts';
import { readEnv } from '../api/env.ts';
import { ownerAddresses } from '../api/mail/messageWriter.ts';
import { signInMinutes } from '../api/mail/templates/ownerMails.ts';
import { makeSignIns } from '../api/owner/signIns.ts';
import { loadSite, withOrigin } from '../data/rules/load.ts';
import { openExistingStore } from './support/existingStore.ts';
import { errorMessage } from './support/runCommand.ts';
import { printable } from '../data/rules/text/printable.ts';

// `npm run owner -- sign-in [ADDRESS]`: prints a link that signs in to the owner's desk, where no mail can be sent.

const usage = 'Usage: npm run owner -- sign-in [ADDRESS]   prints a link to sign in; ADDRESS is one of OWNER_EMAIL';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(printable(errorMessage(error)));
  process.exitCode = 1;
}

async function main([command, address]: string[]): Promise<void> {
  if (command !== 'sign-in') {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const env = readEnv(process.env);
  if (!env.OWNER_EMAIL) throw new Error("The owner's desk is off. Set OWNER_EMAIL to the address that may sign in.");
  const { provider } = withOrigin(await loadSite(), process.env.SITE_ORIGIN);
  const owners = ownerAddresses(env, provider).map((owner) => lowerCase(owner.address));
  const store = await openExistingStore(env);
  try {
    const token = await makeSignIns({ store, owners }).print(address ?? owners[0] ?? '');
    console.log(`${provider.origin}/owner/arrive?token=${token}`);
    console.log(`It works once, for ${signInMinutes} minutes. Whoever has it can sign in: do not pass it on.`);
  } finally {
    await store.close();
  }
}
