import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** A sheet above the dock of small screens; above the chat button on larger ones. */
export const widget = style({
  position: 'fixed',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  // All the room below the header.
  height: 'max(20rem, 100dvh - 4.5rem - var(--bottom-bar, 0px))',
  maxHeight: 'calc(100dvh - var(--bottom-bar, 0px))',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.raised,
  border: `1px solid ${color.rule}`,
  borderBlockStart: `${size.line} solid ${color.lake}`,
  '@media': {
    [media.medium]: {
      insetInline: `auto ${space.xs}`,
      insetBlockEnd: 'calc(4.75rem + var(--bottom-bar, 0px))',
      width: '24rem',
      height: '36rem',
      maxHeight: 'calc(100dvh - 5.75rem - var(--bottom-bar, 0px))',
      borderRadius: size.radius,
    },
  },
});
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s,
  paddingInline: space.s,
  paddingBlockStart: space.xs,
  borderBlockEnd: `1px solid ${color.rule}`,
});
export const heading = style({ fontSize: fontSize.h4 });
export const close = style({ paddingInline: space.s, paddingBlock: 0 });
export const links = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: space.l });
export const contactLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.target });
