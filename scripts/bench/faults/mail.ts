import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Behaviour, type SmtpPeer, startSmtp } from '../../support/smtpPeer.ts';
import { startWebhook } from '../../support/webhookPeer.ts';
import { startScript } from '../../support/childServer.ts';
import { contactFields } from '../../support/contactFields.ts';
import { root } from '../../support/root.ts';
import type { FaultResult, FaultScenario } from '../faults.ts';

const second = 1000;

interface Bench {
  smtp: SmtpPeer;
  /** Calls that the webhook received, in order. */
  calls: { event: unknown; at: number }[];
  post(path: string, body: unknown): Promise<Response>;
  ready(): Promise<Record<string, unknown>>;
  unsentNotices(): { status: string; attempts: number }[];
}

/** Runs with a server process that has the product's own limits, and an SMTP relay whose behaviour can be set. */
async function withServer<T>(password: string | undefined, run: (bench: Bench) => Promise<T>): Promise<T> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache', 'bench-mail-'));
  const smtp = await startSmtp(0, password);
  const webhook = await startWebhook();
  const calls: Bench['calls'] = [];
  webhook.onTaken = ({ body }) => calls.push({ event: body.event, at: performance.now() });
  const file = join(work, 'site.db');
  const server = await startScript('scripts/start.ts', {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DIST_DIR: join(root, 'dist'),
    STORE_FILE: file,
    SMTP_URL: password === undefined ? smtp.url : smtp.url.replace('//', `//site:${password}@`),
    LEAD_WEBHOOK_URL: webhook.url,
  });
  try {
    return await run({
      smtp,
      calls,
      post: (path, body) =>
        fetch(server.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ready: async () => (await (await fetch(`${server.url}/readyz`)).json()).data,
      unsentNotices() {
        const store = new DatabaseSync(file, { readOnly: true });
        const rows = store
          .prepare("SELECT status, attempts FROM outbox WHERE kind = 'owner-notification' AND status <> 'sent'")
          .all();
        store.close();
        return rows as { status: string; attempts: number }[];
      },
    });
  } finally {
    await smtp.stop();
    await server.stop();
    webhook.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Milliseconds until a condition holds; Infinity where it does not within `maxMs`. */
async function timeUntil(condition: () => boolean, maxMs: number): Promise<number> {
  const start = performance.now();
  while (!condition()) {
    if (performance.now() - start > maxMs) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
  return performance.now() - start;
}

const inSeconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / second).toFixed(2)} s` : 'never');
const accepted = (smtp: SmtpPeer, subject: RegExp) =>
  smtp.accepted.filter(({ mail }) => subject.test(mail.subject ?? '')).length;

function stalled(domainOf: (index: number) => string, name: string): FaultScenario {
  return {
    name,
    required: "ten leads' notices leave within 2 s each",
    run: () =>
      withServer(undefined, async ({ smtp, post }) => {
        smtp.behave({ stall: 'stalled' });
        const visitors = Array.from({ length: 30 }, (_, index) => `visitor${index}@${domainOf(index)}`);
        await Promise.all(visitors.map((email) => post('/api/subscribe', { email, list: 'checklist' })));
        await timeUntil(() => smtp.stalled.length > 1, 10 * second);
        const times: number[] = [];
        for (let lead = 1; lead <= 10; lead++) {
          // The response also waits for the visitor's confirmation; only the notice is measured.
          const answered = post('/api/contact', contactFields());
          times.push(await timeUntil(() => accepted(smtp, /^New request/) === lead, 200 * second));
          await answered;
        }
        const slowest = Math.max(...times);
        const confirmed = await timeUntil(() => accepted(smtp, /^Your request/) === 10, 200 * second);
        const rest = confirmed === 0 ? 'all by then' : `${inSeconds(confirmed)} later`;
        const measured = `slowest notice ${inSeconds(slowest)}; the ten confirmations to visitors ${rest}`;
        return { measured, holds: slowest < 2 * second };
      }),
  };
}

const refusals: [string, Behaviour, password?: string][] = [
  ['550 to MAIL FROM', { mail: 550 }],
  ['550 to RCPT', { rcpt: 550 }],
  ['550 to DATA', { data: 550 }],
  ['552 5.2.2, over quota', { rcpt: 552, detail: '5.2.2' }],
  ['535, wrong password', {}, 'right'],
];

const refused: FaultScenario = {
  name: 'the relay refuses everything with a 5xx, in five ways, and then takes mail again',
  required: 'no notice parked; the webhook hears of it within 3 min; after the next request all notices arrive in 10 s',
  async run() {
    const results = await Promise.all(
      refusals.map(([name, behaviour, password]) => withServer(password, (bench) => refuse(name, behaviour, bench))),
    );
    return {
      measured: results.map(({ measured }) => measured).join('; '),
      holds: results.every(({ holds }) => holds),
    };
  },
};

async function refuse(name: string, behaviour: Behaviour, bench: Bench): Promise<FaultResult> {
  const { smtp, calls, post, ready, unsentNotices } = bench;
  const right = smtp.password;
  smtp.behave(behaviour);
  if (right !== undefined) smtp.password = 'changed';
  const start = performance.now();
  for (let lead = 0; lead < 3; lead++) await post('/api/contact', contactFields());
  await timeUntil(() => calls.some(({ event }) => event === 'alert'), 240 * second);
  const alertAfter = (calls.find(({ event }) => event === 'alert')?.at ?? Number.POSITIVE_INFINITY) - start;
  const parked = unsentNotices().filter(({ status }) => status === 'parked').length;
  const state = (await ready()).mail;
  smtp.behave({});
  smtp.password = right;
  await post('/api/contact', contactFields());
  const all = await timeUntil(() => accepted(smtp, /^New request/) >= 4, 60 * second);
  const summed = await timeUntil(() => accepted(smtp, /get through again/) === 1, 10 * second);
  const back = `all 4 notices ${inSeconds(all)} and one summary ${inSeconds(all + summed)} after the next request`;
  const alerted = `webhook alerted after ${inSeconds(alertAfter)}, readyz says mail ${state}`;
  const measured = `${name}: ${parked} of 3 parked, ${alerted}, ${back}`;
  return { measured, holds: parked === 0 && alertAfter < 180 * second && all < 10 * second && state === 'failing' };
}

export const scenarios: FaultScenario[] = [
  stalled(() => 'stalled.example', '30 mails to visitors whose one domain never answers to RCPT'),
  stalled((index) => `stalled${index}.example`, '30 mails to visitors whose 30 domains never answer to RCPT'),
  refused,
];
