import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isPageFile } from '#scripts/build/fileWriter.ts';
import { builtFiles, dist } from '#scripts/support/builtSite.ts';
import type { Frame } from '#src/types/page.ts';
import { elements, type Element } from '../../scripts/support/html.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Its address, `/locations/ajax`. */
  path: string;
  /** Its file in `dist`. */
  file: string;
  html: string;
  document: DefaultTreeAdapterTypes.Document;
  /** All its elements, in the order of the document. */
  elements: readonly Element[];
  /** Its data as they lie beside it. */
  frame: Frame;
}

/** The text of a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

let pages: readonly BuiltPage[] | undefined;

/** Every page of the built site, parsed once. */
export function readPages(): readonly BuiltPage[] {
  pages ??= parsePages();
  return pages;
}

function parsePages(): BuiltPage[] {
  return builtFiles.filter(isPageFile).map((file) => {
    const html = readBuilt(file);
    const document = parse(html);
    const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
    return {
      path,
      file,
      html,
      document,
      elements: elements(document),
      frame: JSON.parse(readBuilt(file.replace(/html$/, 'json'))) as Frame,
    };
  });
}

/** The problems that a check finds on each page, as `path: problem`; the first twenty, then their number. */
export function faultsOn(pages: readonly BuiltPage[], check: (page: BuiltPage) => Iterable<string>): string[] {
  const faults = pages.flatMap((page) => [...check(page)].map((problem) => `${page.path}: ${problem}`));
  return faults.length > 20 ? [...faults.slice(0, 20), `and ${faults.length - 20} more`] : faults;
}
