import type { ThemeInput } from '#data/rules/schema/theme.ts';

/**
 * How the site looks; what is not here is as in the project's own `data/theme.ts`: for example `line1` to `line5`, the colours of the map's
 * lines and of drawings. `npm run check` measures contrasts.
 */
export const theme: ThemeInput = {
  // A tick in a ring.
  logo: [
    { circle: { x: 14, y: 14, radius: 11 }, stroke: 'lake', width: 3 },
    { path: 'M9 14.5l4 4 7-9', stroke: 'signal', width: 3 },
  ],
  icon: {
    ground: 'raised',
    shapes: [
      { circle: { x: 16, y: 16, radius: 13 }, stroke: 'lake', width: 4 },
      { path: 'M10 16.5l5 5 8-11', stroke: 'signal', width: 4 },
    ],
  },
  colours: {
    light: {
      paper: '#f8f8f5',
      ink: '#1d211c',
      muted: '#525a50',
      rule: '#d8dad2',
      lake: '#2c5a3f',
      lakeSoft: '#e5f0e8',
      signal: '#9c4407',
      deep: '#20402f',
    },
    dark: {
      paper: '#131713',
      raised: '#1c221d',
      muted: '#aab4aa',
      rule: '#38423a',
      lake: '#8fd0a6',
      lakeSoft: '#1d3326',
      onLake: '#0d1810',
      signal: '#f5a45f',
      deep: '#14281c',
    },
  },
  faces: { heading: 'public-sans' },
  radius: 0.375,
};
