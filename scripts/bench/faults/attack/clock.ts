import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRepeatedTask } from '../../../../api/tasks.ts';
import { readSetting } from '../../../../api/db/settings.ts';
import { startSmtp } from '../../../support/smtpPeer.ts';
import type { FaultResult } from '../../faults.ts';
import { postContact, seconds, sleep } from '../store/client.ts';
import { clockAhead, inStore, onBoth, onSqlite, waitUntil } from './parts.ts';

const dayMs = 86_400_000;

/** One start with a clock that is three years ahead, and one that is right again. */
export const clockYearsAhead = (): Promise<FaultResult> =>
  onBoth(async ({ address, folder, start }) => {
    const first = await start();
    for (let count = 0; count < 3; count += 1) await postContact(first);
    await first.stop();
    const copy = join(folder, 'site.db.before-001-start');
    writeFileSync(copy, 'a way back');
    const ahead = await start(clockAhead(3 * 365 * dayMs));
    const { status } = await fetch(`${ahead.url}/readyz`);
    const leadsNow = () =>
      inStore(address, async ({ db }) => (await db.selectFrom('lead').select('id').execute()).length);
    const judged = () =>
      inStore(address, async ({ db }) => (await readSetting(db, 'retention'))?.includes('waitsSince') ?? false);
    await waitUntil(async () => (await judged()) || (await leadsNow()) === 0, 10);
    await ahead.stop();
    await start();
    const kept = await leadsNow();
    return {
      measured: `started (readyz ${status}), ${kept} of 3 requests kept, the copy ${existsSync(copy) ? 'too' : 'lost'}`,
      holds: status === 200 && kept === 3 && existsSync(copy),
    };
  });

/** A notice waits for a mail server while the clock is a day ahead; then the clock is right, and the mail server works. */
export const clockDayAhead = (): Promise<FaultResult> =>
  onBoth(async ({ address, start }) => {
    const smtp = await startSmtp();
    try {
      smtp.behave({ mail: 451 });
      const ahead = await start({ SMTP_URL: smtp.url, ...clockAhead(dayMs) });
      await postContact(ahead);
      const failed = () =>
        inStore(address, async ({ db }) => {
          const tried = db.selectFrom('outbox').select('id').where('kind', '=', 'owner-notification');
          return (await tried.where('lastError', 'is not', null).execute()).length > 0;
        });
      await waitUntil(failed);
      await ahead.stop();
      smtp.behave({});
      await start({ SMTP_URL: smtp.url });
      const ms = await waitUntil(() => smtp.accepted.some(({ mail }) => /^New request/.test(mail.subject ?? '')), 30);
      return { measured: `the notice left ${seconds(ms)} after the start`, holds: ms < 10_000 };
    } finally {
      await smtp.stop();
    }
  });

/** Runs that would begin while one is under way. */
export async function repeatedWork(): Promise<FaultResult> {
  let [runs, atOnce, most] = [0, 0, 0];
  const task = makeRepeatedTask(
    async () => {
      runs += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await sleep(runs === 1 ? 1000 : 0);
      atOnce -= 1;
    },
    { intervalMs: 100, onFailure() {} },
  );
  task.start();
  await sleep(1050);
  const after = runs;
  await task.stop();
  return {
    measured: `${after} runs 50 ms after one of 1 s at every 100 ms, ${most} at a time`,
    holds: after <= 2 && most === 1,
  };
}

/** A sign-up by a program, which no mail may follow. */
export const heldSignUp = (): Promise<FaultResult> =>
  onSqlite(async ({ address, start }) => {
    const smtp = await startSmtp();
    try {
      const server = await start({ SMTP_URL: smtp.url });
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({
        email: 'bot@elsewhere.example',
        list: 'newsletter',
        website: 'https://buy.example',
      });
      const { status } = await fetch(`${server.url}/api/subscribe`, { method: 'POST', headers, body });
      return await inStore(address, async ({ db }) => {
        const held = await db.selectFrom('heldSignUp').select('reason').execute();
        const queued = await db.selectFrom('outbox').select('id').execute();
        return {
          measured: `answered ${status}; ${held.length} held back (${held[0]?.reason}), ${queued.length} in the outbox`,
          holds: status === 200 && held.length === 1 && queued.length === 0,
        };
      });
    } finally {
      await smtp.stop();
    }
  });
