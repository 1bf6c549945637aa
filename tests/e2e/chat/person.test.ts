import { expect, test } from 'vitest';
import { messages } from '#data/messages/index.ts';
import { startSite } from '#scripts/support/server.ts';
import { isWellMade } from '#tests/support/axe.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { chatButton, chatOn, eventually, openChat, say } from './chat.ts';
import { makeDesk } from './desk.ts';

const { handover, ownerConversations: desk } = messages;
const owners = await makeDesk();
const { browser, url } = await visitSite(() => startSite(owners.env));
const phone = { width: 360, height: 740 };

test('a visitor learns who is there, talks to a person of the team in every tab and over a lost line, and goes back to the assistant', async () => {
  const page = await quietPage(browser, {
    viewport: phone,
    bypassCSP: true,
    expected: /Failed to load|ERR_INTERNET_DISCONNECTED|net::/,
  });
  const chat = await openChat(page, url, 'page');
  const ask = chat.panel.getByRole('button', { name: handover.ask });
  await chat.panel.getByText(/^No person is at the chat|^A person is next here/).waitFor();
  // The words of the specification are true by what goes on after them.
  const line = page.locator('p', { has: page.getByText('Online now', { exact: true }) });
  const status = async () => (await line.innerText()).replaceAll(/\s+/g, ' ');
  const online = 'Online now: our automated assistant, which answers first.';
  await eventually(status).toMatch(new RegExp(`^${online} (?:No person is at the chat|A person is next here)`));
  await page
    .getByText(/^Connected to .+ support team: our automated assistant answers first, and a person joins/)
    .waitFor();
  await page.getByText(/^Typical response: Under 1 minute from our assistant/).waitFor();
  // No stream before a person is asked for.
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /events/.test(name))),
  ).toBe(false);
  // In the end it may look for what it has erased.
  const atDesk = await owners.open(browser, url, /404/);
  await page.reload();
  await chat.panel.getByText(/^A person is here until/).waitFor();
  await eventually(status).toMatch(new RegExp(`^${online} A person is here until`));
  expect(await layoutShifts(page)).toEqual([]);
  await ask.click();
  await chat.panel.getByRole('region', { name: 'Conversation' }).getByText(handover.notices.asked).waitFor();
  await eventually(() => atDesk.title()).toMatch(/^\(1\)/);
  await isWellMade(atDesk);
  await atDesk.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await atDesk.getByLabel(desk.reply).fill('Hello, this is us.');
  await atDesk.getByLabel(desk.reply).press('Enter');
  await chat.panel.getByRole('region', { name: 'Conversation' }).getByText('Hello, this is us.').waitFor();
  await chat.panel.getByText('A member of our team answers you.').waitFor();
  await isWellMade(page);
  await isWellMade(atDesk);

  // Both of the visitor's tabs have it all.
  const other = await page.context().newPage();
  await other.goto(`${url}/about`);
  await chatButton(other).click();
  const compact = chatOn(other, 'compact');
  await compact.panel.getByText('Hello, this is us.').first().waitFor();
  await say(compact, 'From the other tab');
  await chat.panel.getByRole('region', { name: 'Conversation' }).getByText('From the other tab').waitFor();
  await atDesk.getByText('From the other tab').waitFor();
  await other.close();
  await page.reload();
  for (const text of ['Hello, this is us.', 'From the other tab'])
    await eventually(() => chat.panel.getByText(text).count()).toBe(1);

  await page.context().setOffline(true);
  await say(chat, 'Written without a line');
  await chat.panel.getByRole('region', { name: 'Conversation' }).getByText(handover.unsent).waitFor();
  await page.context().setOffline(false);
  await atDesk.getByText('Written without a line').waitFor();
  await eventually(() =>
    chat.panel.getByRole('region', { name: 'Conversation' }).getByText('Written without a line').count(),
  ).toBe(1);
  await eventually(() =>
    chat.panel.getByRole('region', { name: 'Conversation' }).getByText(handover.unsent).count(),
  ).toBe(0);

  await atDesk.getByRole('button', { name: desk.giveBack }).click();
  await chat.panel
    .getByRole('region', { name: 'Conversation' })
    .getByText('has handed you back to the assistant')
    .waitFor();
  await ask.waitFor();

  // What is erased at the desk is over for the visitor too, and what had not arrived is in the box again.
  await ask.click();
  await chat.panel.getByRole('button', { name: handover.back }).waitFor();
  await page.context().setOffline(true);
  await say(chat, 'Written too late');
  await atDesk.getByText(desk.erase).click();
  await atDesk.getByRole('button', { name: desk.eraseSure }).click();
  await atDesk.waitForURL(`${url}/owner/conversations?done=conversationErased`);
  await atDesk.getByRole('status').getByText(messages.owner.done.conversationErased).waitFor();
  await page.context().setOffline(false);
  await chat.panel.getByRole('region', { name: 'Conversation' }).getByText(handover.goneUnsent).waitFor();
  await ask.waitFor();
  await eventually(() => chat.panel.getByRole('textbox', { name: messages.chat.yourMessage }).inputValue()).toBe(
    'Written too late',
  );
});

test('a visitor who cannot wait leaves a number', async () => {
  const page = await quietPage(browser, {
    viewport: phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
    expected: /Failed to load/,
  });
  const chat = await openChat(page, url, 'page');
  await chat.panel.getByRole('button', { name: handover.ask }).click();
  const leave = chat.panel.getByRole('button', { name: handover.leave });
  const form = chat.panel.getByRole('form', { name: handover.lead.label });
  await leave.or(form).waitFor();
  if (await leave.isVisible()) await leave.click();
  await form.getByRole('button', { name: handover.lead.send }).click();
  await form.getByText(handover.lead.reachMissing).first().waitFor();
  await isWellMade(page);
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Phone number').fill('416-555-0100');
  await form.getByLabel(handover.lead.consent).check();
  await form.getByRole('button', { name: handover.lead.send }).click();
  await chat.panel.getByRole('region', { name: 'Conversation' }).getByText(handover.notices.reachable).waitFor();
  await chat.panel.getByRole('button', { name: handover.back }).click();
  await chat.panel.getByRole('region', { name: 'Conversation' }).getByText(handover.notices.ended).waitFor();
});
