import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, size, space } = vars;
const stroke = `linear-gradient(${color.lake}, ${color.lake})`;

/** Its children have no classes: a page has six of them. */
export const list = style({ borderBlockStart: `2px solid ${color.ink}` });
globalStyle(`${list} > details`, { borderBlockEnd: `1px solid ${color.rule}` });
// Prints closed answers too.
globalStyle(`${list} > ::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
globalStyle(`${list} summary`, {
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
});
globalStyle(`${list} summary::-webkit-details-marker`, { display: 'none' });
// A plus sign, and a minus sign when open.
globalStyle(`${list} summary::after`, {
  content: '""',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  background: `${stroke} center / 100% 3px no-repeat, ${stroke} center / 3px 100% no-repeat`,
});
globalStyle(`${list} > [open] > summary::after`, { background: `${stroke} center / 100% 3px no-repeat` });
globalStyle(`${list} summary:hover`, { color: color.lake });
globalStyle(`${list} p`, { paddingBlockEnd: space.l, maxWidth: size.text });
