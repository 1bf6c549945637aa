import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { makeFileWriter } from '#scripts/build/fileWriter.ts';
import { root } from '#scripts/support/root.ts';
import { brandDir } from '#tests/support/runScript.ts';

/** Folders here are as deep below the project as the fixture brand, whose copies import the project's own modules. */
export const besideBrand = join(root, '.cache');

const make = (parent: string) => {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A folder of its own, deleted when the test ends that it is made in or before. */
export function temporaryFolder(parent = tmpdir()): string {
  const { folder, remove } = make(parent);
  onTestFinished(remove);
  return folder;
}

/** A temporary folder with these files, by path. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  const write = makeFileWriter(folder);
  for (const [path, text] of Object.entries(files)) write(path, text);
  return folder;
}

/** A folder for all tests of a file or a group, deleted after them. */
export function sharedFolder(parent = tmpdir()): string {
  const { folder, remove } = make(parent);
  afterAll(remove);
  return folder;
}

/** Copies the fixture brand into a folder `besideBrand`, and returns where it lies. */
export function copyBrand(folder: string, name = 'data'): string {
  const data = join(folder, name);
  cpSync(brandDir, data, { recursive: true });
  return data;
}
