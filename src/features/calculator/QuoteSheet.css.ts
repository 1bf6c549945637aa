import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, space } = vars;

export const sheet = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'grid',
      gap: space.s,
      fontSize: '11pt',
      color: 'CanvasText',
      background: 'Canvas',
      colorScheme: 'light',
    },
  },
});
// Hides everything in print that is neither inside the sheet nor an ancestor of it.
globalStyle(`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`body:has(${sheet}), body :has(${sheet})`, {
  '@media': { [media.print]: { display: 'block', padding: 0, border: 0, background: 'Canvas' } },
});
globalStyle(`${sheet} :is(th, td)`, { padding: `${space.xxs} ${space.xs}` });
globalStyle(`${sheet} th`, { fontWeight: 400 });
globalStyle(`${sheet} :is(th, td):not(:last-child)`, { width: '36%' });
globalStyle(`${sheet} thead th`, {
  fontWeight: 650,
  paddingBlockStart: space.s,
  borderBlockEnd: `2px solid ${color.ink}`,
});

export const title = style({
  paddingBlockEnd: space.xs,
  fontFamily: font.heading,
  fontSize: '26pt',
  fontWeight: 760,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
  borderBlockEnd: `4px solid ${color.lake}`,
});
export const facts = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.xs });
globalStyle(`${facts} > div`, { display: 'flex', gap: space.xs });
globalStyle(`${facts} dt`, { minWidth: '5rem' });
globalStyle(`${facts} dd`, { fontWeight: 650 });
export const figure = style({ textAlign: 'end' });
export const sum = style({ fontWeight: 700, fontSize: '13pt' });
globalStyle(`${sum} :is(th, td)`, { fontWeight: 700 });
export const small = style({ fontSize: fontSize.small });
