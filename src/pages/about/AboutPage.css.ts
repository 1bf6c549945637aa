import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;
const diameter = '5rem';

/** Roles side by side, whose emblems lie on one line. */
export const roles = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  '@media': {
    [media.desktop]: { gap: 0, gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const role = style({
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  '@media': { [media.desktop]: { paddingInlineEnd: space.xl } },
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc((${diameter} - ${size.line}) / 2)`,
      height: size.line,
      background: 'var(--line)',
      display: 'none',
      '@media': { [media.desktop]: { display: 'block' } },
    },
  },
});
/** A role's sign: its icon in an interchange. */
export const emblem = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: diameter,
  height: diameter,
  marginBlockEnd: space.xs,
  borderRadius: '50%',
  border: `${size.line} solid var(--line)`,
  background: color.paper,
});
globalStyle(`${emblem} > svg`, { width: '2.25rem', height: '2.25rem' });
