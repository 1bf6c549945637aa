import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Parts a style sheet from its fonts, which stand in every page: declared a second time, a font that came too late for
 * the first paint would be taken up after all, and the text would move. Returns both, and the sheet's new address.
 */
export async function extractFontFaces(
  dir: string,
  address: string,
): Promise<{ fonts: string; sheet: string; address: string }> {
  const whole = await readFile(join(dir, address), 'utf8');
  const fonts = (whole.match(fontFace) ?? []).join('');
  const sheet = whole.replace(fontFace, '');
  const named = `/assets/style-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
  await rm(join(dir, address));
  await writeFile(join(dir, named), sheet);
  return { fonts, sheet, address: named };
}
