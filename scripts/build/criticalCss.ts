import { Features, transform, type Selector, type SelectorComponent } from 'lightningcss';
import { inlineHash } from '../../api/static/siteFiles.ts';

/** Styles to inline, and their hash for the content security policy. */
export interface CriticalCss {
  css: string;
  hash: string;
}

/** States that need a visitor's action, which comes after the style sheet has arrived. */
const interactions = /^(?:hover|focus-visible|open|aria-invalid|data-scroll.*|data-overflows.*)$/;

/**
 * Critical CSS: the font faces, and every rule that can match an element of the given HTML. It is inlined in each page, so
 * that the first paint waits for no other file.
 */
export function criticalCss(fonts: string, sheet: string, firstScreens: readonly string[]): CriticalCss {
  const isUsed = usedIn(firstScreens);
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(sheet),
    minify: true,
    // As the sheet itself is written.
    include: Features.MediaRangeSyntax,
    visitor: {
      Selector: (selector) => (isUsed(selector) ? undefined : []),
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(isDeferred) ? [] : undefined),
        keyframes: () => [],
      },
      // Of a fallback for light-dark(), which no rule uses.
      Declaration: { custom: { '--lightningcss-light': () => [], '--lightningcss-dark': () => [] } },
    },
  });
  // A text in it cannot end the element that it stands in.
  const css = fonts + code.toString().replaceAll('</', String.raw`<\/`);
  return { css, hash: inlineHash(css) };
}

type MediaQuery = { mediaType: string; condition?: unknown };

/** Whether a media query is one of print or motion alone. */
function isDeferred({ mediaType, condition }: MediaQuery): boolean {
  return mediaType === 'print' || JSON.stringify(condition ?? '').includes('no-preference');
}

/** Whether a selector can match an element of the screens without a visitor's action: attributes may change, names do not. */
function usedIn(screens: readonly string[]): (selector: Selector) => boolean {
  const names = usedNames(screens);
  const isUsed = (component: SelectorComponent): boolean => {
    switch (component.type) {
      case 'class':
      case 'id':
      case 'type':
        return names.has(component.name);
      case 'attribute':
        return !interactions.test(component.name);
      case 'pseudo-class':
        if (component.kind === 'is' || component.kind === 'where' || component.kind === 'has')
          return component.selectors.some((selector) => selector.every(isUsed));
        return !interactions.test(component.kind);
      default:
        return true;
    }
  };
  return (selector) => selector.every(isUsed);
}

/** The names of elements, classes and ids in HTML. */
function usedNames(screens: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const screen of screens)
    for (const [, element = '', attributes = ''] of screen.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g)) {
      names.add(element);
      for (const [, value = ''] of attributes.matchAll(/\s(?:class|id)="([^"]*)"/g))
        for (const word of value.split(/\s+/)) names.add(word);
    }
  return names;
}
