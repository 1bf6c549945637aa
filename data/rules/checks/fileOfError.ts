import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file that a message is about, such as `locations/ajax.ts`, as a path below the data folder; undefined where the record has none
 * of its own.
 * @param error a message that names the record, as the checks write them
 */
export function fileOfError(dir: string, error: string): string | undefined {
  const [, record = '', rest = ''] = /^([\w./-]+?(?: and [\w-]+)?)(?:\[\d+\])?: (.*)/s.exec(error) ?? [];
  // A page is named by its path, an article by its file.
  const file = fileOfRecord(dir, record.replace(/^\//, '').replace(/\.(?:md|ts)$/, ''));
  const [, line] = /^line (\d+) /.exec(rest) ?? [];
  return file && line ? `${file}:${line}` : file;
}

/** The file of a record by its name in messages, `services/root-canals` or `provider`; undefined for records without one. */
function fileOfRecord(dir: string, record: string): string | undefined {
  const own = [`${record}.ts`, `${record}.md`].find((file) => existsSync(join(dir, file)));
  if (own) return own;
  const [list = '', key] = record.split('/');
  const pairs = /^pairs\.(\w+)$/.exec(list)?.[1];
  if (pairs && key) {
    const folder = `pairs/${pairs.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const both = key.split(' and ').map((one) => new RegExp(`: ['"]${RegExp.escape(one)}['"]`));
    return filesOf(dir, folder).find((file) => {
      const text = readFileSync(join(dir, file), 'utf8');
      return both.every((one) => one.test(text));
    });
  }
  if (key === undefined)
    return existsSync(join(dir, `${list.split('.')[0]}.ts`)) ? `${list.split('.')[0]}.ts` : undefined;
  const named = new RegExp(`^\\s*(?:slug|id): ['"]${RegExp.escape(key)}['"]`, 'm');
  return filesOf(dir, list).find((file) => named.test(readFileSync(join(dir, file), 'utf8')));
}

/** The files that a list's records are written in: those of its folder, or the one of its name. */
function filesOf(dir: string, list: string): string[] {
  const folder = join(dir, list);
  if (existsSync(folder) && statSync(folder).isDirectory())
    return readdirSync(folder)
      .filter((name) => /\.(ts|md)$/.test(name))
      .sort()
      .map((name) => `${list}/${name}`);
  return existsSync(`${folder}.ts`) ? [`${list}.ts`] : [];
}
