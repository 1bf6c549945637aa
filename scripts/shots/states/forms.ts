import type { Page } from 'playwright';
import { calculatorMessages } from '#data/messages/calculator.ts';
import type { State } from '../state.ts';

interface Form {
  id: string;
  path: string;
  /** The address that it sends to. */
  api: string;
  form: string;
  /** Opens what the form is in. */
  open?(page: Page): Promise<unknown>;
  /** The fields and what to write into them; what to choose from a list is its first option with a value. */
  fields: Readonly<Record<string, string>>;
}

const person = { name: 'Ada Lovelace', email: 'ada@engines.example', phone: '416-555-0100' };
const prefixed = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`#${prefix}-${name}`, value]));

const forms: readonly Form[] = [
  {
    id: 'contact',
    path: '/contact',
    api: '**/api/contact',
    form: 'form[action="/api/contact"]',
    fields: prefixed('contact', {
      ...person,
      company: 'Analytical Engines',
      message: 'The printer prints in reverse.',
    }),
  },
  {
    id: 'quote',
    path: '/pricing',
    api: '**/api/contact',
    form: 'form[action="/api/contact"]',
    open: async (page) => {
      await page.getByRole('tablist').waitFor();
      await page.getByRole('button', { name: calculatorMessages.requestQuote }).click();
      await page.locator('#quote-name').waitFor();
    },
    fields: prefixed('quote', person),
  },
  ...['newsletter', 'checklist'].map((list) => ({
    id: list,
    path: list === 'newsletter' ? '/blog' : '/resources',
    api: '**/api/subscribe',
    form: `form:has(#${list}-email)`,
    fields: prefixed(list, { email: person.email }),
  })),
];

/** Each form empty, with faults, while it is sent, after it was sent, and after that failed. */
export const formStates: readonly State[] = forms.flatMap((form) => {
  const { id, path, api } = form;
  const state = (name: string, after: (page: Page) => Promise<unknown>, arrange?: State['arrange']): State => ({
    id: `${id}-${name}`,
    path,
    ...(arrange ? { arrange } : {}),
    reach: async (page) => {
      await form.open?.(page);
      await after(page);
      await page.locator(form.form).or(notice(page)).first().scrollIntoViewIfNeeded();
    },
  });
  return [
    state('empty', () => Promise.resolve()),
    state('wrong', async (page) => {
      await submit(page, form);
      await page.locator('[aria-invalid="true"]').first().waitFor();
    }),
    state(
      'busy',
      async (page) => {
        await fillIn(page, form);
        await submit(page, form);
        await page.locator(`${form.form} button[type=submit]:disabled`).waitFor();
      },
      // Never answered: the request ends with the page.
      (page) => page.route(api, () => {}),
    ),
    state('sent', async (page) => {
      await fillIn(page, form);
      await submit(page, form);
      await page.locator('[data-notice="done"], button[aria-disabled="true"]').waitFor();
    }),
    state(
      'failed',
      async (page) => {
        await fillIn(page, form);
        await submit(page, form);
        await page.locator('[data-toast="destructive"]').waitFor();
      },
      (page) => page.route(api, (route) => route.fulfill({ status: 503, body: '' })),
    ),
  ];
});

const notice = (page: Page) => page.locator('[data-notice]');
const submit = (page: Page, { form }: Form) => page.locator(`${form} button[type=submit]`).click();

async function fillIn(page: Page, { form, fields }: Form): Promise<void> {
  for (const [selector, text] of Object.entries(fields)) await page.locator(selector).fill(text);
  for (const list of await page.locator(`${form} select`).all()) await list.selectOption({ index: 1 });
}
