/** Width of characters in em, the first matching class counts. */
const classes: readonly [RegExp, number][] = [
  [/[iljtfrI.,'’ \-()]/, 0.38],
  [/[mwMW]/, 0.94],
  [/[A-ZÀ-Þ]/, 0.74],
  [/[\p{Script=Latin}\d]/u, 0.61],
];

/** Generous estimate of a text's width at a font size, from average widths of letters, because the layout has no font metrics. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += classes.find(([pattern]) => pattern.test(letter))?.[1] ?? 1;
  return Math.ceil(width * size);
}
