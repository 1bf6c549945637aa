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
const none = '404 Page Not Found';
const noService = 'Service Not Found';
const { industries, resources } = site.pages;
interface Answer {
  at?: string;
  status?: number;
  text?: string;
  canonical?: string;
}

const answers: [address: string, heading: string, answer: Answer][] = [
  ['/locations/atlantis', none, { at: '/not-found' }],
  ['/industries/piracy', `${industries?.heading}`, { at: '/industries', status: 200 }],
  [`/industries/${industry}/atlantis`, none, {}],
  ['/services/alchemy', noService, { text: 'The requested service was not found.' }],
  [`/services/${service}/atlantis`, noService, { text: combination }],
  [`/services/${inLocations}/atlantis`, noService, { text: combination }],
  [`/services/${inLocations}/${industry}`, noService, { text: combination }],
  [`/services/${withoutLocations}/${location}`, noService, { text: combination }],
  [`/services/alchemy/${industry}`, noService, { text: combination }],
  [
    `/services/${service}/${industry}/atlantis`,
    noService,
    { text: 'The requested service, industry and location combination was not found.' },
  ],
  ['/blog/no-such-article', 'Blog Post Not Found', {}],
  ['/blog/categories/alchemy', none, {}],
  ['/resources/anything', `${resources?.heading}`, { status: 200, canonical: '/resources' }],
  ['/nothing', none, {}],
  ['/nothing/at/all', none, {}],
  ['/services/a/b/c/d', none, {}],
];

test.each(answers)(
  'the unknown address %s shows "%s"',
  async (address, heading, { at = address, status = 404, text, canonical }) => {
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
