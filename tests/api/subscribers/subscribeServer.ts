import { expect } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { makeTokens } from '#api/tokens.ts';
import { buildProvider, buildSite } from '#tests/support/buildData.ts';
import { startMailPeer, startServer } from '#tests/support/testServer.ts';

const secret = 'a secret for tests that is long enough';
export const tokensAt = (at: number) => makeTokens(secret, () => at);
export const email = 'ada@engines.example';
export const providerName = 'North & "Shore"';

/** The service with a mail server, or without any mail. */
export async function startSubscribe(store: Store, { mail = true } = {}) {
  const smtp = await startMailPeer();
  const site = buildSite({ provider: buildProvider({ name: providerName }) });
  const env = { RATE_LIMITS: 'off', TOKEN_SECRET: secret, ...(mail ? { SMTP_URL: smtp.url } : {}) };
  const server = await startServer(site, { store, env });
  return {
    ...server,
    smtp,
    send: (body: unknown) => server.post('/api/subscribe', body),
    sendForm: (fields: Record<string, string>) => server.post('/api/subscribe', new URLSearchParams(fields)),
    subscribers: () => store.db.selectFrom('subscriber').select(['email', 'list', 'status']).execute(),
    evidence: () => store.db.selectFrom('consent').select(['event', 'wordingVersion', 'page']).orderBy('at').execute(),
    mails: () => store.db.selectFrom('outbox').select(['kind', 'recipient', 'status', 'lastError']).execute(),
    /** The paths of the links in the first mail. */
    async links(): Promise<{ confirm: string; unsubscribe: string }> {
      await expect.poll(() => smtp.accepted.length).toBeGreaterThan(0);
      const text = smtp.accepted[0]?.mail.text ?? '';
      const pathOf = (what: string) =>
        new RegExp(`https://northshore.example(/api/newsletter/${what}\\S+)`).exec(text)?.[1];
      return { confirm: pathOf('confirm') ?? '', unsubscribe: pathOf('unsubscribe') ?? '' };
    },
  };
}
