import Koa from 'koa';
import { openLog } from '../../../api/log.ts';
import { createApp } from '../../../api/app.ts';
import { openStore } from '../../../api/db/open.ts';
import { readEnv } from '../../../api/env.ts';
import { makeMessageWriter } from '../../../api/mail/makeMessageWriter.ts';
import { makeOutbox } from '../../../api/mail/makeOutbox.ts';
import { makeLater } from '../../../api/later.ts';
import { makeGuards } from '../../../api/middleware/guards.ts';
import { listen } from '../../../api/server.ts';
import { loadSite } from '../../../data/load.ts';

/** The servers to compare: Koa alone, the service without its write, and the whole service. */
export type Kind = 'koa' | 'no write' | 'whole';

const [, , kind = 'whole', file = ':memory:'] = process.argv;
const { url } = await listen(kind === 'koa' ? bareKoa() : await service(), { port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(url).port));
process.once('disconnect', () => process.exit());

function bareKoa(): Koa {
  return new Koa().use((ctx) => {
    ctx.body = { success: true, data: { emailSent: false } };
  });
}

/** The service as `openBackend` makes it, without mail and rate limits. */
async function service(): Promise<Koa> {
  const env = readEnv({ RATE_LIMITS: 'off' });
  const log = openLog(env.LOG_LEVEL);
  const site = await loadSite();
  const store = await openStore({ file });
  const secret = 'not a secret, for nothing is signed';
  const outbox = makeOutbox({ store, senders: {}, log });
  const parts = {
    site,
    built: undefined,
    log,
    store,
    messageWriter: makeMessageWriter({ site, env, mail: false, confirmDays: 7 }),
    outbox,
    later: makeLater(() => {}),
    guards: makeGuards({ env, store, site, secret, log }),
    secret,
    env,
  };
  outbox.start();
  return createApp(
    kind === 'whole'
      ? parts
      : {
          ...parts,
          leads: { keep: async ({ lead }) => ({ id: lead.id, noticeIds: [], confirmationIds: [], fresh: true }) },
        },
  );
}
