/**
 * Design tokens: sizes, fonts, and the colours of both schemes. Components use `vars` instead; only styles and the
 * generators of pictures and documents import this file.
 */
export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.5rem',
  xxl: 'clamp(3rem, 2.25rem + 3.4vw, 5rem)',
} as const;

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** The two font families, each with a fallback of matching metrics to avoid layout shifts while it loads. */
export const font = {
  heading: `Heading, "Heading Fallback", ${system}`,
  text: `Text, "Text Fallback", ${system}`,
} as const;

export const fontSize = {
  small: '0.9375rem',
  /** The smallest size of what carries a fact. */
  fact: '1rem',
  body: '1.125rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)',
  h4: '1.125rem',
  h3: '1.375rem',
  h2: 'clamp(1.5rem, 1.2rem + 1.8vw, 2.5rem)',
  h1: 'clamp(2rem, 1.35rem + 4vw, 4.25rem)',
  /** For single large figures. */
  figure: 'clamp(3rem, 2rem + 5vw, 6.5rem)',
} as const;

export const size = {
  text: '40rem',
  /** Width of the content: of 1920 pixels it takes 70 %. */
  page: 'clamp(72rem, 84vw, 84rem)',
  target: '2.75rem',
  radius: '0.25rem',
  line: '0.375rem',
  /** Width of a station, and the distance of its centre from the text beside it. */
  station: '1.25rem',
  stationGap: '1.5rem',
} as const;

export interface Palette {
  paper: string;
  raised: string;
  ink: string;
  muted: string;
  rule: string;
  lake: string;
  lakeSoft: string;
  onLake: string;
  signal: string;
  onSignal: string;
  /** Background of the footer and of emphasised sections. */
  deep: string;
  onDeep: string;
  onDeepMuted: string;
  /** Line colours of the regions, in order. */
  line1: string;
  line2: string;
  line3: string;
  line4: string;
  line5: string;
}

export const light: Palette = {
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
};

export const dark: Palette = {
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
};
