import { makeSessions } from '../../../../api/owner/sessions.ts';
import { uuidV7 } from '../../../../data/rules/text/uuidV7.ts';
import { contactFields } from '../../../support/contactFields.ts';
import { runScript } from '../../../support/runScript.ts';
import type { FaultResult } from '../../faults.ts';
import { postContact, repeatRequest, request, seconds } from '../store/client.ts';
import { inStore, onBoth, onPostgres, onSqlite, owner, signIn } from './parts.ts';

/** Two machines on one PostgreSQL are restarted, and an older copy of the database is restored. */
export const erasuresOfTwoMachines = (): Promise<FaultResult> =>
  onPostgres(async ({ address, folder, start }) => {
    const machines = [1, 2].map((machine) => ({ ERASURES_FILE: `${folder}/erasures-${machine}` }));
    const startAll = () => Promise.all(machines.map((machine) => start(machine)));
    const people = ['ann@bench.example', 'bob@bench.example'];
    const url = 'url' in address ? address.url : '';
    let servers = await startAll();
    for (const [index, email] of people.entries()) {
      await postContact(servers[0] as (typeof servers)[0], contactFields({ email }));
      await runScript('scripts/leads.ts', ['erase', email, '--yes'], { DATABASE_URL: url, ...machines[index] });
    }
    const token = await inStore(address, (store) => makeSessions({ store, owners: [owner] }).begin(owner));
    for (let restart = 0; restart < 2; restart += 1) {
      await Promise.all(servers.map((server) => server.stop()));
      servers = await startAll();
    }
    const session = await inStore(address, (store) => makeSessions({ store, owners: [owner] }).find(token));
    await Promise.all(servers.map((server) => server.stop()));
    // As an older dump has it: with the people, and without their erasures.
    await inStore(address, async ({ db }) => {
      await db.deleteFrom('erasure').execute();
      const { idempotencyKey, elapsed: _, ...fields } = contactFields() as Record<string, string>;
      for (const email of people)
        await db
          .insertInto('lead')
          .values({
            ...fields,
            email,
            id: uuidV7(),
            createdAt: 1,
            status: 'new',
            spamReason: null,
            page: null,
          } as never)
          .execute();
      return idempotencyKey;
    });
    await start(machines[0]);
    const left = await inStore(address, ({ db }) => db.selectFrom('lead').select('email').execute());
    return {
      measured: `still signed in after two restarts: ${session ? 'yes' : 'no'}; ${2 - left.length} of 2 erased again by one machine`,
      holds: session !== undefined && left.length === 0,
    };
  });

/** 30,000 requests are held back, of long texts, and are searched while others visit. */
export const manyHeldBack = (): Promise<FaultResult> =>
  onSqlite(async ({ address, start }) => {
    const server = await start();
    const text = 'Buy at https://pills.example before the night is over. '.repeat(9);
    const browser = await inStore(address, async (store) => {
      for (let from = 0; from < 30_000; from += 500)
        await store.db
          .insertInto('lead')
          .values(
            Array.from({ length: 500 }, (_, index) => ({
              ...{
                id: uuidV7(),
                createdAt: Date.now() - from - index,
                status: 'quarantined' as const,
                spamReason: 'x',
              },
              ...{ name: `Bot ${from + index}`, company: 'Pills', email: `bot${index}@elsewhere.example`, phone: '1' },
              ...{ service: 'managed', message: text, page: null, idempotencyKey: null },
            })),
          )
          .execute();
      return signIn(server, store);
    });
    const search = async () => {
      const visits = repeatRequest(() => request(`${server.url}/about`), 2);
      const times: number[] = [];
      for (const query of ['', '?page=900', '?q=bot', '?q=nowhere+at+all', '?q=Bot+17']) {
        const begin = performance.now();
        const answer = await browser.get(`/owner/held-back${query}`);
        await answer.arrayBuffer();
        times.push(answer.status === 200 ? performance.now() - begin : Number.POSITIVE_INFINITY);
      }
      return { times, slowest: Math.max(...(await visits.end()).map(({ ms }) => ms)) };
    };
    // Whatever else the machine does adds to it: the best of three counts.
    const tries = [await search(), await search(), await search()].sort((one, other) => one.slowest - other.slowest);
    const { times, slowest } = tries[0] as (typeof tries)[0];
    return {
      measured: `five pages in ${times.map(seconds).join(', ')}; others waited ${slowest.toFixed(0)} ms at most`,
      holds: slowest < 80 && times.every((ms) => ms < 3000),
    };
  });

/** The owner corrects a person's data and records a breach; an erasure finds both. */
export const correctAndRecord = (): Promise<FaultResult> =>
  onBoth(async ({ address, start }) => {
    const server = await start();
    await postContact(server, contactFields({ email: 'adda@bench.example' }));
    return inStore(address, async (store) => {
      const { db } = store;
      const browser = await signIn(server, store);
      const { id } = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow();
      const fields = { name: 'Ada', company: '', email: 'ada@bench.example', phone: '416-555-0100' };
      const form = { ...fields, shown: 'new', state: 'new', correct: 'yes' };
      const corrected = (await browser.post(`/owner/requests/${id}`, form)).status;
      const what = 'A list with ada@bench.example was lost';
      const breach = { day: '2026-01-15', what, whom: 'One', risk: 'none', why: 'Found again', told: 'Nobody' };
      const recorded = (await browser.post('/owner/breaches', breach)).status;
      const [audited] = await db.selectFrom('ownerAudit').select('detail').where('action', '=', 'corrected').execute();
      await browser.post('/owner/privacy/erase', { email: fields.email, sure: 'yes' });
      const left = JSON.stringify([
        ...(await db.selectFrom('lead').selectAll().execute()),
        ...(await db.selectFrom('breach').selectAll().execute()),
        ...(await db.selectFrom('outbox').selectAll().execute()),
        ...(await db.selectFrom('ownerAudit').selectAll().execute()),
      ]);
      return {
        measured: `corrected ${corrected} (${audited?.detail}), recorded ${recorded}; erased from ${/add?a@bench/.test(left) ? 'not all' : 'all'}`,
        holds:
          corrected === 303 &&
          recorded === 303 &&
          audited !== undefined &&
          !/add?a@bench/.test(left) &&
          left.includes('was lost'),
      };
    });
  });
