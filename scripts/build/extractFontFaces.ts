import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './diskCache.ts';

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Moves the `@font-face` rules out of a style sheet, because they are inlined in every page. Declared a second time, or beside another face of its family
 * that comes later, a font that was too late for the first paint (`font-display: optional`) would be applied after all, and the text would move.
 * @returns the rules, the rest of the sheet, and its new address.
 */
export async function extractFontFaces(
  dir: string,
  address: string,
): Promise<{ fonts: string; sheet: string; address: string }> {
  const source = await readFile(join(dir, address), 'utf8');
  const fonts = (source.match(fontFace) ?? []).join('');
  const sheet = source.replace(fontFace, '');
  const newAddress = `/assets/style-${hashOf(sheet).slice(0, 8)}.css`;
  await rm(join(dir, address));
  await writeFile(join(dir, newAddress), sheet);
  return { fonts, sheet, address: newAddress };
}
