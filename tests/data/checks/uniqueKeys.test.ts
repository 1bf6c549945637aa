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

const location = (facts: object) => ({ locations: [...records.locations, buildLocation(facts)] });
const industry = (facts: object) => ({ industries: [buildIndustry(), buildIndustry(facts)] });
const service = (facts: object) => ({ services: [buildService(), buildService(facts)] });
const term = (facts: object) => ({ glossary: [...records.glossary, { ...records.glossary[0], ...facts }] });
const article = (facts: object) => ({ articles: [buildArticle(), buildArticle(facts)] });
const blogCategory = (facts: object) => ({
  blogCategories: [...records.blogCategories, { iconName: 'network', description: 'Other.', ...facts }],
});

test.each<[key: string, records: object]>([
  ['claims: id "uptime"', { claims: twice(records.claims) }],
  ['ratings: pageKind "default"', { ratings: twice(records.ratings) }],
  ['regions: id "durham"', { regions: twice(records.regions) }],
  ['serviceCategories: id "support"', { serviceCategories: twice(records.serviceCategories) }],
  [
    'recommendables: id "help-desk"',
    { recommendables: { main: recommendables.main, secondary: [...recommendables.main, ...recommendables.secondary] } },
  ],
  [
    'pricing.plans: id "standard"',
    { pricing: { ...pricing, plans: [buildPlan(), buildPlan({ recommended: false })] } },
  ],
  ['pricing.profiles: id "plain"', { pricing: { ...pricing, profiles: twice(pricing.profiles) } }],
  [
    'pricing.calculatorAddOns: id "lines"',
    { pricing: { ...pricing, calculatorAddOns: twice(pricing.calculatorAddOns) } },
  ],
  ['pricing.planAddOns: id "plan-lines"', { pricing: { ...pricing, planAddOns: twice(pricing.planAddOns) } }],
  ['resources: id "guide"', { resources: twice(records.resources) }],
  ['partners: slug "vendor"', { partners: twice(records.partners) }],
  ['tour: id "start"', { tour: twice(records.tour) }],
  ['faqs.contact: question "Is it so?"', { faqs: { ...faqs, contact: twice(faqs.contact) } }],
  ['locations: slug "pickering"', location({ slug: 'pickering', name: 'Other', metaDescription: 'Other.' })],
  ['locations: name "Ajax"', location({ slug: 'other', metaDescription: 'Other.' })],
  ['locations: metaDescription "IT support in Ajax."', location({ slug: 'other', name: 'Other' })],
  ['industries: id "law"', industry({ slug: 'other', metaDescription: 'Other.' })],
  ['industries: slug "law"', industry({ id: 'other', metaDescription: 'Other.' })],
  ['industries: metaDescription "IT for law firms."', industry({ id: 'other', slug: 'other' })],
  ['services: id "backup"', service({ metaDescription: 'Other.' })],
  ['services: metaDescription "Backup for firms."', service({ id: 'other' })],
  ['glossary: slug "firewall"', term({ term: 'Other' })],
  ['glossary: term "Firewall"', term({ slug: 'other' })],
  ['blogCategories: slug "networks"', blogCategory({ name: 'Other', slug: 'networks' })],
  ['blogCategories: name "Networks"', blogCategory({ name: 'Networks', slug: 'other' })],
  ['blog: title "A restore test"', article({ slug: 'other', description: 'Other.' })],
  ['blog: description "How to test a backup."', article({ slug: 'other', title: 'Other' })],
])('%s is given twice', (key, records) => {
  expect(dataErrors({ ...records })).toEqual([`${key} is given to 2 records. Give each its own.`]);
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
