import { keepLines } from './keepLines.ts';

/** The performance measure of the exchange until it is drawn, for those who look for the cause of a layout shift. */
export const lateFontsMeasure = 'late-fonts';

/**
 * Draws the page in its typefaces although they came after the first paint, as on a first visit on a slow line. Their rules say
 * `font-display: optional`, because a browser that swaps fonts by itself moves the text below every paragraph whose lines
 * break elsewhere. Here fonts are exchanged while every text in the window keeps its lines.
 */
export async function applyLateFonts(): Promise<void> {
  const late = optionalFaces().filter((rule) => !isDrawn(family(rule)));
  const faces = await Promise.all(late.map((rule) => faceOf(rule).load()));
  if (faces.length === 0) return;
  const start = performance.now();
  keepLines(() => {
    for (const face of faces) document.fonts.add(face);
  });
  // The first frame draws the exchange; the second comes after it.
  requestAnimationFrame(() => requestAnimationFrame(() => performance.measure(lateFontsMeasure, { start })));
}

/** The rules of the faces with the characters of nearly all text; those of rare characters are not preloaded. */
function optionalFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => document.head.querySelector(`link[as="font"][href="${addressIn(style)}"]`) !== null);
}

const addressIn = (style: CSSStyleDeclaration) => /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
const family = ({ style }: CSSFontFaceRule) => style.getPropertyValue('font-family').replaceAll('"', '');

function faceOf(rule: CSSFontFaceRule): FontFace {
  return new FontFace(family(rule), `url("${addressIn(rule.style)}")`, {
    weight: rule.style.getPropertyValue('font-weight'),
  });
}

/** Whether text of this family is drawn in it, and not in the next one of the list. A canvas answers without a layout of the page. */
function isDrawn(name: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const width = (families: string) => {
    if (!context) return 0;
    context.font = `700 99px ${families}`;
    return context.measureText('Agimw 0123').width;
  };
  return width(`"${name}",serif`) !== width('serif');
}
