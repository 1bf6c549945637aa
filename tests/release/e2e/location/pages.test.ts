import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { nearestLocations } from '#data/rules/locations/nearest.ts';
import { recommend } from '#data/rules/recommendations/recommend.ts';
import { site } from '#scripts/support/builtSite.ts';
import { keptIn, shows, startLocationVisit } from '#tests/e2e/location/locationVisit.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';

const { visitor } = await startLocationVisit();

const nameOf = (slug: string) => site.locations.find((location) => location.slug === slug)?.name ?? '';
const recommendedAt = (locationName: string, mode: 'banner' | 'card' | 'inline') =>
  recommend({ ...site, mode, locationName }).map(({ recommendable }) => recommendable);
const namesAt = (slug: string, mode: 'banner' | 'card' | 'inline') =>
  recommendedAt(nameOf(slug), mode).map(({ name }) => name);
const sectionOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
const block = (page: Page, name: string) => sectionOf(page, `Recommended for ${name}`);
const note = 'Based on your location, we recommend these specialized services.';
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

test('the pages of services, locations and industries, and home, claim no place of an unknown visitor and recommend nothing', async () => {
  const { page, open } = await visitor();
  await page.clock.install();
  const openAt = async (path: string) => {
    await open(path);
    await page.clock.runFor(10_000);
    await page.getByRole('button', { name: 'Use My Location' }).first().waitFor();
    const seen = await page.locator('main').innerText();
    expect([/Recommended/i.test(seen), seen.includes(note)], path).toEqual([false, false]);
  };
  await openAt('/');
  await openAt('/services');
  expect(await page.getByRole('region', { name: /^IT help/ }).count()).toBe(0);
  for (const action of await page.getByRole('link', { name: 'Get Your Free IT Assessment' }).all())
    expect(await action.getAttribute('href')).toBe('/contact');
  await said(page, site.visitor.servicesAnywhere);
  await openAt('/locations');
  expect(await page.getByRole('heading', { name: 'Locations Near You' }).count()).toBe(0);
  expect(
    await sectionOf(page, 'Find the Nearest Location')
      .getByText(/We detected|\d km/)
      .count(),
  ).toBe(0);
  expect(await page.getByText('Your station: ').count()).toBe(0);
  await open('/industries');
  await page.getByRole('button', { name: 'Change' }).last().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(site.pages.industries?.heading);
  const claims = page.getByText(/Popular industries|Your connection/).filter({ visible: true });
  expect(await claims.count()).toBe(0);
});

describe('To a visitor who was found', () => {
  test("the home page speaks of the visitor's place: opening, recommendations, call to action, strip", async () => {
    const ip = { city: 'Ajax', region: 'Ontario', postal: 'L1S', loc: '43.8509,-79.0204' };
    const { page } = await visitor({ path: '/', ip });
    await shows(page, 'Ajax');
    await said(page, site.visitor.hero.replace('{location}', 'Ajax'));
    const security = `${site.home.sections.security?.title.replace('{location}', 'Ajax')}`;
    await page.getByRole('heading', { name: security }).waitFor();
    expect(await page.getByRole('link', { name: 'IT support in Ajax' }).getAttribute('href')).toBe('/locations/ajax');
    await said(page, "We've detected you're near Ajax");
    await said(page, `${site.visitor.pricing?.known.replace('{region}', 'Ontario')}`);
    const strip = page.locator('[data-tour="locations"] ol > li');
    expect(await strip.locator('h3').allInnerTexts()).toEqual(['Ajax', 'Pickering', 'Markham']);
    for (const text of await strip.allInnerTexts()) expect(text).toMatch(/, \d+ km away/);
  });

  test('the page of all locations tells the nearest three with whole kilometres until it is told to stop or another place is chosen', async () => {
    const { page } = await visitor({ path: '/locations', ip: { city: 'Oakville', loc: '43.4501,-79.6829' } });
    const told = page.getByRole('link', { name: "We detected you're near Oakville" });
    expect(await told.getAttribute('href')).toBe('/locations/oakville');
    const near = sectionOf(page, 'Locations Near You');
    const rows = await near.getByRole('listitem').allInnerTexts();
    expect(rows.map((row) => row.split('\n')[0])).toEqual(
      nearestLocations({ latitude: 43.4501, longitude: -79.6829 }, site.locations, 3).map(
        ({ location }) => location.name,
      ),
    );
    for (const row of rows) expect(row).toMatch(/\n\d+ km$/);
    await near.getByRole('button', { name: 'Dismiss' }).click();
    expect([await told.count(), await near.getByRole('listitem').count()]).toEqual([0, 3]);
    await page.getByRole('button', { name: 'Change' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Markham' }).click();
    await said(page, 'You chose Markham.');
    expect(await page.getByText(/We detected/).count()).toBe(0);
  });

  test('the industries page speaks of the place, of its popular industries, and of where the connection comes from', async () => {
    const { page } = await visitor({
      path: '/industries',
      ip: { city: 'Mississauga', region: 'Ontario', postal: 'L5B' },
    });
    const heading = `${site.visitor.industriesHeading?.replace('{location}', 'Mississauga')}`;
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await said(
      page,
      'Popular industries in Mississauga: Healthcare, Financial Services and Professional Services. We have helped over 50 local businesses since the start.',
    );
    await said(page, 'Your connection seems to come from Ontario, postal code L5B.');
  });
});

describe('To a visitor whose place is stored', () => {
  const stored = (preferredLocation: string) => ({ preferredLocation });

  test('the home page has cards of three recommendations, the most urgent first, with badges', async () => {
    const { page } = await visitor({ path: '/', stored: stored('vaughan') });
    const cards = block(page, 'Vaughan').getByRole('listitem');
    await expect.poll(() => cards.getByRole('heading').allInnerTexts()).toEqual(namesAt('vaughan', 'card'));
    expect(await block(page, 'Vaughan').getByText(note).isVisible()).toBe(true);
    for (const card of await cards.all()) {
      for (const badge of ['Vaughan', 'Recommended'])
        expect(await card.getByText(badge, { exact: true }).isVisible()).toBe(true);
      expect(await card.getByText('Details').getAttribute('href')).toBe('/services');
      expect(await card.getByText('Get Started').getAttribute('href')).toBe('/contact');
    }
  });

  test('the page of all locations marks the station on its map, says whether it was chosen, and has one recommendation for a banner', async () => {
    const chosen = { ...stored('vaughan'), preferredLocationSource: 'chosen' };
    const { page } = await visitor({ path: '/locations', stored: chosen });
    await said(page, 'Your station: Vaughan');
    await said(page, 'You chose Vaughan.');
    expect(await page.getByText(/We detected/).count()).toBe(0);
    const map = page.locator('figure svg').first();
    const middle = async (selector: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await map.locator(selector).boundingBox()) ?? {};
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    expect(await middle('> circle')).toEqual(await middle('a[href="/locations/vaughan"] circle'));
    const banner = block(page, 'Vaughan');
    expect(namesAt('vaughan', 'banner')).toHaveLength(1);
    await expect
      .poll(() => banner.getByRole('listitem').getByRole('heading').allInnerTexts())
      .toEqual(namesAt('vaughan', 'banner'));
    expect(await banner.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('/services');
    expect(await banner.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
  });

  test('the services page speaks of the place: text, recommendations in lines, call to action', async () => {
    const { page } = await visitor({ path: '/services', stored: stored('brampton') });
    await said(page, site.visitor.services.replace('{location}', 'Brampton'));
    const lines = block(page, 'Brampton').getByRole('listitem');
    await expect.poll(() => lines.locator('strong').allInnerTexts()).toEqual(namesAt('brampton', 'inline'));
    for (const line of await lines.all())
      expect(await line.getByText('View', { exact: true }).getAttribute('href')).toBe('/services');
    expect(await page.getByRole('link', { name: 'Get Your Free Brampton IT Assessment' }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});

test('The page of all locations finds a postal code or a district, says where there is none, and asks again for what is neither', async () => {
  const { page } = await visitor({ path: '/locations', viewport: { width: 360, height: 740 } });
  const label = 'Your postal code, town or district';
  const form = page.getByRole('form', { name: label });
  for (const [typed, answer] of [
    ['12 Main Street', 'Write a Canadian postal code, such as L6J 2B3, or the name of a town or district.'],
    ['Bramalea', 'Bramalea is in Brampton. This page now shows it.'],
    ['k1a 0a1', "K1A isn't on our list."],
    ['mississauga,  Ontario', 'We serve Mississauga. This page now shows it.'],
    ['12 Main Street, Ajax, ON l1s 3c4', 'L1S is in Ajax. This page now shows it.'],
    ['Kingston', "Kingston isn't on our list."],
  ] as const) {
    await form.getByLabel(label).fill(typed);
    await form.getByRole('button', { name: 'Find' }).click();
    await form.getByText(answer).waitFor();
  }
  expect(await form.getByText('Write a Canadian postal code').count()).toBe(0);
  await said(page, 'You chose Ajax.');
  // A long answer once took the field's width.
  expect((await form.getByLabel(label).boundingBox())?.width).toBeGreaterThan(120);
  expect(await keptIn(page, 'preferredLocation')).toBe('ajax');
  // A beginning is asked about, and stored when it is confirmed.
  await form.getByRole('button', { name: 'Kingston Road in Pickering' }).click();
  await form.getByText('Kingston Road is in Pickering. This page now shows it.').waitFor();
  await expect.poll(() => keptIn(page, 'preferredLocation')).toBe('pickering');
  expect(await layoutShifts(page)).toEqual([]);
});

test('The page of all locations shows the facts of the station that is pressed or focused, and follows a second press or Enter', async () => {
  const { page } = await visitor({ path: '/locations' });
  const station = (slug: string) => page.locator('figure svg').first().locator(`a[href="/locations/${slug}"]`);
  const facts = (name: string) => page.getByRole('region', { name, exact: true }).getByText('Landmark');
  await facts('Toronto').waitFor();
  await station('markham').click();
  await facts('Markham').waitFor();
  expect([await facts('Toronto').count(), new URL(page.url()).pathname]).toEqual([0, '/locations']);
  await station('oakville').focus();
  await facts('Oakville').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/locations/oakville');
  await page.goBack();
  await page.waitForURL('**/locations');
  await facts('Toronto').waitFor();
  await station('markham').click();
  await facts('Markham').waitFor();
  await station('markham').click();
  await page.waitForURL('**/locations/markham');
});

describe('The page of a location', () => {
  test.each([
    ['that is stored', { stored: { preferredLocation: 'markham' } }, true],
    ['that is this one', { ip: { city: 'Vaughan' } }, false],
  ])('offers to be the place of a visitor without one, or with one %s', async (_, facts, isOffered) => {
    const { page } = await visitor({ path: '/locations/vaughan', ...facts });
    const offer = page.getByRole('button', { name: 'Set as My Location' });
    if (isOffered) await offer.click();
    await page.getByText('Vaughan is your location.').waitFor();
    expect(await offer.count()).toBe(0);
    expect(await keptIn(page, 'preferredLocation')).toBe('vaughan');
    await shows(page, 'Vaughan');
  });
});

const card = (page: Page) => page.locator('[data-card]');

test.each([360, 1280])('The card of /services comes after 5 s and stays closed, %s pixels wide', async (width) => {
  const { page, open } = await visitor({ stored: { preferredLocation: 'ajax' }, viewport: { width, height: 740 } });
  await page.clock.install();
  await open('/services');
  await page.clock.runFor(1000);
  expect(await card(page).count()).toBe(0);
  await page.clock.runFor(5000);
  await card(page).waitFor();
  const title = site.visitor.servicesCard.title.replace('{location}', 'Ajax');
  expect(await page.getByRole('region', { name: title }).count()).toBe(1);
  const chat = page.locator('[data-chat-button]');
  const [box, button] = [await card(page).boundingBox(), await chat.boundingBox()];
  if (!box || !button) throw new Error('The card or the chat button is missing.');
  expect(box.y + box.height <= button.y || box.x + box.width <= button.x).toBe(true);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await card(page).waitFor({ state: 'detached' });
  await open('/services');
  await page.clock.runFor(1000);
  await shows(page, 'Ajax');
  await page.clock.runFor(10_000);
  expect(await card(page).count()).toBe(0);
});
