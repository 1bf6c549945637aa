import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** Small beside its term; the button's negative margin makes the touch target larger. */
export const anchor = style({
  position: 'relative',
  display: 'inline-block',
  width: '1.5rem',
  height: '1.5rem',
  verticalAlign: 'middle',
  '@media': { [media.print]: { display: 'none' } },
});
export const trigger = style({
  width: size.target,
  height: size.target,
  margin: '-0.625rem',
  cursor: 'help',
  lineHeight: 1,
  selectors: {
    '&::before': {
      content: '"?"',
      display: 'inline-grid',
      placeItems: 'center',
      width: '1.25rem',
      height: '1.25rem',
      border: '2px solid',
      borderRadius: '50%',
      fontSize: fontSize.small,
      fontWeight: 650,
    },
  },
});
/** The gap to the trigger is padding, so that the pointer can move onto the tooltip without leaving it. */
export const tip = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  translate: '-50% 0',
  paddingBlockStart: space.xs,
  width: 'min(18rem, 100vw - 2rem)',
});
export const words = style({
  display: 'block',
  padding: space.s,
  borderRadius: size.radius,
  background: color.ink,
  color: color.paper,
  fontSize: fontSize.small,
  fontWeight: 400,
  lineHeight: 1.45,
  textAlign: 'start',
  letterSpacing: 'normal',
  whiteSpace: 'normal',
});
