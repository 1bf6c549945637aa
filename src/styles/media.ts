/** The widths at which a layout changes, from the smallest up. */
export const media = {
  tablet: 'screen and (min-width: 40rem)',
  desktop: 'screen and (min-width: 64rem)',
  large: 'screen and (min-width: 80rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** Where no script will ever run; one that fails to load does not count. */
  noScript: '(scripting: none)',
  /** Where scripts run, or will in a moment. */
  script: '(scripting: enabled)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const;
