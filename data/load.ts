import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkRecords } from './checks/index.ts';
import { unlistedRecords } from './checks/unlistedRecords.ts';
import { describeIssues, remedy } from './schema/describe.ts';
import { providerSchema } from './schema/provider.ts';
import { type RecordsInput, type Site, siteSchema } from './schema/site.ts';
import { readFrontMatter } from './text/frontMatter.ts';
import { factsOf, quoteFacts } from './text/quoteFacts.ts';

/** Everything wrong with a data folder, one sentence each. */
export class DataError extends Error {
  readonly errors: string[];
  constructor(dir: string, errors: string[]) {
    super(
      `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in ${dir}:\n${errors.map((error) => `  ${error}`).join('\n')}`,
    );
    this.name = 'DataError';
    this.errors = errors;
  }
}

/** The data folder in force: `DATA_DIR`, or the project's own. */
export function dataDir(): string {
  return resolve(process.env.DATA_DIR || import.meta.dirname);
}

/** Loads a module by its file's path. Node keeps what it loaded; development passes a loader that follows changes. */
type ModuleLoader = (file: string) => Promise<Record<string, unknown>>;

const nodeLoader: ModuleLoader = (file) => import(pathToFileURL(file).href);

/**
 * Reads a data folder: the `records` of its `index.ts`, and the Markdown of its `blog` and `legal`.
 * @throws DataError with every error at once.
 */
export async function loadSite(dir = dataDir(), load = nodeLoader): Promise<Site> {
  const index = join(dir, 'index.ts');
  if (!existsSync(index))
    throw new DataError(dir, ['index.ts: the file is missing. Add it, or point DATA_DIR at a data folder.']);
  const { records } = (await load(index)) as { records?: RecordsInput };
  if (!records)
    throw new DataError(dir, [
      'index.ts: the export "records" is missing. Export everything the site says under that name.',
    ]);
  const [blog, legal, unlisted] = await Promise.all([
    readMarkdown(dir, 'blog'),
    readMarkdown(dir, 'legal'),
    unlistedRecords(dir, records, load),
  ]);
  try {
    return validateSite({ ...records, articles: blog.pages, legal: legal.pages }, [
      ...unlisted,
      ...blog.errors,
      ...legal.errors,
    ]);
  } catch (error) {
    throw error instanceof DataError ? new DataError(dir, error.errors) : error;
  }
}

/**
 * The site under another public address, as on a test host (`SITE_ORIGIN`).
 * @throws DataError where the address is none.
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
 * Checks raw records against the schemas and against each other, and puts the quoted facts into their texts.
 * @throws DataError with every error at once.
 */
export function validateSite(
  raw: RecordsInput & { articles: unknown[]; legal: unknown[] },
  known: string[] = [],
): Site {
  const errors = [...known];
  let tree: unknown = raw;
  try {
    const quoted = quoteFacts(raw, factsOf(raw));
    errors.push(...quoted.errors);
    tree = quoted.tree;
  } catch {
    // Records too broken to take facts from: the schema says what is wrong with them.
  }
  const parsed = siteSchema.safeParse(tree, { error: remedy });
  if (!parsed.success) errors.push(...describeIssues(parsed.error.issues, tree));
  errors.push(...checkRecords(parsed.success ? parsed.data : (tree as Site), { tolerant: !parsed.success }));
  if (!parsed.success || errors.length > 0) throw new DataError('the data', errors);
  const articlesByDate = [...parsed.data.articles].sort(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug),
  );
  return { ...parsed.data, articles: articlesByDate };
}

/** The Markdown files of a folder as records; of those that cannot be read, what is wrong with them. */
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
