import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

const base = style({
  paddingInline: space.m,
  paddingBlock: space.xxs,
  fontSize: vars.fontSize.small,
  lineHeight: 1.35,
});

export const bar = styleVariants({
  soft: [base, { background: color.lakeSoft }],
  raised: [base],
});
export const inner = style({
  maxWidth: size.page,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.m,
  '@media': { [media.desktop]: { display: 'flex', alignItems: 'center' } },
});
export const words = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
/** Overlays the message on the space of the text, so that nothing shifts. */
export const anchor = style({ position: 'relative' });
export const overlay = style({ position: 'absolute', inset: 0 });
/** Reserves the height of one control. */
export const actions = style({ display: 'flex', flex: 'none', gap: space.m, minHeight: size.target });
/** Reserves the width of the widestName control that may appear in it. */
export const slot = style({ minWidth: '9rem' });
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  minWidth: size.target,
  fontWeight: 650,
  textDecoration: 'underline',
});
