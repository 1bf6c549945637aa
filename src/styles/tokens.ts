import { completeTheme } from '#data/rules/look/completeTheme.ts';
import { theme as given } from '#data/theme.ts';

/** That of the data folder that is built: the bundler resolves `#data/theme.ts` there. */
const theme = completeTheme(given);

/** Design tokens: sizes, fonts, and the colours of both schemes. Components use `vars` instead; only styles import this file. */
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

/** For systems that have none of the fonts that the fallbacks are made of. */
const system = 'system-ui, sans-serif';

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
  radius: `${theme.radius}rem`,
  line: '0.375rem',
  /** Width of a station, and the distance of its centre from the text beside it. */
  station: '1.25rem',
  stationGap: '1.5rem',
} as const;

export const { light, dark } = theme.colours;
