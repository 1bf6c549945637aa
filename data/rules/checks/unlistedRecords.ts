import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordsInput } from '../schema/site.ts';

/** Reports record files that their folder's `index.ts` does not list, which would otherwise be ignored silently. */
export async function unlistedRecords(
  dir: string,
  records: RecordsInput,
  load: (file: string) => Promise<Record<string, unknown>>,
): Promise<string[]> {
  const folders = [
    { folder: 'locations', key: 'slug', listed: keysOf(records.locations, 'slug') },
    { folder: 'industries', key: 'slug', listed: keysOf(records.industries, 'slug') },
    { folder: 'services', key: 'id', listed: keysOf(records.services, 'id') },
  ];
  const found = await Promise.all(
    folders.map(async ({ folder, key, listed }) => {
      const path = join(dir, folder);
      if (!existsSync(path)) return [];
      const files = (await readdir(path)).filter((name) => name.endsWith('.ts') && name !== 'index.ts').sort();
      const keys = await Promise.all(
        files.map(async (file) => ({ file, keys: keysOf(await load(join(path, file)), key) })),
      );
      return keys.flatMap(({ file, keys }) =>
        keys
          .filter((name) => !listed.includes(name))
          .map(
            (name) =>
              `${folder}/${file.slice(0, -3)}: the record "${name}" is not listed. Add it to ${folder}/index.ts or delete the file.`,
          ),
      );
    }),
  );
  return found.flat();
}

/** The keys of the records in a list or module. Values that are not records are skipped; the schema reports them. */
function keysOf(records: object | undefined, key: string): string[] {
  return Object.values(records ?? {}).flatMap((value) => {
    const found =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, unknown>)[key]
        : undefined;
    return typeof found === 'string' ? [found] : [];
  });
}
