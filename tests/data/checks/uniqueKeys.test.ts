import { expect, test } from 'vitest';
import {
  buildArticle,
  buildCombination,
  buildIndustry,
  buildLocation,
  buildPlan,
  buildRecords,
  buildService,
} from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const records = buildRecords();
const { pricing, recommendables, faqs } = records;
const twice = <Item>(items: readonly Item[]) => [...items, ...items];

test.each([
  ['claims: id "uptime" is given to 2 records. Give each its own.', { claims: twice(records.claims) }],
  ['ratings: pageKind "default" is given to 2 records. Give each its own.', { ratings: twice(records.ratings) }],
  ['regions: id "durham" is given to 2 records. Give each its own.', { regions: twice(records.regions) }],
  [
    'serviceCategories: id "support" is given to 2 records. Give each its own.',
    { serviceCategories: twice(records.serviceCategories) },
  ],
  [
    'recommendables: id "help-desk" is given to 2 records. Give each its own.',
    { recommendables: { main: recommendables.main, secondary: [...recommendables.main, ...recommendables.secondary] } },
  ],
  [
    'pricing.plans: id "standard" is given to 2 records. Give each its own.',
    { pricing: { ...pricing, plans: [buildPlan(), buildPlan({ recommended: false })] } },
  ],
  [
    'pricing.profiles: id "plain" is given to 2 records. Give each its own.',
    { pricing: { ...pricing, profiles: twice(pricing.profiles) } },
  ],
  [
    'pricing.calculatorAddOns: id "lines" is given to 2 records. Give each its own.',
    { pricing: { ...pricing, calculatorAddOns: twice(pricing.calculatorAddOns) } },
  ],
  [
    'pricing.planAddOns: id "plan-lines" is given to 2 records. Give each its own.',
    { pricing: { ...pricing, planAddOns: twice(pricing.planAddOns) } },
  ],
  ['resources: id "guide" is given to 2 records. Give each its own.', { resources: twice(records.resources) }],
  ['partners: slug "vendor" is given to 2 records. Give each its own.', { partners: twice(records.partners) }],
  ['tour: id "start" is given to 2 records. Give each its own.', { tour: twice(records.tour) }],
  [
    'faqs.contact: question "Is it so?" is given to 2 records. Give each its own.',
    { faqs: { ...faqs, contact: twice(faqs.contact) } },
  ],
  [
    'locations: slug "pickering" is given to 2 records. Give each its own.',
    {
      locations: [...records.locations, buildLocation({ slug: 'pickering', name: 'Other', metaDescription: 'Other.' })],
    },
  ],
  [
    'locations: name "Ajax" is given to 2 records. Give each its own.',
    { locations: [...records.locations, buildLocation({ slug: 'other', metaDescription: 'Other.' })] },
  ],
  [
    'locations: metaDescription "IT support in Ajax." is given to 2 records. Give each its own.',
    { locations: [...records.locations, buildLocation({ slug: 'other', name: 'Other' })] },
  ],
  [
    'industries: id "law" is given to 2 records. Give each its own.',
    { industries: [buildIndustry(), buildIndustry({ slug: 'other', metaDescription: 'Other.' })] },
  ],
  [
    'industries: slug "law" is given to 2 records. Give each its own.',
    { industries: [buildIndustry(), buildIndustry({ id: 'other', metaDescription: 'Other.' })] },
  ],
  [
    'industries: metaDescription "IT for law firms." is given to 2 records. Give each its own.',
    { industries: [buildIndustry(), buildIndustry({ id: 'other', slug: 'other' })] },
  ],
  [
    'services: id "backup" is given to 2 records. Give each its own.',
    { services: [buildService(), buildService({ metaDescription: 'Other.' })] },
  ],
  [
    'services: metaDescription "Backup for firms." is given to 2 records. Give each its own.',
    { services: [buildService(), buildService({ id: 'other' })] },
  ],
  [
    'glossary: slug "firewall" is given to 2 records. Give each its own.',
    { glossary: [...records.glossary, { ...records.glossary[0], term: 'Other' }] },
  ],
  [
    'glossary: term "Firewall" is given to 2 records. Give each its own.',
    { glossary: [...records.glossary, { ...records.glossary[0], slug: 'other' }] },
  ],
  [
    'blogCategories: slug "networks" is given to 2 records. Give each its own.',
    {
      blogCategories: [
        ...records.blogCategories,
        { name: 'Other', slug: 'networks', iconName: 'network', description: 'Other.' },
      ],
    },
  ],
  [
    'blogCategories: name "Networks" is given to 2 records. Give each its own.',
    {
      blogCategories: [
        ...records.blogCategories,
        { name: 'Networks', slug: 'other', iconName: 'network', description: 'Other.' },
      ],
    },
  ],
  [
    'blog: title "A restore test" is given to 2 records. Give each its own.',
    { articles: [buildArticle(), buildArticle({ slug: 'other', description: 'Other.' })] },
  ],
  [
    'blog: description "How to test a backup." is given to 2 records. Give each its own.',
    { articles: [buildArticle(), buildArticle({ slug: 'other', title: 'Other' })] },
  ],
])('%s', (message, overrides) => {
  expect(dataErrors(overrides)).toEqual([message]);
});

test('A key that three records have is told once', () => {
  expect(dataErrors({ claims: [...records.claims, ...twice(records.claims)] })).toEqual([
    'claims: id "uptime" is given to 3 records. Give each its own.',
  ]);
});

test('Keys that are missing are not taken for one key', () => {
  const without = { ...records.claims[0], id: undefined };
  expect(dataErrors({ claims: [without, without] })).toEqual([
    'claims[0]: id is missing. Add it.',
    'claims[1]: id is missing. Add it.',
  ]);
});

test('two texts with one lede are told', () => {
  const [lede, other] = ['Copies come first.', 'Moving comes first.'];
  const texts = ['ajax', 'pickering'].flatMap((location) => [
    buildCombination({ location, lede }),
    buildCombination({ location, service: 'cloud', lede: `${other} ${location}` }),
  ]);
  expect(dataErrors({ combinations: texts })).toEqual([
    'combinations: lede "Copies come first." is given to 2 records. Give each its own.',
  ]);
});
