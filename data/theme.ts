import type { Theme } from './rules/schema/theme.ts';

/** How this provider's site looks. Other data folders may have a `theme.ts` too, with what they change. */
export const theme: Theme = {
  // A transit line with one station.
  logo: [
    { path: 'M2 20h9l8-12h7', stroke: 'ink', width: 4 },
    { circle: { x: 15, y: 14, radius: 5 }, fill: 'paper', stroke: 'signal', width: 3 },
  ],
  icon: {
    ground: 'paper',
    shapes: [
      {
        path: 'M-40 24.5L3.5 24.5Q8.5 24.5 11.81 20.75L20.19 11.25Q23.5 7.5 28.5 7.5L72 7.5',
        stroke: 'lake',
        width: 5.5,
      },
      { circle: { x: 16, y: 16, radius: 7.25 }, fill: 'paper', stroke: 'signal', width: 4.5 },
    ],
  },
  colours: {
    light: {
      paper: '#fbf9f4',
      raised: '#ffffff',
      ink: '#14212b',
      muted: '#4a5963',
      rule: '#d9d5c9',
      lake: '#0a567c',
      lakeSoft: '#e3eff4',
      onLake: '#ffffff',
      signal: '#b5370f',
      onSignal: '#ffffff',
      deep: '#0b3c57',
      onDeep: '#f6f9f8',
      onDeepMuted: '#b6cfdb',
      line1: '#0069a8',
      line2: '#8e3a96',
      line3: '#2a7a35',
      line4: '#a86400',
      line5: '#bd2444',
    },
    dark: {
      paper: '#10181f',
      raised: '#18232c',
      ink: '#eef1ef',
      muted: '#a9b6bd',
      rule: '#33424d',
      lake: '#7cc4e6',
      lakeSoft: '#17303e',
      onLake: '#0b161d',
      signal: '#ff9a6b',
      onSignal: '#2a0f03',
      deep: '#0a2434',
      onDeep: '#eef4f4',
      onDeepMuted: '#a9c2cd',
      line1: '#62b6e6',
      line2: '#d08fd9',
      line3: '#7fcb7a',
      line4: '#eeb04a',
      line5: '#ff8a9d',
    },
  },
  faces: { heading: 'bricolage-grotesque', text: 'source-sans-3' },
  radius: 0.25,
};
