import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayIn } from '../../data/rules/blog/published.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { slugOf } from '../init/facts.ts';
import { type Given, newArticle, newCard, newIndustry, newLocation, newPair, newService } from './records.ts';
import { registered, variableOf, withItem } from './register.ts';

/** Files by their path in a data folder: what `npm run new` writes or changes. */
export type ChangedFiles = Map<string, string>;

interface Request {
  dataDir: string;
  site: Site;
  given: Given;
}

export const kinds = ['location', 'service', 'industry', 'article', 'pair'] as const;
export type Kind = (typeof kinds)[number];

/**
 * What a new record writes, and changes in the lists that name it.
 * @param words what follows the kind on the command line: a name, a title, or the two slugs of a pair.
 * @throws Error that says what is missing, or in the way.
 */
export function newFiles(kind: Kind, words: readonly string[], request: Request): ChangedFiles {
  if (kind === 'pair') return pairFiles(words, request);
  const name = words.join(' ').trim();
  if (!name) throw new Error(`Say what the ${kind} is called, for example: npm run new -- ${kind} "Name".`);
  const slug = request.given.slug ?? slugOf(name);
  if (kind === 'article') return articleFiles(name, slug, request);
  const { site, given } = request;
  if (kind === 'location') return locationFiles(newLocation(site, name, slug, given), request);
  if (kind === 'service') return serviceFiles(newService(site, name, slug, given), request);
  const industry = newIndustry(site, name, slug);
  return recordFiles('industries', slug, 'industry', industry, request.dataDir);
}

/** Writes the files; those that are new must not be there yet. */
export function writeFiles(dataDir: string, files: ChangedFiles): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), content);
  }
}

function articleFiles(title: string, slug: string, { dataDir, site, given }: Request): ChangedFiles {
  const path = `blog/${slug}.md`;
  refuseExisting(dataDir, path);
  return new Map([[path, newArticle(site, title, dayIn(site.provider.timezone, new Date()), given)]]);
}

function locationFiles(location: ReturnType<typeof newLocation>, request: Request): ChangedFiles {
  const { slug, name } = location;
  const { site, dataDir } = request;
  const files = recordFiles('locations', slug, 'location', location, dataDir);
  const services = [
    ...site.services.map(({ id, name: service }) => ({ service: id, title: service })),
    ...site.planServices
      .filter(({ inLocations }) => inLocations)
      .map(({ slug: id, name: service }) => ({ service: id, title: service })),
  ];
  const pairs = {
    'services-in-locations': services.map(({ service, title }) =>
      newPair({ service, location: slug }, `${title} in ${name}`),
    ),
    'industries-in-locations': site.industries.map((industry) =>
      newPair({ industry: industry.slug, location: slug }, `${industry.name} in ${name}`),
    ),
  };
  for (const [folder, records] of Object.entries(pairs))
    if (existsSync(join(dataDir, `pairs/${folder}/index.ts`)))
      for (const [path, content] of recordFiles(`pairs/${folder}`, slug, 'pair', records, dataDir))
        files.set(path, content);
  return files;
}

function serviceFiles(service: ReturnType<typeof newService>, request: Request): ChangedFiles {
  const { id, name } = service;
  const { site, dataDir } = request;
  const files = recordFiles('services', id, 'service', service, dataDir);
  const cards = 'services/categories.ts';
  const listed = existsSync(join(dataDir, cards)) ? readFileSync(join(dataDir, cards), 'utf8') : '';
  // A folder may make a card of every service instead of listing them.
  if (/: ServiceCategory\[\] = \[/.test(listed))
    files.set(cards, withItem(listed, JSON.stringify(newCard(service), null, 2)));
  const pairs = site.industries.map((industry) =>
    newPair({ service: id, industry: industry.slug }, `${name} for ${industry.clients}`),
  );
  if (existsSync(join(dataDir, 'pairs/services-in-industries/index.ts')))
    for (const [path, content] of recordFiles('pairs/services-in-industries', id, 'pair', pairs, dataDir))
      files.set(path, content);
  return files;
}

/** The module of a record, or of the pairs of one, and the list of its folder with it. */
function recordFiles(folder: string, slug: string, schema: string, record: object, dataDir: string): ChangedFiles {
  const path = `${folder}/${slug}.ts`;
  refuseExisting(dataDir, path);
  const index = readIndex(dataDir, folder);
  const isList = Array.isArray(record);
  const type = /import type \{ (\w+) \}/.exec(index)?.[1] ?? (schema[0]?.toUpperCase() ?? '') + schema.slice(1);
  const schemas = /from '([^']*schema\/)[\w]+\.ts'/.exec(index)?.[1] ?? '../rules/schema/';
  const name = variableOf(slug);
  return new Map([
    [
      path,
      `import type { ${type} } from '${schemas}${schema}.ts';\n\n` +
        `export const ${name}: ${type}${isList ? '[]' : ''} = ${JSON.stringify(record, null, 2)};\n`,
    ],
    [`${folder}/index.ts`, registered(index, { name, from: `./${slug}.ts`, spread: isList })],
  ]);
}

function pairFiles([one = '', other = '']: readonly string[], { dataDir, site }: Request): ChangedFiles {
  const nameOf = {
    service: new Map([
      ...site.services.map(({ id, name }) => [id, name] as const),
      ...site.planServices.map(({ slug, name }) => [slug, name] as const),
    ]),
    industry: new Map(site.industries.map(({ slug, name }) => [slug, name])),
    location: new Map(site.locations.map(({ slug, name }) => [slug, name])),
  };
  const kindOf = (slug: string) =>
    (Object.keys(nameOf) as (keyof typeof nameOf)[]).find((kind) => nameOf[kind].has(slug));
  const found = new Map([one, other].map((slug) => [kindOf(slug), slug]));
  const [service, industry, location] = [found.get('service'), found.get('industry'), found.get('location')];
  if (found.size !== 2 || found.has(undefined))
    throw new Error(
      `A pair is of two records of different kinds: "${one}" and "${other}" are not. Give a service, an industry or a location each, by slug.`,
    );
  const keys = { ...(service && { service }), ...(industry && { industry }), ...(location && { location }) };
  const folder = `pairs/${service ? 'services' : 'industries'}-in-${location ? 'locations' : 'industries'}`;
  const file = location ?? service ?? '';
  const names = [...found].map(([kind, slug]) => (kind ? nameOf[kind].get(slug) : slug)).join(' and ');
  const path = join(dataDir, folder, `${file}.ts`);
  if (!existsSync(path)) return recordFiles(folder, file, 'pair', [newPair(keys, names)], dataDir);
  const exists = [
    ...site.pairs.servicesInIndustries,
    ...site.pairs.servicesInLocations,
    ...site.pairs.industriesInLocations,
  ].some((pair) =>
    Object.entries(keys).every(([key, slug]) => (pair as unknown as Record<string, unknown>)[key] === slug),
  );
  if (exists) throw new Error(`${folder}/${file}.ts has a record for ${names} already. Change that one.`);
  return new Map([
    [`${folder}/${file}.ts`, withItem(readFileSync(path, 'utf8'), JSON.stringify(newPair(keys, names), null, 2))],
  ]);
}

function readIndex(dataDir: string, folder: string): string {
  const path = join(dataDir, folder, 'index.ts');
  if (!existsSync(path))
    throw new Error(`${folder}/index.ts is missing: add the list that names the records of the folder.`);
  return readFileSync(path, 'utf8');
}

function refuseExisting(dataDir: string, path: string): void {
  if (existsSync(join(dataDir, path)))
    throw new Error(`${path} exists already, and nothing is written over it. Choose another name, or a --slug.`);
}
