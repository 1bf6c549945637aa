import type { ColourName } from '#data/rules/schema/theme.ts';

/** The CSS variable of a colour: `onDeep` is `--onDeep`. */
export const colourVariable = (name: ColourName) => `--${name}`;
