import type { ThemeInput } from '#data/rules/schema/theme.ts';

/** How the site looks; what is not here is as in the project's own `data/theme.ts`. `npm run check` measures contrasts. */
export const theme: ThemeInput = {
  // A drop.
  logo: [{ path: 'M14 2c-4.7 6.7-7.5 10.6-7.5 15a7.5 7.5 0 0 0 15 0c0-4.4-2.8-8.3-7.5-15z', fill: 'lake' }],
  icon: {
    ground: 'lakeSoft',
    shapes: [{ path: 'M16 1c-5.6 8-9 12.8-9 18a9 9 0 0 0 18 0c0-5.2-3.4-10-9-18z', fill: 'lake' }],
  },
  colours: {
    light: {
      paper: '#f7f9f9',
      ink: '#10232a',
      muted: '#485b61',
      rule: '#d2dadb',
      lake: '#0b5b66',
      lakeSoft: '#dcf0f1',
      signal: '#a8400a',
      deep: '#0a3d47',
    },
    dark: {
      paper: '#0e181b',
      raised: '#162428',
      lake: '#73cfd8',
      lakeSoft: '#133339',
      onLake: '#07191c',
      signal: '#ff9f68',
      deep: '#082a31',
    },
  },
  faces: { heading: 'public-sans' },
  radius: 0.125,
};
