import { expect, test } from 'vitest';
import {
  buildArticle,
  buildIndustry,
  buildLocation,
  buildPlan,
  buildPlanService,
  buildProvider,
  buildRecords,
  buildService,
} from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pricing, serviceCategories, recommendations, glossary, pairs, reviews } = buildRecords();

const industry = (facts: object) => ({ industries: [buildIndustry(facts)] });
const category = (facts: object) => ({ serviceCategories: [{ ...serviceCategories[0], ...facts }] });
const planService = (facts: object) => ({ planServices: [buildPlanService(facts)] });
const recommendation = (facts: object) => ({ recommendations: [{ ...recommendations[0], ...facts }] });
const prices = (facts: object) => ({ pricing: { ...pricing, ...facts } });
const review = (facts: object) => ({ reviews: [{ ...reviews[0], ...facts }] });
const rule = { title: 'By-law', description: 'What it asks.', sources: ['by-law'] };
const help = { service: 'help', location: 'ajax', lede: 'Help.', points: ['1.'] };
const fact = { id: 'officer', page: 'imprint', missing: 'A name.', suppliedBy: 'owner', confirmed: false };

test.each<[reference: string, list: string, records: object]>([
  ['provider: homeLocation "nowhere"', 'data/locations', { provider: buildProvider({ homeLocation: 'nowhere' }) }],
  ['locations/ajax: region "nowhere"', 'data/regions.ts', { locations: [buildLocation({ region: 'nowhere' })] }],
  ['industries/law: pricingProfile "dear"', 'the pricing profiles', industry({ pricingProfile: 'dear' })],
  ['industries/law: rules[0].sources[0] "by-law"', 'data/sources.ts', industry({ rules: [rule] })],
  [
    'services/backup: targetIndustries[1] "farms"',
    'data/industries',
    { services: [buildService({ targetIndustries: ['law', 'farms'] })] },
  ],
  ['planServices/help: serviceCategory "fax"', 'data/services/categories.ts', planService({ serviceCategory: 'fax' })],
  ['planServices/help: articles[0] "gossip"', 'data/blog', planService({ articles: ['gossip'] })],
  [
    'pairs.servicesInLocations/help and ajax: service "help"',
    'data/services',
    { planServices: [buildPlanService()], pairs: { ...pairs, servicesInLocations: [help] } },
  ],
  ['recommendations/Whitby: locationName "Whitby"', 'data/locations', recommendation({ locationName: 'Whitby' })],
  ['recommendations/Ajax: recommendableId "fax"', 'the recommendables', recommendation({ recommendableId: 'fax' })],
  ['pricing: calculator.plan "gold"', 'the plans', prices({ calculator: { ...pricing.calculator, plan: 'gold' } })],
  [
    'pricing.soldThreeWays[0]: monthToMonth "fax"',
    'the add-ons of the plans tab',
    prices({
      soldThreeWays: [{ yearlyTerm: 'lines', monthToMonth: 'fax', byItself: 'backup', level: 'full service' }],
    }),
  ],
  [
    'blog/restore-test: category "Gossip"',
    'data/blog/categories.ts',
    { articles: [buildArticle({ category: 'Gossip' })] },
  ],
  ['legalFacts/officer: page "imprint"', 'data/legal', { legalFacts: [fact] }],
  [
    'glossary/firewall: category "Gossip"',
    'the glossary categories',
    { glossary: [{ ...glossary[0], category: 'Gossip' }] },
  ],
  ['reviews[0]: about "ajax"', 'data/services', review({ about: 'ajax' })],
])('%s does not exist in %s', (reference, list, records) => {
  expect(dataErrors({ ...records })).toEqual([`${reference} does not exist. Add it to ${list} or fix the name.`]);
});

test('A reference that is nearly right is told with what may be meant, and one that is missing once', () => {
  expect(dataErrors(category({ service: 'clod' }))).toEqual([
    'serviceCategories/support: service "clod" does not exist (is it "cloud"?). Add it to data/services or fix the name.',
  ]);
  expect(dataErrors(recommendation({ locationName: undefined }))).toEqual([
    'recommendations[0]: locationName is missing. Add it.',
  ]);
  expect(withAsks({ backup: 'Keep copies.', cloud: 'Keep them here.', bakcup: 'Copies.' })).toEqual([
    'industries/law: rules[0].asks "bakcup" does not exist (is it "backup"?). Add it to data/services or fix the name.',
  ]);
});

test('The name of a recommended place is found whatever its case, and a service in either list of them', () => {
  expect(dataErrors(recommendation({ locationName: 'AJAX' }))).toEqual([]);
  for (const recommendableId of ['help-desk', 'phones'])
    expect(dataErrors(recommendation({ recommendableId }))).toEqual([]);
});

test('A service category without pages of its own names no service', () => {
  const { service: _, ...without } = { ...serviceCategories[0] };
  expect(dataErrors({ serviceCategories: [without] })).toEqual([]);
});

const withAsks = (asks?: Record<string, string>) =>
  dataErrors({
    industries: [buildIndustry({ rules: [{ title: 'Act', description: 'Keep records.', ...(asks ? { asks } : {}) }] })],
  });

test('A service of which no rule asks anything is told', () => {
  expect(withAsks({ backup: 'Keep copies.' })).toEqual([
    'industries/law: no rule asks anything of service "cloud". Add it to the "asks" of a rule.',
  ]);
});

const records = buildRecords();
const { recommendables, faqs } = records;
const twice = <Item>(items: readonly Item[]) => [...items, ...items];

const location = (facts: object) => ({ locations: [...records.locations, buildLocation(facts)] });
const article = (facts: object) => ({ articles: [buildArticle(), buildArticle(facts)] });

test.each<[key: string, records: object]>([
  ['claims: id "uptime"', { claims: twice(records.claims) }],
  [
    'recommendables: id "help-desk"',
    { recommendables: { main: recommendables.main, secondary: [...recommendables.main, ...recommendables.secondary] } },
  ],
  [
    'pricing.plans: id "standard"',
    { pricing: { ...pricing, plans: [buildPlan(), buildPlan({ recommended: false })] } },
  ],
  ['faqs.contact: question "Is it so?"', { faqs: { ...faqs, contact: twice(faqs.contact) } }],
  ['locations: name "Ajax"', location({ slug: 'other', metaDescription: 'Other.' })],
  ['blog: title "A restore test"', article({ slug: 'other', description: 'Other.' })],
])('%s is given twice', (key, records) => {
  expect(dataErrors({ ...records })).toEqual([`${key} is given to 2 records. Give each its own.`]);
});

const { locations } = records;
const place = (slug: string) => buildLocation({ slug, name: 'Other', metaDescription: 'Other.' });
const otherIndustry = (slug: string) => buildIndustry({ id: 'other', slug, metaDescription: 'Other.' });
const taken = (later: string, slug: string, first: string) =>
  `${later}/${slug}: slug "${slug}" is taken by ${first}/${slug}, and both have pages under /services. Rename one of them.`;

test.each([
  ['cloud', 'industries', 'services', { industries: [buildIndustry(), otherIndustry('cloud')] }],
  ['cloud', 'locations', 'services', { locations: [...locations, place('cloud')] }],
  ['law', 'locations', 'industries', { locations: [...locations, place('law')] }],
  ['cloud', 'planServices', 'services', { planServices: [buildPlanService({ slug: 'cloud' })] }],
  ['law', 'industries', 'planServices', { planServices: [buildPlanService({ slug: 'law' })] }],
  ['ajax', 'locations', 'planServices', { planServices: [buildPlanService({ slug: 'ajax' })] }],
])('"%s" is no name for %s and %s', (slug, later, first, records) => {
  expect(dataErrors(records)).toEqual([taken(later, slug, first)]);
});

test('A service category links to a service or to a plan service', () => {
  const both = serviceCategories.map((category) => ({ ...category, planService: 'help' }));
  expect(dataErrors({ serviceCategories: both, planServices: [buildPlanService()] })).toEqual([
    expect.stringContaining('The service named in "service" has a page already. Remove one of the two.'),
  ]);
});

const withPlans = (...flags: boolean[]) => {
  const ids = ['standard', 'gold', 'iron'];
  const plans = flags.map((recommended, index) => buildPlan({ id: ids[index] ?? '', recommended }));
  return dataErrors({ pricing: { ...pricing, plans } });
};

test.each([
  [[false, false], ['pricing: no plan is recommended. Set "recommended: true" on exactly one plan.']],
  [[true, false, true], ['pricing: standard, iron are recommended. Set "recommended: true" on exactly one plan.']],
  [[false, true], []],
])('Exactly one plan is recommended: %j', (recommended, errors) => {
  expect(withPlans(...recommended)).toEqual(errors);
});
