import { expect, test } from 'vitest';
import {
  buildArticle,
  buildIndustry,
  buildLocation,
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
const help = { service: 'help', location: 'ajax', lede: 'Help.', text: 'There is help.', points: ['1.', '2.', '3.'] };
const fact = { id: 'officer', page: 'imprint', missing: 'A name.', suppliedBy: 'owner', confirmed: false };

test.each<[reference: string, list: string, records: object]>([
  ['provider: homeLocation "nowhere"', 'data/locations', { provider: buildProvider({ homeLocation: 'nowhere' }) }],
  ['visitor: selector "nowhere"', 'data/locations', { visitor: { ...visitor, selector: ['ajax', 'nowhere'] } }],
  ['visitor: popularIndustries "farms"', 'data/industries', { visitor: { ...visitor, popularIndustries: ['farms'] } }],
  ['locations/ajax: region "nowhere"', 'data/regions.ts', { locations: [buildLocation({ region: 'nowhere' })] }],
  ['industries/law: pricingProfile "dear"', 'the pricing profiles', industry({ pricingProfile: 'dear' })],
  ['industries/law: source "by-law"', 'data/sources.ts', industry({ rules: [rule] })],
  [
    'services/backup: target industry "farms"',
    'data/industries',
    { services: [buildService({ targetIndustries: ['law', 'farms'] })] },
  ],
  [
    'serviceCategories/support: planService "clod"',
    'data/services',
    category({ service: undefined, planService: 'clod' }),
  ],
  ['planServices/help: serviceCategory "fax"', 'data/services/categories.ts', planService({ serviceCategory: 'fax' })],
  ['planServices/help: article "gossip"', 'data/blog', planService({ articles: ['gossip'] })],
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
    prices({ soldThreeWays: [{ yearlyTerm: 'lines', monthToMonth: 'fax', byItself: 'backup' }] }),
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
  ['reviews: about "ajax"', 'data/services', review({ about: 'ajax' })],
  ['reviews: about "backup"', 'data/locations', review({ pageKind: 'location', about: 'backup' })],
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
