import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSite } from '../../data/rules/load.ts';
import { formatStartingPrice } from '../../data/rules/money/formatStartingPrice.ts';
import type { Service } from '../../data/rules/schema/service.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { variableOf } from '../new/register.ts';
import { root } from '../support/root.ts';
import type { Place } from '../../data/rules/places/findPlaces.ts';
import { type Facts, takesServices } from './facts.ts';
import { listOf, moduleOf, writeFolder } from './writeFolder.ts';
import { namedServices, otherPlaces, starterLocations, starterProvider, starterRegion } from './starterRecords.ts';

const starters = join(root, 'data/starters');

/** The module of the service that those of which only the names are known are made after. */
const patternModule = 'services/one-time-service.ts';

/**
 * Writes the data folder of a new provider from starters.
 * @param folders folders of `data/starters`; files of later ones replace those of earlier ones.
 * @returns what the owner has to confirm, a line each.
 * @throws Error where the folder exists, DataError where its records do not fit.
 */
export function makeStarterFolder(out: string, facts: Facts, folders: readonly string[]): Promise<string[]> {
  return writeFolder(out, async (draft, write) => {
    if (facts.services.length > 0 && !takesServices(facts.starter))
      throw new Error(
        `--services is given, and the starter "${facts.starter}" has services of its own. Leave it out, and add others with ` +
          '"npm run new -- service" afterwards.',
      );
    const files = starterFiles(folders);
    if (facts.services.length > 0) removeServices(files);
    const places = otherPlaces(facts);
    for (const [path, content] of await ownFiles(facts, places.known)) files.set(path, content);
    for (const [path, content] of files) write(path, content);
    const site = await loadSite(draft);
    const lines = [
      ...places.unknown.map(
        (name) =>
          `locations: ${name} is not in the list of Canadian places and has no page yet. Add it, with its own values for the four words in ` +
          `capitals: DATA_DIR=${relative(root, out)} npm run new -- location "${name}" --latitude DEGREES --longitude DEGREES ` +
          '--postal POSTAL --population COUNT',
      ),
      ...toConfirm(site),
    ];
    write('to-confirm.md', `# What to confirm before going live\n\n${lines.map((line) => `- [ ] ${line}\n`).join('')}`);
    return lines;
  });
}

/** The files of the folders by their paths; services and places of a folder replace all of those before. */
function starterFiles(folders: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    const dir = join(starters, folder);
    const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
    if (paths.includes('services/index.ts')) removeServices(files);
    for (const path of paths) files.set(path, readFileSync(join(dir, path), 'utf8'));
  }
  for (const path of [...files.keys()].filter((name) => name.startsWith('locations/'))) files.delete(path);
  return files;
}

function removeServices(files: Map<string, string>): void {
  for (const path of [...files.keys()])
    if (path.startsWith('services/') && path !== 'services/categories.ts') files.delete(path);
}

/** The modules with what was asked for. */
async function ownFiles(facts: Facts, places: readonly Place[]): Promise<Map<string, string>> {
  const locations = starterLocations(facts, places);
  const files = new Map([
    ['provider.ts', moduleOf(['Provider', 'provider', 'provider', starterProvider(facts, places)])],
    ['regions.ts', moduleOf(['Region', 'location', 'regions', [starterRegion(facts, places)]])],
    [
      'locations/index.ts',
      listOf(
        'Location',
        'location',
        'locations',
        locations.map(({ slug }) => slug),
      ),
    ],
    ...locations.map(
      (location) =>
        [
          `locations/${location.slug}.ts`,
          moduleOf(['Location', 'location', variableOf(location.slug), location]),
        ] as const,
    ),
  ]);
  if (facts.services.length === 0) return files;
  const module = (await import(pathToFileURL(join(starters, 'service', patternModule)).href)) as Record<
    string,
    Service
  >;
  const services = namedServices(facts, Object.values(module)[0] as Service);
  files.set(
    'services/index.ts',
    listOf(
      'Service',
      'service',
      'services',
      services.map(({ id }) => id),
    ),
  );
  for (const service of services)
    files.set(`services/${service.id}.ts`, moduleOf(['Service', 'service', variableOf(service.id), service]));
  return files;
}

/** What nobody was asked for, and a visitor will read. */
function toConfirm(site: Site): string[] {
  const { provider, services, trustItems, faqs, legalFacts, locations, assistant } = site;
  const { emergencies } = assistant;
  return [
    `provider.ts: the site's address is ${provider.origin}, and the hours are "${provider.hours.label}" (${provider.hoursNote}).`,
    provider.hours.holidays
      ? `provider.ts: the office is closed on ${provider.hours.holidays.map(({ name }) => name).join(', ')}.`
      : 'provider.ts: no holidays are known for your province, so that the office is open on all of them. Add `holidays` to the hours.',
    `provider.ts: people near you call the area "${provider.area.name}".`,
    ...services.map(
      ({ id, name, pricing }) => `services/${id}.ts: ${name} is offered at ${formatStartingPrice(pricing, site)}.`,
    ),
    ...services.map(
      ({ id, name, notCovered }) => `services/${id}.ts: ${name} does not include: ${notCovered.join('; ')}.`,
    ),
    ...trustItems.map(({ title, description }) => `trust.ts: "${title}. ${description}"`),
    ...site.about.values.map(({ title, description }) => `about.ts: "${title}. ${description}"`),
    ...[...faqs.home, ...faqs.contact].map(({ question, answer }) => `faqs.ts: "${question}" "${answer}"`),
    ...locations.map(
      ({ slug, name, populationLabel }) =>
        `locations/${slug}.ts: ${name} has ${populationLabel} inhabitants by a count that may be old; ` +
        'add its postal areas and what is particular there.',
    ),
    ...emergencies.map(
      ({ title, steps }) => `assistant/trade.ts: in an emergency (${title}) the assistant says: ${steps.join(' ')}`,
    ),
    ...legalFacts.map(({ page, missing }) => `legal/${page}.md: ${missing}`),
  ];
}
