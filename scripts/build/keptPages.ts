import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../support/root.ts';
import { hashOf, pruneCache } from './diskCache.ts';

/** The state of a written file, by which a change to it is noticed: its size, and when it was last modified. */
type FileState = [size: number, modifiedMs: number];

const recordsSchema = z.strictObject({
  /** How files were compressed, if they were. */
  compression: z.string().optional(),
  pages: z.record(
    z.string(),
    z.strictObject({
      /** Hash of all that the page was made from. */
      input: z.string(),
      /** The hash of its words, where it has a Markdown twin. */
      words: z.string().optional(),
      /** With their compressed copies. */
      files: z.record(z.string(), z.tuple([z.number(), z.number()])),
    }),
  ),
});
type Records = z.infer<typeof recordsSchema>;

/** A page that was taken over. */
interface TakenPage {
  /** The hash of its words, if it has any. */
  words: string | undefined;
  /** Those of its files whose compressed copies were taken over as well. */
  compressed: string[];
}

/** Pages of the build before into the same folder: those made from the same are taken over instead of rendered. */
export interface KeptPages {
  /**
   * Puts the files of a page into the new folder if the folder before has them, made from the same and not touched since.
   * @returns undefined where the page has to be rendered
   */
  take(path: string, input: string, files: readonly string[]): TakenPage | undefined;
  /** Notes what a page was made from, taken over or rendered. */
  note(path: string, page: { input: string; words: string | undefined; files: readonly string[] }): void;
  /** How the files of the build before were compressed, if they were. */
  compression: string | undefined;
  /** Keeps the notes for the next build. Call it when the new folder stands at its place. */
  save(compression: string | undefined): Promise<void>;
}

/** Notes of sites that are built into different folders: some 200 bytes a page. */
const maxCacheBytes = 2 ** 26;

/**
 * @param outDir where the build before stands, and this one will; `stagingDir` is where it is assembled
 * @param copies whether compressed copies are taken over as well
 */
export function openKeptPages(
  outDir: string,
  stagingDir: string,
  { copies, cache = join(root, '.cache/pages') }: { copies: boolean; cache?: string },
): KeptPages {
  const file = join(cache, `${hashOf(outDir)}.json`);
  const before = readRecords(file);
  const after: Records['pages'] = {};
  const folders = new Set<string>();
  const link = (name: string) => {
    const target = join(stagingDir, name);
    if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    folders.add(dirname(target));
    linkOrCopy(join(outDir, name), target);
  };
  return {
    compression: before.compression,

    take(path, input, files) {
      const known = before.pages[path];
      if (known?.input !== input || !files.every((name) => isUntouched(join(outDir, name), known.files[name])))
        return undefined;
      const compressed = (copies ? files : []).filter((name) =>
        copiesOf(name).every((copy) => isUntouched(join(outDir, copy), known.files[copy])),
      );
      for (const name of [...files, ...compressed.flatMap(copiesOf)]) link(name);
      return { words: known.words, compressed };
    },

    note(path, { input, words, files }) {
      after[path] = {
        input,
        ...(words === undefined ? {} : { words }),
        files: Object.fromEntries(files.map((name) => [name, [0, 0]])),
      };
    },

    async save(compression) {
      for (const { files } of Object.values(after))
        for (const name of Object.keys(files).flatMap((file) => [file, ...copiesOf(file)])) {
          const state = stateOf(join(outDir, name));
          if (state) files[name] = state;
        }
      await mkdir(cache, { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, JSON.stringify({ compression, pages: after } satisfies Records));
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
    return { pages: {} };
  }
}

/** The compressed copies of a file. */
const copiesOf = (name: string) => [`${name}.br`, `${name}.gz`];

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
