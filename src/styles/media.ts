/** The widths at which a layout changes, from the smallest up. */
export const media = {
  tablet: 'screen and (min-width: 40rem)',
  desktop: 'screen and (min-width: 64rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
