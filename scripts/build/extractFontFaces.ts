import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The faces of nearly all text: those with a range are for rare characters. */
const fontFace = /@font-face\s*\{(?![^}]*unicode-range)[^}]*\}/g;

/**
 * Moves the `@font-face` rules of nearly all text out of a style sheet, because they are inlined in every page.
 * @returns the rules, the rest of the sheet, and its new address.
 */
export async function extractFontFaces(
  dir: string,
  address: string,
): Promise<{ fonts: string; sheet: string; address: string }> {
  const source = await readFile(join(dir, address), 'utf8');
  const fonts = (source.match(fontFace) ?? []).join('');
  const sheet = source.replace(fontFace, '');
  const newAddress = `/assets/style-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
  await rm(join(dir, address));
  await writeFile(join(dir, newAddress), sheet);
  return { fonts, sheet, address: newAddress };
}
