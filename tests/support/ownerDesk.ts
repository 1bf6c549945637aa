import { makeSessions } from '#api/owner/sessions.ts';
import type { Store } from '#api/db/open.ts';
import { buildSite } from './buildData.ts';
import { builtDesk, type DeskClient, makeDeskClient } from './deskClient.ts';
import { startServer, type TestServer } from './testServer.ts';

export const owner = 'owner@northshore.example';
/** Headers of a form on a page of another site. */
export const forged = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

/** A service with the desk until the test ends, and a browser that is signed in to it. */
export async function startDesk(
  store: Store,
  { env = {}, site = buildSite() }: { env?: Record<string, string>; site?: ReturnType<typeof buildSite> } = {},
): Promise<{ store: Store; server: TestServer; browser: DeskClient }> {
  const server = await startServer(site, { store, desk: await builtDesk(), env: { OWNER_EMAIL: owner, ...env } });
  const browser = makeDeskClient(server.url);
  browser.cookies.set('__Host-owner', await makeSessions({ store, owners: [owner] }).begin(owner));
  return { store, server, browser };
}
