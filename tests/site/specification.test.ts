import { expect, test } from 'vitest';
import { recommend } from '#data/rules/recommendations/recommend.ts';
import { site } from '#scripts/support/builtSite.ts';
import { readBuilt, readPages } from '#tests/support/builtPages.ts';
import { attribute, type Element, elements as elementsIn, named, textOf, theOnly } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

// What the specification writes down about pages that stand still; what moves has its tests in e2e/.
const pages = new Map(readPages().map((page) => [page.path, page]));

function read(path: string) {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const links = named(page.elements, 'a').map((link) => attribute(link, 'href') ?? '');
  return { ...page, links, text: textOf(page.document), title: textOf(theOnly(page.elements, 'title')) };
}

const industries = site.industries.map(({ slug }) => `/industries/${slug}`);
const anchors = ['managed-it', 'cybersecurity', 'cloud', 'backup', 'support', 'consulting'].map(
  (id) => `/services#${id}`,
);
const phone = 'tel:+14165550142';

test('1 §1, §2: seven industries, ten places and five services', () => {
  expect(industries).toHaveLength(7);
  expect(site.locations).toHaveLength(10);
  expect(site.services).toHaveLength(5);
});

/** The words and the links that a page must have. */
const wanted: [name: string, path: string, words: string, links: string[]][] = [
  [
    '1 §2 home 2, 5, 6, 7, 10 to 13: badge, assessment, phone, cards, figures, checklist, industries, places and plans',
    '/',
    `Serving Greater Toronto Area|99.9%|15 minutes|24/7|98%|60%|15-point|Typical sectors:|Landmark:|24/7 support
     On-site support|Essential|Professional|Most Popular|Enterprise|$100|$150|$200|25`,
    [
      ...['/contact', phone, ...anchors, '/resources#checklist', ...industries, '/industries', '/pricing'],
      ...['/locations/toronto', '/services/cybersecurity/toronto', '/services/cloud-migration/toronto', '/locations'],
    ],
  ],
  [
    '1 §2 contact section, 2 §2.9 contact: heading, office, hours, topics of the FAQ',
    '/contact',
    `A free consultation and IT assessment for Toronto businesses|Get in Touch with Group 4 Networks
     Monday-Friday 8:00 AM - 6:00 PM|Weekend support available|Contact Our IT Experts|10 to 250|custom quote
     fixed monthly|Month-to-month|12 months|15-30 minutes|1-2 hours|existing IT`,
    [phone],
  ],
  [
    '2 §2.4 footer: links, contact, legal; §2.5 about: values, roles, numbers, action',
    '/about',
    `2005|LinkedIn|YouTube|Facebook|Instagram|Monday-Friday 8:00 AM - 6:00 PM|2008|Proactive Approach|15+|100+|35+
     Client Partnership|Technical Excellence|CEO & Founder|CTO|COO|Book Your Free Consultation`,
    [
      ...[...anchors, '/blog', '/about#case-studies', '/blog/categories/cybersecurity', '/resources/it-glossary'],
      ...['/contact', '/contact#faq', '/privacy-policy', '/terms-of-service', '/accessibility', phone],
    ],
  ],
  ['2 §2.11 location: the assessment', '/locations/ajax', 'Get Your Free IT Assessment', ['/contact']],
  ['2 §2.13 industry: where it leads', '/industries/legal', '', ['/contact', '/services', '/about', '/industries']],
  [
    '2 §2.14 pricing FAQ: yearly and monthly plans, response times',
    '/pricing',
    `no long-term commitment|on Essential the same business day|1 hour on Professional|15 minutes on Enterprise`,
    [],
  ],
  [
    '2 §2.15 privacy policy: date and law',
    '/privacy-policy',
    'May 10, 2025|PIPEDA|IP address|cookies|under 13|unsubscribe',
    [],
  ],
  [
    '2 §2.16 terms: date, law and where they lead',
    '/terms-of-service',
    `May 10, 2025|Acceptance of|Changes to|Our services|Your responsibilities|Intellectual property
     User content and licence|Prohibited uses|Third-party links|Termination|Limitation of liability|Disclaimer
     Governing law|Ontario|Anti-spam compliance`,
    ['/', '/services', '/pricing', '/contact', '/privacy-policy'],
  ],
  [
    '2 §2.17 accessibility: date, level, answer, where it leads',
    '/accessibility',
    'May 10, 2025|partially conforms with WCAG 2.1 level AA|2 business days|Monday-Friday 8:00 AM - 6:00 PM',
    ['/', '/contact', '/services', '/about'],
  ],
  [
    '2 §2.18 resources: three, the glossary and an assessment',
    '/resources',
    `IT Security Checklist|PDF Guide|Cloud Migration Planning Template|Disaster Recovery Plan Template
     Request Assessment`,
    ['/resources/it-glossary', '/contact'],
  ],
  [
    '2 §9 starting prices, and how long a cloud migration takes',
    '/services',
    '$75|$2,500|$50|$200|$150|2-8 weeks',
    site.services.map(({ id }) => `/services/${id}`),
  ],
  [
    'the page of the chat: who answers, how fast and for whom, and how else to reach them',
    '/chat',
    `Support Chat|Get instant help with your IT needs|Live Support|Online now|Typical response: Under 1 minute
     Connected to Group 4 Networks support team|Serving Greater Toronto Area`,
    [phone, `mailto:${site.provider.email}`, `${site.provider.parent?.url}`],
  ],
  ['2 §9 response to what is critical, and to emergencies', '/services/cybersecurity/ajax', '15 minutes|2 hours', []],
];

test.each(wanted)('%s (%s)', (_, path, words, links) => {
  const page = read(path);
  expect(words.split(/\||\n\s+/).filter((text) => !page.text.includes(text))).toEqual([]);
  expect(links.filter((link) => !page.links.some((href) => href === link || href.startsWith(`${link}?`)))).toEqual([]);
});

test.each([
  ['toronto', '2.93M'],
  ['mississauga', '721k'],
  ['markham', '328k'],
  ['vaughan', '306k'],
  ['richmond-hill', '195k'],
  ['oakville', '193.8k'],
  ['burlington', '183k'],
  ['brampton', '593k'],
  ['pickering', '91k'],
  ['ajax', '119k'],
])('2 §2.11, §9: the page of %s has its population, %s, with its source, and the services', (slug, population) => {
  const { text } = read(`/locations/${slug}`);
  expect(text).toMatch(new RegExp(`${population} \\((?:2016 census|2017 estimate)\\)`));
  const services = ['Cybersecurity in', 'Cloud Migration in', '24/7 support', 'On-site support'];
  expect(services.filter((words) => !text.includes(words))).toEqual([]);
});

test('2 §2.11: the title of a location page has a price in the place of its population, and fits (decisions/004)', () => {
  expect(read('/locations/richmond-hill').title).toBe('IT Support in Richmond Hill (pop. 195k) from $100 per User');
  const titles = site.locations.map(({ slug }) => read(`/locations/${slug}`).title);
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
});

test('the question for the visitor’s place leads to the list of places until a script can ask the browser', () => {
  const question = read('/').html.split('Where is your office?')[1] ?? '';
  expect(question.slice(0, 400)).toMatch(/<a class="[^"]*" href="\/locations">View all locations<\/a>/);
});

test('2 §2.10: regions stand in the order of the alphabet', () => {
  const headings = named(read('/locations').elements, 'h2')
    .map(textOf)
    .filter((heading) => /^(Downtown|Durham|Halton|Peel|York)/.test(heading));
  expect(headings.map((heading) => heading.split(' ')[0])).toEqual(['Downtown', 'Durham', 'Halton', 'Peel', 'York']);
});

test.each(['cybersecurity', 'managed-it', 'it-support'])('2 §2.7: %s at a place answers six questions', (service) => {
  const { elements } = read(`/services/${service}/ajax`);
  expect(named(elements, 'details', { name: 'service-faq' })).toHaveLength(6);
});

test('2 §2.11: the page of a place has first what is recommended there, with the reason', () => {
  const [top] = recommend({ ...site, mode: 'card', locationName: 'Burlington' });
  const box = named(read('/locations/burlington').elements, 'article').map(textOf).join(' ');
  for (const words of ['Top Recommendation', top?.recommendable.name, top?.recommendation.recommendationReason])
    expect(box).toContain(words);
});

test('2 §2.11: the hero of a place leads to the assessment and to the services below it', () => {
  const links = named(read('/locations/ajax').elements, 'a').map((link) => [textOf(link), attribute(link, 'href')]);
  expect(links).toContainEqual(['See services in Ajax', '#services']);
});

test.each(['/', '/blog', '/blog/categories/cybersecurity'])(
  '1 §9: every picture of an article on %s comes in the widths 400, 800 and 1200',
  (path) => {
    const sources = named(read(path).elements, 'source').map((source) => attribute(source, 'srcset') ?? '');
    expect(sources.length).toBeGreaterThan(0);
    const widths = (source: string) => [...source.matchAll(/ (\d+)w/g)].map(([, width]) => width);
    expect(sources.filter((source) => widths(source).join() !== '400,800,1200')).toEqual([]);
  },
);

test('2 §9: what has three prices stands in one table, each with how it is bought and what it covers', () => {
  const { elements } = read('/pricing');
  const rows = named(elements, 'tr').map((row) => textOf(row));
  for (const [bought, covers] of [
    [
      'Advanced Cybersecurity (alerts), with a plan on a one-year agreement: $15 per user per month',
      'Analysts watch logins',
    ],
    [
      'Advanced Cybersecurity (alerts and response), with a plan month to month: $25 per user per month',
      'step in when something is wrong',
    ],
    ['Cybersecurity (full protection), without a plan: $75 per user per month', 'We protect your computers'],
    [
      'Cloud Backup & Recovery (daily copies), with a plan on a one-year agreement: $10 per user per month',
      'Daily copies of computers',
    ],
    [
      'Enhanced Backup & DR (frequent copies and a second site), with a plan month to month: $20 per user per month',
      'a second site to run from',
    ],
    ['Data Backup (full service), without a plan: $50 per user per month', 'prove that it can be restored'],
  ] as const)
    expect(rows.filter((text) => text.startsWith(bought) && text.includes(covers))).toHaveLength(1);
});

test('1 §1: every page that is listed has one quick answer of 40 to 60 words, folded, in its structured data, and first in its twin', () => {
  for (const { path, elements, frame } of readPages().filter(({ frame: { head } }) => !head.noIndex)) {
    const [details] = elements.filter((element) => attribute(element, 'data-quick-answer') !== undefined);
    if (!details) {
      expect([path, frame.head.canonical.endsWith(path)]).toEqual([path, false]);
      continue;
    }
    const answer = textOf(named(elementsIn(details), 'p')[0] as Element);
    const words = answer.split(/\s+/).length;
    expect([path, words >= 40 && words <= 60, attribute(details, 'open')]).toEqual([path, true, undefined]);
    const nodes = JSON.parse(frame.head.graph)['@graph'] as { abstract?: string }[];
    expect([path, nodes.find(({ abstract }) => abstract)?.abstract]).toEqual([path, answer]);
    const twin = readBuilt(`${path === '/' ? 'index' : path.slice(1)}.md`);
    expect([path, twin.split(/^---$/m)[2]?.trim().startsWith(`> ${answer}`)]).toEqual([path, true]);
  }
});

test("2 §2.6: the sections of the services page say what is included; 'Learn More' leads to /contact, and a link to their own page", () => {
  const { elements } = read('/services');
  const pages = {
    'managed-it': '/services/managed-it',
    cybersecurity: '/services/cybersecurity',
    cloud: '/services/cloud-migration',
    backup: '/services/data-backup',
    support: '/services/it-support',
    consulting: '/services/it-consulting',
  };
  for (const [id, address] of Object.entries(pages)) {
    const section = elementsIn(elements.find((element) => attribute(element, 'id') === id) as Element);
    expect(named(section, 'li').length, id).toBeGreaterThan(5);
    const links = named(section, 'a').map((link) => [textOf(link), attribute(link, 'href')]);
    const leadTo = (words: RegExp) => links.filter(([text]) => words.test(`${text}`)).map(([, href]) => href);
    expect(leadTo(/^Learn More about /)).toEqual([`/contact?service=${id}#contact`]);
    expect(leadTo(/^What .+ includes$/)).toEqual([address]);
  }
});

test('2 §2.13: an industry has challenges, solutions with title and text, and benefits', () => {
  const { text } = read('/industries/legal');
  const { challenges, solutions, benefits } = site.industries.find(({ slug }) => slug === 'legal') ?? expect.fail();
  expect([challenges, solutions, benefits].filter(({ length }) => length < 3)).toEqual([]);
  const words = [...challenges, ...solutions.flatMap(({ title, description }) => [title, description]), ...benefits];
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('2 §2.4: every page says the same year beside the copyright, before any script runs', () => {
  const years = new Set(
    [...pages.values()].map(({ document }) => /© (.*) Group 4 Networks/.exec(textOf(document))?.[1] ?? 'no year'),
  );
  expect([...years]).toEqual([expect.stringMatching(/^20\d\d$/)]);
});

test('2 §2.19: what the tour points at is on every page', () => {
  const targets = site.tour.map(({ target }) => target);
  expect(targets).toEqual(['header', 'services', 'locations', 'chat', 'contact']);
  noFaults([...pages.values()], function* ({ elements }) {
    const marked = new Set(elements.map((element) => attribute(element, 'data-tour')));
    for (const target of targets) if (!marked.has(target)) yield `nothing is marked data-tour="${target}"`;
  });
});

test('issue: the line of the chat page says that the assistant is automated, how to reach a person, and the hours', () => {
  const { elements } = read('/chat');
  const isLine = (element: Element) => named(elementsIn(element).slice(0, 3), 'h2').length === 1;
  const line = textOf(named(elements, 'div').find(isLine) as Element);
  const wanted = ['Live Support', 'Online now', 'automated assistant', 'To reach a person', 'Office hours'];
  expect(wanted.filter((words) => !line.includes(words))).toEqual([]);
});

test.each<[path: string, mark: string]>([
  ['/about', 'Worked examples of how we go about things, not clients.'],
  ...industries.map((path) => [path, 'Worked examples, not clients'] as [string, string]),
])('issue: %s has three cases with results, marked as worked examples', (path, mark) => {
  const { text, elements } = read(path);
  expect(text).toContain(mark);
  expect(named(elements, 'h4').filter((heading) => textOf(heading) === 'Result')).toHaveLength(3);
});
