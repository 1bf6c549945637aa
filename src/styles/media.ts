/** Media queries: breakpoints from small to large, and visitor preferences. */
export const media = {
  tablet: 'screen and (min-width: 40rem)',
  /** Wide enough for the telephone number in the header, so that there is no dock at the bottom edge. */
  undocked: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  large: 'screen and (min-width: 80rem)',
  /** So low, such as a phone held sideways or a page at 200 % zoom, that nothing may stick to the bottom edge. */
  low: 'screen and (max-height: 29.99rem)',
  /** Low, and with room for the telephone number in the header. */
  lowAndWide: 'screen and (max-height: 29.99rem) and (min-width: 36rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** JavaScript is disabled. Does not match where scripts only fail to load. */
  noScript: '(scripting: none)',
  /** JavaScript is enabled, loaded or not. */
  script: '(scripting: enabled)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const;
