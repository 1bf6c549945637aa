import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../support/root.ts';
import { hashOf, pruneCache } from './diskCache.ts';

/** The state of a written file, by which a change to it is noticed: its size, and when it was last modified. */
type FileState = [size: number, modifiedMs: number];

const recordsSchema = z.record(
  z.string(),
  z.strictObject({
    /** Hash of all that the page was made from. */
    input: z.string(),
    /** The hash of its words, where it has a Markdown twin. */
    words: z.string().optional(),
    files: z.record(z.string(), z.tuple([z.number(), z.number()])),
  }),
);
type Records = z.infer<typeof recordsSchema>;

/** Pages of the build before into the same folder: those made from the same are taken over instead of rendered. */
export interface KeptPages {
  /**
   * Puts the files of a page into the new folder if the folder before has them, made from the same and not touched since.
   * @returns the hash of the page's words, if it has any, or undefined where the page has to be rendered
   */
  take(path: string, input: string, files: readonly string[]): { words: string | undefined } | undefined;
  /** Notes what a page was made from, taken over or rendered. */
  note(path: string, page: { input: string; words: string | undefined; files: readonly string[] }): void;
  /** Keeps the notes for the next build. Call it when the new folder stands at its place. */
  save(): Promise<void>;
}

/** Notes of sites that are built into different folders: some 200 bytes a page. */
const maxCacheBytes = 2 ** 26;

/** @param outDir where the build before stands, and this one will; `stagingDir` is where it is assembled */
export function openKeptPages(outDir: string, stagingDir: string, cache = join(root, '.cache/pages')): KeptPages {
  const file = join(cache, `${hashOf(outDir)}.json`);
  const before = readRecords(file);
  const after: Records = {};
  const folders = new Set<string>();
  return {
    take(path, input, files) {
      const known = before[path];
      if (known?.input !== input || !files.every((name) => isUntouched(join(outDir, name), known.files[name])))
        return undefined;
      for (const name of files) {
        const target = join(stagingDir, name);
        if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
        folders.add(dirname(target));
        linkOrCopy(join(outDir, name), target);
      }
      return { words: known.words };
    },

    note(path, { input, words, files }) {
      after[path] = {
        input,
        ...(words === undefined ? {} : { words }),
        files: Object.fromEntries(files.map((name) => [name, [0, 0]])),
      };
    },

    async save() {
      for (const { files } of Object.values(after))
        for (const name of Object.keys(files)) files[name] = stateOf(join(outDir, name)) ?? [0, 0];
      await mkdir(cache, { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, JSON.stringify(after));
      await rename(unfinished, file);
      await pruneCache(cache, maxCacheBytes);
    },
  };
}

function readRecords(file: string): Records {
  try {
    return recordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is none yet, or another version wrote it: every page is rendered.
    return {};
  }
}

function stateOf(file: string): FileState | undefined {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts && [facts.size, facts.mtimeMs];
}

function isUntouched(file: string, known: FileState | undefined): boolean {
  const state = stateOf(file);
  return state !== undefined && state[0] === known?.[0] && state[1] === known[1];
}

/** The files of a site are never written a second time, so that two folders can share one. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // A file system without links.
    copyFileSync(from, to);
  }
}
