import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { providerLiterals } from '../check/providerLiterals.ts';
import { loadSite } from '../../data/rules/load.ts';
import type { Provider } from '../../data/rules/schema/provider.ts';
import type { Records, Site } from '../../data/rules/schema/site.ts';
import { root } from '../support/root.ts';
import { missingPairs } from '../sameness/missingPairs.ts';
import { recordModules } from './recordModules.ts';
import { type Facts, slugOf } from './facts.ts';
import { firstLocation, firstRegion, newProvider, openClaims, openLegalFacts } from './newRecords.ts';
import { writeFolder } from './writeFolder.ts';

const data = join(root, 'data');

/** What is left to write in a new data folder. */
export interface RemainingWork {
  /** Files with the number of their placeholders, which are texts in brackets. */
  brackets: string[];
  /** Lines that still name the provider or the places that the records were copied from. */
  others: string[];
  /** Number of pairs without a record. */
  unwritten: number;
}

/**
 * Writes a data folder for another provider, from the project's own.
 * @throws Error where the folder exists, DataError where its records do not fit.
 */
export function makeDataFolder(out: string, facts: Facts): Promise<RemainingWork> {
  return writeFolder(out, async (draft, write) => {
    const present = await loadSite(data);
    const { records } = (await import('../../data/index.ts')) as { records: Pick<Records, 'claims'> };
    const gone = new Set(present.locations.map(({ slug }) => slug).filter((slug) => slug !== slugOf(facts.city)));
    const renamed = (text: string) => rename(text, present.provider, newProvider(facts, present.provider));
    for (const [path, content] of modulesFor(facts, { present, claims: records.claims, draft }))
      write(path, renamed(content));
    for (const folder of ['blog', 'legal'])
      for (const name of readdirSync(join(data, folder)).filter((file) => file.endsWith('.md')))
        write(`${folder}/${name}`, withoutLinks(renamed(readFileSync(join(data, folder, name), 'utf8')), gone));
    const made = await loadSite(draft);
    return { ...remainsOf(draft, present), unwritten: missingPairs(made).length };
  });
}

/** Makes the import specifier of one of the project's modules, such as `rules/schema/site.ts`, for the module at `from` in the new folder. */
type RuleAt = (path: string, from: string) => string;

/** The modules whose records describe the new provider itself. */
function ownModules(
  facts: Facts,
  { present, claims, ruleAt }: { present: Site; claims: Records['claims']; ruleAt: RuleAt },
): Map<string, string> {
  const location = firstLocation(facts, present);
  const type = (name: string, schema: string, from: string) =>
    `import type { ${name} } from '${ruleAt(`rules/schema/${schema}`, from)}';\n`;
  const site = (from: string) => type('RecordsInput', 'site.ts', from);
  return new Map([
    [
      'provider.ts',
      `${type('Provider', 'provider.ts', 'provider.ts')}\nexport const provider: Provider = ${JSON.stringify(newProvider(facts, present.provider), null, 2)};\n`,
    ],
    [
      'claims.ts',
      `${type('Claim', 'claim.ts', 'claims.ts')}${type('Rating, Review', 'review.ts', 'claims.ts')}` +
        `${type('Testimonial', 'testimonial.ts', 'claims.ts')}\n/** A claim that the firm ` +
        `cannot show evidence for goes, and with it what quotes it. */\nexport const claims: Claim[] = ` +
        `${JSON.stringify(openClaims(claims), null, 2)};\n\nexport const ratings: Rating[] = [];\n\nexport const reviews: ` +
        `Review[] = [];\n\nexport const testimonials: Testimonial[] = [];\n`,
    ],
    [
      'regions.ts',
      `${type('Region', 'location.ts', 'regions.ts')}\nexport const regions: Region[] = ${JSON.stringify([firstRegion(facts)], null, 2)};\n`,
    ],
    [
      'locations/index.ts',
      `${type('Location', 'location.ts', 'locations/index.ts')}import { home } from ` +
        `'./${location.slug}.ts';\n\n/** Every place served, in the order lists show them. */\nexport const ` +
        `locations: Location[] = [home];\n`,
    ],
    [
      `locations/${location.slug}.ts`,
      `${type('Location', 'location.ts', `locations/${location.slug}.ts`)}\nexport const home: Location = ${JSON.stringify(location, null, 2)};\n`,
    ],
    [
      'recommendations.ts',
      `${site('recommendations.ts')}\nexport const recommendations: RecordsInput['recommendations'] = [];\n`,
    ],
    [
      'assistant/places.ts',
      `${site('assistant/places.ts')}\n/** Places that visitors name and that have no location record. */\nexport const ` +
        `places: RecordsInput['assistant']['places'] = [];\n`,
    ],
    [
      'pairs/index.ts',
      `${type('Pairs', 'pair.ts', 'pairs/index.ts')}import { servicesInIndustries } from ` +
        `'./services-in-industries/index.ts';\n\n/** What is true where two records meet. */\nexport const pairs: ` +
        `Pairs = { servicesInIndustries, servicesInLocations: [], industriesInLocations: [] };\n`,
    ],
    [
      'legal/legalFacts.ts',
      `${type('LegalFact', 'article.ts', 'legal/legalFacts.ts')}\nexport const legalFacts: LegalFact[] = ` +
        `${JSON.stringify(openLegalFacts(present.legalFacts), null, 2)};\n`,
    ],
  ]);
}

function modulesFor(
  facts: Facts,
  { present, claims, draft }: { present: Site; claims: Records['claims']; draft: string },
): Map<string, string> {
  const inside = !relative(root, draft).startsWith('..');
  const ruleAt: RuleAt = (path, from) =>
    inside
      ? `#data/${path}`
      : relative(join(draft, dirname(from)), join(data, path))
          .split(sep)
          .join('/');
  const own = ownModules(facts, { present, claims, ruleAt });
  // Replaced modules are not read, apart from pairs/index.ts, which imports modules that are copied.
  const copied = recordModules(data, {
    ruleAt,
    skip: (path) =>
      (own.has(path) && path !== 'pairs/index.ts') ||
      path.startsWith('locations/') ||
      /^pairs\/.*-in-locations\//.test(path),
  });
  patch('visitor.ts', /selector: \[[^\]]*\]/, `selector: ['${slugOf(facts.city)}']`);
  patch('plans/pricing.ts', /profileRules: \[\n[\s\S]*?\n {2}\]/, 'profileRules: []');
  // Sentences that count places make no sense with one.
  patch('pages.ts', /The \{count\} places in/, 'The places in');
  patch('pages.ts', /\{count\} places in \{regions\} regions\. /, '');
  return new Map([...copied, ...own]);

  function patch(path: string, from: RegExp, to: string): void {
    const text = copied.get(path);
    if (text === undefined || !from.test(text))
      throw new Error(
        `data/${path} does not hold ${from}. Adapt scripts/init/makeDataFolder.ts to how it is written now.`,
      );
    copied.set(path, text.replace(from, to));
  }
}

/** Replaces the old provider's names, addresses and numbers by the new one's. */
function rename(text: string, from: Provider, to: Provider): string {
  const names: [string, string][] = [
    [from.parent?.name ?? '', to.parent?.name ?? ''],
    [from.sister?.name ?? '', to.sister?.name ?? ''],
    [from.name, to.name],
    [from.email, to.email],
    [from.phone.display, to.phone.display],
    [new URL(from.origin).host, new URL(to.origin).host],
    [from.shortName, to.shortName],
  ];
  return names.reduce((rest, [name, other]) => rest.replaceAll(name, () => other.replaceAll("'", '’')), text);
}

/** Replaces Markdown links to removed pages by their texts. */
function withoutLinks(markdown: string, gone: ReadonlySet<string>): string {
  return markdown.replace(/\[([^\]]*)\]\((\/[^)]*)\)/g, (link, words: string, href: string) =>
    href.split(/[/?#]/).some((part) => gone.has(part)) ? words : link,
  );
}

function remainsOf(out: string, present: Site): Omit<RemainingWork, 'unwritten'> {
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths
    .map((path) => ({ path: relative(out, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.path.localeCompare(b.path));
  return {
    brackets: files
      .filter(({ path }) => path.endsWith('.ts'))
      .flatMap(({ path, text }) => {
        const count = text.match(/["'][^"'\n]*\[[A-Za-z][^\]\n]*\](?!\()/g)?.length ?? 0;
        return count > 0 && !path.startsWith('downloads/') && !path.startsWith('assistant/')
          ? [`${path}: ${count}`]
          : [];
      }),
    // Examples of what visitors write may name any place.
    others: providerLiterals(
      { ...present, claims: [] },
      files.filter(({ path }) => !path.startsWith('assistant/intents/')),
    ).map((line) => line.split(' is a literal of ')[0] ?? line),
  };
}
