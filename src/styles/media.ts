/** Media queries: breakpoints from small to large, and visitor preferences. */
export const media = {
  phone: 'screen and (max-width: 39.99rem)',
  tablet: 'screen and (min-width: 40rem)',
  tabletOnly: 'screen and (min-width: 40rem) and (max-width: 63.99rem)',
  /** Where the dock stands at the bottom edge: on higher small screens. */
  dock: 'screen and (max-width: 47.99rem) and (min-height: 30rem)',
  belowMedium: 'screen and (max-width: 47.99rem)',
  medium: 'screen and (min-width: 48rem)',
  /** Too low for a header and a dock that stay in the window: both are in the flow. */
  low: 'screen and (max-height: 29.99rem)',
  /** Low, and with room for the telephone number in the header. */
  lowAndWide: 'screen and (max-height: 29.99rem) and (min-width: 36rem)',
  desktop: 'screen and (min-width: 64rem)',
  /** Wide enough for the whole navigation with the telephone number beside it. */
  fullHeader: 'screen and (min-width: 72rem)',
  large: 'screen and (min-width: 80rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** JavaScript is disabled. Does not match where scripts only fail to load. */
  noScript: '(scripting: none)',
  /** JavaScript is enabled, loaded or not. */
  script: '(scripting: enabled)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const;
