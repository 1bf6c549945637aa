import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { colourVariable } from './colourVariable.ts';
import { media } from './media.ts';
import { dark, font, fontSize, light, size, space } from './tokens.ts';

const colorContract = createGlobalThemeContract(
  Object.fromEntries(Object.keys(light).map((name) => [name, name])) as { [Name in keyof typeof light]: string },
  (name) => colourVariable(name as keyof typeof light),
);

createGlobalTheme(':root', colorContract, light);
/** The light scheme without grounds: browsers print none, and text on them would be pale. */
const paper = {
  ...light,
  paper: '#ffffff',
  lakeSoft: '#ffffff',
  deep: '#ffffff',
  onDeep: light.ink,
  onDeepMuted: light.muted,
  onSignal: light.ink,
  onLake: light.ink,
};
const valuesOf = (palette: typeof light) =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [colorContract[name as keyof typeof light], value]),
  );

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    [media.dark]: { vars: valuesOf(dark) },
    [media.print]: { colorScheme: 'light', vars: valuesOf(paper) },
  },
});

/** Colours by meaning. They name variables of the palette, so that no page carries more variables. */
const meanings = {
  /** What failed or takes away. */
  danger: colorContract.line5,
  /** What works or is open. */
  ok: colorContract.line3,
  /** Shadows: behind the header, a card and a toast. */
  shadeHeader: 'rgb(0 0 0 / 0.18)',
  shadeCard: 'rgb(0 0 0 / 0.2)',
  shadeToast: 'rgb(0 0 0 / 0.25)',
  /** Covers of the page behind an open menu, and behind a dialog or the tour. */
  coverMenu: 'rgb(0 0 0 / 0.5)',
  coverDialog: 'rgb(0 0 0 / 0.6)',
} as const;

/** The theme for components. Colours are CSS variables that follow the visitor's colour scheme. */
export const vars = { color: { ...colorContract, ...meanings }, space, font, fontSize, size } as const;
