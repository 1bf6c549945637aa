import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

/** Aligned with the text of the sections below. */
export const frame = style({
  paddingInline: `calc(${space.m} + ${size.stationGap}) ${space.m}`,
  paddingBlockStart: space.xs,
  '@media': { [media.tablet]: { paddingBlockStart: space.m }, [media.large]: { paddingInline: space.xl } },
});
export const trail = style({
  maxWidth: size.page,
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  fontSize: vars.fontSize.small,
  color: color.muted,
});
globalStyle(`${trail} > li`, { display: 'inline-flex', alignItems: 'center', gap: space.xs, minHeight: '1.75rem' });
// Separated by a piece of line.
globalStyle(`${trail} > li:not(:last-child)::after`, {
  content: '""',
  width: '1.25rem',
  height: '3px',
  background: 'var(--line)',
});
globalStyle(`${trail} a`, { color: 'inherit', paddingBlock: '0.125rem' });
