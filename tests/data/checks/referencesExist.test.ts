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

const {
  pricing,
  serviceCategories,
  recommendations,
  glossary,
  visitor,
  pairs,
  reviews: [review],
} = buildRecords();

test.each([
  [
    'provider: homeLocation "nowhere" does not exist. Add it to data/locations or fix the name.',
    { provider: buildProvider({ homeLocation: 'nowhere' }) },
  ],
  [
    'visitor: selector "nowhere" does not exist. Add it to data/locations or fix the name.',
    { visitor: { ...visitor, selector: ['ajax', 'nowhere'] } },
  ],
  [
    'visitor: popularIndustries "farms" does not exist. Add it to data/industries or fix the name.',
    { visitor: { ...visitor, popularIndustries: ['farms'] } },
  ],
  [
    'locations/ajax: region "nowhere" does not exist. Add it to data/regions.ts or fix the name.',
    { locations: [buildLocation({ region: 'nowhere' })] },
  ],
  [
    'industries/law: pricingProfile "dear" does not exist. Add it to the pricing profiles or fix the name.',
    { industries: [buildIndustry({ pricingProfile: 'dear' })] },
  ],
  [
    'industries/law: source "by-law" does not exist. Add it to data/sources.ts or fix the name.',
    {
      industries: [buildIndustry({ rules: [{ title: 'By-law', description: 'What it asks.', sources: ['by-law'] }] })],
    },
  ],
  [
    'services/backup: target industry "farms" does not exist. Add it to data/industries or fix the name.',
    { services: [buildService({ targetIndustries: ['law', 'farms'] })] },
  ],
  [
    'serviceCategories/support: service "clod" does not exist (is it "cloud"?). Add it to data/services or fix the name.',
    { serviceCategories: [{ ...serviceCategories[0], service: 'clod' }] },
  ],
  [
    'serviceCategories/support: planService "clod" does not exist. Add it to data/services or fix the name.',
    { serviceCategories: [{ ...serviceCategories[0], service: undefined, planService: 'clod' }] },
  ],
  [
    'planServices/help: serviceCategory "fax" does not exist. Add it to data/services/categories.ts or fix the name.',
    { planServices: [buildPlanService({ serviceCategory: 'fax' })] },
  ],
  [
    'planServices/help: article "gossip" does not exist. Add it to data/blog or fix the name.',
    { planServices: [buildPlanService({ articles: ['gossip'] })] },
  ],
  [
    'pairs.servicesInLocations/help and ajax: service "help" does not exist. Add it to data/services or fix the name.',
    {
      planServices: [buildPlanService()],
      pairs: {
        ...pairs,
        servicesInLocations: [
          {
            service: 'help',
            location: 'ajax',
            lede: 'Help in Ajax.',
            text: 'There is help.',
            points: ['1.', '2.', '3.'],
          },
        ],
      },
    },
  ],
  [
    'recommendations/Whitby: locationName "Whitby" does not exist. Add it to data/locations or fix the name.',
    { recommendations: [{ ...recommendations[0], locationName: 'Whitby' }] },
  ],
  [
    'recommendations/Ajax: recommendableId "fax" does not exist. Add it to the recommendables or fix the name.',
    { recommendations: [{ ...recommendations[0], recommendableId: 'fax' }] },
  ],
  [
    'pricing: defaultProfile "dear" does not exist. Add it to the pricing profiles or fix the name.',
    { pricing: { ...pricing, defaultProfile: 'dear' } },
  ],
  [
    'pricing: calculator.plan "gold" does not exist. Add it to the plans or fix the name.',
    { pricing: { ...pricing, calculator: { ...pricing.calculator, plan: 'gold' } } },
  ],
  [
    'pricing: serviceCategory "fax" does not exist. Add it to data/services/categories.ts or fix the name.',
    { pricing: { ...pricing, serviceCategory: 'fax' } },
  ],
  [
    'pricing.profileRules[1]: profile "dear" does not exist. Add it to the pricing profiles or fix the name.',
    { pricing: { ...pricing, profileRules: [...pricing.profileRules, { profile: 'dear' }] } },
  ],
  [
    'blog/restore-test: category "Gossip" does not exist. Add it to data/blog/categories.ts or fix the name.',
    { articles: [buildArticle({ category: 'Gossip' })] },
  ],
  [
    'legalFacts/officer: page "imprint" does not exist. Add it to data/legal or fix the name.',
    { legalFacts: [{ id: 'officer', page: 'imprint', missing: 'A name.', suppliedBy: 'owner', confirmed: false }] },
  ],
  [
    'glossary/firewall: category "Gossip" does not exist. Add it to the glossary categories or fix the name.',
    { glossary: [{ ...glossary[0], category: 'Gossip' }] },
  ],
  [
    'reviews: about "ajax" does not exist. Add it to data/services or fix the name.',
    { reviews: [{ ...review, about: 'ajax' }] },
  ],
  [
    'reviews: about "backup" does not exist. Add it to data/locations or fix the name.',
    { reviews: [{ ...review, pageKind: 'location', about: 'backup' }] },
  ],
])('%s', (message, overrides) => {
  expect(dataErrors(overrides)).toEqual([message]);
});

test('The name of a recommended place is found whatever its case', () => {
  expect(dataErrors({ recommendations: [{ ...recommendations[0], locationName: 'AJAX' }] })).toEqual([]);
});

test('A recommendation may name a service of either list', () => {
  expect(
    dataErrors({
      recommendations: ['help-desk', 'phones'].map((recommendableId) => ({ ...recommendations[0], recommendableId })),
    }),
  ).toEqual([]);
});

test('A service category without pages of its own names no service', () => {
  const { service: _, ...category } = { ...serviceCategories[0] };
  expect(dataErrors({ serviceCategories: [category] })).toEqual([]);
});

test('A reference that is missing is told once', () => {
  expect(dataErrors({ locations: [buildLocation({ region: undefined as never })] })).toEqual([
    'locations/ajax: region is missing. Add it.',
  ]);
  expect(dataErrors({ recommendations: [{ ...recommendations[0], locationName: undefined }] })).toEqual([
    'recommendations[0]: locationName is missing. Add it.',
  ]);
});
