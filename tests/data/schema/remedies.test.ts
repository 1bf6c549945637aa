import { describe, expect, test } from 'vitest';
import {
  buildArticle,
  buildIndustry,
  buildLocation,
  buildPlan,
  buildProvider,
  buildRecords,
} from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pricing, faqs, navigation, resources, recommendations, legal } = buildRecords();
const provider = (facts: object) => dataErrors({ provider: { ...buildProvider(), ...facts } });
const location = (facts: object) => dataErrors({ locations: [{ ...buildLocation(), ...facts }] });
const article = (facts: object) => dataErrors({ articles: [{ ...buildArticle(), ...facts }] });
const plan = (facts: object) => dataErrors({ pricing: { ...pricing, plans: [{ ...buildPlan(), ...facts }] } });
const prices = (facts: object) => dataErrors({ pricing: { ...pricing, ...facts } });

describe('A text is refused', () => {
  test.each([
    ['nothing', '', ['Write the text.']],
    ['white space', ' the waterfront\n', ['Remove the white space at its ends.']],
    ['a tag', 'the <b>waterfront</b>', ['Write plain text without HTML.']],
    ['a comment', 'the waterfront<!-- ? -->', ['Write plain text without HTML.']],
    ['both', ' </p>', ['Remove the white space at its ends.', 'Write plain text without HTML.']],
  ])('for %s', (_, landmark, remedies) => {
    expect(location({ landmark })).toEqual(
      remedies.map((remedy) => `locations/ajax: landmark is ${JSON.stringify(landmark)}. ${remedy}`),
    );
  });

  test('but not for a smaller sign between numbers', () => {
    expect(location({ landmark: 'the pier, < 5 km away' })).toEqual([]);
  });

  test.each(['Ajax', 'ajax-', 'a--b', 'ájax', 'ajax/town', ''])('as the slug "%s"', (slug) => {
    expect(location({ slug })).toContain(
      `locations/${slug || 'Ajax'}: slug is "${slug}". Use lower-case letters and digits joined by single hyphens, for example "richmond-hill".`,
    );
  });

  test('as a question', () => {
    expect(dataErrors({ faqs: { ...faqs, home: [{ question: 'Why so', answer: 'So.' }] } })).toEqual([
      'faqs.home[0]: question is "Why so". End the question with a question mark.',
    ]);
  });

  test('as an icon', () => {
    expect(dataErrors({ industries: [buildIndustry({ iconName: 'Unicorn Horn' as never })] })).toEqual([
      'industries/law: iconName is "Unicorn Horn". Use the name of an icon of https://lucide.dev/icons, for example "wrench".',
    ]);
  });
});

const asOrigin = 'Give the origin alone, as https://host, without a path or a slash at its end.';
const asZone = 'Give the IANA name of a time zone, for example "America/Toronto".';
const asPath = 'Give a path that starts with "/" or a full https address.';
const { hours, phone } = buildProvider();
const inMenu = (href: string) => ({ navigation: { ...navigation, header: [{ label: 'Contact', href }] } });

test.each([
  [{ coordinates: { latitude: 91, longitude: -79 } }, 'coordinates.latitude is 91. Give degrees from -90 to 90.'],
  [{ population: 0 }, 'population is 0. Give the number of inhabitants.'],
  [{ keywords: ['one'] }, 'keywords has 1 entry. Name exactly five keywords.'],
  [{ timezone: 'Toronto' }, `timezone is "Toronto". ${asZone}`],
  [
    { postalAreas: ['L1S', 'l1s'] },
    'postalAreas[1] is "l1s". Give the first three characters of a postal code, for example "M5H".',
  ],
])('A place is refused with %j', (facts, message) => {
  expect(location(facts)[0]).toBe(`locations/ajax: ${message}`);
});

test.each([
  [{ origin: 'northshore.example' }, `origin is "northshore.example". ${asOrigin}`],
  [
    { phone: { ...phone, e164: '905-555-0100' } },
    'phone.e164 is "905-555-0100". Give the number as + and digits, for example "+14165550142".',
  ],
  [
    { phone: { ...phone, display: '905-555-0199' } },
    'phone.display is "905-555-0199". Show the number that e164 dials.',
  ],
  [{ email: 'hello' }, 'email is "hello". Give an email address.'],
  [
    { parent: { name: 'Parent', url: 'javascript:alert(1)' } },
    'parent.url is "javascript:alert(1)". Give a full address with https://.',
  ],
  [{ locale: 'english' }, 'locale is "english". Give a language tag such as "en-CA".'],
  [{ currency: 'dollars' }, 'currency is "dollars". Give a currency code such as "CAD".'],
  [
    { defaultImage: 'logo.png' },
    'defaultImage is "logo.png". Give a path from the site\'s root, for example "/images/logo.png".',
  ],
  [{ hours: { ...hours, opens: '8:00' } }, 'hours.opens is "8:00". Give a time as hh:mm, for example "08:00".'],
  [{ hours: { ...hours, days: [1, 8] } }, 'hours.days[1] is 8. Give days as numbers from 1, Monday, to 7, Sunday.'],
])('The provider is refused with %j', (facts, message) => {
  expect(provider(facts)).toEqual([`provider: ${message}`]);
});

test.each([
  [{ basePrice: 149.5 }, 'basePrice is 149.5. Give whole cents, for example 15000 for 150 dollars.'],
  [{ basePrice: '$150' }, 'basePrice is "$150". Give whole cents, for example 15000 for 150 dollars.'],
  [{ setupFee: -1 }, 'setupFee is -1. Give an amount of 0 or more, in cents.'],
])('A plan is refused with %j', (facts, message) => {
  expect(plan(facts)).toEqual([`pricing.plans/standard: ${message}`]);
});

test.each([
  [{ annualDiscountPercent: '10%' }, 'pricing: annualDiscountPercent is "10%". Give a number of percent.'],
  [{ annualDiscountPercent: 101 }, 'pricing: annualDiscountPercent is 101. Give a percentage from 0 to 100.'],
  [
    { volumeDiscounts: [{ threshold: 0, discountPercent: 5 }] },
    'pricing.volumeDiscounts[0]: threshold is 0. Give a number of users of 1 or more.',
  ],
])('A price is refused with %j', (facts, message) => {
  expect(prices(facts)).toEqual([message]);
});

describe('A record is refused', () => {
  test.each<[message: string, records: object]>([
    [`navigation.header[0]: href is "contact". ${asPath}`, inMenu('contact')],
    [`navigation.header[0]: href is "http://x.example". ${asPath}`, inMenu('http://x.example')],
    [
      'resources/guide: downloadUrl is "/guide.pdf". Give a path under /resources/ that ends in .pdf, .xlsx or .docx.',
      { resources: [{ ...resources[0], downloadUrl: '/guide.pdf' }] },
    ],
    [
      'recommendations/Ajax: priority is 7. Give a priority from 8 to 10.',
      { recommendations: [{ ...recommendations[0], priority: 7 }] },
    ],
    [
      'legal/privacy-policy: links[0].href is "home". Begin it with "/".',
      { legal: [{ ...legal[0], links: [{ label: 'Home', href: 'home' }] }] },
    ],
    ['legal/privacy-policy: body is "". Write the page.', { legal: [{ ...legal[0], body: '' }] }],
  ])('because %s', (message, records) => {
    expect(dataErrors({ ...records })).toEqual([message]);
  });

  test.each([
    ['10 May 2025', 'Give a date as yyyy-mm-dd, in quotes.'],
    ['2025-5-10', 'Give a date as yyyy-mm-dd, in quotes.'],
    ['2025-02-30', 'The calendar has no such day. Give one that it has.'],
  ])('for the date %s', (publishedAt, remedy) => {
    expect(article({ publishedAt })).toEqual([`blog/restore-test: publishedAt is "${publishedAt}". ${remedy}`]);
  });

  test('as an article without text or keywords', () => {
    expect(article({ body: '', keywords: [] })).toEqual([
      'blog/restore-test: keywords has 0 entries. Name at least one keyword.',
      'blog/restore-test: body is "". Write the article.',
    ]);
  });
});
