import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

/** At the corner of the button, so that its text stays where it is. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: space.xxs,
  insetInlineEnd: space.xxs,
  minWidth: space.l,
  paddingInline: space.xxs,
  borderRadius: space.l,
  background: color.signal,
  color: color.onSignal,
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: space.l,
  textAlign: 'center',
  '@media': {
    [media.medium]: { insetBlockStart: `calc(${space.s} * -1)`, insetInlineEnd: `calc(${space.xs} * -1)` },
  },
});
