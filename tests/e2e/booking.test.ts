import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { hasFocus } from '#tests/support/quietPage.ts';
import { startFormsVisit } from './forms/formsVisit.ts';

const visit = await startFormsVisit();
const [assessment] = site.booking?.kinds ?? [];

/** The page with its times. */
async function openPicker(options = {}): Promise<Page> {
  const page = await visit.openForm('/contact', options);
  await page.getByRole('link', { name: 'See free times' }).click();
  await page.getByLabel('Day').waitFor();
  return page;
}

const times = (page: Page) => page.getByRole('group', { name: 'Time' }).getByRole('radio');
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book this time' });
async function fillIn(page: Page, email: string) {
  await page.locator('#booking-name').fill('Ada Lovelace');
  await page.locator('#booking-email').fill(email);
  await page.locator('#booking-phone').fill('416-555-0100');
}

test('A visitor on a phone abroad picks a time, is told of a mistake at its field, books, and changes it by the link', async () => {
  const page = await openPicker({ viewport: { width: 360, height: 740 }, timezoneId: 'Europe/London' });
  await page.getByText('Times are in Eastern Time.').waitFor();
  await bookButton(page).click();
  await page.getByText('Please check what you typed').waitFor();
  expect(await page.locator('#booking-start-error').innerText()).toBe('Choose a time.');
  const chosen = times(page).first();
  const label = await page.getByRole('group', { name: 'Time' }).locator('label').first().innerText();
  expect(label).toMatch(/AM|PM/);
  expect(label).toContain('your time');
  await chosen.check();
  await fillIn(page, 'ada@engines.example');
  await page.getByLabel('Anything we should know? (optional)').fill('We are 40 lawyers.');
  await bookButton(page).click();
  const panel = page.getByRole('region', { name: /^Booked: / });
  await panel.waitFor();
  expect(await bookButton(page).isVisible()).toBe(false);
  expect(await panel.innerText()).toContain('We call you at 416-555-0100; it takes 30 minutes.');
  expect(await panel.getByRole('link', { name: 'Save it in your calendar' }).getAttribute('href')).toMatch(
    /^\/api\/bookings\/booking\.ics\?token=/,
  );
  expect((await visit.leads()).at(-1)).toMatchObject({
    email: 'ada@engines.example',
    message: `Booked: ${assessment?.name}\n\nWe are 40 lawyers.`,
    page: '/contact',
  });
  await panel.getByRole('link', { name: 'Change or cancel' }).click();
  await page.getByText('Pick another time').click();
  await page.locator('input[name=start]').last().check();
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await page.getByText('Moved.').waitFor();
  await page.getByRole('link', { name: 'Cancel the booking' }).click();
  await page.getByRole('link', { name: 'No, keep it' }).click();
  await page.getByRole('link', { name: 'Cancel the booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('Cancelled. The time is free again.').waitFor();
});

test('A time is booked by keyboard alone', async () => {
  const page = await visit.openForm('/contact');
  await page.getByRole('link', { name: 'See free times' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Day').waitFor();
  expect(await hasFocus(page.locator('[data-time-picker]'))).toBe(true);
  const next = () => page.keyboard.press('Tab');
  // What it is about, and the link to what happens in it.
  await next();
  await next();
  await next();
  expect(await hasFocus(page.getByLabel('Day'))).toBe(true);
  await next();
  await page.keyboard.press('Space');
  for (const text of ['Grace Hopper', 'grace@navy.example', '416-555-0100']) {
    await next();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: /^Booked: / }).waitFor();
});

test('Offline in the middle, what was typed stays and goes out when there is a connection again', async () => {
  const page = await openPicker({ expected: /ERR_INTERNET_DISCONNECTED/ });
  await times(page).first().check();
  await fillIn(page, 'mary@engines.example');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await bookButton(page).click();
  await page.getByText("You're offline. What you typed is kept here.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('region', { name: /^Booked: / }).waitFor();
});

test('Who was slower keeps what was typed and sees the times that are left', async () => {
  const page = await openPicker({ expected: /409/ });
  const other = await openPicker();
  for (const picker of [page, other]) {
    // A whole day: of the first one so few times may be left that one booking takes them all.
    await picker.getByLabel('Day').selectOption({ index: 1 });
    await times(picker).last().check();
  }
  await fillIn(page, 'joan@engines.example');
  await fillIn(other, 'kay@engines.example');
  await bookButton(other).click();
  await other.getByRole('region', { name: /^Booked: / }).waitFor();
  const before = await times(page).count();
  await bookButton(page).click();
  await page.getByText("That time isn't free any more").first().waitFor();
  await expect.poll(() => times(page).count()).toBeLessThan(before);
  expect(await page.locator('#booking-name').inputValue()).toBe('Ada Lovelace');
  await times(page).first().check();
  await bookButton(page).click();
  await page.getByRole('region', { name: /^Booked: / }).waitFor();
});

test('Where the times cannot be loaded there is a phone number and another try', async () => {
  const page = await visit.openForm('/contact', { expected: /503/ });
  await page.route('**/api/slots*', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.getByRole('link', { name: 'See free times' }).click();
  await page.getByRole('alert').getByText(site.provider.phone.display).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Day').waitFor();
});

test('Without a script, the same is a plain page of days and times', async () => {
  const page = await visit.openForm('/contact', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'See free times' }).click();
  await page.getByRole('group').first().getByRole('radio').first().check();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email address').fill('plain@engines.example');
  await page.getByLabel('Phone number').fill('416-555-0100');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.getByText('You’re booked.').waitFor();
});

test('What was said of the firm is said once: price, calculator, chat, form and note know it, until it is forgotten', async () => {
  const page = await visit.openForm('/');
  await page.locator('#hero-users').fill('40');
  await page.locator('#hero-industry').selectOption('legal');
  await page.goto(`${visit.url}/pricing`);
  await expect.poll(() => page.getByRole('spinbutton').first().inputValue()).toBe('40');
  await page.goto(`${visit.url}/chat`);
  await page.getByText('Your firm: 40 people, Legal.').waitFor();
  await page.getByRole('textbox').fill('How much is it?');
  await page.keyboard.press('Enter');
  await page.getByText('For 40 people, per month before tax').first().waitFor();
  // Said in the hero, its price stands in the next form; afterwards the firm alone does.
  await page.evaluate(() => sessionStorage.removeItem('contactNote'));
  await page.goto(`${visit.url}/contact`);
  await page.getByText('Your firm: 40 people, Legal.').waitFor();
  const message = page.locator('#contact-message');
  expect(await message.inputValue()).toBe('Our business: 40 people, Legal.');
  await page.getByRole('form', { name: 'Contact request' }).getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Postal code').fill('90210');
  await page.keyboard.press('Enter');
  await page.getByText('Write a Canadian postal code').waitFor();
  await page.getByLabel('Postal code').fill('m5v 2t6');
  await page.keyboard.press('Enter');
  await page.getByText('Your firm: 40 people, Legal, M5V.').waitFor();
  expect(await message.inputValue()).toBe('Our business: 40 people, Legal, M5V.');
  await message.fill('');
  await page.getByRole('link', { name: 'See free times' }).click();
  expect(await page.locator('#booking-note').inputValue()).toBe('Our business: 40 people, Legal, M5V.');
  await page.locator('[data-time-picker]').getByRole('button', { name: 'Forget it' }).click();
  await page.getByText('Forgotten on this device.').waitFor();
  expect(await page.locator('#booking-note').inputValue()).toBe('');
  await page.goto(visit.url);
  await page.getByRole('button', { name: 'One person more' }).waitFor();
  expect(await page.locator('#hero-users').inputValue()).toBe(String(site.pricing.calculator.users));
  // What the calculator suggests is nothing that was said.
  await page.goto(`${visit.url}/pricing`);
  await page.getByRole('spinbutton').first().fill('45');
  await expect.poll(() => new URL(page.url()).search).toContain('users=45');
  await page.goto(`${visit.url}/contact`);
  await page.getByRole('link', { name: 'See free times' }).click();
  await page.locator('[data-time-picker]').getByText('Your firm: 45 people.').waitFor();
  expect(await page.locator('#booking-note').inputValue()).toBe('Our business: 45 people.');
});
