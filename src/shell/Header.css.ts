import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { color, space, size } = vars;

export const header = style({ paddingInline: space.m, position: 'sticky', insetBlockStart: 0, zIndex: 2, background: color.paper, borderBlockEnd: `1px solid ${color.rule}` });
export const bar = style({ maxWidth: size.page, marginInline: 'auto', minHeight: '4rem', display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s });
export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, minHeight: size.target, fontWeight: 750, color: color.ink, textDecoration: 'none', letterSpacing: '-0.015em', lineHeight: 1.2, minWidth: 0 });
export const mark = style({ width: '1.75rem', height: '1.75rem', flex: 'none' });
export const parent = style({ fontSize: vars.fontSize.small, color: color.muted, display: 'none', '@media': { 'screen and (min-width: 96rem)': { display: 'inline', whiteSpace: 'nowrap' } } });
export const wide = style({ display: 'none', alignItems: 'center', gap: space.m, whiteSpace: 'nowrap', '@media': { [media.desktop]: { display: 'flex' } } });
export const list = style({ display: 'flex', gap: space.m, listStyle: 'none', padding: 0 });
export const link = style({
  color: color.ink, textDecoration: 'none', minHeight: size.target, display: 'flex', alignItems: 'center', borderBlock: '3px solid transparent',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&[aria-current]': { borderBlockEndColor: color.signal, fontWeight: 650 } },
});
export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const toggle = style({ minHeight: size.target, paddingInline: space.s, display: 'flex', alignItems: 'center', border: `2px solid ${color.rule}`, borderRadius: size.radius, fontWeight: 650, listStyle: 'none', selectors: { '&::-webkit-details-marker': { display: 'none' } } });
export const panel = style({ position: 'absolute', insetInline: 0, insetBlockStart: '100%', background: color.paper, borderBlockEnd: `1px solid ${color.rule}`, padding: space.m, display: 'grid', gap: space.m, maxHeight: 'calc(100dvh - 4rem)', overflowY: 'auto' });
export const panelList = style({ display: 'grid', listStyle: 'none', padding: 0 });
globalStyle(`${panelList} a`, { fontSize: vars.fontSize.lead });
