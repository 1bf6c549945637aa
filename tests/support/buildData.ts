import { vocabulary } from '#data/assistant/vocabulary.ts';
import { validateSite } from '#data/rules/load.ts';
import { messages } from '#data/messages/index.ts';
import type { Article, LegalPage } from '#data/rules/schema/article.ts';
import type { Combination } from '#data/rules/schema/combination.ts';
import { homeSchema } from '#data/rules/schema/home.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { ServiceInIndustry } from '#data/rules/schema/pair.ts';
import type { Plan } from '#data/rules/schema/plan.ts';
import type { PlanServiceInput } from '#data/rules/schema/planService.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import type { Service } from '#data/rules/schema/service.ts';
import { formResultIds, pageCopyKeys, type RecordsInput, type Site } from '#data/rules/schema/site.ts';

/** All records of a site before they are parsed by the schemas. */
export type Records = RecordsInput & { articles: Article[]; legal: LegalPage[]; combinations: Combination[] };

const point = { title: 'Point', description: 'What it is.' };

/** A small site that passes every check. */
export function buildSite(overrides: Partial<Records> = {}): Site {
  return validateSite(buildRecords(overrides));
}

/** The records of that site before parsing. */
export function buildRecords(overrides: Partial<Records> = {}): Records {
  const helpDesk = {
    id: 'help-desk',
    name: 'Help desk',
    description: 'People to call.',
    features: ['Phone', 'Email'],
  };
  const phones = { ...helpDesk, id: 'phones', name: 'Phones', iconName: 'phone' as const };
  const lines = { id: 'lines', name: 'Lines', description: 'Phone lines.', price: 2500, oneTime: false };
  const recommendationReason = 'Shops there take orders by phone.';
  const perUser = { ...lines, pricingType: 'per-user' as const };
  const question = { question: 'Is it so?', answer: 'It is.' };
  const checkPoint = { title: 'Backups', why: 'Disks fail.', check: 'Restore a file.' };
  const link = { label: 'Contact', href: '/contact' };
  const headOf = (name: string) => ({ title: `Title of ${name}`, description: `Description of ${name}.` });
  const copyOf = (name: string) => ({ ...headOf(name), heading: `Heading of ${name}` });
  const page = (kind: string) => ({ ...copyOf(kind), keywords: [kind], intro: `Intro of ${kind}.` });
  const stops = ['Symptom', 'Finding', 'Result'].map((title) => ({ title, text: title }));
  const section = { title: 'Section', description: 'Its text.' };
  const result = (name: string) => ({ ...copyOf(name), message: `Message of ${name}.`, actions: [link] });
  const sections = Object.fromEntries(Object.keys(homeSchema.shape.sections.shape).map((name) => [name, section]));
  const resultsOf = (form: string, ids: readonly string[]) => ids.map((id) => [id, result(`${form} ${id}`)]);
  const formResults = Object.entries(formResultIds).map(([form, ids]) => [
    form,
    Object.fromEntries(resultsOf(form, ids)),
  ]);
  const uptime = { id: 'uptime', value: '99.5%', label: 'uptime', condition: 'of the servers', source: 'monitoring' };
  const rating = { ratingValue: 4.5, reviewCount: 20, reviewLabel: '20', condition: 'of the firm', source: 'reviews' };
  const review = { author: 'A client', rating: 5, reviewBody: 'They stayed.', datePublished: '2025-02-03' };
  const confirmation = { title: 'Success!', thanks: 'Thank you, {name}.', next: 'What happens next:' };
  const bounds = { south: 43.7, west: -79.5, north: 44.2, east: -78.5 };
  const pickering = { slug: 'pickering', name: 'Pickering', metaDescription: 'IT support in Pickering.' };
  const guide = { id: 'guide', title: 'Guide', description: 'What to do.', category: 'Guides' };
  const outage = { id: 'outage', title: 'Nothing works', signs: 'server down', opening: 'Call us now.' };
  const privacy = { slug: 'privacy-policy', title: 'Privacy', heading: 'Privacy', description: 'What we keep.' };
  return {
    provider: buildProvider(),
    claims: [{ ...uptime, confirmed: true, shownOn: ['footer'] }],
    ratings: [{ pageKind: 'default', ...rating }],
    reviews: [{ pageKind: 'service', ...review, source: 'reviews' }],
    testimonials: [{ text: 'They came.', author: 'A client', position: 'Owner', rating: 5 }],
    legalFacts: [],
    regions: [{ id: 'durham', name: 'Durham', sectors: ['Energy', 'Trade'], bounds }],
    locations: [buildLocation(), buildLocation({ ...pickering, coordinates: { latitude: 43.84, longitude: -79.09 } })],
    industries: [buildIndustry()],
    services: [
      buildService(),
      buildService({ id: 'cloud', name: 'Cloud', metaDescription: 'Cloud services for firms.' }),
    ],
    pairs: { servicesInIndustries: [], servicesInLocations: [], industriesInLocations: [] },
    serviceCategories: [
      {
        id: 'support',
        name: 'Support',
        contactLabel: 'Support',
        description: 'Help.',
        features: ['One', 'Two', 'Three', 'Four'],
        iconName: 'headset',
        service: 'backup',
      },
    ],
    recommendables: { main: [{ ...helpDesk, iconName: 'headset' }], secondary: [phones] },
    recommendations: [{ locationName: 'Ajax', recommendableId: 'phones', recommendationReason, priority: 9 }],
    pricing: {
      plans: [buildPlan()],
      profiles: [{ id: 'plain', name: 'Plain', complianceMultiplier: 1, reason: 'No surcharge.' }],
      defaultProfile: 'plain',
      profileRules: [{ cities: ['Ajax'], profile: 'plain' }],
      volumeDiscounts: [{ threshold: 10, discountPercent: 5 }],
      annualDiscountPercent: 10,
      calculatorAddOns: [perUser],
      planAddOns: [{ ...perUser, id: 'plan-lines', price: 2000 }],
      serviceCategory: 'support',
      calculator: {
        users: 10,
        maxUsers: 100,
        plan: 'standard',
        deviceCost: 100000,
        devicesPerUser: 0.7,
        minDevices: 5,
      },
    },
    glossary: [{ slug: 'firewall', term: 'Firewall', definition: 'A wall for networks.', category: 'Networks' }],
    glossarySlug: 'glossary',
    glossaryCategories: ['Networks'],
    faqs: {
      home: [question],
      contact: [question],
      pricing: [question],
      service: [{ question: 'Do you do {serviceInText} {place}?', answer: 'Yes, from {price}.' }],
      combination: [{ question: 'Do you do it {place}?', answer: 'Yes.' }],
    },
    trustItems: [{ title: 'Local', description: 'Nearby.', iconName: 'map-pin' }],
    partners: [{ slug: 'vendor', name: 'Vendor', role: 'Makes firewalls.' }],
    resources: [{ ...guide, type: 'PDF Guide', downloadUrl: '/resources/guide.pdf' }],
    downloads: [
      {
        id: 'guide',
        format: 'pdf',
        subject: 'What to do',
        updatedAt: '2025-06-19',
        intro: ['Tick what is so.'],
        fields: ['Date'],
        columns: { number: 'No.', item: 'Point', answer: 'So?', initials: 'Initials' },
        labels: { why: 'Why', check: 'Check', answers: ['Yes'], page: '[page]/[pages]' },
        items: [checkPoint],
        closing: [],
      },
    ],
    checklist: [checkPoint],
    messages,
    tour: [
      { id: 'start', title: 'Start', description: 'Begin here.', target: 'hero', position: 'bottom', iconName: 'star' },
    ],
    navigation: {
      header: [link],
      action: link,
      footer: [{ title: 'More', links: [link] }],
      legal: [{ label: 'Privacy', href: '/privacy-policy' }],
    },
    chat: { greeting: 'Hello, I am a program.', starters: ['What does it cost?'], typicalResponse: 'At once' },
    home: { badge: 'IT in {location}', sections: sections as RecordsInput['home']['sections'] },
    visitor: {
      hero: 'IT in {location}.',
      services: 'Done in {location}.',
      servicesAnywhere: 'Everywhere.',
      servicesCard: { title: 'Help in {location}', description: 'Ask.' },
      industriesHeading: 'IT in {location}',
      popular: 'Popular in {location}: {industries}.',
      popularIndustries: ['law'],
      pricing: { known: 'Prices in {region}.', unknown: 'Prices.' },
      selector: ['ajax'],
    },
    about: {
      story: ['One.', 'Two.'],
      values: [point, point, point],
      leadership: [point],
      parent: 'A parent.',
      sister: 'A sister.',
      caseStudies: [{ title: 'Case', stops }],
    },
    pages: Object.fromEntries(pageCopyKeys.map((kind) => [kind, page(kind)])) as RecordsInput['pages'],
    assistant: {
      aliases: { plans: {}, addOns: {}, services: {}, industries: {}, profiles: {}, terms: {} },
      visitsWithinKm: 100,
      synonyms: [],
      vocabulary,
      pages: [],
      scripts: [{ id: 'despair', signs: 'want die', text: 'Please call 9-8-8.' }],
      places: [{ name: 'Whitby', coordinates: { latitude: 43.8975, longitude: -78.9429 } }],
      emergencies: [{ ...outage, steps: ['Check the cables.'] }],
    },
    consent: { version: '1', text: 'You agree to hear from {provider.name}.', checklistText: 'It is sent once.' },
    formResults: Object.fromEntries(formResults) as RecordsInput['formResults'],
    contactConfirmation: { ...confirmation, steps: ['We call.'], urgent: 'Call' },
    authors: [{ id: 'backup-desk', kind: 'team', name: 'Backup desk', role: 'Looks after copies.' }],
    blogCategories: [
      { name: 'Data Backup', slug: 'data-backup', iconName: 'archive', description: 'Copies.' },
      { name: 'Networks', slug: 'networks', iconName: 'network', description: 'Cables.' },
    ],
    articles: [buildArticle()],
    legal: [{ ...privacy, keywords: ['privacy'], updatedAt: '2025-05-10', links: [link], body: 'Nothing is kept.' }],
    combinations: [],
    ...overrides,
  };
}

export function buildPlanService(facts: Partial<PlanServiceInput> = {}): PlanServiceInput {
  return {
    slug: 'help',
    name: 'Help',
    nameInText: 'help',
    description: 'Help for all.',
    serviceCategory: 'support',
    iconName: 'headset',
    copy: { title: 'Help for firms', description: 'Help for firms in Durham.', heading: 'Help for firms' },
    keywords: ['help'],
    longDescription: 'Help for all.',
    features: [point, point, point, point],
    price: 'It comes with the plans.',
    notCovered: ['One.', 'Two.'],
    delivery: { weekOne: ['Look', 'List'], monthOne: ['Plan', 'Start'], everyMonth: ['Check', 'Report'] },
    ...facts,
  };
}

export function buildProvider(facts: Partial<Provider> = {}): Provider {
  return {
    name: 'North Shore IT',
    shortName: 'North Shore',
    category: 'Managed IT',
    tagline: 'IT by the lake',
    description: 'IT for firms in Durham.',
    origin: 'https://northshore.example',
    phone: { display: '+1 905-555-0100', e164: '+19055550100' },
    email: 'hello@northshore.example',
    address: { street: '1 Harwood Avenue', city: 'Ajax', region: 'ON', postalCode: 'L1S 2H6', country: 'CA' },
    coordinates: { latitude: 43.85, longitude: -79.02 },
    timezone: 'America/Toronto',
    locale: 'en-CA',
    currency: 'CAD',
    area: { name: 'Durham Region', shortName: 'Durham' },
    homeLocation: 'ajax',
    hours: { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00', label: 'Monday-Friday 8-6' },
    hoursNote: 'Weekends by appointment',
    parent: { name: 'Parent', url: 'https://parent.example' },
    sister: { name: 'Sister', url: 'https://sister.example' },
    social: [],
    defaultImage: '/images/logo.png',
    ...facts,
  };
}

export function buildLocation(facts: Partial<Location> = {}): Location {
  return {
    slug: 'ajax',
    name: 'Ajax',
    region: 'durham',
    population: 126666,
    populationLabel: '127K',
    coordinates: { latitude: 43.85, longitude: -79.02 },
    postalAreas: ['L1S'],
    timezone: 'America/Toronto',
    keywords: ['one', 'two', 'three', 'four', 'five'],
    metaDescription: 'IT support in Ajax.',
    landmark: 'the waterfront',
    sectors: ['Energy', 'Trade', 'Care'],
    summary: 'A town on the lake.',
    economy: 'Firms of all kinds.',
    districts: ['Pickering Village', 'Harwood', 'Westney'],
    reach: 'By the 401.',
    ...facts,
  };
}

export function buildIndustry(facts: Partial<Industry> = {}): Industry {
  return {
    id: 'law',
    slug: 'law',
    name: 'Law',
    clients: 'law firms',
    shortDescription: 'For lawyers.',
    longDescription: 'For lawyers and clerks.',
    challenges: ['One.', 'Two.', 'Three.'],
    solutions: [point, point, point],
    benefits: ['One.', 'Two.', 'Three.'],
    systems: ['Files', 'Mail', 'Billing'],
    rules: [point],
    cases: [],
    metaDescription: 'IT for law firms.',
    keywords: ['law'],
    iconName: 'scale',
    exampleSize: 12,
    pricingProfile: 'plain',
    ...facts,
  };
}

export function buildCombination(facts: Partial<Combination> = {}): Combination {
  return {
    service: 'backup',
    industry: 'law',
    location: 'ajax',
    lede: `Copies of ${facts.service ?? 'backup'} in ${facts.location ?? 'ajax'}.`,
    place: 'The courthouse keeps its own copies.',
    steps: [],
    questions: [],
    ...facts,
  };
}

export function buildServiceInIndustry(facts: Partial<ServiceInIndustry> = {}): ServiceInIndustry {
  return {
    service: 'backup',
    industry: 'law',
    lede: 'We copy your matters.',
    steps: ['Mail', 'Matters', 'Ledger'].map((title) => ({ title, description: `${title} first.` })),
    software: 'We know your files.',
    questions: ['Is it safe?', 'Is it fast?'].map((question) => ({ question, answer: 'It is.' })),
    ...facts,
  };
}

export function buildService(facts: Partial<Service> = {}): Service {
  return {
    id: 'backup',
    name: 'Backup',
    nameInText: 'backup',
    description: 'Copies.',
    longDescription: 'Copies that can be restored.',
    metaDescription: 'Backup for firms.',
    keywords: ['backup'],
    iconName: 'archive',
    features: [point, point, point, point],
    benefits: [point, point, point],
    delivery: { weekOne: ['List', 'Plan'], monthOne: ['Copy', 'Test'], everyMonth: ['Test', 'Report'] },
    notCovered: ['Phones', 'Paper'],
    targetIndustries: ['law'],
    pricing: { startingPrice: 1000, pricingModel: 'per-user-month' },
    ...facts,
  };
}

export function buildPlan(facts: Partial<Plan> = {}): Plan {
  return {
    id: 'standard',
    name: 'Standard',
    description: 'For most firms.',
    basePrice: 15000,
    features: ['One', 'Two', 'Three'],
    recommended: true,
    minUsers: 5,
    setupFee: 100000,
    responseTime: '1 hour',
    helpDeskHours: '9-5',
    ...facts,
  };
}

export function buildArticle(facts: Partial<Article> = {}): Article {
  return {
    slug: 'restore-test',
    title: 'A restore test',
    description: 'How to test a backup.',
    excerpt: 'Test it on a Friday.',
    category: 'Data Backup',
    keywords: ['restore'],
    author: 'backup-desk',
    publishedAt: '2025-06-19',
    body: '## Why\n\nDisks fail.',
    ...facts,
  };
}
