import { inText } from '../../data/rules/text/inText.ts';
import { z } from 'zod';
import type { Industry } from '../../data/rules/schema/industry.ts';
import type { Location } from '../../data/rules/schema/location.ts';
import type { Service } from '../../data/rules/schema/service.ts';
import type { ServiceCategory } from '../../data/rules/schema/serviceCategory.ts';
import { authorsOf } from '../../data/rules/blog/authorOf.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { findPlaces } from '../../data/rules/places/findPlaces.ts';

/** What a command line gives for a record, by the names of its flags. */
export type Given = Readonly<Record<string, string | undefined>>;

const point = (title: string) => ({ title: `[${title}]`, description: '[One or two sentences.]' });
const number = (flag: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const parsed = z.coerce.number().safeParse(text);
  if (!parsed.success) throw new Error(`--${flag} is "${text}". Give a number.`);
  return parsed.data;
};

/** A location with what is known of the place, and texts in brackets. @throws Error that says what is missing. */
export function newLocation(site: Site, name: string, slug: string, given: Given): Location {
  const home = site.provider.address.region;
  const [place] = findPlaces(name, given.province ?? (/^[A-Z]{2}$/.test(home) ? home : undefined));
  const latitude = number('latitude', given.latitude) ?? place?.coordinates.latitude;
  const longitude = number('longitude', given.longitude) ?? place?.coordinates.longitude;
  const population = number('population', given.population) ?? place?.population;
  const postalAreas = given.postal?.toUpperCase().match(/[A-Z]\d[A-Z]/g);
  // What no other place of the site has, none needs.
  const has = (part: (location: Location) => unknown) => site.locations.some((location) => part(location));
  const missing = [
    ...(latitude === undefined || longitude === undefined
      ? [`"${name}" is not in the list of places. Give --latitude and --longitude, or another --province.`]
      : []),
    ...(population === undefined ? ['--population is missing. Give the number of inhabitants.'] : []),
    ...(postalAreas || !has((location) => location.postalAreas.length)
      ? []
      : [
          `--postal is missing. Give the first three characters of its postal codes: "${site.provider.address.postalCode.slice(0, 3)}".`,
        ]),
  ];
  const region =
    latitude === undefined || longitude === undefined ? '' : regionOf(site, { latitude, longitude }, given.region);
  if (region === undefined)
    missing.push(
      `No region of regions.ts holds ${latitude}, ${longitude}. Widen the bounds of the one it belongs to: ` +
        `${site.regions.map(({ id }) => id).join(', ')}.`,
    );
  if (latitude === undefined || longitude === undefined || population === undefined || missing.length > 0 || !region)
    throw new Error(missing.join('\n'));
  const terms = [site.provider.category, ...site.services.map(({ name: service }) => service)];
  return {
    draft: true,
    slug,
    name,
    region,
    population,
    populationLabel: shortCount(population),
    coordinates: { latitude, longitude },
    postalAreas: postalAreas ?? [],
    timezone: place?.timezone ?? site.provider.timezone,
    keywords: Array.from({ length: 5 }, (_, index) =>
      terms[index] ? `${terms[index]} ${name}` : `[Keyword ${index + 1}]`,
    ),
    metaDescription: `[What clients in ${name} ask for, with two streets or districts: 70 to 170 characters.]`,
    ...(has(({ landmark }) => landmark) ? { landmark: '[A building known to all]' } : {}),
    sectors: has(({ sectors }) => sectors.length) ? ['[Trade]', '[Second trade]', '[Third trade]'] : [],
    summary: `[Two or three sentences on ${name}: who lives and works there, and what they ask of you.]`,
    ...(has(({ economy }) => economy)
      ? { economy: `[A paragraph on the economy of ${name} and what it asks of you.]` }
      : {}),
    districts: has(({ districts }) => districts.length) ? ['[District]', '[Second district]', '[Third district]'] : [],
    reach: `[A paragraph on how you and the people of ${name} get to each other.]`,
  };
}

/** The region that is given, or whose bounds hold a place; undefined where none does. @throws Error for one that there is not */
function regionOf(
  { regions }: Site,
  { latitude, longitude }: { latitude: number; longitude: number },
  given: string | undefined,
): string | undefined {
  const ids = regions.map(({ id }) => id);
  if (given !== undefined && !ids.includes(given))
    throw new Error(`--region is "${given}". Use one of: ${ids.join(', ')}.`);
  if (given !== undefined) return given;
  const found = regions.find(
    ({ bounds: { south, west, north, east } }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return found?.id;
}

export function newService(site: Site, name: string, id: string, given: Given): Service {
  return {
    draft: true,
    id,
    name,
    nameInText: inText(name),
    description: '[One sentence: what you do, and what comes of it.]',
    longDescription: '[A paragraph: what it is, for whom, and with what result.]',
    metaDescription: `[${name} in two sentences for search results: 70 to 170 characters.]`,
    keywords: [name.toLowerCase(), `${name.toLowerCase()} ${site.provider.area.shortName}`],
    iconName: 'star',
    features: ['Included', 'Included too', 'Included as well', 'Also included'].map(point),
    benefits: ['Gain', 'Second gain', 'Third gain'].map(point),
    delivery: {
      weekOne: ['[first step]', '[second step]'],
      monthOne: ['[third step]', '[fourth step]'],
      everyMonth: ['[what recurs]', '[what recurs, too]'],
    },
    notCovered: ['[What it does not include]', '[What else it does not]'],
    targetIndustries: site.industries.slice(0, 1).map(({ slug }) => slug),
    pricing: {
      startingPrice: Math.round((number('price', given.price) ?? 100) * 100),
      pricingModel: site.services[0]?.pricing.pricingModel ?? 'project',
    },
  };
}

/** The card of a service: on the home page, the page of all services and in the contact form. */
export function newCard({ id, name, iconName }: Service): ServiceCategory {
  return {
    id,
    name,
    contactLabel: name,
    description: '[One sentence.]',
    features: ['[Included]', '[Included too]', '[Included as well]', '[Also included]'],
    iconName,
    service: id,
  };
}

export function newIndustry(site: Site, name: string, slug: string): Industry {
  return {
    draft: true,
    id: slug,
    slug,
    name,
    clients: `[${name.toLowerCase()} firms]`,
    shortDescription: '[One sentence, for lists.]',
    longDescription: `[A paragraph on ${name} and what it asks of you.]`,
    challenges: ['[Problem.]', '[Second problem.]', '[Third problem.]'],
    solutions: ['What you do', 'What you do next', 'What you do besides'].map(point),
    benefits: ['[Gain.]', '[Second gain.]', '[Third gain.]'],
    systems: ['[Program or machine]', '[Second one]', '[Third one]'],
    rules: [point('Law or rule')],
    cases: [],
    metaDescription: `[${name} in two sentences for search results: 70 to 170 characters.]`,
    keywords: [`${site.provider.category} for ${name.toLowerCase()}`],
    iconName: 'briefcase',
    exampleSize: site.pricing.calculator.users,
    pricingProfile: site.pricing.defaultProfile,
  };
}

/** The file of an article: its front matter and headings to fill. @throws Error where nobody could sign it, or it belongs nowhere */
export function newArticle(site: Site, title: string, day: string, given: Given): string {
  const author = given.author ?? authorsOf(site)[0]?.id;
  if (!author) throw new Error('There is nobody to sign an article. Add an author to authors.ts first.');
  const category = given.category ?? site.blogCategories[0]?.name;
  if (!category) throw new Error('There is no category for an article. Add one to blogCategories first.');
  const fields = [
    `title: ${JSON.stringify(title)}`,
    'description: "[What search results show, 70 to 170 characters.]"',
    'excerpt: "[What lists show: two or three sentences.]"',
    `category: ${JSON.stringify(category)}`,
    `keywords:\n  - ${JSON.stringify(title.toLowerCase())}`,
    `author: ${JSON.stringify(author)}`,
    `publishedAt: ${JSON.stringify(given.date ?? day)}`,
    'draft: true',
  ];
  const links = site.sources.slice(0, 2).map(({ id }) => `[words](${`{sources.${id}}`})`);
  return `---\n${fields.join('\n')}\n---\n\n[What a reader learns here.]\n\n## [First heading]\n\n[Text.] ${links.join(', ')}\n`;
}

/** What is true where two records meet, with texts in brackets. */
export function newPair(keys: { service?: string; industry?: string; location?: string }, names: string) {
  const lede = `[${names}: what we do for you, whole by itself.]`;
  if (keys.location !== undefined)
    return { draft: true, ...keys, lede, points: ['[What the place changes, and what follows.]'] };
  return {
    draft: true,
    ...keys,
    lede,
    steps: ['First step', 'Second step', 'Third step'].map(point),
    software: '[What you do with the programs of such clients.]',
    questions: ['[What do they ask?]', '[What else do they ask?]'].map((question) => ({
      question,
      answer: '[The answer.]',
    })),
  };
}

/** A number of inhabitants as it is displayed: 138k, 1.02M. */
export function shortCount(population: number): string {
  return population < 1000
    ? String(population)
    : population < 1_000_000
      ? `${Math.round(population / 1000)}k`
      : `${(population / 1_000_000).toFixed(2)}M`;
}
