import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from './shippedPackages.ts';

/** Holders of the copyright of packages under the MIT licence that come without its text. */
const holders: Readonly<Record<string, string>> = {
  'koa-compose': 'the authors of koa-compose',
  'pg-types': 'Brian M. Carlson',
  pgpass: 'Hannes Hörl',
};

/** The licence of a package with its copyright, which has to go along with it; undefined where none is known. */
function noticeOf({ name, license, dir }: Pick<ShippedPackage, 'name' | 'license' | 'dir'>): string | undefined {
  const files = readdirSync(dir).filter((file) => /^(?:licen[sc]e|copying|notice)(?:[.-]|$)/i.test(file));
  if (files.length > 0) return files.map((file) => readFileSync(join(dir, file), 'utf8').trim()).join('\n\n');
  const holder = holders[name];
  return holder && license === 'MIT' ? `Copyright (c) ${holder}\n\n${mit}` : undefined;
}

/** Packages without a notice, each with what to do. */
export function missingNotices(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap((shipped) =>
    noticeOf(shipped)
      ? []
      : [
          `${shipped.name} ${shipped.version} (${shipped.license}) has no file with its licence. Name the holder of its ` +
            'copyright in scripts/notices/notices.ts, or do without the package.',
        ],
  );
}

/** `third-party-notices.txt`: every licence with the packages that are under it. */
export function noticesText(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(
    (shipped) => `${shipped.name} ${shipped.version} (${shipped.license})\n\n${noticeOf(shipped) ?? ''}`,
  );
  return `This site and its server contain or use the following software and typefaces.\n\n${rule}${parts.join(`\n\n${rule}`)}\n`;
}

const rule = `${'-'.repeat(78)}\n`;

/** https://opensource.org/license/mit */
const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
