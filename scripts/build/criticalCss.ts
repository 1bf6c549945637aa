import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { root } from '../support/root.ts';
import { createOnce, hashOf, pruneCache } from './diskCache.ts';
import { inlineHash } from '../../api/static/inlineHash.ts';

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

/** Kept critical CSS: some 16 KB for each of a dozen kinds of first screens, and once for each kind of page. */
const maxCacheBytes = 2 ** 24;

/**
 * Critical CSS: the font faces, and every rule that can match an element of the given HTML. It is inlined in each page, so
 * that the first paint waits for no other file. With `cache`, a folder, what was found for the same sheet and names is not
 * looked for again.
 */
export async function criticalCss(
  fonts: string,
  sheet: string,
  firstScreens: readonly string[],
  cache: string | null = null,
): Promise<CriticalCss> {
  const names = usedNames(firstScreens);
  const css = fonts + (cache ? await cached(cache, sheet, names) : await rulesFor(sheet, names));
  return { css, hash: inlineHash(css) };
}

/** The names of elements, attributes, classes and ids in HTML: a word of its text uses no rule, and changes with a record. */
function usedNames(screens: readonly string[]): string {
  const names = new Set<string>();
  for (const screen of screens)
    for (const [, element = '', attributes = ''] of screen.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g)) {
      names.add(element);
      for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
        names.add(name);
        if (name === 'class' || name === 'id') for (const word of value.split(/\s+/)) names.add(word);
      }
    }
  return [...names].sort().join(' ');
}

async function rulesFor(sheet: string, names: string): Promise<string> {
  const [found] = await new PurgeCSS().purge({
    content: [{ raw: names, extension: 'html' }],
    css: [{ raw: sheet.replace(deferredMedia, '') }],
    keyframes: true,
    fontFace: false,
    // PurgeCSS looks for attribute selectors literally, and would remove states and prefixes such as `[href^="tel:"]`.
    dynamicAttributes: [...new Set([...sheet.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name))],
  });
  return withoutInteraction((found?.css ?? '').replace(toolOutput, '')).trim();
}

async function cached(cache: string, sheet: string, names: string): Promise<string> {
  const code = await readFile(join(import.meta.dirname, 'criticalCss.ts'));
  const lock = await readFile(join(root, 'package-lock.json'));
  const file = join(cache, `${hashOf(code, lock, sheet, names)}.css`);
  const make = async (path: string) => writeFile(path, await rulesFor(sheet, names));
  const css = await readFile(await createOnce(file, make), 'utf8');
  await utimes(file, new Date(), new Date()).catch(() => {});
  await pruneCache(cache, maxCacheBytes);
  return css;
}
