import type { ThemeInput } from '#data/rules/schema/theme.ts';

/** How the site looks; what is not here is as in the project's own `data/theme.ts`. `npm run check` measures contrasts. */
export const theme: ThemeInput = {
  // A tooth.
  logo: [
    {
      path:
        'M9 4c-3 0-5 2.5-5 6 0 3 1.2 4.6 1.8 7.5.8 3.5 1 6.5 2.8 6.5 2.2 0 2-6 5.4-6s3.2 6 5.4 6c1.8 0 2-3 ' +
        '2.8-6.5.6-2.9 1.8-4.5 1.8-7.5 0-3.5-2-6-5-6-2.2 0-3.3 1.2-5 1.2S11.2 4 9 4z',
      stroke: 'lake',
      width: 2.5,
    },
    { circle: { x: 20, y: 9, radius: 2 }, fill: 'signal' },
  ],
  icon: {
    ground: 'raised',
    shapes: [
      {
        path:
          'M11 6c-3 0-5 2.5-5 6 0 3 1.2 4.6 1.8 7.5.8 3.5 1 6.5 2.8 6.5 2.2 0 2-6 5.4-6s3.2 6 5.4 6c1.8 0 2-3 ' +
          '2.8-6.5.6-2.9 1.8-4.5 1.8-7.5 0-3.5-2-6-5-6-2.2 0-3.3 1.2-5 1.2S13.2 6 11 6z',
        stroke: 'lake',
        width: 3,
      },
      { circle: { x: 22, y: 11, radius: 2.5 }, fill: 'signal' },
    ],
  },
  colours: {
    light: {
      paper: '#fbfafd',
      ink: '#1c1d33',
      muted: '#555872',
      rule: '#dcdbe6',
      lake: '#4447a0',
      lakeSoft: '#eaebfa',
      signal: '#ab2a5e',
      deep: '#2b2d6b',
      onDeepMuted: '#c3c6e8',
    },
    dark: {
      paper: '#12131f',
      raised: '#1b1d2e',
      muted: '#adb1c9',
      rule: '#393d57',
      lake: '#acb4ff',
      lakeSoft: '#23264a',
      onLake: '#10132b',
      signal: '#ff9dbf',
      onSignal: '#300818',
      deep: '#181b40',
    },
  },
  faces: { heading: 'fraunces', text: 'public-sans' },
  radius: 0.75,
};
