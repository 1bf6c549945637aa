import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeskRenderer } from '../../data/rules/owner/deskPages.ts';

export interface Desk extends DeskRenderer {
  css: string;
  /** The address of the style sheet, with a hash of its content. */
  sheet: string;
  /** The script of the pages that ring. */
  scriptText: string;
  script: string;
}

/** Loads the owner's desk from its folder in a built site: the bundle of `src/owner`, and its style sheet and script as JSON. */
export async function loadDesk(folder: string): Promise<Desk> {
  const { render } = (await import(pathToFileURL(join(folder, 'desk.js')).href)) as DeskRenderer;
  const { css, script } = JSON.parse(await readFile(join(folder, 'desk.json'), 'utf8')) as {
    css: string;
    script: string;
  };
  const hashed = (path: string, text: string) =>
    `${path}?v=${createHash('sha256').update(text).digest('base64url').slice(0, 10)}`;
  return {
    render,
    css,
    sheet: hashed('/owner/desk.css', css),
    scriptText: script,
    script: hashed('/owner/desk.js', script),
  };
}
