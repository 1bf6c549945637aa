import { pino } from 'pino';
import type { Browser, Locator, Page } from 'playwright';
import type { Lead } from '#api/db/tables.ts';
import { readEnv } from '#api/env.ts';
import { listen } from '#api/server.ts';
import { openBackend } from '#api/backend.ts';
import { openSite } from '#api/static/siteFiles.ts';
import { dist, site } from '#scripts/support/builtSite.ts';
import { type QuietPageOptions, quietPage, visitSite } from '#tests/support/quietPage.ts';
import { hydrated } from '#scripts/support/browser.ts';

/** The values to type into the contact form; the service is chosen by its label. */
export const typed = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email: 'ada@engines.example',
  phone: '416-555-0100',
  message: 'Our printer prints in reverse.',
};
export const service = site.serviceCategories[1] ?? site.serviceCategories[0] ?? { id: '', contactLabel: '' };
/** The same request as the database holds it. */
export const kept = { ...typed, service: service.id };

export interface FormsVisit {
  browser: Browser;
  /** The origin of the service. */
  url: string;
  /** The stored leads, in the order in which they arrived. */
  leads(): Promise<Lead[]>;
  /** The recipients of all messages in the outbox, sent or not. */
  recipients(): Promise<string[]>;
  /** A page of the site whose forms are hydrated. */
  openForm(path: string, options?: QuietPageOptions): Promise<Page>;
}

/**
 * A browser, and a service whose database tests can read, until the file ends. The spam check of the time since loading is off:
 * tests fill in forms quickly.
 */
export async function startFormsVisit(env: Record<string, string> = {}): Promise<FormsVisit> {
  const settings = readEnv({ STORE_FILE: ':memory:', LEAST_ELAPSED_MS: '1', RATE_LIMITS: 'off', ...env });
  const api = await openBackend(settings, { site, built: openSite(dist), log: pino({ level: 'silent' }) });
  const visit = await visitSite(async () => {
    const server = await listen(api.app, { port: 0 });
    api.start();
    return {
      url: server.url,
      stop: async () => {
        await server.stop();
        await api.stop();
      },
    };
  });
  return {
    ...visit,
    leads: () => api.store.db.selectFrom('lead').selectAll().orderBy('createdAt').execute(),
    recipients: async () =>
      (await api.store.db.selectFrom('outbox').select('recipient').execute()).map(({ recipient }) => recipient),
    async openForm(path, options) {
      // Tests share an email address, and the number of mails to one address within an hour is limited.
      await api.store.db.deleteFrom('recipient').execute();
      const page = await quietPage(visit.browser, options);
      await page.goto(visit.url + path);
      if (options?.javaScriptEnabled !== false) await formsHydrated(page);
      return page;
    },
  };
}

/** Waits until the page's forms are hydrated: those further down the page are hydrated later. */
async function formsHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLFormElement>('form[method=post]')].every(({ noValidate }) => noValidate),
  );
}

/** Waits until the browser has loaded the code of the form in use and of toasts: neither can be loaded offline. */
export async function formLoaded(page: Page): Promise<void> {
  for (const chunk of [/\/hydrate(Contact|Subscribe)Form-/, /\/Toaster-/]) {
    const entry = await page.waitForFunction(
      (pattern) => performance.getEntriesByType('resource').find(({ name }) => new RegExp(pattern).test(name))?.name,
      chunk.source,
    );
    // Resolves when the modules that it imports are loaded too. A string: Vitest would rewrite an import in a function.
    await page.evaluate(`import(${JSON.stringify(await entry.jsonValue())}).then(() => undefined)`);
  }
}

/** Fills in the contact form. */
export async function fillIn(page: Page, facts: Partial<typeof typed> = {}): Promise<void> {
  const { name, company, email, phone, message } = { ...typed, ...facts };
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Company').fill(company);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Service', { exact: true }).selectOption({ label: service.contactLabel });
  await page.getByLabel('Message', { exact: true }).fill(message);
}

/** The values in the contact form. */
export async function valuesIn(page: Page): Promise<Record<string, string>> {
  return page.getByRole('form', { name: 'Contact request' }).evaluate((form) => {
    const values = Object.fromEntries(
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
    return Object.fromEntries(
      ['name', 'company', 'email', 'phone', 'service', 'message'].map((name) => [name, values[name] ?? '']),
    );
  });
}

export const empty = { name: '', company: '', email: '', phone: '', service: '', message: '' };
export const sendButton = (page: Page): Locator => page.locator('form[action="/api/contact"] button[type=submit]');
export const toast = (page: Page): Locator => page.locator('[data-toast]');
/** Why a form was not sent, at its button. */
export const unsent = (page: Page): Locator => page.locator('form [data-notice="wrong"]');
/** What is said above a form, which has the focus. */
export const said = (page: Page): Locator => page.locator('[data-notice]:focus');
/** The sentences that a field is described with. */
export const descriptionOf = (field: Locator): Promise<string[]> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent ?? `no #${id}`),
  );
