import type { Theme, ThemeInput } from '../schema/theme.ts';
import { theme as own } from '../../theme.ts';

/** A theme in which the project's own stands for what is left out. */
export function completeTheme({ logo, icon, colours, faces, radius }: ThemeInput = {}): Theme {
  return {
    logo: logo ?? own.logo,
    icon: icon ?? own.icon,
    colours: {
      light: withGiven(own.colours.light, colours?.light),
      dark: withGiven(own.colours.dark, colours?.dark),
    },
    faces: withGiven(own.faces, faces),
    radius: radius ?? own.radius,
  };
}

function withGiven<T extends object>(all: T, given: { [Name in keyof T]?: T[Name] | undefined } = {}): T {
  return {
    ...all,
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>),
  };
}
