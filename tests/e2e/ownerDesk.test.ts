import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { startSite } from '#scripts/support/server.ts';
import { isWellMade } from '#tests/support/axe.ts';
import { inRelease } from '#tests/support/tier.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { sharedMailPeer } from '#tests/support/testServer.ts';

const smtp = await sharedMailPeer();
// An address of its own for each window: two mails to sign in are sent at once, and then one each ten minutes.
const ownerAt = (where: string) => `${where.replace(' ', '.')}@northshore.example`;
const windows: [where: string, viewport: { width: number; height: number }][] = [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 800 }],
];
const OWNER_EMAIL = windows.map(([where]) => ownerAt(where)).join();
const { browser, url } = await visitSite(() =>
  startSite({ OWNER_EMAIL, SMTP_URL: smtp.url, RATE_LIMITS: 'off', VITALS: 'on' }),
);

const newestTo = async (owner: string, subject: RegExp, after: number) => {
  const found = () =>
    smtp.accepted.slice(after).find(({ to, mail }) => to.includes(owner) && subject.test(mail.subject ?? ''));
  await expect.poll(() => found() !== undefined).toBe(true);
  return found()?.mail.text ?? '';
};

async function post(path: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status, path).toBe(200);
}

/** Somebody signs up for the newsletter, and the owner sees to it that they get no mail. */
async function subscribesAndIsSuppressed(page: Page, email: string): Promise<void> {
  await post('/api/subscribe', { email, list: 'newsletter', page: '/blog' });
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await page.getByRole('listitem').filter({ hasText: email }).getByText('Asked for it from /blog').waitFor();
  await isWellMade(page);
  await page.getByRole('link', { name: 'Addresses that get no email' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Why').first().selectOption('They want no email at all');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByRole('status').getByText('Saved.').waitFor();
  await isWellMade(page);
  await page.getByRole('button', { name: `Take off the list: ${email} (No email at all)` }).click();
  await page.getByText('No address is on the list.').waitFor();
  await isWellMade(page);
}

/** The owner writes down what went wrong. */
async function recordsBreach(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('link', { name: 'Record of breaches' }).click();
  await page.getByLabel('When it happened').last().fill('2026-01-15');
  for (const label of ['What happened', 'Whom it touches', 'Why you judge so', 'Who was told'])
    await page.getByLabel(label).last().fill(`${label}: it is written down here.`);
  const texts = page.locator('form textarea:visible');
  const room = await texts.evaluateAll((fields) => fields.map((field) => field.clientWidth));
  expect(new Set(room.slice(-4)).size).toBe(1);
  await page.getByLabel('Is significant harm').last().selectOption('No');
  await page.getByRole('button', { name: 'Save the record' }).last().click();
  await page.getByRole('status').getByText('Saved.').waitFor();
  await page.getByText('Change this record').first().click();
  await isWellMade(page);
}

/** Somebody books a call; the owner blocks its day by mistake at first, and moves it. */
async function worksOnBooking(page: Page, name: string): Promise<void> {
  const email = `${name.replaceAll(' ', '.')}@navy.example`;
  const { data } = (await (await fetch(`${url}/api/slots`)).json()) as { data: { days: { times: string[] }[] } };
  const [start = '', other = ''] = data.days.at(-1)?.times ?? [];
  const booked = { kind: site.booking?.kinds[0]?.id, start, name, email, phone: '416 555 0100' };
  const headers = { 'Content-Type': 'application/json' };
  const note = `Are 25 minutes enough for ${name}?`;
  const body = JSON.stringify({ ...booked, note });
  expect((await fetch(`${url}/api/bookings`, { method: 'POST', headers, body })).status).toBe(201);
  await page.getByRole('link', { name: 'Requests' }).click();
  await page.getByText('Booked: ').first().waitFor();
  await isWellMade(page);
  await page.goto(`${url}/owner/bookings?from=${start.slice(0, 10)}&view=day`);
  await page.getByText(`“${note}”`).waitFor();
  await page.getByLabel('First day').fill(start.slice(0, 10));
  await page.getByLabel('From (').fill('16:00');
  await page.getByLabel('Until').fill('14:00');
  await page.getByRole('button', { name: 'Block it' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'the end has to be later' }).click();
  await isWellMade(page);
  await page.getByLabel('Until').fill('17:00');
  await page.getByRole('button', { name: 'Block it' }).click();
  await page.getByText('You blocked 4:00').waitFor();
  await isWellMade(page);
  await page.getByRole('button', { name: 'Take bookings again' }).first().click();
  await page.getByRole('status').getByText('Bookings are taken again: ').waitFor();
  await page.getByRole('link', { name: `Move or cancel the booking of ${name}` }).click();
  await page.getByText(`${name} gets an email.`).waitFor();
  await isWellMade(page);
  // The browser lets nobody move it without a choice.
  await page.getByRole('button', { name: 'Move and tell the visitor' }).click();
  await page.getByLabel('To', { exact: true }).selectOption(other);
  await page.getByRole('button', { name: 'Move and tell the visitor' }).click();
  await page.getByRole('status').getByText('Moved. The visitor gets an email.').waitFor();
}

test.each(inRelease ? windows : windows.slice(0, 1))('At %s the owner works on a request', async (where, viewport) => {
  const name = `Ada at ${where} with a name that is rather long`;
  const [category] = site.serviceCategories;
  const firm = { company: 'Engines', email: 'ada@engines.example', phone: '+1 416 555 0100', service: category?.id };
  const message = `We are 25 people in Toronto. ${'https://engines.example/'.padEnd(200, 'x')}`;
  await post('/api/contact', { name, ...firm, message });
  await post('/api/chatbot', { message: 'Do you polish brass doorknobs on trams?' });
  const page = await quietPage(browser, { viewport, bypassCSP: true, expected: /status of 400/ });
  const context = page.context();
  const mails = smtp.accepted.length;
  // A visitor's page is measured, and tells when it is left.
  await page.goto(`${url}/pricing`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /sendVitals/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  await page.locator('h1').click();
  await page.goto(`${url}/owner`);
  expect(await page.locator('script').count()).toBe(0);
  await isWellMade(page);
  await page.getByLabel('Email address').fill(ownerAt(where));
  await page.getByRole('button', { name: 'Send the code' }).press('Enter');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const code = /^\d{6}$/m.exec(await newestTo(ownerAt(where), /Sign in/, mails))?.[0] ?? '';
  await isWellMade(page);
  await page.getByLabel('Code of six digits').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${url}/owner/requests`);
  expect((await context.cookies()).map((cookie) => [cookie.name, cookie.httpOnly, cookie.sameSite])).toEqual([
    ['__Host-owner', true, 'Strict'],
  ]);
  await isWellMade(page);

  await page.getByLabel('Search').fill(where);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.getByText('25 people, Toronto').count()).toBe(1);
  await page.getByLabel('State').selectOption('Answered');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').getByText('Saved.').waitFor();
  await page.getByLabel('New note').fill('Called.\nAgain on Monday.');
  await page.getByRole('button', { name: 'Everything kept about this person' }).click();
  await page.getByRole('heading', { name: 'About ada@engines.example is kept:' }).waitFor();
  await page.goBack();
  await page.getByText('Again on Monday.').waitFor();
  await isWellMade(page);

  await page.getByRole('button', { name: 'Everything kept about this person' }).click();
  await page.getByRole('heading', { name: 'About ada@engines.example is kept:' }).waitFor();
  await isWellMade(page);
  await page.goBack();
  await page.getByText('Correct the name, company').click();
  await isWellMade(page);
  await page.getByLabel('Company').fill('Analytical Engines');
  await page.getByLabel('Company').press('Enter');
  await page.getByRole('heading', { level: 1, name: `${name}, Analytical Engines` }).waitFor();
  expect(await page.getByText('Corrected on').count()).toBe(1);
  await recordsBreach(page);
  await page.getByRole('link', { name: 'Held back' }).click();
  await page.getByText('Nothing is held back.').waitFor();
  await isWellMade(page);
  await subscribesAndIsSuppressed(page, `${where.replace(' ', '.')}.${'x'.repeat(40)}@engines.example`);

  await worksOnBooking(page, `Grace at ${where}`);

  await page.getByRole('link', { name: 'Questions' }).click();
  await page.getByText('Where an answer belongs').click();
  await page.getByText("answer: ''").waitFor();
  await isWellMade(page);

  await page.getByRole('link', { name: 'Health' }).click();
  // Mail of the request may be on its way still, and the vitals of the page that was left.
  for (const text of ['None waits, and none was refused.', 'Shows its main content after'])
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByText(text).count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
  await isWellMade(page);

  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByText('Changed the state of a request').first().waitFor();
  await isWellMade(page);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('status').getByText('You are signed out.').waitFor();
  await page.goto(`${url}/owner/requests`);
  expect(page.url()).toBe(`${url}/owner`);
  // Pages of the desk are left while their fonts are on their way.
});
