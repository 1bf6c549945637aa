import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayIn, isPublished, presentMoment } from './blog/published.ts';
import { datesAreNear } from './checks/datesAreNear.ts';
import { describeImportError } from './checks/importError.ts';
import { checkRecords } from './checks/index.ts';
import { fileOfError } from './checks/fileOfError.ts';
import { unlistedRecords } from './checks/unlistedRecords.ts';
import { claimsEdition, confirmedOnly, withoutMissingRecords } from './confirmedOnly.ts';
import { dataDir } from './dataDir.ts';
import { describeIssues, errorMap } from './schema/describe.ts';
import { readCombinations } from './readCombinations.ts';
import { withoutEmptySections, withoutEnded, withoutHiddenRecords, withPublishedTexts } from './publishedRecords.ts';
import { providerSchema } from './schema/provider.ts';
import { type RecordsInput, type Site, siteSchema } from './schema/site.ts';
import { readFrontMatter } from './text/frontMatter.ts';
import { placeholderValuesOf, fillPlaceholders } from './text/fillPlaceholders.ts';

/** All errors of a data folder, one message each. */
export class DataError extends Error {
  readonly errors: string[];
  constructor(dir: string, errors: string[]) {
    const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
    super(`${count} in ${dir}:\n${errors.map((error) => `  ${placed(dir, error)}`).join('\n')}`);
    this.name = 'DataError';
    this.errors = errors;
  }
}

/** A message with the paths of its own data folder, and the file it is about as terminals and editors link it. */
function placed(dir: string, error: string): string {
  if (!existsSync(dir)) return error;
  const folder = relative(process.cwd(), dir) || '.';
  const file = fileOfError(dir, error);
  return error.replace(/\bdata\/(?!rules\/)/g, `${folder}/`) + (file ? `\n    at ${folder}/${file}` : '');
}

/** Imports a module by file path. Node caches modules, so development passes a loader that reloads changed ones. */
type ModuleLoader = (file: string) => Promise<Record<string, unknown>>;

const nodeLoader: ModuleLoader = (file) => import(pathToFileURL(file).href);

/** The loader with errors that name the module, its line and the remedy. */
function describingErrors(dir: string, load: ModuleLoader): ModuleLoader {
  return async (file) => {
    try {
      return await load(file);
    } catch (error) {
      const described = describeImportError(dir, error);
      throw described === undefined ? error : new DataError(dir, [described]);
    }
  };
}

interface LoadOptions {
  load?: ModuleLoader;
  /** The moment whose day, at the provider, decides what is published; by default now. */
  moment?: Date | undefined;
  /** Keeps what is not published; such articles get `draft: true`. */
  drafts?: boolean;
}

/**
 * Reads and validates a data folder: the `records` of its `index.ts`, the Markdown files in `blog`, `legal` and
 * `combinations`, and the `theme` of its `theme.ts`. Drafts and records of a later day are validated and left out. With `CLAIMS=confirmed` in the
 * environment, unconfirmed claims are left out.
 * @throws DataError with every error at once.
 */
export async function loadSite(
  dir = dataDir(),
  { load: loader = nodeLoader, moment = presentMoment(process.env), drafts = false }: LoadOptions = {},
): Promise<Site> {
  const load = describingErrors(dir, loader);
  const index = join(dir, 'index.ts');
  if (!existsSync(index))
    throw new DataError(dir, ['index.ts: the file is missing. Add it, or point DATA_DIR at a data folder.']);
  const { records } = (await load(index)) as { records?: RecordsInput };
  if (!records)
    throw new DataError(dir, [
      'index.ts: the export "records" is missing. Export everything the site says under that name.',
    ]);
  const [theme, blog, legal, combinations, unlisted] = await Promise.all([
    readTheme(dir, load),
    readMarkdown(dir, 'blog'),
    readMarkdown(dir, 'legal'),
    readCombinations(dir),
    unlistedRecords(dir, records, load),
  ]);
  const written = {
    ...records,
    articles: blog.pages,
    legal: legal.pages,
    combinations: combinations.combinations,
    theme: theme.theme,
  };
  const rated = withoutMissingRecords(written);
  const edition =
    claimsEdition() === 'confirmed' ? confirmedOnly(rated.records) : { records: rated.records, errors: [] };
  try {
    const read = [theme, { errors: unlisted }, blog, legal, combinations, rated, edition];
    const known = read.flatMap(({ errors }) => errors);
    const site = validateSite(edition.records, known, { moment, drafts });
    const day = dayIn(site.provider.timezone, moment);
    return withoutEmptySections(
      withoutEnded(drafts ? withDraftsMarked(site, day) : withPublishedTexts(site, day), day),
    );
  } catch (error) {
    throw error instanceof DataError ? new DataError(dir, error.errors) : error;
  }
}

function withDraftsMarked(site: Site, day: string): Site {
  return {
    ...site,
    articles: site.articles.map((article) => (isPublished(article, day) ? article : { ...article, draft: true })),
  };
}

/**
 * The site with another origin, for example of a test host (`SITE_ORIGIN`).
 * @throws DataError if the origin is invalid.
 */
export function withOrigin(site: Site, origin: string | undefined): Site {
  if (!origin) return site;
  const parsed = providerSchema.shape.origin.safeParse(origin);
  if (!parsed.success)
    throw new DataError(
      'the environment',
      parsed.error.issues.map(({ message }) => `SITE_ORIGIN: the value is "${origin}". ${message}`),
    );
  return { ...site, provider: { ...site.provider, origin } };
}

/**
 * Validates raw records against the schemas and the checks, and replaces the placeholders of facts.
 * @param known errors found before, which are reported together with the others.
 * @returns with `drafts` all of them, otherwise without locations, industries and services that are not published.
 * @throws DataError with every error at once.
 */
export function validateSite(
  raw: RecordsInput & { articles: unknown[]; legal: unknown[]; combinations: unknown[]; theme?: unknown },
  known: string[] = [],
  { moment = presentMoment(process.env), drafts = false }: Pick<LoadOptions, 'moment' | 'drafts'> = {},
): Site {
  const errors = [...known];
  let tree: unknown = raw;
  try {
    // Messages have placeholders of their own, which are filled in where they are shown.
    const { messages, theme, ...records } = raw;
    const filled = fillPlaceholders(records, placeholderValuesOf(raw));
    errors.push(...filled.errors);
    tree = { ...filled.tree, messages, theme };
  } catch {
    // Facts cannot be read from records that are this invalid; the schema reports what is wrong with them.
  }
  const parsed = siteSchema.safeParse(tree, { error: errorMap });
  if (!parsed.success) errors.push(...describeIssues(parsed.error.issues, tree));
  const all = parsed.success ? parsed.data : (tree as Site);
  const published = publishedPart(all, moment);
  const tolerant = !parsed.success;
  // A date that is mistyped hides its record, so that dates are looked at before. A build for an earlier moment has nothing against later ones.
  const present = new Date(Math.max(moment.getTime(), Date.now()));
  errors.push(...checkRecords(all, { tolerant, checks: [datesAreNear(present)] }));
  errors.push(...checkRecords(published, { tolerant }));
  if (!parsed.success || errors.length > 0) throw new DataError('the data', errors);
  const kept = drafts ? parsed.data : published;
  const articlesByDate = [...kept.articles].sort(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug),
  );
  return { ...kept, articles: articlesByDate };
}

/** The records that the checks across records hold for: an unfinished one need not have all that belongs to it. */
function publishedPart(site: Site, moment: Date): Site {
  try {
    return withoutHiddenRecords(site, dayIn(site.provider.timezone, moment));
  } catch {
    // The schema reports what is wrong with records that cannot be read.
    return site;
  }
}

/** The theme of a folder as its `theme.ts` exports it; undefined where there is no such file. */
async function readTheme(dir: string, load: ModuleLoader): Promise<{ theme: unknown; errors: string[] }> {
  const file = join(dir, 'theme.ts');
  if (!existsSync(file)) return { theme: undefined, errors: [] };
  const { theme } = await load(file);
  const errors = theme ? [] : ['theme.ts: the export "theme" is missing. Export how the site looks under that name.'];
  return { theme, errors };
}

/** The Markdown files of a folder as raw records, and the errors of those that cannot be parsed. */
async function readMarkdown(dir: string, folder: string): Promise<{ pages: unknown[]; errors: string[] }> {
  const path = join(dir, folder);
  const names = existsSync(path) ? (await readdir(path)).filter((name) => name.endsWith('.md')).sort() : [];
  const read = await Promise.all(
    names.map(async (name) => {
      const slug = name.slice(0, -'.md'.length);
      const { fields, body, error } = readFrontMatter(await readFile(join(path, name), 'utf8'));
      return error === undefined
        ? { pages: [{ ...fields, slug, body }], errors: [] }
        : { pages: [], errors: [`${folder}/${slug}: ${error}`] };
    }),
  );
  return { pages: read.flatMap(({ pages }) => pages), errors: read.flatMap(({ errors }) => errors) };
}
