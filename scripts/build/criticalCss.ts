import { PurgeCSS } from 'purgecss';
import { inlineHash } from './inlineHash.ts';

/** What the bundler's tools put in for themselves: a mark, and switches for a function that no style uses. */
const leftovers = /--lightningcss-(?:light|dark):\s*(?:initial)?;|\/\*\$vite\$[^*]*\*\//g;
/** Nobody prints before the sheet is there, and nothing moves. */
const forLater = /@media (?:print|\(prefers-reduced-motion: ?no-preference\))\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/** Nobody has pointed at anything, opened it, typed or scrolled before the sheet is there. */
const inUse = /:hover|:focus-visible|\[open\]|\[aria-invalid\]|\[data-(?:scroll|overflows)/;
const withoutUse = (css: string) =>
  css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => inUse.test(selector)) ? '' : rule,
  );

/** The part of a style sheet that some documents need, and its hash. */
export interface CriticalCss {
  css: string;
  hash: string;
}

/**
 * What of a style sheet is needed for the first sight of a site's pages: every rule that can match something in the
 * given HTML, behind the fonts. It stands in each page, so that nothing has to arrive before the page is painted.
 */
export async function criticalCss(fonts: string, sheet: string, firstScreens: readonly string[]): Promise<CriticalCss> {
  const [found] = await new PurgeCSS().purge({
    content: firstScreens.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: sheet }],
    keyframes: true,
    fontFace: false,
    // States, and beginnings of values such as `[href^="tel:"]`: none of them is looked for in the HTML.
    dynamicAttributes: [...new Set([...sheet.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name))],
  });
  const css = fonts + withoutUse((found?.css ?? '').replace(forLater, '').replace(leftovers, '')).trim();
  return { css, hash: inlineHash(css) };
}
