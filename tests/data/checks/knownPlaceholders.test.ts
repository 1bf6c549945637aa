import { expect, test } from 'vitest';
import type { PageCopyKey } from '#data/schema/site.ts';
import { buildArticle, buildLocation, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pages, faqs, home, visitor } = buildRecords();
const onPage = (kind: PageCopyKey, title: string) =>
  dataErrors({ pages: { ...pages, [kind]: { ...pages[kind], title } } });

test('A name that a page does not fill in is refused with those it does', () => {
  expect(onPage('service', '{service} in {city}')).toEqual([
    'pages: service.title holds "{city}", which is not filled in there. Use one of {service}, {description}, {price} or remove it.',
  ]);
  expect(onPage('chat', 'Chat in {location}')).toEqual([
    'pages: chat.title holds "{location}", which is not filled in there. Write the text out or remove it.',
  ]);
});

test('A name is refused once for each text that holds it', () => {
  const keywords = ['{city}', 'IT', '{city} and {city}'];
  expect(dataErrors({ pages: { ...pages, pricing: { ...pages.pricing, keywords } } })).toEqual([
    'pages: pricing.keywords[0] holds "{city}", which is not filled in there. Use one of {lowestPrice} or remove it.',
    'pages: pricing.keywords[2] holds "{city}", which is not filled in there. Use one of {lowestPrice} or remove it.',
  ]);
});

test.each([
  [
    'faqs.service[0]: answer holds "{location}", which is not filled in there. Use one of {service}, {serviceInText}, {place}, {price} or remove it.',
    { faqs: { ...faqs, service: [{ question: 'Where?', answer: 'In {location}.' }] } },
  ],
  [
    'home: badge holds "{city}", which is not filled in there. Use one of {location} or remove it.',
    { home: { ...home, badge: 'IT in {city}' } },
  ],
  [
    'visitor: pricing.known holds "{location}", which is not filled in there. Use one of {region} or remove it.',
    { visitor: { ...visitor, pricing: { known: 'In {location}.', unknown: 'Here.' } } },
  ],
  [
    'locations/ajax: summary holds "{name}", which is not filled in there. Write the text out or remove it.',
    { locations: [buildLocation({ summary: '{name} lies on the lake.' })] },
  ],
  [
    'blog/restore-test: body holds "{service}", which is not filled in there. Write the text out or remove it.',
    { articles: [buildArticle({ body: 'Our {service}.' })] },
  ],
])('%s', (message, overrides) => {
  expect(dataErrors(overrides)).toEqual([message]);
});

test.each([
  [
    'serviceInIndustryInLocation',
    '{service} {description} {price} {location} {region} {landmark} {industry} {clients}',
  ],
  ['pricing', '{lowestPrice}'],
  ['location', '{location} {region} {landmark} {metaDescription} {summary}'],
  ['industry', '{industry} {clients} {metaDescription} {shortDescription}'],
] as const)('The words of the page kind %s may hold %s', (kind, title) => {
  expect(onPage(kind, title)).toEqual([]);
});

test("Facts and braces that hold no name are not this check's business", () => {
  expect(onPage('chat', 'Call {provider.phone}, {hours.label}; {} { x } {2}')).toEqual([]);
});
