import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceParts } from '../../../data/rules/files/serviceParts.ts';

/**
 * Copies the bundle of the owner's desk to the folder that the service keeps to itself, with the parts of its other pages. The style sheet and the
 * script go into a JSON file: the site has one sheet, and a static host should find no second one.
 */
export async function writeDesk(deskDir: string, siteDir: string, parts: ServiceParts): Promise<void> {
  const folder = join(siteDir, 'server');
  await mkdir(folder, { recursive: true });
  await copyFile(join(deskDir, 'desk.js'), join(folder, 'desk.js'));
  const assets = join(deskDir, 'assets');
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const css = await Promise.all(sheets.map((file) => readFile(join(assets, file), 'utf8')));
  const script = await readFile(join(deskDir, 'ring.js'), 'utf8');
  await writeFile(join(folder, 'desk.json'), JSON.stringify({ css: css.join('\n'), script }));
  await writeFile(join(folder, 'parts.json'), JSON.stringify(parts));
}
