import { style } from '@vanilla-extract/css';
import { vars } from '../styles/vars.css.ts';

const { color, space, size } = vars;

export const footer = style({ borderBlockStart: `${size.line} solid ${color.lake}`, background: color.raised, paddingBlock: `${space.xl} 5rem`, paddingInline: space.m, fontSize: vars.fontSize.small });
export const inner = style({ maxWidth: size.page, marginInline: 'auto', display: 'grid', gap: space.xl });
export const groups = style({ display: 'grid', gap: space.xl, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' });
export const group = style({ display: 'grid', gap: space.s, alignContent: 'start' });
export const heading = style({ fontSize: vars.fontSize.h4 });
export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.xs });
export const base = style({ display: 'flex', flexWrap: 'wrap', gap: space.m, justifyContent: 'space-between', borderBlockStart: `1px solid ${color.rule}`, paddingBlockStart: space.m, color: color.muted });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.m, listStyle: 'none', padding: 0 });
export const address = style({ fontStyle: 'normal', display: 'grid', gap: space.xs });
/** Wide enough for what a script puts there, so that its coming moves nothing. */
export const choices = style({ minWidth: '16rem', minHeight: '1.55em' });
