import { expect, test } from 'vitest';
import type { PageCopyKey } from '#data/schema/site.ts';
import { buildArticle, buildIndustry, buildLocation, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pages, faqs, home, visitor, about, legal } = buildRecords();
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
    'faqs.contact[0]: question holds "{service}", which is not filled in there. Write the text out or remove it.',
    { faqs: { ...faqs, contact: [{ question: 'Why {service}?', answer: 'So.' }] } },
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
    'visitor: hero holds "{industries}", which is not filled in there. Use one of {location} or remove it.',
    { visitor: { ...visitor, hero: 'For {industries}.' } },
  ],
  [
    'locations/ajax: summary holds "{name}", which is not filled in there. Write the text out or remove it.',
    { locations: [buildLocation({ summary: '{name} lies on the lake.' })] },
  ],
  [
    'industries/law: solutions[0].title holds "{industry}", which is not filled in there. Write the text out or remove it.',
    {
      industries: [
        buildIndustry({ solutions: ['{industry}', 'Two', 'Three'].map((title) => ({ title, description: 'So.' })) }),
      ],
    },
  ],
  [
    'blog/restore-test: body holds "{service}", which is not filled in there. Write the text out or remove it.',
    { articles: [buildArticle({ body: 'Our {service}.' })] },
  ],
  [
    'legal/privacy-policy: heading holds "{title}", which is not filled in there. Write the text out or remove it.',
    { legal: [{ ...legal[0], heading: '{title}' }] },
  ],
  [
    'about: story[1] holds "{name}", which is not filled in there. Write the text out or remove it.',
    { about: { ...about, story: ['One.', '{name} grew.'] } },
  ],
])('%s', (message, overrides) => {
  expect(dataErrors(overrides)).toEqual([message]);
});

test.each([
  ['service', '{service} {description} {price}'],
  ['serviceInLocation', '{service} {description} {price} {location} {region} {landmark}'],
  ['serviceInIndustry', '{service} {description} {price} {industry} {clients}'],
  [
    'serviceInIndustryInLocation',
    '{service} {description} {price} {location} {region} {landmark} {industry} {clients}',
  ],
  ['serviceNotFound', '{message}'],
  ['pricing', '{lowestPrice}'],
  ['locations', '{count} {regions}'],
  ['location', '{location} {region} {landmark} {metaDescription} {summary}'],
  ['industries', '{count}'],
  ['industry', '{industry} {clients} {metaDescription} {shortDescription}'],
  ['blogCategory', '{category} {description}'],
] as const)('The words of the page kind %s may hold %s', (kind, title) => {
  expect(onPage(kind, title)).toEqual([]);
});

test("Facts and braces that hold no name are not this check's business", () => {
  expect(onPage('chat', 'Call {provider.phone}, {hours.label}; {} { x } {2}')).toEqual([]);
});
