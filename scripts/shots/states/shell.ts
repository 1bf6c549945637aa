import type { Page } from 'playwright';
import { embeddedId } from '#src/routing/embedded.ts';
import type { State } from '../state.ts';

/** Serves documents as a build with measurement does, which asks for consent. */
const measure = (page: Page) =>
  page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(embedded, withMeasurement) });
    },
  );

const embedded = new RegExp(`(<script type="application/json" id="${embeddedId}">)(.*?)(?=</script>)`, 's');

function withMeasurement(_: string, tag: string, json: string): string {
  const data = JSON.parse(json) as { shell: object };
  const measurement = { analytics: { src: 'https://measurement.example/a.js', id: 'shots' }, consentRequired: true };
  return tag + JSON.stringify({ ...data, shell: { ...data.shell, measurement } }).replaceAll('<', '\\u003c');
}

const asksForConsent = (page: Page) => page.locator('[data-consent-bar]').waitFor();

/** Lets the time pass after which the tour shows itself. */
async function takesTour(page: Page): Promise<void> {
  await page.locator('html[data-visit]').waitFor();
  await page.clock.runFor(2000);
  await page.locator('[data-tour-sheet]').waitFor();
}

async function opensMenu(page: Page): Promise<void> {
  await page.locator('[data-menu] > summary').click();
  await page.locator('[data-menu][open] nav').waitFor();
}

const dock = { path: '/about', widths: [360] };
const at = (time: string) => (page: Page) => page.clock.setFixedTime(new Date(time));
const saysHours = (page: Page) => page.locator('[data-dock] > :first-child').waitFor();

/** What is around every page: the tour, the question of consent, the menu and the dock. */
export const shellStates: readonly State[] = [
  { id: 'first-visit', path: '/', newcomer: true, fontsLate: true, arrange: measure, reach: asksForConsent },
  { id: 'fonts-late', path: '/', fontsLate: true },
  { id: 'tour', path: '/', newcomer: true, arrange: (page) => page.clock.install(), reach: takesTour },
  { id: 'banner', path: '/about', arrange: measure, reach: asksForConsent },
  { id: 'menu', path: '/about', widths: [360, 768], reach: opensMenu },
  // A Wednesday at noon and a Saturday, by the clock of an office in the east of the continent.
  { id: 'dock-open', ...dock, arrange: at('2026-07-01T16:00:00Z'), reach: saysHours },
  { id: 'dock-closed', ...dock, arrange: at('2026-07-04T16:00:00Z'), reach: saysHours },
];
