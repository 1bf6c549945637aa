import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { providerLiterals } from '../check/providerLiterals.ts';
import { loadSite } from '../../data/rules/load.ts';
import type { Provider } from '../../data/rules/schema/provider.ts';
import type { Records, Site } from '../../data/rules/schema/site.ts';
import { root } from '../support/root.ts';
import { missingPairs } from '../sameness/missingPairs.ts';
import { variableOf } from '../new/register.ts';
import { recordModules } from './recordModules.ts';
import { type Facts, slugOf } from './facts.ts';
import { firstLocation, firstRegion, newProvider, openClaims, openLegalFacts } from './newRecords.ts';
import { listOf, moduleOf, writeFolder } from './writeFolder.ts';

const data = join(root, 'data');

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
    for (const [path, content] of modulesFor(facts, present, records.claims)) write(path, renamed(content));
    for (const { id, format } of present.downloads)
      if (format !== 'pdf') write(`downloads/${id}.${format}`, readFileSync(join(data, `downloads/${id}.${format}`)));
    for (const folder of ['blog', 'legal'])
      for (const name of readdirSync(join(data, folder)).filter((file) => file.endsWith('.md')))
        write(`${folder}/${name}`, withoutLinks(renamed(readFileSync(join(data, folder, name), 'utf8')), gone));
    const made = await loadSite(draft);
    return { ...remainsOf(draft, present), unwritten: missingPairs(made).length };
  });
}

/** The modules whose records describe the new provider itself. */
function ownModules(facts: Facts, present: Site, claims: Records['claims']): Map<string, string> {
  const location = firstLocation(facts, present);
  const none = (name: string, type = `RecordsInput['${name}']`) => [type, 'site', name, []] as const;
  return new Map([
    ['provider.ts', moduleOf(['Provider', 'provider', 'provider', newProvider(facts, present.provider)])],
    [
      'claims.ts',
      moduleOf(
        ['Claim', 'claim', 'claims', openClaims(claims)],
        ...[none('ratings'), none('reviews'), none('testimonials')],
      ),
    ],
    ['regions.ts', moduleOf(['Region', 'location', 'regions', [firstRegion(facts)]])],
    ['locations/index.ts', listOf('Location', 'location', 'locations', [location.slug])],
    [`locations/${location.slug}.ts`, moduleOf(['Location', 'location', variableOf(location.slug), location])],
    ['recommendations.ts', moduleOf(none('recommendations'))],
    ['assistant/places.ts', moduleOf(none('places', "RecordsInput['assistant']['places']"))],
    ['legal/legalFacts.ts', moduleOf(['LegalFact', 'article', 'legalFacts', openLegalFacts(present.legalFacts)])],
  ]);
}

function modulesFor(facts: Facts, present: Site, claims: Records['claims']): Map<string, string> {
  const own = ownModules(facts, present, claims);
  const copied = recordModules(
    data,
    (path) => own.has(path) || path.startsWith('locations/') || /^pairs\/.*-in-locations\//.test(path),
  );
  patch('pairs/index.ts', /^import .*-in-locations.*\n/gm, '');
  patch('pairs/index.ts', /(\w+InLocations)/g, '$1: []');
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
