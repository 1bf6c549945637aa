import { unzipSync, zipSync } from 'fflate';

/** The archive with one date, yyyy-mm-dd, for all of its files, so that the same files give the same bytes. */
export function repackZip(
  bytes: Uint8Array,
  date: string,
  change: (path: string, content: Uint8Array) => Uint8Array = (_, content) => content,
): Uint8Array {
  const files = Object.entries(unzipSync(bytes)).map(([path, content]) => [path, change(path, content)]);
  // Archives know no time zone: fflate writes the local one.
  return zipSync(Object.fromEntries(files), { level: 9, mtime: `${date}T00:00:00` });
}
