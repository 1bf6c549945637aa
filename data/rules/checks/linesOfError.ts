import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the field that a message is about is written, for example `['locations/ajax.ts:14']`, as paths below the data folder:
 * both files of a key that is given twice, the file alone where the field is found more than once in it, and nothing where
 * the record has no file of its own.
 * @param error a message that names the record, its field and the value, as the checks write them
 */
export function linesOfError(dir: string, error: string): string[] {
  const [, list, key, value] = /^(\w+): (\w+) "(.*)" is given to \d+ records/.exec(error) ?? [];
  if (list && key && value !== undefined) {
    const given = new RegExp(
      `^\\s*${key}: ['"\`]?${RegExp.escape(value)}['"\`]?,?$|[{,] ${key}: ['"]${RegExp.escape(value)}['"]`,
    );
    return filesOf(dir, list).flatMap((file) => linesWith(dir, file, given));
  }
  const [, record = '', rest = ''] = /^([\w./-]+?(?: and [\w-]+)?)(?:\[\d+\])?: (.*)/s.exec(error) ?? [];
  // A page is named by its path, an article by its file.
  const file = fileOfRecord(dir, record.replace(/^\//, '').replace(/\.(?:md|ts)$/, ''));
  if (!file) return [];
  const [, line] = /^line (\d+) /.exec(rest) ?? [];
  if (line) return [`${file}:${line}`];
  const [, field] = /^(?:[\w.[\]]*?\.)?(\w+)(?:\[\d+\])* /.exec(rest) ?? [];
  if (!field) return [file];
  const start = `(^|[{,])\\s*${field}:`;
  const lines = linesWith(dir, file, new RegExp(start));
  // The value tells which is meant of several, and that none is where the record leaves the field out: another part of it has one.
  const [, wrong = ''] = /^\S+ (?:is )?"([^"]+)"/.exec(rest) ?? [];
  const written = wrong ? linesWith(dir, file, new RegExp(`${start}.*${RegExp.escape(wrong)}`)) : [];
  if (written.length === 1) return written;
  const isLeftOut = /^\S+ is "[^"\s]+"/.test(rest) && written.length === 0;
  return lines.length === 1 && !isLeftOut ? lines : [file];
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

function linesWith(dir: string, file: string, pattern: RegExp): string[] {
  return readFileSync(join(dir, file), 'utf8')
    .split(/\r?\n/)
    .flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1}`] : []));
}
