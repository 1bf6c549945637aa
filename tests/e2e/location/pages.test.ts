import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { nearestLocations } from '#data/locations/nearest.ts';
import { recommend } from '#data/recommendations/recommend.ts';
import { site } from '#scripts/support/builtSite.ts';
import { addLink } from '#scripts/support/visit.ts';
import { layoutShifts } from '../../support/layoutShift.ts';
import { answerPosition, eventually, keptIn, shows, startLocationVisit } from './locationVisit.ts';

const { visitor, url, stop } = await startLocationVisit();
afterAll(stop);

const stored = (preferredLocation: string) => ({ preferredLocation });
const nameOf = (slug: string) => site.locations.find((location) => location.slug === slug)?.name ?? '';
const namesAt = (slug: string, mode: 'banner' | 'card' | 'inline') =>
  recommend({ ...site, mode, locationName: nameOf(slug) }).map(({ recommendable }) => recommendable.name);
const block = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: `Recommended for ${name}`, exact: true }) });
/** What stands in the place of recommendations while nothing is known of the visitor. */
const general = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Worth a look in any office', exact: true }) });
const note = 'Based on your location, we recommend these specialized services.';

describe('To a visitor of whom nothing is known', () => {
  test.each(['/', '/locations', '/services'])(
    'nothing is recommended on %s, which has services without a place or none',
    async (path) => {
      const { page, context, consoleErrors, open } = await visitor();
      await open(path);
      await page.getByRole('button', { name: 'Use My Location' }).first().waitFor();
      const seen = await page.locator('main').innerText();
      expect(seen).not.toMatch(/Recommended/i);
      expect(seen).not.toContain(note);
      if (path !== '/services') {
        const mode = path === '/' ? 'card' : 'banner';
        const home = nameOf(site.provider.homeLocation);
        const services = recommend({ ...site, mode, locationName: home }).map(({ recommendable }) => recommendable);
        expect(await general(page).getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual(
          services.map(({ name }) => name),
        );
        if (mode === 'banner')
          for (const { description } of services) await general(page).getByText(description, { exact: true }).waitFor();
        expect(await general(page).innerText()).not.toContain(home);
      }
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  test.each(['/', '/locations', '/services'])('the built page %s recommends nothing either', async (path) => {
    const { page, context } = await visitor({ javaScriptEnabled: false });
    await page.goto(url + path);
    expect(await page.getByText('Recommended', { exact: false }).filter({ visible: true }).count()).toBe(0);
    await context.close();
  });
});

describe('"We detected" is said', () => {
  test('of no place that was only chosen', async () => {
    const { page, context, open } = await visitor({
      stored: { ...stored('vaughan'), preferredLocationSource: 'chosen' },
    });
    await open('/locations');
    await page.getByRole('heading', { name: 'Locations Near You' }).waitFor();
    await page.getByText('You chose Vaughan.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Use My Location' }).waitFor();
    expect(await page.getByText(/We detected/).count()).toBe(0);
    await open('/');
    await shows(page, 'Vaughan');
    expect(
      await page
        .getByText(/We've detected/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await context.close();
  });

  test('no longer, once the visitor chose another', async () => {
    const { page, context, open } = await visitor({ ip: { city: 'Oakville', loc: '43.4501,-79.6829' } });
    await open('/locations');
    await page.getByText("We detected you're near Oakville").waitFor();
    await page.getByRole('button', { name: 'Change' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Markham' }).click();
    await shows(page, 'Markham');
    expect(await page.getByText(/We detected/).count()).toBe(0);
    await context.close();
  });
});

describe('The search for a place', () => {
  test('finds a postal code or a district, says where there is none, and asks again for what is neither', async () => {
    const { page, context, consoleErrors, open } = await visitor({ viewport: { width: 360, height: 740 } });
    await open('/locations');
    const form = page.getByRole('form', { name: 'Your postal code, town or district' });
    const search = async (typed: string) => {
      await form.getByLabel('Your postal code, town or district').fill(typed);
      await form.getByRole('button', { name: 'Find' }).click();
    };
    await search('12 Main Street');
    await form.getByText('Write a Canadian postal code, such as L6J 2B3, or the name of a town or district.').waitFor();
    await search('Bramalea');
    await form.getByRole('status').getByText('Bramalea is in Brampton. This page now shows it.').waitFor();
    await search('k1a 0a1');
    await form.getByRole('status').getByText('We list no location for K1A.').waitFor();
    expect(await form.getByText('Write a Canadian postal code').count()).toBe(0);
    await search('l1s 3c4');
    await form.getByRole('status').getByText('L1S is in Ajax. This page now shows it.').waitFor();
    await page.getByText('You chose Ajax.', { exact: true }).waitFor();
    // A long answer once took the field's width.
    expect((await form.getByLabel('Your postal code, town or district').boundingBox())?.width).toBeGreaterThan(120);
    expect(await keptIn(page, 'preferredLocation')).toBe('ajax');
    expect(await layoutShifts(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('The home page', () => {
  test("speaks of the visitor's place: opening, recommendations, call to action, strip", async () => {
    const { page, context, consoleErrors, open } = await visitor({
      ip: { city: 'Ajax', region: 'Ontario', postal: 'L1S', loc: '43.8509,-79.0204' },
    });
    await open();
    await shows(page, 'Ajax');
    await page.getByText(site.visitor.hero.replace('{location}', 'Ajax'), { exact: true }).waitFor();
    await page
      .getByRole('heading', { name: `${site.home.sections.security?.title.replace('{location}', 'Ajax')}` })
      .waitFor();
    expect(await page.getByRole('link', { name: 'IT support in Ajax' }).getAttribute('href')).toBe('/locations/ajax');
    await page.getByText("We've detected you're near Ajax", { exact: true }).waitFor();
    await page.getByText(`${site.visitor.pricing?.known.replace('{region}', 'Ontario')}`, { exact: true }).waitFor();
    const strip = page.locator('[data-tour="locations"] ol > li');
    expect(await strip.locator('h3').allInnerTexts()).toEqual(['Ajax', 'Pickering', 'Markham']);
    for (const text of await strip.allInnerTexts()) expect(text).toMatch(/, \d+ km away/);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('has cards of three recommendations, the most urgent first, with badges', async () => {
    const { page, context, open } = await visitor({ stored: stored('vaughan') });
    await open();
    const cards = block(page, 'Vaughan').getByRole('listitem');
    await eventually(() => cards.getByRole('heading').allInnerTexts()).toEqual(namesAt('vaughan', 'card'));
    expect(await block(page, 'Vaughan').getByText(note).isVisible()).toBe(true);
    for (const card of await cards.all()) {
      expect(await card.getByText('Vaughan', { exact: true }).isVisible()).toBe(true);
      expect(await card.getByText('Recommended', { exact: true }).isVisible()).toBe(true);
      expect(await card.getByText('Details').getAttribute('href')).toBe('/services');
      expect(await card.getByText('Get Started').getAttribute('href')).toBe('/contact');
    }
    await context.close();
  });

  test('has each card come up 150 ms after the one before, and none move where motion is not wanted', async () => {
    const delays = (page: Page) =>
      block(page, 'Vaughan')
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => {
            const { animationName, animationDelay } = getComputedStyle(item);
            return animationName === 'none' ? 'none' : animationDelay;
          }),
        );
    for (const [reducedMotion, expected] of [
      ['no-preference', ['0s', '0.15s', '0.3s']],
      ['reduce', ['none', 'none', 'none']],
    ] as const) {
      const { page, context, open } = await visitor({ reducedMotion, stored: stored('vaughan') });
      await open();
      await block(page, 'Vaughan').waitFor();
      expect(await delays(page)).toEqual(expected);
      await context.close();
    }
  });

  test('shows no recommendations where a place has none, in the room they would take', async () => {
    const { page, context, open } = await visitor({ stored: stored('ajax') });
    await page.route('**/places/ajax.json', (route) =>
      route.fulfill({ json: { location: 'Ajax', items: [], banner: [] } }),
    );
    await open();
    // What stands below them, in any state of the page.
    const top = () =>
      page
        .locator('[data-home-body] [data-tour="services"]')
        .evaluate((below) => below.getBoundingClientRect().top + scrollY);
    const before = await top();
    await shows(page, 'Ajax');
    await eventually(() => page.getByText(note).isVisible()).toBe(false);
    expect(await top()).toBe(before);
    await context.close();
  });

  test('keeps the services it was built with where recommendations cannot be had', async () => {
    const { page, context, open } = await visitor({ stored: stored('ajax') });
    await page.route('**/places/ajax.json', (route) => route.fulfill({ body: '<html>' }));
    await open();
    await shows(page, 'Ajax');
    expect(await general(page).getByRole('listitem').count()).toBe(3);
    expect(await page.getByRole('heading', { name: /^Recommended for/ }).count()).toBe(0);
    await context.close();
  });
});

describe('The page of all locations', () => {
  test('tells a found visitor the nearest three with whole kilometres, and can be told to stop', async () => {
    const { page, context, consoleErrors, open } = await visitor({ ip: { city: 'Oakville', loc: '43.4501,-79.6829' } });
    await open('/locations');
    const told = page.getByRole('link', { name: "We detected you're near Oakville" });
    expect(await told.getAttribute('href')).toBe('/locations/oakville');
    const near = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Locations Near You' }) });
    const rows = await near.getByRole('listitem').allInnerTexts();
    expect(rows.map((row) => row.split('\n')[0])).toEqual(
      nearestLocations({ latitude: 43.4501, longitude: -79.6829 }, site.locations, 3).map(
        ({ location }) => location.name,
      ),
    );
    for (const row of rows) expect(row).toMatch(/\n\d+ km$/);
    await near.getByRole('button', { name: 'Dismiss' }).click();
    expect(await told.count()).toBe(0);
    expect(await near.getByRole('listitem').count()).toBe(3);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('does not claim to know a visitor of whom nothing is known', async () => {
    const { page, context, open } = await visitor();
    await open('/locations');
    await page.getByRole('button', { name: 'Use My Location' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Locations Near You' }).count()).toBe(0);
    const find = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Find the Nearest Location' }) });
    expect(await find.getByText(/We detected|\d km/).count()).toBe(0);
    expect(await page.getByText('Your station: ').count()).toBe(0);
    await context.close();
  });

  test("marks the visitor's station on its map, and says so beside it", async () => {
    const { page, context, consoleErrors, open } = await visitor({ stored: stored('vaughan') });
    await open('/locations');
    await page.getByText('Your station: Vaughan').waitFor();
    const map = page.locator('figure svg').first();
    const middle = async (selector: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await map.locator(selector).boundingBox()) ?? {};
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    expect(await middle('> circle')).toEqual(await middle('a[href="/locations/vaughan"] circle'));
    await map.locator('a[href="/locations/ajax"]').click();
    await page.getByRole('link', { name: 'See Ajax' }).click();
    await page.waitForURL('**/locations/ajax');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('shows the facts of the station that is pressed or focused, and follows a second press or Enter', async () => {
    const { page, context, consoleErrors, open } = await visitor();
    await open('/locations');
    const map = page.locator('figure svg').first();
    const facts = (name: string) => page.getByRole('region', { name, exact: true }).getByText('Landmark');
    await facts('Toronto').waitFor();
    await map.locator('a[href="/locations/markham"]').click();
    await facts('Markham').waitFor();
    expect([await facts('Toronto').count(), new URL(page.url()).pathname]).toEqual([0, '/locations']);
    await map.locator('a[href="/locations/oakville"]').focus();
    await facts('Oakville').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/locations/oakville');
    await page.goBack();
    await page.waitForURL('**/locations');
    await facts('Toronto').waitFor();
    await map.locator('a[href="/locations/markham"]').click();
    await facts('Markham').waitFor();
    await map.locator('a[href="/locations/markham"]').click();
    await page.waitForURL('**/locations/markham');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('has the one recommendation for a banner', async () => {
    const { page, context, open } = await visitor({ stored: stored('pickering') });
    await open('/locations');
    const banner = block(page, 'Pickering');
    await eventually(() => banner.getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual(
      namesAt('pickering', 'banner'),
    );
    expect(namesAt('pickering', 'banner')).toHaveLength(1);
    expect(await banner.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('/services');
    expect(await banner.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
    await context.close();
  });
});

describe('The page of a location', () => {
  test("offers to be the visitor's, stores it, and then says that it is", async () => {
    const { page, context, consoleErrors, open } = await visitor({ stored: stored('markham') });
    await open('/locations/vaughan');
    await page.getByRole('button', { name: 'Set as My Location' }).click();
    await page.getByText('Vaughan is your location.').waitFor();
    expect(await page.getByRole('button', { name: 'Set as My Location' }).count()).toBe(0);
    expect(await keptIn(page, 'preferredLocation')).toBe('vaughan');
    await shows(page, 'Vaughan');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('offers nothing to a visitor whose nearest location it is', async () => {
    const { page, context, open } = await visitor({ ip: { city: 'Vaughan' } });
    await open('/locations/vaughan');
    await page.getByText('Vaughan is your location.').waitFor();
    expect(await page.getByRole('button', { name: 'Set as My Location' }).count()).toBe(0);
    await context.close();
  });

  test('is kept among those looked at: the newest first, each once, five at most', async () => {
    const { page, context, consoleErrors, open } = await visitor();
    await open('/locations/ajax');
    const viewed = async () => JSON.parse((await keptIn(page, 'viewedLocations')) ?? 'null') as unknown;
    await eventually(viewed).toEqual(['ajax']);
    for (const slug of ['markham', 'ajax', 'oakville', 'toronto', 'vaughan', 'brampton']) {
      await (await addLink(page, `/locations/${slug}`)).click();
      await page.waitForURL(`**/locations/${slug}`);
      await page.getByRole('heading', { level: 1, name: nameOf(slug) }).waitFor();
    }
    await eventually(viewed).toEqual(['brampton', 'vaughan', 'toronto', 'oakville', 'markham']);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each(['no list', '{"ajax":1}', '[7,null]'])('begins the list anew where %s is kept', async (viewedLocations) => {
    const { page, context, consoleErrors, open } = await visitor({ stored: { viewedLocations } });
    await open('/locations/ajax');
    await eventually(() => keptIn(page, 'viewedLocations')).toBe('["ajax"]');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('has what is recommended there first in a box', async () => {
    const { page, context, open } = await visitor();
    await open('/locations/burlington');
    const box = page.getByRole('article').filter({ hasText: 'Top Recommendation' });
    const [top] = recommend({ ...site, mode: 'card', locationName: 'Burlington' });
    expect(await box.getByRole('heading').innerText()).toBe(top?.recommendable.name);
    expect(await box.getByText(top?.recommendation.recommendationReason ?? '').isVisible()).toBe(true);
    expect(await box.getByText('Burlington', { exact: true }).isVisible()).toBe(true);
    expect(await box.getByRole('link', { name: 'View Recommended IT Services' }).getAttribute('href')).toBe(
      '/services',
    );
    await context.close();
  });
});

describe('The services page', () => {
  test('speaks of a known place: text, recommendations in lines, call to action', async () => {
    const { page, context, consoleErrors, open } = await visitor({ stored: stored('brampton') });
    await open('/services');
    await page.getByText(site.visitor.services.replace('{location}', 'Brampton'), { exact: true }).waitFor();
    const lines = block(page, 'Brampton').getByRole('listitem');
    await eventually(() => lines.locator('strong').allInnerTexts()).toEqual(namesAt('brampton', 'inline'));
    for (const line of await lines.all())
      expect(await line.getByText('View', { exact: true }).getAttribute('href')).toBe('/services');
    expect(await page.getByRole('link', { name: 'Get Your Free Brampton IT Assessment' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('speaks of none where none is known', async () => {
    const { page, context, open } = await visitor();
    await open('/services');
    await page.getByRole('button', { name: 'Use My Location' }).waitFor();
    for (const action of await page.getByRole('link', { name: 'Get Your Free IT Assessment' }).all())
      expect(await action.getAttribute('href')).toBe('/contact');
    await page.getByText(site.visitor.servicesAnywhere, { exact: true }).waitFor();
    for (const text of [note, site.visitor.services.replace('{location}', nameOf(site.provider.homeLocation))])
      expect(await page.getByText(text, { exact: true }).filter({ visible: true }).count()).toBe(0);
    await context.close();
  });

  test('has a card come up after 5 s where a place is known, which stays closed for the visit once it was closed', async () => {
    const { page, context, consoleErrors, open } = await visitor({ stored: stored('markham') });
    await page.clock.install();
    await open('/services');
    const card = page.getByRole('region', { name: site.visitor.servicesCard.title.replace('{location}', 'Markham') });
    await eventually(async () => {
      await page.clock.runFor(100);
      return page.getByText('Showing information for Markham', { exact: true }).count();
    }).toBe(1);
    const early = await page.evaluate(() => performance.now());
    expect(early).toBeLessThan(4000);
    expect(await card.count()).toBe(0);
    await page.clock.runFor(5000);
    await card.waitFor();
    await card.getByRole('button', { name: 'Close' }).click();
    expect(await card.count()).toBe(0);
    await page.clock.runFor(10_000);
    expect(await card.count()).toBe(0);
    await open('/services');
    await eventually(async () => {
      await page.clock.runFor(100);
      return page.getByText('Showing information for Markham', { exact: true }).count();
    }).toBe(1);
    await page.clock.runFor(10_000);
    await page.getByText(site.visitor.services.replace('{location}', 'Markham'), { exact: true }).waitFor();
    expect(await card.count()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('has no card where no place is known', async () => {
    const { page, context, open } = await visitor();
    await page.clock.install();
    await open('/services');
    await page.clock.runFor(10_000);
    await page.getByRole('button', { name: 'Use My Location' }).waitFor();
    expect(await page.getByRole('region', { name: /^IT help/ }).count()).toBe(0);
    await context.close();
  });
});

describe('The industries page', () => {
  const popular = (page: Page, name: string) =>
    page.getByText(
      `Popular industries in ${name}: Healthcare, Financial Services and Professional Services. We have helped over 50 local businesses since the start.`,
      { exact: true },
    );

  test('speaks of a known place, of its popular industries, and of where the connection comes from', async () => {
    const { page, context, consoleErrors, open } = await visitor({
      ip: { city: 'Mississauga', region: 'Ontario', postal: 'L5B' },
    });
    await open('/industries');
    await page
      .getByRole('heading', {
        level: 1,
        name: `${site.visitor.industriesHeading?.replace('{location}', 'Mississauga')}`,
      })
      .waitFor();
    await popular(page, 'Mississauga').waitFor();
    await page.getByText('Your connection seems to come from Ontario, postal code L5B.', { exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('names neither where neither is known', async () => {
    const { page, context, open } = await visitor();
    await open('/industries');
    await page.getByRole('button', { name: 'Change' }).last().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(site.pages.industries?.heading);
    expect(
      await page
        .getByText(/Popular industries|Your connection/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await context.close();
  });
});

describe('The card of /services', () => {
  const card = (page: Page) => page.locator('[data-card]');
  const chat = (page: Page) => page.locator('[data-chat-button]');

  test.each([360, 1280])('comes 5 s after the page, and has its corner to itself, %s pixels wide', async (width) => {
    const { page, context, consoleErrors, open } = await visitor({
      stored: stored('ajax'),
      viewport: { width, height: 740 },
    });
    await page.clock.install();
    await open('/services');
    await page.clock.runFor(1000);
    expect(await card(page).count()).toBe(0);
    await page.clock.runFor(5000);
    await card(page).waitFor();
    expect(await chat(page).isVisible()).toBe(true);
    const [box, button] = [await card(page).boundingBox(), await chat(page).boundingBox()];
    if (!box || !button) throw new Error('The card or the chat button is missing.');
    expect(box.y + box.height <= button.y || box.x + box.width <= button.x).toBe(true);
    await card(page).getByRole('button', { name: 'Close' }).click();
    await card(page).waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('stays away while the recommendations that a visitor asked for are in view', async () => {
    const { page, context, open } = await visitor({ fake: 'held', viewport: { width: 360, height: 740 } });
    await page.clock.install();
    await open('/services');
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Use My Location' }).first().click();
    await answerPosition(page, { latitude: 43.86, longitude: -79.01 });
    await block(page, 'Ajax').scrollIntoViewIfNeeded();
    await page.clock.runFor(6000);
    expect(await card(page).count()).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await eventually(async () => {
      await page.clock.runFor(50);
      return card(page).count();
    }).toBe(1);
    await context.close();
  });
});
