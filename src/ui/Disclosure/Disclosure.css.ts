import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, size, space } = vars;
const stroke = `linear-gradient(${color.lake}, ${color.lake})`;

export const disclosure = style({
  borderBlockEnd: `1px solid ${color.rule}`,
  ':first-child': { borderBlockStart: `2px solid ${color.ink}` },
});
// Prints closed answers too.
globalStyle(`${disclosure}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
export const summary = style({
  minHeight: size.target,
  paddingBlock: space.s,
  fontFamily: font.heading,
  fontWeight: 640,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.3,
  listStyle: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // A plus sign, and a minus sign when open.
    '&::after': {
      content: '""',
      flex: 'none',
      width: '1rem',
      height: '1rem',
      background: `${stroke} center / 100% 3px no-repeat, ${stroke} center / 3px 100% no-repeat`,
    },
    '[open] > &::after': { background: `${stroke} center / 100% 3px no-repeat` },
    '&:hover': { color: color.lake },
  },
});
export const answer = style({ paddingBlockEnd: space.l, maxWidth: size.text });
