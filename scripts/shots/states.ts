import type { Page } from 'playwright';
import { embeddedId } from '#src/routing/embedded.ts';
import { site } from '../support/builtSite.ts';
import { samplePages } from '../support/samplePages.ts';

export interface State {
  id: string;
  path: string;
  /** The only widths at which there is such a state; by default those that are asked for. */
  widths?: readonly number[];
  /** The one window in which it is shown, instead of a window of each width. */
  window?: { width: number; height: number; deviceScaleFactor?: number };
  /** By default the window alone is taken. */
  wholePage?: boolean;
  /** Whether it is the visitor's first visit, to which the guided tour shows itself. */
  newcomer?: boolean;
  /** Whether fonts stay on their way. */
  fontsLate?: boolean;
  /** On paper instead of a screen. */
  print?: boolean;
  /** What is arranged before the page is asked for: the clock, and how requests are answered. */
  arrange?(page: Page): Promise<unknown>;
  /** What the visitor does once the page is hydrated, and what shows that the state is reached. */
  reach?(page: Page): Promise<unknown>;
}

const waitsFor = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const clicks = (selector: string, then: string) => async (page: Page) => {
  await page.locator(selector).click();
  await waitsFor(then)(page);
};
const fails = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }));

/** A desktop of 1280 x 800 pixels at 200 % zoom, and the smallest window that WCAG asks for (1.4.10). */
const windows = { zoomed: { width: 640, height: 400, deviceScaleFactor: 2 }, smallest: { width: 320, height: 256 } };
/** A sheet of letter paper without its margins, at 96 pixels an inch. */
const paper = { width: 720, height: 960 };

/** One page of each route, as it is for somebody who has been here before; in small windows, and on paper. */
const pageStates = samplePages.flatMap(({ routeId, path }): State[] => [
  { id: routeId, path, wholePage: true },
  ...Object.entries(windows).map(([name, window]): State => ({ id: `${name}-${routeId}`, path, window })),
  { id: `print-${routeId}`, path, window: paper, print: true, wholePage: true },
]);

const embedded = new RegExp(`(<script type="application/json" id="${embeddedId}">)(.*?)(?=</script>)`, 's');

/** Serves documents as a build with measurement does, which asks for consent. */
const measure = (page: Page) =>
  page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const analytics = { src: 'https://measurement.example/a.js', id: 'shots' };
      const body = (await response.text()).replace(embedded, (_, tag: string, json: string) => {
        const data = JSON.parse(json) as { shell: object };
        const shell = { ...data.shell, measurement: { analytics, consentRequired: true } };
        return tag + JSON.stringify({ ...data, shell }).replaceAll('<', '\\u003c');
      });
      await route.fulfill({ response, body });
    },
  );

/** Lets the time pass after which the tour shows itself. */
async function takesTour(page: Page): Promise<void> {
  await waitsFor('html[data-visit]')(page);
  await page.clock.runFor(2000);
  await waitsFor('[data-tour-sheet]')(page);
}

const asksForConsent = waitsFor('[data-consent-bar]');
const at = (time: string) => (page: Page) => page.clock.setFixedTime(new Date(time));
const dock = { path: '/about', widths: [360], reach: waitsFor('[data-dock] > :first-child') };

/** What is around every page: the tour, the question of consent, the menu and the dock. */
const shellStates: readonly State[] = [
  { id: 'first-visit', path: '/', newcomer: true, fontsLate: true, arrange: measure, reach: asksForConsent },
  { id: 'fonts-late', path: '/', fontsLate: true },
  { id: 'tour', path: '/', newcomer: true, arrange: (page) => page.clock.install(), reach: takesTour },
  { id: 'banner', path: '/about', arrange: measure, reach: asksForConsent },
  { id: 'menu', path: '/about', widths: [360, 768], reach: clicks('[data-menu] > summary', '[data-menu][open] + nav') },
  // A Wednesday at noon and a Saturday, by the clock of an office in the east of the continent.
  { id: 'dock-open', ...dock, arrange: at('2026-07-01T16:00:00Z') },
  { id: 'dock-closed', ...dock, arrange: at('2026-07-04T16:00:00Z') },
];

const asks = (replies: number) => async (page: Page) => {
  const panel = page.locator('[data-live="page"]');
  for (const [index, question] of site.chat.starters.slice(0, replies).entries()) {
    await panel.locator('textarea:enabled').fill(question);
    await panel.locator('textarea').press('Enter');
    await panel
      .locator('section > ol > li')
      .nth(2 * (index + 1))
      .waitFor();
  }
};

const person = { name: 'Ada Lovelace', email: 'ada@engines.example', phone: '416-555-0100' };
const forms = [
  {
    id: 'contact',
    path: '/contact',
    api: '**/api/contact',
    form: 'form[action="/api/contact"]',
    fields: { ...person, company: 'Analytical Engines', message: 'The printer prints in reverse.' },
  },
  ...['newsletter', 'checklist'].map((id) => ({
    id,
    path: id === 'newsletter' ? '/blog' : '/resources',
    api: '**/api/subscribe',
    form: `form:has(#${id}-email)`,
    fields: { email: person.email },
  })),
];

/** Each form with faults, after it was sent, and after that failed. */
const formStates = forms.flatMap(({ id, path, api, form, fields }): State[] => {
  const sends =
    (then: string, filled = true) =>
    async (page: Page) => {
      for (const [name, text] of Object.entries(filled ? fields : {})) await page.locator(`#${id}-${name}`).fill(text);
      for (const list of await page.locator(`${form} select`).all()) await list.selectOption({ index: 1 });
      await clicks(`${form} button[type=submit]`, then)(page);
    };
  const failed = { arrange: fails(api), reach: sends('[data-toast="destructive"]') };
  return [
    { id: `${id}-wrong`, path, reach: sends('[aria-invalid="true"]', false) },
    { id: `${id}-sent`, path, reach: sends('[data-notice="done"], button[aria-disabled="true"]') },
    { id: `${id}-failed`, path, ...failed },
  ];
});

/** The status line says how many were found once the search is done. */
const search = (id: string, words: string, arrange?: State['arrange']): State => ({
  id: `search-${id}`,
  path: `/blog?search=${encodeURIComponent(words)}`,
  wholePage: true,
  ...(arrange && { arrange }),
  reach: waitsFor('main search ~ [role="status"]:not(:empty)'),
});
const word = site.articles[0]?.title.split(' ').at(-1) ?? '';

export const states: readonly State[] = [
  ...pageStates,
  ...shellStates,
  { id: 'chat-questions', path: '/chat', reach: asks(3) },
  { id: 'chat-widget', path: '/about', reach: clicks('[data-chat-button]', '[role="dialog"] textarea') },
  { id: 'chat-failed', path: '/chat', arrange: fails('**/api/chatbot'), reach: asks(1) },
  ...formStates,
  {
    id: 'plans-shown',
    path: '/pricing',
    wholePage: true,
    reach: clicks('[role="tab"]:nth-of-type(2)', '[role="tab"]:nth-of-type(2)[aria-selected="true"]'),
  },
  ...[search('found', word), search('nothing', 'xyzzyx'), search('failed', word, fails('**/api/blog?*'))],
];
