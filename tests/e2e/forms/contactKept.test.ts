import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#scripts/support/visit.ts';
import {
  empty,
  type FormsVisit,
  fillIn,
  kept,
  said,
  sendButton,
  service,
  startFormsVisit,
  toast,
  formLoaded,
  typed,
  valuesIn,
  longTimeout,
} from './formsVisit.ts';

let visit: FormsVisit;
beforeAll(async () => {
  visit = await startFormsVisit();
});
afterAll(() => visit.stop());

const message = (page: Page) => page.getByLabel('Message', { exact: true });
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('contactDraft'));
/** The site's root but the page: a link there changes pages without loading the document. */
const goTo = async (page: Page, path: string) => {
  await (await addLink(page, path)).click();
  await page.waitForURL(visit.url + path);
  await page.locator('main h1').waitFor();
};

describe('Offline', () => {
  test('what was typed is kept, this is said, and once online it is offered and sent with one key', async () => {
    const { page, consoleErrors } = await visit.openForm('/contact');
    await fillIn(page, { message: 'Written in a tunnel, sent after it.' });
    await formLoaded(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    await said(page)
      .getByText('You are offline, so nothing was sent. What you typed is kept: send it again when you are connected.')
      .waitFor();
    await toast(page).getByText('There was a problem submitting your request. Please try again.').waitFor();
    expect(await valuesIn(page)).toEqual({ ...kept, message: 'Written in a tunnel, sent after it.' });
    expect(consoleErrors).toEqual([]);
    await page.context().setOffline(false);
    await page.getByText('You are connected again. What you typed has not been sent yet.').waitFor();
    expect((await visit.leads()).filter((lead) => lead.message.startsWith('Written in a tunnel'))).toHaveLength(0);
    await page.getByRole('button', { name: 'Send again' }).click();
    await said(page).getByText('Your message has been saved').waitFor();
    expect((await visit.leads()).filter((lead) => lead.message.startsWith('Written in a tunnel'))).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });
});

describe('What was typed', () => {
  test('is there again after a reload and after another page, and gone after it was sent', async () => {
    const { page, consoleErrors } = await visit.openForm('/contact');
    await fillIn(page);
    await expect.poll(() => draft(page), longTimeout).toContain(typed.message);
    await page.reload();
    await expect.poll(() => valuesIn(page), longTimeout).toEqual(kept);
    await goTo(page, '/about');
    await goTo(page, '/contact');
    await expect.poll(() => valuesIn(page), longTimeout).toEqual(kept);
    await sendButton(page).click();
    await said(page).getByText('Your message has been saved').waitFor();
    expect(await draft(page)).toBeNull();
    await page.reload();
    expect(await valuesIn(page)).toEqual(empty);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });

  test('and failed goes out after a reload with the key of the first try', async () => {
    const { page } = await visit.openForm('/contact');
    const keys: string[] = [];
    await page.route('**/api/contact', (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await fillIn(page);
    await sendButton(page).click();
    await said(page).getByText('Not sent yet').waitFor();
    await page.reload();
    await expect.poll(() => valuesIn(page), longTimeout).toEqual(kept);
    await sendButton(page).click();
    await said(page).getByText('Your message has been saved').waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
    await page.context().close();
  });

  test('sends the time since it was begun, not since the reload', async () => {
    const { page } = await visit.openForm('/contact');
    await fillIn(page);
    await expect.poll(() => draft(page), longTimeout).toContain(typed.message);
    await page.evaluate(() =>
      sessionStorage.setItem(
        'contactDraft',
        JSON.stringify({ ...JSON.parse(sessionStorage.getItem('contactDraft') ?? ''), elapsed: 90_000 }),
      ),
    );
    await page.reload();
    await expect.poll(() => valuesIn(page), longTimeout).toEqual(kept);
    const [request] = await Promise.all([page.waitForRequest('**/api/contact'), sendButton(page).click()]);
    expect(request.postDataJSON().elapsed).toBeGreaterThanOrEqual(90_000);
    await said(page).waitFor();
    await page.context().close();
  });

  test.each(['nonsense', '{"values":{"service":"no-such-service","name":7}}'])(
    'and kept as %s is no draft',
    async (text) => {
      const { page, consoleErrors } = await visit.openForm('/about');
      await page.evaluate((value) => sessionStorage.setItem('contactDraft', value), text);
      await goTo(page, '/contact');
      await expect.poll(() => draft(page), longTimeout).not.toBe(text);
      expect(await valuesIn(page)).toEqual(empty);
      expect(consoleErrors).toEqual([]);
      await page.context().close();
    },
  );

  test('is sent where the browser refuses storage, as anywhere else', async () => {
    const { page, consoleErrors } = await visit.openForm('/about');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Refused', 'SecurityError');
          },
        });
    });
    await page.goto(`${visit.url}/contact`);
    await fillIn(page);
    await sendButton(page).click();
    await said(page).getByText('Your message has been saved').waitFor();
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });
});

describe('An address with a service and a note', () => {
  const note = 'I would like to know more about backups in Ajax.';
  const address = `/contact?${new URLSearchParams({ service: service.id, note })}#contact`;
  const line = (page: Page) => page.getByText('Filled in from the page before.');

  test('chooses the one and begins the message with the other, says so, and can be undone', async () => {
    const { page, consoleErrors } = await visit.openForm(address);
    await line(page).waitFor();
    expect(await valuesIn(page)).toEqual({ ...empty, service: service.id, message: note });
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await valuesIn(page)).toEqual(empty);
    expect(await line(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-service');
    expect(page.url()).toBe(`${visit.url}/contact#contact`);
    await page.reload();
    expect(await valuesIn(page)).toEqual(empty);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });

  test('takes back its own words alone', async () => {
    const { page } = await visit.openForm(address);
    await line(page).waitFor();
    await message(page).fill(`${note} And of our own words.`);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await valuesIn(page)).toEqual({ ...empty, message: 'And of our own words.' });
    await page.context().close();
  });

  test('moves nothing on the page', async () => {
    const { page } = await visit.openForm('/about', { viewport: { width: 360, height: 800 } });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
      const names = (entry: PerformanceEntry) =>
        (entry as Shift).sources.map(
          ({ node }) => `${node?.parentElement?.className} > ${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`,
        );
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().flatMap(names));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(visit.url + address);
    await line(page).waitFor();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['no service, no note', '/contact?service=no-such-service&note=%20', empty],
    [
      'too long a note',
      `/contact?service=no-such-service&note=${'x'.repeat(450)}`,
      { ...empty, message: 'x'.repeat(400) },
    ],
  ])('ignores what it cannot use: %s', async (_, path, values) => {
    const { page, consoleErrors } = await visit.openForm(path);
    await message(page).focus();
    await expect.poll(() => valuesIn(page), longTimeout).toEqual(values);
    await expect.poll(() => message(page).getAttribute('maxlength'), longTimeout).toBeNull();
    expect(await valuesIn(page)).toEqual(values);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });

  test('yields to what was typed before, and fills in the rest', async () => {
    const { page } = await visit.openForm('/contact');
    await message(page).fill('Typed before the link was followed.');
    await expect.poll(() => draft(page), longTimeout).toContain('Typed before');
    await goTo(page, '/about');
    await (await addLink(page, address)).click();
    await line(page).waitFor();
    expect(await valuesIn(page)).toEqual({
      ...empty,
      service: service.id,
      message: 'Typed before the link was followed.',
    });
    await page.context().close();
  });

  test('is no draft: the next link begins anew, and the canonical address has no query', async () => {
    const { page } = await visit.openForm(address);
    await line(page).waitFor();
    expect(await draft(page)).toBeNull();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/contact$/);
    await goTo(page, '/about');
    await (await addLink(page, '/contact?note=Another+matter+altogether.#contact')).click();
    await line(page).waitFor();
    expect(await valuesIn(page)).toEqual({ ...empty, message: 'Another matter altogether.' });
    await page.context().close();
  });

  test('is what the page of a service for an industry in a place links to', async () => {
    const { page } = await visit.openForm('/services');
    const path = await page.locator('main a[href^="/services/"]').first().getAttribute('href');
    await goTo(page, path ?? '');
    await page.locator('main').getByRole('link', { name: 'Get Your Free IT Assessment' }).first().click();
    await line(page).waitFor();
    const { message: begun } = await valuesIn(page);
    expect(begun).toMatch(/^I would like more information about .+ in .+\.$/);
    await page.context().close();
  });

  test('is sent like anything else, and does not come back after it', async () => {
    const { page } = await visit.openForm(address);
    await line(page).waitFor();
    await page.getByLabel('Name', { exact: true }).fill(typed.name);
    await page.getByLabel('Company').fill(typed.company);
    await page.getByLabel('E-mail address').fill(typed.email);
    await page.getByLabel('Phone number').fill(typed.phone);
    await sendButton(page).click();
    await said(page).getByText('Your message has been saved').waitFor();
    expect((await visit.leads()).at(-1)).toMatchObject({ ...kept, message: note });
    await page.reload();
    expect(await valuesIn(page)).toEqual(empty);
    await page.context().close();
  });
});
