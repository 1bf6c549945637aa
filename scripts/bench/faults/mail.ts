import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSite } from '../../../data/rules/load.ts';
import { startWebhook } from '../../../tests/support/webhookPeer.ts';
import type { Behaviour, SmtpPeer } from '../../../tests/support/smtpPeer.ts';
import { postContact, postJson, seconds, waitUntil } from '../client.ts';
import { atOnce, type FaultResult, type FaultScenario, onPostgres, onSqlite, type Place } from './place.ts';

const dayMs = 86_400_000;
const spellings = ['stranger@elsewhere.example', 'Stranger@ELSEWHERE.example', 'stran.ger+x@elsewhere.example'];
const typed = {
  name: 'TYPED',
  company: 'TYPED',
  phone: 'TYPED 416-555',
  service: (await loadSite()).serviceCategories[0]?.id,
  message: 'TYPED https://evil.example',
};

const accepted = (smtp: SmtpPeer, subject: RegExp) =>
  smtp.accepted.filter(({ mail }) => subject.test(mail.subject ?? '')).length;

/** No queued mail is due. */
const allSent = ({ look }: Place) =>
  waitUntil(
    () =>
      look(async ({ db }) => {
        const queued = db.selectFrom('outbox').select('id').where('status', '=', 'queued');
        return (await queued.where('nextAttemptAt', '<=', Date.now()).execute()).length === 0;
      }),
    60,
  );

/** Requests from many networks, to two processes, all with the address of somebody who knows nothing of them. */
async function mailStranger(place: Place): Promise<FaultResult> {
  const smtp = await place.startSmtp();
  const env = { SMTP_URL: smtp.url, RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' };
  const servers = await Promise.all([place.start(env), place.start(env)]);
  const post = async (client: number, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${client}.7` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${servers[client % 2]?.url}/api/${path}`, init);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    return (await answer.json()) as { emailSent?: boolean };
  };
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, index) => {
      const email = spellings[index % spellings.length];
      if (index % 2 === 0) return post(index, 'contact', { ...typed, email });
      return post(index, 'subscribe', { email, list: index % 4 === 1 ? 'checklist' : 'newsletter' });
    }),
  );
  await allSent(place);
  const received = smtp.accepted.filter(({ to }) => to.some((address) => /@elsewhere\.example$/i.test(address)));
  const repeating = received.filter(({ raw, mail }) => /typed|evil/i.test(raw + JSON.stringify(mail)));
  const waiting = await place.look(({ db }) =>
    db.selectFrom('outbox').select('id').where('status', '=', 'queued').execute(),
  );
  const owner = smtp.accepted.length - received.length;
  const claimed = answers.filter(({ emailSent }) => emailSent === true).length;
  return {
    measured:
      `61 requests: ${received.length} mails to the stranger (${repeating.length} with the sender's text), ${waiting.length} put off, ` +
      `emailSent true ${claimed} times, ${owner} notices to the owner`,
    holds: received.length <= 3 && repeating.length === 0 && waiting.length <= 3 && claimed === 31 && owner === 31,
  };
}

/** A request that was sent too soon after the page came, and two processes that start after the hour of the digest. */
async function digestOnce(place: Place): Promise<FaultResult> {
  const smtp = await place.startSmtp();
  const env = { SMTP_URL: smtp.url };
  const server = await place.start(env);
  const answer = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...typed, email: 'ann@smith.example', elapsed: 900 }),
  });
  const { emailSent } = (await answer.json()) as { emailSent?: boolean };
  await server.stop();
  const id = await place.look(async ({ db }) => {
    await db
      .updateTable('lead')
      .set({ createdAt: Date.now() - dayMs })
      .execute();
    return (await db.selectFrom('lead').select('id').executeTakeFirstOrThrow()).id;
  });
  await Promise.all([place.start(env), place.start(env)]);
  const ms = await waitUntil(() => smtp.accepted.length > 0, 60);
  await allSent(place);
  const digests = smtp.accepted.filter(({ mail }) => mail.text?.includes(`npm run leads -- release ${id}`));
  return {
    measured: `answered emailSent ${emailSent}; ${digests.length} digest from two processes, ${seconds(ms)} after they started a day later`,
    holds: emailSent === false && digests.length === 1 && smtp.accepted.length === 1,
  };
}

/** Mails to visitors at domains that never answer to a recipient, and ten leads beside them. */
const stalledDomains = (domainOf: (index: number) => string) =>
  onSqlite(async ({ start, startSmtp }) => {
    const smtp = await startSmtp();
    const server = await start({ SMTP_URL: smtp.url });
    smtp.behave({ stall: 'stalled' });
    const visitors = Array.from({ length: 30 }, (_, index) => `visitor${index}@${domainOf(index)}`);
    await Promise.all(visitors.map((email) => postJson(`${server.url}/api/subscribe`, { email, list: 'checklist' })));
    await waitUntil(() => smtp.stalled.length > 1, 10);
    const times: number[] = [];
    for (let lead = 1; lead <= 10; lead++) {
      // The response also waits for the visitor's confirmation; only the notice is measured.
      const answered = postContact(server);
      times.push(await waitUntil(() => accepted(smtp, /^New request/) === lead, 200));
      await answered;
    }
    const confirmed = await waitUntil(() => accepted(smtp, /^Your request/) === 10, 200);
    return {
      measured: `slowest notice ${seconds(Math.max(...times))}; the ten confirmations to visitors ${seconds(confirmed)} later`,
      holds: Math.max(...times) < 2000,
    };
  });

const refusals: readonly (readonly [name: string, behaviour: Behaviour, password?: string])[] = [
  ['550 to MAIL FROM', { mail: 550 }],
  ['550 to RCPT', { rcpt: 550 }],
  ['550 to DATA', { data: 550 }],
  ['552 5.2.2, over quota', { rcpt: 552, detail: '5.2.2' }],
  ['535, wrong password', {}, 'right'],
];

async function refused(place: Place, name: string, behaviour: Behaviour, password?: string): Promise<FaultResult> {
  const smtp = await place.startSmtp(password);
  const webhook = await startWebhook();
  place.after(() => webhook.stop());
  const server = await place.start({
    SMTP_URL: password === undefined ? smtp.url : smtp.url.replace('//', `//site:${password}@`),
    LEAD_WEBHOOK_URL: webhook.url,
  });
  smtp.behave(behaviour);
  if (password !== undefined) smtp.password = 'changed';
  for (let lead = 0; lead < 3; lead++) await postContact(server);
  const alerted = await waitUntil(() => webhook.taken.some(({ body }) => body.event === 'alert'), 240);
  const parked = await place.look(async ({ db }) => {
    const notices = db.selectFrom('outbox').select('id').where('kind', '=', 'owner-notification');
    return (await notices.where('status', '=', 'parked').execute()).length;
  });
  const { data } = (await (await fetch(`${server.url}/readyz`)).json()) as { data: { mail?: string } };
  smtp.behave({});
  smtp.password = password;
  await postContact(server);
  const all = await waitUntil(() => accepted(smtp, /^New request/) >= 4, 60);
  const summed = await waitUntil(() => accepted(smtp, /get through again/) === 1, 10);
  return {
    measured:
      `${name}: ${parked} of 3 parked, webhook alerted after ${seconds(alerted)}, readyz says mail ${data.mail}, ` +
      `all 4 notices ${seconds(all)} and one summary ${seconds(all + summed)} after the next request`,
    holds: parked === 0 && alerted < 180_000 && all < 10_000 && data.mail === 'failing',
  };
}

/** The server is killed while it sends a mail; the next one has to send it again. */
const leaseAfterCrash = onSqlite(async ({ start, after }) => {
  const connections: number[] = [];
  const silent = createServer(() => connections.push(performance.now()));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  after(() => silent.close());
  const { port } = silent.address() as { port: number };
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_BUDGET_MS: '100' };
  const first = await start(env);
  await postContact(first);
  await waitUntil(() => connections.length > 0);
  await sleep(500);
  const crashed = performance.now();
  await first.stop('SIGKILL');
  const before = connections.length;
  await start(env);
  await waitUntil(() => connections.length > before, 120);
  const waited = performance.now() - crashed;
  return {
    measured: `tried again ${seconds(waited)} after kill -9 in the middle of a send`,
    holds: waited <= 30_500,
  };
});

const oneMail = "one mail of each kind in an hour, none with the sender's text, emailSent the same for each";
const oneDigest = 'one digest to the owner, emailSent false';
const soonSent = "ten leads' notices leave within 2 s each";

export const mailFaults: readonly FaultScenario[] = [
  { name: 'a stranger is mailed, two processes on SQLite', required: oneMail, run: onSqlite(mailStranger) },
  { name: 'a stranger is mailed, two processes on PostgreSQL', required: oneMail, run: onPostgres(mailStranger) },
  { name: 'a contact request 900 ms after load, SQLite', required: oneDigest, run: onSqlite(digestOnce) },
  { name: 'a contact request 900 ms after load, PostgreSQL', required: oneDigest, run: onPostgres(digestOnce) },
  {
    name: '30 mails to visitors whose one domain never answers to RCPT',
    required: soonSent,
    run: stalledDomains(() => 'stalled.example'),
  },
  {
    name: '30 mails to visitors whose 30 domains never answer to RCPT',
    required: soonSent,
    run: stalledDomains((index) => `stalled${index}.example`),
  },
  {
    name: 'the relay refuses everything with a 5xx, in five ways, and then takes mail again',
    required:
      'no notice parked; the webhook hears of it within 3 min; after the next request all notices arrive in 10 s',
    run: atOnce(...refusals.map((refusal) => onSqlite((place) => refused(place, ...refusal)))),
  },
  { name: 'crash in the middle of a send', required: 'tried again within 30 s', run: leaseAfterCrash },
];
