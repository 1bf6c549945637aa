import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import matter from 'gray-matter';
import { checkRecords } from './checks/index.ts';
import { unlistedRecords } from './checks/unlistedRecords.ts';
import { describeIssues, remedy } from './schema/describe.ts';
import { type RecordsInput, type Site, siteSchema } from './schema/site.ts';
import { factsOf, quoteFacts } from './text/quoteFacts.ts';

/** Everything wrong with a data folder, one sentence each. */
export class DataError extends Error {
  readonly errors: string[];
  constructor(dir: string, errors: string[]) {
    super(`${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in ${dir}:\n${errors.map((error) => `  ${error}`).join('\n')}`);
    this.name = 'DataError';
    this.errors = errors;
  }
}

/** The data folder in force: `DATA_DIR`, or the project's own. */
export function dataDir(): string {
  return resolve(process.env.DATA_DIR || import.meta.dirname);
}

/**
 * Reads a data folder: the `records` of its `index.ts`, and the Markdown of its `blog` and `legal`.
 * @throws DataError with every error at once.
 */
export async function loadSite(dir = dataDir()): Promise<Site> {
  const { records } = (await import(pathToFileURL(join(dir, 'index.ts')).href)) as { records: RecordsInput };
  const [articles, legal, unlisted] = await Promise.all([readMarkdown(join(dir, 'blog')), readMarkdown(join(dir, 'legal')), unlistedRecords(dir, records)]);
  try {
    return validateSite({ ...records, articles, legal }, unlisted);
  } catch (error) {
    throw error instanceof DataError ? new DataError(dir, error.errors) : error;
  }
}

/**
 * Checks raw records against the schemas and against each other, and puts the quoted facts into their texts.
 * @throws DataError with every error at once.
 */
export function validateSite(raw: RecordsInput & { articles: unknown[]; legal: unknown[] }, known: string[] = []): Site {
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
  const articlesByDate = [...parsed.data.articles].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug));
  return { ...parsed.data, articles: articlesByDate };
}

async function readMarkdown(folder: string): Promise<unknown[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      // Options, however empty, keep gray-matter from caching what it parsed by content.
      const { data, content } = matter(await readFile(join(folder, name), 'utf8'), {});
      return { ...data, slug: basename(name, '.md'), body: content.trim() };
    }),
  );
}
