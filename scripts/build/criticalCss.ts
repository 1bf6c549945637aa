import { PurgeCSS } from 'purgecss';
import { inlineHash } from './inlineHash.ts';

/** What Lightning CSS and Vite add: variables of a light-dark() fallback that no rule uses, and a marker comment. */
const toolOutput = /--lightningcss-(?:light|dark):\s*(?:initial)?;|\/\*\$vite\$[^*]*\*\//g;
/** Media queries that do not matter before the style sheet has arrived: print, and animations. */
const deferredMedia = /@media (?:print|\(prefers-reduced-motion: ?no-preference\))\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/** States that need a visitor's action, which comes after the style sheet has arrived. */
const interactionState = /:hover|:focus-visible|\[open\]|\[aria-invalid\]|\[data-(?:scroll|overflows)/;
const withoutInteraction = (css: string) =>
  css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => interactionState.test(selector)) ? '' : rule,
  );

/** Styles to inline, and their hash for the content security policy. */
export interface CriticalCss {
  css: string;
  hash: string;
}

/**
 * Critical CSS: the font faces, and every rule that can match an element of the given HTML. It is inlined in each page, so
 * that the first paint waits for no other file.
 */
export async function criticalCss(fonts: string, sheet: string, firstScreens: readonly string[]): Promise<CriticalCss> {
  const [found] = await new PurgeCSS().purge({
    content: firstScreens.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: sheet.replace(deferredMedia, '') }],
    keyframes: true,
    fontFace: false,
    // PurgeCSS looks for attribute selectors literally, and would remove states and prefixes such as `[href^="tel:"]`.
    dynamicAttributes: [...new Set([...sheet.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name))],
  });
  const css = fonts + withoutInteraction((found?.css ?? '').replace(toolOutput, '')).trim();
  return { css, hash: inlineHash(css) };
}
