import { parse } from 'parse5';
import { afterAll, expect, test } from 'vitest';
import { startSite } from '#scripts/support/server.ts';
import { origin, site } from '#scripts/support/builtSite.ts';
import { attribute, elements, named, textOf, theOnly } from '#scripts/support/html.ts';

const { url, stop } = await startSite();
afterAll(stop);

const service = site.services[0]?.id;
const industry = site.industries[0]?.slug;
const inLocations = site.planServices.find((planService) => planService.inLocations)?.slug;
const withoutLocations = site.planServices.find((planService) => !planService.inLocations)?.slug;
const location = site.locations[0]?.slug;
const combination = 'The requested service and location combination was not found.';
const triple = 'The requested service, industry and location combination was not found.';

const answers = [
  { address: '/locations/atlantis', at: '/not-found', status: 404, heading: '404 Page Not Found' },
  { address: '/industries/piracy', at: '/industries', status: 200, heading: `${site.pages.industries?.heading}` },
  { address: `/industries/${industry}/atlantis`, status: 404, heading: '404 Page Not Found' },
  {
    address: '/services/alchemy',
    status: 404,
    heading: 'Service Not Found',
    text: 'The requested service was not found.',
  },
  { address: `/services/${service}/atlantis`, status: 404, heading: 'Service Not Found', text: combination },
  { address: `/services/${inLocations}/atlantis`, status: 404, heading: 'Service Not Found', text: combination },
  { address: `/services/${inLocations}/${industry}`, status: 404, heading: 'Service Not Found', text: combination },
  {
    address: `/services/${withoutLocations}/${location}`,
    status: 404,
    heading: 'Service Not Found',
    text: combination,
  },
  { address: `/services/alchemy/${industry}`, status: 404, heading: 'Service Not Found', text: combination },
  { address: `/services/${service}/${industry}/atlantis`, status: 404, heading: 'Service Not Found', text: triple },
  { address: '/blog/no-such-article', status: 404, heading: 'Blog Post Not Found' },
  { address: '/blog/categories/alchemy', status: 404, heading: '404 Page Not Found' },
  { address: '/resources/anything', status: 200, heading: `${site.pages.resources?.heading}`, canonical: '/resources' },
  { address: '/nothing', status: 404, heading: '404 Page Not Found' },
  { address: '/nothing/at/all', status: 404, heading: '404 Page Not Found' },
  { address: '/services/a/b/c/d', status: 404, heading: '404 Page Not Found' },
];

test.each(answers)(
  'the unknown address $address shows "$heading"',
  async ({ address, at = address, status, heading, text, canonical }) => {
    const response = await fetch(url + address);
    expect({ status: response.status, address: response.url }).toEqual({ status, address: url + at });
    const all = elements(parse(await response.text()));
    const main = theOnly(all, 'main');
    expect(named(elements(main), 'h1').map(textOf)).toEqual([heading]);
    if (text) expect(textOf(main)).toContain(text);
    if (canonical) expect(attribute(theOnly(all, 'link', { rel: 'canonical' }), 'href')).toBe(origin + canonical);
    expect(attribute(theOnly(all, 'meta', { name: 'robots' }), 'content')).toBe(
      status === 404 ? 'noindex, follow' : 'index, follow, max-image-preview:large',
    );
  },
);

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['//about', '/about'],
  ['/index.html', '/'],
  ['/about/?a=1', '/about?a=1'],
])('the address %s becomes %s', async (address, target) => {
  const response = await fetch(url + address);
  expect([response.status, response.url]).toEqual([200, url + target]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each(['/guides/nothing', '/tools/nothing', '/downloads/nothing'])(
  'the unknown address %s leads to the resources',
  async (path) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(404);
    const links = named(elements(theOnly(elements(parse(await response.text())), 'main')), 'a');
    expect(links.map((link) => [attribute(link, 'href'), textOf(link)])).toContainEqual([
      '/resources',
      'See guides, tools and downloads',
    ]);
  },
);
