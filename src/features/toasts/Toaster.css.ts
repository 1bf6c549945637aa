import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** Centred below the header, or at the bottom above the dock or the chat button. */
export const layer = style({
  position: 'fixed',
  inset: '4.75rem 0 auto',
  zIndex: 4,
  margin: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  overflow: 'visible',
  width: 'min(26rem, calc(100vw - 2rem))',
  height: 'auto',
  selectors: { '&[data-edge="bottom"]': { inset: `auto 0 calc(${space.s} + var(--bottom-bar, 0px))` } },
  '@media': {
    [media.medium]: {
      selectors: { '&[data-edge="bottom"]': { inset: 'auto 0 calc(4.75rem + var(--bottom-bar, 0px))' } },
    },
  },
});
export const viewport = style({ listStyle: 'none', padding: 0 });

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });
const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: space.s,
  paddingInlineStart: space.m,
  background: color.raised,
  color: color.ink,
  borderRadius: size.radius,
  border: `1px solid ${color.rule}`,
  borderInlineStart: `${size.line} solid ${color.lake}`,
  boxShadow: `0 0.5rem 1.5rem ${color.shadeToast}`,
  '@media': { [media.motion]: { animation: `${arrive} 150ms ease-out` } },
  selectors: { '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' } },
});
export const toast = styleVariants({ plain: [base], destructive: [base, { borderColor: color.danger }] });
export const text = style({ flex: 1, minWidth: 0, display: 'grid', gap: space.xxs, paddingBlock: space.xs });
export const title = style({ fontWeight: 650 });
globalStyle(`${text} > :last-child:not(:first-child)`, { fontSize: fontSize.small });
