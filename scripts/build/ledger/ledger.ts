import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.strictObject({
  /** Hash of the page's words. */
  hash: z.string(),
  /** The day on which they last changed, yyyy-mm-dd. */
  date: z.iso.date(),
  /** Set once these words were submitted to search engines. */
  sent: z.literal(true).optional(),
});
const ledgerSchema = z.strictObject({
  pages: z.record(z.string(), entrySchema),
  /** Paths of pages that were submitted and no longer exist. */
  gone: z.array(z.string()),
  /** Paths that had a page once and have none now. They stay, because each needs a redirect for good. */
  former: z.array(z.string()).default([]),
});

/** When each page last changed: kept with the records, because it cannot be derived from them. */
export type Ledger = z.infer<typeof ledgerSchema>;

const fileOf = (dataDir: string) => join(dataDir, 'ledger.json');

/**
 * The ledger of a data folder; an empty one where there is none yet.
 * @throws Error where the file is no ledger.
 */
export async function readLedger(dataDir: string): Promise<Ledger> {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return { pages: {}, gone: [], former: [] };
  try {
    return ledgerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is no ledger. Delete it and run "npm run ledger".`, { cause: error });
  }
}

/** Writes a ledger, a page a line, so that a change of one page is a change of one line. */
export async function writeLedger(dataDir: string, { pages, gone, former }: Ledger): Promise<void> {
  const lines = Object.entries(pages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, entry]) => `    ${JSON.stringify(path)}: ${JSON.stringify(entry)}`);
  await writeFile(
    fileOf(dataDir),
    `{\n  "pages": {\n${lines.join(',\n')}\n  },\n  "gone": ${JSON.stringify([...gone].sort())},\n  "former": ${JSON.stringify([...former].sort())}\n}\n`,
  );
}

/** The day a page last changed; undefined where its words differ from the ledger's, because no date is better than a false one. */
export function modifiedOn({ pages }: Ledger, path: string, hash: string): string | undefined {
  const entry = pages[path];
  return entry?.hash === hash ? entry.date : undefined;
}

/** Every path that has or had a page. */
export function publishedPaths({ pages, former }: Ledger): string[] {
  return [...Object.keys(pages), ...former];
}

export interface LedgerChanges {
  added: string[];
  changed: string[];
  gone: string[];
}

/** What has changed since the ledger was written. */
export function changesSince({ pages }: Ledger, hashes: ReadonlyMap<string, string>): LedgerChanges {
  return {
    added: [...hashes.keys()].filter((path) => !pages[path]),
    changed: [...hashes].filter(([path, hash]) => pages[path] && pages[path].hash !== hash).map(([path]) => path),
    gone: Object.keys(pages).filter((path) => !hashes.has(path)),
  };
}

/** The ledger with the present pages: unchanged ones keep their dates, new and changed ones get `today`. */
export function updateLedger(ledger: Ledger, hashes: ReadonlyMap<string, string>, today: string): Ledger {
  const left = changesSince(ledger, hashes).gone;
  const gone = left.filter((path) => ledger.pages[path]?.sent);
  return {
    pages: Object.fromEntries(
      [...hashes].map(([path, hash]) => {
        const known = ledger.pages[path];
        return [path, known?.hash === hash ? known : { hash, date: today }];
      }),
    ),
    gone: [...new Set([...ledger.gone, ...gone])].filter((path) => !hashes.has(path)),
    former: [...new Set([...ledger.former, ...left])].filter((path) => !hashes.has(path)),
  };
}

/** Paths to submit: pages that were not submitted since they changed, or with `since` those changed from that day on, and pages that are gone. */
export function unsent({ pages, gone }: Ledger, since?: string): string[] {
  return [
    ...Object.entries(pages)
      .filter(([, { date, sent }]) => (since ? date >= since : !sent))
      .map(([path]) => path),
    ...gone,
  ];
}

/** The ledger with these paths marked as submitted. */
export function markSent(ledger: Ledger, paths: readonly string[]): Ledger {
  const submitted = new Set(paths);
  return {
    pages: Object.fromEntries(
      Object.entries(ledger.pages).map(([path, entry]) => [
        path,
        submitted.has(path) ? { ...entry, sent: true as const } : entry,
      ]),
    ),
    gone: ledger.gone.filter((path) => !submitted.has(path)),
    former: ledger.former,
  };
}
