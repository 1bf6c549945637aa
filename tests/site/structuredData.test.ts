import { isReservedAddress } from '#data/rules/text/reservedAddress.ts';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { formatSize } from '#data/rules/text/formatSize.ts';
import { builtFiles, dist, origin, site } from '#scripts/support/builtSite.ts';
import { type BuiltPage, readPages } from '#tests/support/builtPages.ts';
import { attribute, elements, named, piecesOf, textOf, theOnly } from '#scripts/support/html.ts';
import { propertiesOf } from '../support/schemaOrg.ts';
import { noFaults } from '#tests/support/noFaults.ts';

interface Node {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

const pages = readPages();
const graphs = new Map(pages.map((page) => [page, readGraph(page)]));
const graphOf = (page: BuiltPage) => graphs.get(page) ?? [];
const mainText = (page: BuiltPage) => textOf(theOnly(page.elements, 'main'));
const canonical = (page: BuiltPage) => attribute(theOnly(page.elements, 'link', { rel: 'canonical' }), 'href') ?? '';

function readGraph({ path, elements }: BuiltPage): Node[] {
  const [text] = theOnly(elements, 'script', { type: 'application/ld+json' }).childNodes;
  const document = JSON.parse(text && 'value' in text ? text.value : '') as { '@context': string; '@graph': Node[] };
  if (document['@context'] !== 'https://schema.org') throw new Error(`${path}: the context is ${document['@context']}`);
  return document['@graph'];
}

/** Every object of a graph, however deep. */
function* nodesIn(value: unknown): Generator<Node> {
  if (!value || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value as Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}
const nodes = (page: BuiltPage) => [...nodesIn(graphOf(page))];
const ofType = (page: BuiltPage, type: string) => nodes(page).filter((node) => node['@type'] === type);
const isReference = (node: Node) => Object.keys(node).length === 1 && node['@id'] !== undefined;

test("every type and property is of schema.org's vocabulary, and the property belongs to the type", () => {
  noFaults(pages, (page) =>
    nodes(page)
      .filter((node) => !isReference(node))
      .flatMap((node) => {
        const allowed = propertiesOf(node['@type'] ?? '');
        if (!allowed)
          return [`${node['@type']} is unknown: add it to tests/fixtures/schemaOrg.json if schema.org has it`];
        return Object.keys(node)
          .filter((name) => !name.startsWith('@') && !allowed.has(name))
          .map((name) => `${node['@type']} has no "${name}"`);
      }),
  );
});

/** What the search engines' rules ask for and the site leaves out: the worst score is nowhere shown. */
const leftOut = /^Missing field "worstRating"/;

test("search engines' rules for rich results find no fault", async () => {
  const faults = new Map<BuiltPage, string[]>();
  for (const page of pages) {
    const found = await new Validator().validate({
      jsonld: Object.groupBy(graphOf(page), (node) => node['@type'] ?? ''),
    });
    const issues = found.map(
      ({ issueMessage, path }) => `${issueMessage} (${path.map(({ type, property }) => type ?? property).join(' ')})`,
    );
    faults.set(
      page,
      issues.filter((issue) => !leftOut.test(issue)),
    );
  }
  noFaults(pages, (page) => faults.get(page) ?? []);
});

test('the rules see the data that the page carries, and find a fault where there is one', async () => {
  const page = pages.find(({ frame }) => frame.routeId === 'location');
  if (!page) throw new Error('There is no page of a location.');
  const script = /<script[^>]*application\/ld\+json.*?<\/script>/s.exec(page.html)?.[0] ?? '';
  const read = (html: string) => new WebAutoExtractor({ addLocation: false, embedSource: false }).parse(html).jsonld;
  expect(Object.keys(read(script)).sort()).toEqual([...new Set(graphOf(page).map((node) => node['@type']))].sort());
  const broken = await new Validator().validate({ jsonld: read(script.replaceAll('"price":', '"cost":')) });
  expect(broken.map(({ issueMessage }) => issueMessage)).toContain('Required attribute "price" is missing');
});

/** Addresses, codes and what machines need that a reader finds in other words: checked by tests of their own, or not shown by their nature. */
const technical = new Set(
  `@id @type url item image logo sameAs inLanguage priceCurrency addressCountry latitude longitude geoRadius telephone dayOfWeek
   opens closes validFrom validThrough datePublished dateModified price position numberOfItems contactType contentUrl encodingFormat urlTemplate`.split(
    /\s+/,
  ),
);

test('every other value in it stands on the page', () => {
  const flat = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
  noFaults(pages, (page) => {
    const body = theOnly(page.elements, 'body');
    const { title, description } = page.frame.head;
    const shown = flat(`${textOf(body)} ${piecesOf(body)} ${title} ${description}`);
    const isUnseen = (said: unknown) => ['string', 'number'].includes(typeof said) && !shown.includes(flat(`${said}`));
    return nodes(page).flatMap((node) =>
      Object.entries(node)
        .filter(([name]) => !technical.has(name))
        .flatMap(([name, value]) => [value].flat().map((said) => ({ name, said })))
        .filter(({ said }) => isUnseen(said))
        .map(({ name, said }) => `${node['@type']}.${name} "${said}"`),
    );
  });
});

test('pictures in it are files of the site, and every price stands on the page', () => {
  noFaults(pages, (page) => {
    const text = mainText(page);
    return nodes(page)
      .flatMap(({ image, logo, price }) => [
        ...[image, logo].filter(
          (file) => typeof file === 'string' && !builtFiles.includes(file.replace(`${origin}/`, '')),
        ),
        ...[price].filter((one) => one !== undefined && !text.includes(formatMoney(Number(one) * 100, site.provider))),
      ])
      .map(String);
  });
});

test('every id is given once, below the address of the page or of the site, and every reference is to one of them', () => {
  noFaults(pages, (page) => {
    const idsOf = (wanted: boolean) =>
      nodes(page)
        .filter((node) => isReference(node) === wanted)
        .flatMap((node) => node['@id'] ?? []);
    const ids = idsOf(false);
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`),
      ...ids
        .filter((id) => !id.startsWith(`${canonical(page)}#`) && !id.startsWith(`${origin}/#`))
        .map((id) => `${id} is another page's`),
      ...idsOf(true)
        .filter((id) => !ids.includes(id))
        .map((id) => `${id} is nowhere`),
    ];
  });
});

test('the provider is named once a page, as the business it is, with phone, address and other places that the page shows', () => {
  noFaults(pages, (page) => {
    const businesses = ofType(page, site.provider.businessType ?? 'LocalBusiness');
    const [provider, ...others] = businesses;
    if (!provider || others.length > 0) return [`${businesses.length} providers`];
    const { streetAddress, postalCode } = provider.address as Record<string, string>;
    const footer = textOf(theOnly(page.elements, 'footer'));
    const links = new Set(named(page.elements, 'a').map((link) => attribute(link, 'href')));
    const elsewhere = [provider.sameAs, (provider.parentOrganization as Node | undefined)?.url].flat().filter(Boolean);
    return [
      ...(provider['@id'] === `${origin}/#provider` && provider.name === site.provider.name
        ? []
        : ['it is somebody else']),
      ...[streetAddress, postalCode, provider.email ?? '']
        .filter((text) => !footer.includes(String(text)))
        .map((text) => `"${text}" is not in the footer`),
      ...[`tel:${provider.telephone}`, ...elsewhere.map(String)].filter((href) => !links.has(href)),
      // Samples, at domains that nobody can have.
      ...elsewhere.map(String).filter(isReservedAddress),
    ];
  });
});

test('the page node says the same as the head, and on pages about the provider names it as what they are about', () => {
  const about = ['home', 'about', 'contact'];
  expect(pages.filter(({ frame }) => about.includes(frame.routeId))).toHaveLength(3);
  noFaults(pages, (page) => {
    const node = graphOf(page).find((candidate) => candidate['@id'] === `${canonical(page)}#page`);
    const topic = (node?.mainEntity as Node | undefined)?.['@id'];
    const description = attribute(theOnly(page.elements, 'meta', { name: 'description' }), 'content');
    const head = [canonical(page), textOf(theOnly(page.elements, 'title')), description];
    const said = [node?.url, node?.name, node?.description];
    return [
      ...(said.every((value, index) => value === head[index]) ? [] : [JSON.stringify(said)]),
      ...(!about.includes(page.frame.routeId) || topic === `${origin}/#provider` ? [] : [`it is about ${topic}`]),
    ];
  });
});

test('the breadcrumbs are those on the page', () => {
  noFaults(pages, (page) => {
    const [trail] = named(page.elements, 'nav', { 'aria-label': 'Breadcrumb' });
    const items = trail ? named(elements(trail), 'li') : [];
    const seen = items.map((item) => [
      textOf(item),
      origin +
        (named(elements(item), 'a').map((link) => attribute(link, 'href'))[0] ?? new URL(canonical(page)).pathname),
    ]);
    const [list] = ofType(page, 'BreadcrumbList');
    const said = ((list?.itemListElement ?? []) as { position: number; name: string; item: string }[]).map(
      ({ name, item }) => [name, item],
    );
    return JSON.stringify(said) === JSON.stringify(seen)
      ? []
      : [`${JSON.stringify(seen)} on the page, ${JSON.stringify(said)} in its data`];
  });
});

test('an article is called and dated as on the page, with time and zone, by a person, the provider or a part of it', () => {
  const articles = pages.filter(({ frame }) => frame.routeId === 'article');
  expect(articles).toHaveLength(site.articles.length);
  noFaults(articles, (page) => {
    const [article] = ofType(page, 'BlogPosting');
    const shown = named(page.elements, 'time').map((time) => attribute(time, 'datetime'));
    const dates = [article?.datePublished, article?.dateModified].map(String);
    const author = article?.author as Node | undefined;
    return [
      ...(article?.headline === textOf(theOnly(page.elements, 'h1')) ? [] : [`"${article?.headline}"`]),
      ...dates.filter((date) => !shown.includes(date.slice(0, 'yyyy-mm-dd'.length))),
      ...dates.filter((date) => !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(date)),
      ...(author?.worksFor || author?.parentOrganization || author?.['@id'] === `${origin}/#provider`
        ? []
        : [`the author is ${JSON.stringify(author)}`]),
    ];
  });
});

test('an article names a picture of each shape that search results show, large enough for them', async () => {
  const drawn = site.articles.filter(({ image }) => !image).map(({ slug }) => `/blog/${slug}`);
  expect(drawn.length).toBeGreaterThan(0);
  for (const page of pages.filter(({ path }) => drawn.includes(path))) {
    const images = ofType(page, 'BlogPosting').flatMap(({ image }) => image as string[]);
    const sizes = await Promise.all(images.map((image) => sharp(join(dist, new URL(image).pathname)).metadata()));
    const large = sizes.filter(({ width, height }) => width * height > 50_000);
    const shapes = large.map(({ width, height }) => (width / height).toFixed(2));
    for (const shape of ['1.78', '1.33', '1.00'])
      expect(
        shapes.filter((found) => found === shape),
        page.path,
      ).toHaveLength(1);
  }
});

test('lists name pages that the page links to, in its order', () => {
  const listing = pages.filter((page) => ofType(page, 'ItemList').length > 0);
  expect(listing.map(({ frame }) => frame.routeId)).toEqual(
    expect.arrayContaining(['services', 'industries', 'locations', 'blog']),
  );
  noFaults(listing, (page) =>
    ofType(page, 'ItemList').flatMap((list) => {
      const listed = (list.itemListElement as { url: string }[]).map(({ url }) => url);
      const links = named(elements(theOnly(page.elements, 'main')), 'a').map(
        (link) => new URL(attribute(link, 'href') ?? '', origin).href,
      );
      const places = listed.map((url) => links.lastIndexOf(url));
      return places.every((place, index) => place > (places[index - 1] ?? -1))
        ? []
        : [`"${list.name}" lists ${listed.join(' ')}, which stand at ${places.join(', ')}`];
    }),
  );
});

test('every defined term has its address on the page', () => {
  noFaults(pages, (page) =>
    ofType(page, 'DefinedTerm')
      .filter(
        ({ url, name, description }) =>
          !page.elements.some((element) => attribute(element, 'id') === String(url).split('#')[1]) ||
          !mainText(page).includes(`${name} ${description}`),
      )
      .map(({ name }) => String(name)),
  );
});

test('every document is named with its format, its size and the address that it is downloaded from', () => {
  const [page] = pages.filter(({ frame }) => frame.routeId === 'resources');
  if (!page) throw new Error('There is no page of resources.');
  const documents = ofType(page, 'DigitalDocument');
  expect(documents.map(({ name, url }) => [name, url])).toEqual(
    site.resources.map(({ title, downloadUrl }) => [title, origin + downloadUrl]),
  );
  const links = new Map(named(page.elements, 'a').map((link) => [origin + attribute(link, 'href'), textOf(link)]));
  for (const { url, encoding } of documents) {
    const { contentUrl, contentSize } = encoding as Record<string, string>;
    expect(contentUrl).toBe(url);
    expect(contentSize).toBe(formatSize(statSync(join(dist, new URL(String(url)).pathname)).size));
    expect(links.get(String(url))).toMatch(
      new RegExp(`\\(${String(url).split('.').at(-1)?.toUpperCase()}, ${contentSize}\\)$`),
    );
  }
});
