import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { color, space, size } = vars;

/** Height of the coastline above the footer. */
const shore = '2.25rem';
/** Points of the coastline: horizontal or at 45 degrees, as in the transit map. */
const coast = [
  '0 50%',
  '9% 50%',
  `calc(9% + ${shore} / 2) 100%`,
  '34% 100%',
  `calc(34% + ${shore}) 0`,
  '58% 0',
  `calc(58% + ${shore} / 2) 50%`,
  '81% 50%',
  `calc(81% + ${shore} / 2) 0`,
];

/** Drawn as a lake with a coastline. */
export const footer = style({
  background: color.deep,
  color: color.onDeep,
  position: 'relative',
  paddingBlock: space.xl,
  // So that the chat button covers nothing at the end of the page.
  '@media': {
    [media.medium]: { paddingBlockEnd: '5.5rem' },
    [media.print]: { padding: 0, background: 'none', breakInside: 'avoid' },
  },
  paddingInline: space.m,
  fontSize: vars.fontSize.small,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 'calc(100% - 1px)',
    height: shore,
    background: color.deep,
    clipPath: `polygon(${coast.join(', ')}, 100% 0, 100% 100%, 0 100%)`,
  },
});
globalStyle(`${footer}::before`, { '@media': { [media.print]: { display: 'none' } } });
globalStyle(`${footer} a`, { color: 'inherit', textDecorationColor: color.onDeepMuted });
globalStyle(`${footer} :focus-visible`, { outlineColor: color.onDeep });
export const inner = style({ maxWidth: size.page, marginInline: 'auto', display: 'grid', gap: space.l });
export const groups = style({
  display: 'grid',
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.desktop]: { gap: space.xl, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
/** The provider itself, and how to reach it: the whole width on a phone. */
export const whole = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
export const group = style({ display: 'grid', gap: space.s, alignContent: 'start' });
export const heading = style({ fontSize: vars.fontSize.h4 });
export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.xs });
export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  justifyContent: 'space-between',
  borderBlockStart: `1px solid ${color.onDeepMuted}`,
  paddingBlockStart: space.m,
  color: color.onDeepMuted,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.m, listStyle: 'none', padding: 0 });
export const address = style({
  fontStyle: 'normal',
  display: 'grid',
  gap: space.xs,
  '@media': { [media.print]: { display: 'flex', flexWrap: 'wrap', columnGap: space.m } },
});
/** Reserves the space of the privacy button, which is added by JavaScript. */
export const choices = style({ minWidth: '16rem', minHeight: '1.55em' });
