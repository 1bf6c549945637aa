import { expect, test } from 'vitest';
import { formatMoney } from '#data/money/formatMoney.ts';
import { type BuiltPage, faultsOn, origin, readPages, site } from '../support/builtSite.ts';
import { attribute, elements, named, textOf, theOnly } from '../support/html.ts';

interface Node { '@type'?: string; '@id'?: string; [property: string]: unknown }

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

test('every node says what it is', () => {
  expect(faultsOn(pages, (page) => nodes(page).filter((node) => !isReference(node) && !/^[A-Z]\w+$/.test(node['@type'] ?? '')).map((node) => JSON.stringify(node)))).toEqual([]);
});

test('every id is given once, below the address of the page or of the site', () => {
  expect(faultsOn(pages, (page) => {
    const ids = nodes(page).filter((node) => !isReference(node)).flatMap((node) => node['@id'] ?? []);
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`),
      ...ids.filter((id) => !id.startsWith(`${canonical(page)}#`) && !id.startsWith(`${origin}/#`)).map((id) => `${id} is another page's`),
    ];
  })).toEqual([]);
});

test('every reference is to a node of the same page', () => {
  expect(faultsOn(pages, (page) => {
    const known = new Set(nodes(page).filter((node) => !isReference(node)).flatMap((node) => node['@id'] ?? []));
    return nodes(page).filter(isReference).flatMap((node) => node['@id'] ?? []).filter((id) => !known.has(id));
  })).toEqual([]);
});

test('the provider is named once a page, as the business it is, with the phone and address that the page shows', () => {
  expect(faultsOn(pages, (page) => {
    const [provider, ...others] = ofType(page, 'LocalBusiness');
    if (!provider || others.length > 0) return [`${ofType(page, 'LocalBusiness').length} providers`];
    const { streetAddress, postalCode } = provider.address as Record<string, string>;
    const footer = textOf(theOnly(page.elements, 'footer'));
    return [
      ...(provider['@id'] === `${origin}/#provider` && provider.name === site.provider.name ? [] : ['it is somebody else']),
      ...[streetAddress, postalCode, provider.email].filter((text) => !footer.includes(String(text))).map((text) => `"${text}" is not in the footer`),
      ...(named(page.elements, 'a', { href: `tel:${provider.telephone}` }).length > 0 ? [] : ['its phone is not on the page']),
    ];
  })).toEqual([]);
});

test('the page node says the same as the head', () => {
  expect(faultsOn(pages, (page) => {
    const node = graphOf(page).find((candidate) => candidate['@id'] === `${canonical(page)}#page`);
    const said = [node?.url, node?.name, node?.description];
    const head = [canonical(page), textOf(theOnly(page.elements, 'title')), attribute(theOnly(page.elements, 'meta', { name: 'description' }), 'content')];
    return said.every((value, index) => value === head[index]) ? [] : [JSON.stringify(said)];
  })).toEqual([]);
});

test('the breadcrumbs are those on the page, less home', () => {
  expect(faultsOn(pages, (page) => {
    const [trail] = named(page.elements, 'nav', { 'aria-label': 'Breadcrumb' });
    const items = trail ? named(elements(trail), 'li') : [];
    const seen = items.map((item) => [textOf(item), origin + (named(elements(item), 'a').map((link) => attribute(link, 'href'))[0] ?? new URL(canonical(page)).pathname)]);
    const [list] = ofType(page, 'BreadcrumbList');
    const said = ((list?.itemListElement ?? []) as { position: number; name: string; item: string }[]).map(({ name, item }) => [name, item]);
    const withHome = said.length > 0 ? [['Home', `${origin}/`], ...said] : [];
    return JSON.stringify(withHome) === JSON.stringify(seen) ? [] : [`${JSON.stringify(seen)} on the page, ${JSON.stringify(said)} in its data`];
  })).toEqual([]);
});

test('every question and its answer stand on the page', () => {
  expect(faultsOn(pages, (page) => {
    const text = mainText(page);
    return ofType(page, 'Question').flatMap(({ name, acceptedAnswer }) => [name, (acceptedAnswer as Node).text]).filter((words) => !text.includes(String(words))).map((words) => `"${words}"`);
  })).toEqual([]);
});

test('every price stands on the page', () => {
  expect(faultsOn(pages, (page) => {
    const text = mainText(page);
    const prices = nodes(page).flatMap(({ price, minPrice }) => [price, minPrice]).filter((price) => price !== undefined);
    return prices.map((price) => formatMoney(Number(price) * 100, site.provider)).filter((price) => !text.includes(price));
  })).toEqual([]);
});

test('every rating stands on the page', () => {
  expect(faultsOn(pages, (page) => ofType(page, 'AggregateRating')
    .filter(({ ratingValue, reviewCount }) => !mainText(page).includes(`${ratingValue} out of 5 from ${reviewCount}`))
    .map((rating) => JSON.stringify(rating)))).toEqual([]);
});

test('an article is called and dated as on the page', () => {
  const articles = pages.filter(({ frame }) => frame.page === 'article');
  expect(articles).toHaveLength(site.articles.length);
  expect(faultsOn(articles, (page) => {
    const [article] = ofType(page, 'BlogPosting');
    const dates = named(page.elements, 'time').map((time) => attribute(time, 'datetime'));
    return [
      ...(article?.headline === textOf(theOnly(page.elements, 'h1')) ? [] : [`"${article?.headline}"`]),
      ...[article?.datePublished, article?.dateModified].filter((date) => !dates.includes(String(date))).map((date) => `the page does not show ${date}`),
    ];
  })).toEqual([]);
});

test('lists name pages that the page links to, in its order', () => {
  const listing = pages.filter((page) => ofType(page, 'ItemList').length > 0);
  expect(listing.map(({ frame }) => frame.page)).toEqual(expect.arrayContaining(['services', 'industries', 'locations', 'blog']));
  expect(faultsOn(listing, (page) => ofType(page, 'ItemList').flatMap((list) => {
    const listed = (list.itemListElement as { url: string }[]).map(({ url }) => url);
    const links = named(elements(theOnly(page.elements, 'main')), 'a').map((link) => new URL(attribute(link, 'href') ?? '', origin).href);
    const places = listed.map((url) => links.lastIndexOf(url));
    return places.every((place, index) => place > (places[index - 1] ?? -1)) ? [] : [`"${list.name}" lists ${listed.join(' ')}, which stand at ${places.join(', ')}`];
  }))).toEqual([]);
});

test('every defined term has its address on the page', () => {
  expect(faultsOn(pages, (page) => ofType(page, 'DefinedTerm')
    .filter(({ url, name, description }) => !page.elements.some((element) => attribute(element, 'id') === String(url).split('#')[1]) || !mainText(page).includes(`${name} ${description}`))
    .map(({ name }) => String(name)))).toEqual([]);
});
