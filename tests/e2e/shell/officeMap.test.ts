import { expect, test } from 'vitest';
import { streetMap } from '#data/rules/map/officeMap.ts';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();
const { street } = site.provider.address;

test.each([true, false])(
  'the map of the office stands in a lazy frame, drawn by the site itself, with script %s',
  async (javaScriptEnabled) => {
    const page = await quietPage(browser, { javaScriptEnabled });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await (javaScriptEnabled ? open(page, `${url}/contact`) : page.goto(`${url}/contact`));
    const frame = page.locator('main iframe');
    expect(await frame.getAttribute('loading')).toBe('lazy');
    expect(await frame.getAttribute('title')).toContain(street);
    await frame.scrollIntoViewIfNeeded();
    await page.frameLocator('main iframe').getByText(street).waitFor();
    await page.frameLocator('main iframe').getByText('Our office').waitFor();
    expect(new Set(asked)).toEqual(new Set([url]));
    expect(await page.getByRole('link', { name: 'Open the street map' }).getAttribute('href')).toBe(
      streetMap(site.provider),
    );
  },
);

test('the map may stand in a frame of the site alone, and is for no search engine', async () => {
  const answer = await fetch(`${url}/contact/map`);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  const contact = await fetch(`${url}/contact`);
  expect(contact.headers.get('content-security-policy')).toContain("frame-src 'self';");
  expect(contact.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
