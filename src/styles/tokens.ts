/** The look as numbers: sizes in rem, colours for light and dark. Only `src/styles` reads this file. */
export const space = { none: '0', xxs: '0.25rem', xs: '0.5rem', s: '0.75rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem' } as const;

export const fontSize = {
  small: '0.875rem',
  body: '1.0625rem',
  lead: '1.25rem',
  h4: '1.125rem',
  h3: '1.3125rem',
  h2: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)',
  h1: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
} as const;

export const size = { text: '42rem', page: '72rem', target: '2.75rem', radius: '0.375rem', line: '0.375rem' } as const;

export interface Palette {
  paper: string; raised: string; ink: string; muted: string; rule: string; lake: string; lakeSoft: string; onLake: string; signal: string; onSignal: string;
  line1: string; line2: string; line3: string; line4: string; line5: string;
}

export const light: Palette = {
  paper: '#fbf9f4', raised: '#ffffff', ink: '#14212b', muted: '#4a5963', rule: '#d9d5c9', lake: '#0a567c', lakeSoft: '#e3eff4', onLake: '#ffffff', signal: '#b5370f', onSignal: '#ffffff',
  line1: '#0a567c', line2: '#8a3b8f', line3: '#2f6b2a', line4: '#9a5b00', line5: '#a8273f',
};

export const dark: Palette = {
  paper: '#10181f', raised: '#18232c', ink: '#eef1ef', muted: '#a9b6bd', rule: '#33424d', lake: '#7cc4e6', lakeSoft: '#17303e', onLake: '#0b161d', signal: '#ff9a6b', onSignal: '#2a0f03',
  line1: '#7cc4e6', line2: '#d99be0', line3: '#8fd088', line4: '#f0b95c', line5: '#ff9aa8',
};
