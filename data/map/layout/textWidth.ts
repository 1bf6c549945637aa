const classes: readonly [RegExp, number][] = [
  [/[iljtfrI.,'’ \-()]/, 0.38],
  [/[mwMW]/, 0.94],
  [/[A-ZÀ-Þ]/, 0.74],
  [/[\p{Script=Latin}\d]/u, 0.61],
];

/** A generous guess at how wide a text is set, for type of the given size: no font is at hand where maps are laid out. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += classes.find(([pattern]) => pattern.test(letter))?.[1] ?? 1;
  return Math.ceil(width * size);
}
