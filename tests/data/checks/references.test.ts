import { expect, test } from 'vitest';
import {
  buildArticle,
  buildCombination,
  buildIndustry,
  buildLocation,
  buildPlan,
  buildPlanService,
  buildProvider,
  buildRecords,
  buildService,
} from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pricing, serviceCategories, recommendations, glossary, visitor, pairs, reviews } = buildRecords();

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
  ['visitor: selector[1] "nowhere"', 'data/locations', { visitor: { ...visitor, selector: ['ajax', 'nowhere'] } }],
  [
    'visitor: popularIndustries[0] "farms"',
    'data/industries',
    { visitor: { ...visitor, popularIndustries: ['farms'] } },
  ],
  ['locations/ajax: region "nowhere"', 'data/regions.ts', { locations: [buildLocation({ region: 'nowhere' })] }],
  ['industries/law: pricingProfile "dear"', 'the pricing profiles', industry({ pricingProfile: 'dear' })],
  ['industries/law: rules[0].sources[0] "by-law"', 'data/sources.ts', industry({ rules: [rule] })],
  [
    'services/backup: targetIndustries[1] "farms"',
    'data/industries',
    { services: [buildService({ targetIndustries: ['law', 'farms'] })] },
  ],
  [
    'serviceCategories/support: planService "clod"',
    'data/services',
    category({ service: undefined, planService: 'clod' }),
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
  ['pricing: defaultProfile "dear"', 'the pricing profiles', prices({ defaultProfile: 'dear' })],
  ['pricing: calculator.plan "gold"', 'the plans', prices({ calculator: { ...pricing.calculator, plan: 'gold' } })],
  ['pricing: serviceCategory "fax"', 'data/services/categories.ts', prices({ serviceCategory: 'fax' })],
  [
    'pricing.profileRules[1]: profile "dear"',
    'the pricing profiles',
    prices({ profileRules: [...pricing.profileRules, { profile: 'dear' }] }),
  ],
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
  ['reviews[0]: about "backup"', 'data/locations', review({ pageKind: 'location', about: 'backup' })],
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

test('The rules of an industry may ask nothing of services, or something of each', () => {
  expect(withAsks()).toEqual([]);
  expect(withAsks({ backup: 'Keep copies.', cloud: 'Keep them here.' })).toEqual([]);
});

test('A service of which no rule asks anything is told', () => {
  expect(withAsks({ backup: 'Keep copies.' })).toEqual([
    'industries/law: no rule asks anything of service "cloud". Add it to the "asks" of a rule.',
  ]);
});

test('A service that does not exist is told', () => {
  expect(withAsks({ backup: 'Keep copies.', cloud: 'Keep them here.', bakcup: 'Copies.' })).toEqual([
    'industries/law: rules[0].asks "bakcup" does not exist (is it "backup"?). Add it to data/services or fix the name.',
  ]);
});

const records = buildRecords();
const { recommendables, faqs } = records;
const twice = <Item>(items: readonly Item[]) => [...items, ...items];

const location = (facts: object) => ({ locations: [...records.locations, buildLocation(facts)] });
const twoIndustries = (facts: object) => ({ industries: [buildIndustry(), buildIndustry(facts)] });
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
  ['industries: id "law"', twoIndustries({ slug: 'other', metaDescription: 'Other.' })],
  ['industries: slug "law"', twoIndustries({ id: 'other', metaDescription: 'Other.' })],
  ['industries: metaDescription "IT for law firms."', twoIndustries({ id: 'other', slug: 'other' })],
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

test('One name for all three is told for each that comes later', () => {
  expect(
    dataErrors({ industries: [buildIndustry(), otherIndustry('cloud')], locations: [...locations, place('cloud')] }),
  ).toEqual([taken('industries', 'cloud', 'services'), taken('locations', 'cloud', 'services')]);
});

test('Slugs that are missing do not collide', () => {
  const errors = dataErrors({
    industries: [buildIndustry({ slug: undefined as never })],
    locations: [...locations, place(undefined as never)],
  });
  expect(errors).toEqual(
    expect.arrayContaining(['industries/law: slug is missing. Add it.', 'locations/Other: slug is missing. Add it.']),
  );
  expect(errors.join()).not.toContain('is taken by');
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
