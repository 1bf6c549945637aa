import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { DeskRenderer } from '../../data/owner/deskPages.ts';

/** The files of the owner's desk in a built site: the bundle of `src/owner`, and its style sheet as JSON. */
export interface DeskFiles {
  module: string;
  style: string;
}

/** The owner's desk, ready to render. */
export interface Desk extends DeskRenderer {
  css: string;
  /** The address of the style sheet, with a hash of its content. */
  sheet: string;
}

export async function loadDesk({ module, style }: DeskFiles): Promise<Desk> {
  const { render } = (await import(pathToFileURL(module).href)) as DeskRenderer;
  const { css } = JSON.parse(await readFile(style, 'utf8')) as { css: string };
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
  return { render, css, sheet: `/owner/desk.css?v=${hash}` };
}
