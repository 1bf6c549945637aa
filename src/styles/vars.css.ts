import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { dark, font, fontSize, light, size, space } from './tokens.ts';

const colorContract = createGlobalThemeContract(
  Object.fromEntries(Object.keys(light).map((name) => [name, name])) as { [Name in keyof typeof light]: string },
  (name) => `c-${name}`,
);

createGlobalTheme(':root', colorContract, light);
globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    [media.dark]: {
      vars: Object.fromEntries(
        Object.entries(dark).map(([name, value]) => [colorContract[name as keyof typeof dark], value]),
      ),
    },
  },
});

/** The theme for components. Colours are CSS variables that follow the visitor's colour scheme. */
export const vars = { color: colorContract, space, font, fontSize, size } as const;
