import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';

/** The part of a style sheet that some documents need, and its hash as a content security policy names it. */
export interface CriticalCss { css: string; hash: string }

/**
 * What of a style sheet is needed for the first sight of a site's pages: every rule that can match something in the
 * given HTML, fonts included. It stands in each page, so that nothing has to arrive before the page is painted.
 */
export async function criticalCss(sheet: string, firstScreens: readonly string[]): Promise<CriticalCss> {
  const [found] = await new PurgeCSS().purge({ content: firstScreens.map((raw) => ({ raw, extension: 'html' })), css: [{ raw: sheet }], keyframes: true, fontFace: false });
  const css = (found?.css ?? '').trim();
  if (/<\/style/i.test(css)) throw new Error('The style sheet holds "</style", which would end the element it is put into.');
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
