import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Koa from 'koa';
import { openLog } from '../../../api/log.ts';
import { createApp } from '../../../api/app.ts';
import { openStore } from '../../../api/db/open.ts';
import { readEnv } from '../../../api/env.ts';
import { makeMessageWriter } from '../../../api/mail/messageWriter.ts';
import { makeOutbox } from '../../../api/mail/outbox.ts';
import { makeLater } from '../../../api/tasks.ts';
import { listen } from '../../../api/server.ts';
import { openSite } from '../../../api/static/siteFiles.ts';
import { loadSite } from '../../../data/rules/load.ts';
import { root } from '../../support/root.ts';
import { page } from './page.ts';

/** The servers to compare for requests (Koa alone, the service without its write, the whole service) and for pages. */
export type Kind = 'koa' | 'no write' | 'whole' | 'koa page' | 'page';

const [, , kind = 'whole', file = ':memory:'] = process.argv;
const servers: Record<string, () => Koa | Promise<Koa>> = { koa: bareKoa, 'koa page': bareKoaWithPage };
const { url } = await listen(await (servers[kind] ?? service)(), { port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(url).port));
// Asked for the memory it needs.
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.once('disconnect', () => process.exit());

function bareKoa(): Koa {
  return new Koa().use((ctx) => {
    ctx.body = { success: true, data: { emailSent: false } };
  });
}

/** Sends the compressed page from memory, whatever is asked. */
function bareKoaWithPage(): Koa {
  const content = readFileSync(join(root, 'dist', `${page}.html.br`));
  return new Koa().use((ctx) => {
    ctx.type = 'html';
    ctx.set('Content-Encoding', 'br');
    ctx.body = content;
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
    built: kind === 'page' ? openSite(join(root, 'dist')) : undefined,
    log,
    store,
    messageWriter: makeMessageWriter({ site, env, mail: false }),
    outbox,
    later: makeLater(() => {}),
    secret,
    env,
  };
  outbox.start();
  return createApp(
    kind === 'whole' || kind === 'page'
      ? parts
      : {
          ...parts,
          leads: { keep: async ({ lead }) => ({ id: lead.id, noticeIds: [], confirmationIds: [], fresh: true }) },
        },
  );
}
