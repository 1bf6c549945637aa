import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { readSetting } from '../../../api/db/settings.ts';
import { postContact, postJson, request, seconds, waitUntil } from '../client.ts';
import { type FaultResult, type FaultScenario, onBoth, onSqlite, type Place } from './place.ts';

const dayMs = 86_400_000;

/** Lets a process begin with a clock that is some milliseconds ahead. */
function clockAhead(ms: number): Record<string, string> {
  const program =
    `const Real = Date; globalThis.Date = class extends Real { static now() { return Real.now() + ${ms}; } ` +
    `constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${ms}); } };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}

/** One start with a clock that is three years ahead, and one that is right again. */
async function clockYearsAhead({ folder, start, look }: Place): Promise<FaultResult> {
  const first = await start();
  for (let count = 0; count < 3; count += 1) await postContact(first);
  await first.stop();
  const copy = join(folder, 'site.db.before-001-start');
  writeFileSync(copy, 'a way back');
  const ahead = await start(clockAhead(3 * 365 * dayMs));
  const { status } = await fetch(`${ahead.url}/readyz`);
  const leads = () => look(async ({ db }) => (await db.selectFrom('lead').select('id').execute()).length);
  const judged = () => look(async ({ db }) => (await readSetting(db, 'retention'))?.includes('waitsSince') ?? false);
  await waitUntil(async () => (await judged()) || (await leads()) === 0, 10);
  await ahead.stop();
  await start();
  const kept = await leads();
  return {
    measured: `started (readyz ${status}), ${kept} of 3 requests kept, the copy ${existsSync(copy) ? 'too' : 'lost'}`,
    holds: status === 200 && kept === 3 && existsSync(copy),
  };
}

/** A notice waits for a mail server while the clock is a day ahead; then the clock is right, and the mail server works. */
async function clockDayAhead({ start, startSmtp, look }: Place): Promise<FaultResult> {
  const smtp = await startSmtp();
  smtp.behave({ mail: 451 });
  const ahead = await start({ SMTP_URL: smtp.url, ...clockAhead(dayMs) });
  await postContact(ahead);
  await waitUntil(() =>
    look(async ({ db }) => {
      const tried = db.selectFrom('outbox').select('id').where('kind', '=', 'owner-notification');
      return (await tried.where('lastError', 'is not', null).execute()).length > 0;
    }),
  );
  await ahead.stop();
  smtp.behave({});
  await start({ SMTP_URL: smtp.url });
  const ms = await waitUntil(() => smtp.accepted.some(({ mail }) => /^New request/.test(mail.subject ?? '')), 30);
  return { measured: `the notice left ${seconds(ms)} after the start`, holds: ms < 10_000 };
}

/** A server of this process on a port of its own, until the scenario is over. */
async function startPeer({ after }: Place, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** A language model that takes questions and never answers. */
async function modelHangs(place: Place): Promise<FaultResult> {
  let asked = 0;
  const model = await startPeer(place, () => void asked++);
  const server = await place.start({ CHAT_MODEL_URL: model, CHAT_MODEL: 'any' });
  const message = 'Which of the plans is right for an office that works at night?';
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) times.push((await postJson(`${server.url}/api/chatbot`, { message })).ms);
  return {
    measured: `asked ${asked} times; five replies after ${times.map(seconds).join(', ')}`,
    holds: asked === 2 && times.every((ms) => ms < 3500) && times.slice(2).every((ms) => ms < 500),
  };
}

/** An IP-location service that leads elsewhere. */
async function locationRedirects(place: Place): Promise<FaultResult> {
  let [asked, followed] = [0, 0];
  const target = await startPeer(place, (_, response) => {
    followed += 1;
    response.end('{}');
  });
  const service = await startPeer(place, (_, response) => {
    asked += 1;
    response.writeHead(302, { Location: target }).end();
  });
  const server = await place.start({ IP_LOCATION_URL: `${service}/{ip}`, TRUSTED_PROXIES: '127.0.0.1' });
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const { status } = await request(`${server.url}/api/ip-location`, { headers });
  return {
    measured: `answered ${status}, ${asked} asked, ${followed} followed`,
    holds: asked === 1 && followed === 0,
  };
}

export const peerFaults: readonly FaultScenario[] = [
  {
    name: 'a clock three years ahead at one start',
    required: 'starts, deletes nothing',
    run: onBoth(clockYearsAhead),
  },
  { name: 'a clock a day ahead while a notice waits', required: 'sent within 10 s', run: onBoth(clockDayAhead) },
  { name: 'a language model that hangs', required: '3 s twice, then none', run: onSqlite(modelHangs) },
  { name: 'an IP-location service that redirects', required: 'not followed', run: onSqlite(locationRedirects) },
];
