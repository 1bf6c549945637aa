import type { ColourName } from '#data/schema/theme.ts';

/** The CSS variable of a colour: `paper` is `--pa`, `onDeepMuted` is `--onDM`. It is short, because a page names some eighty of them. */
export const colourVariable = (name: ColourName) => `--${name.slice(0, 2)}${name.slice(2).replace(/[a-z]/g, '')}`;
