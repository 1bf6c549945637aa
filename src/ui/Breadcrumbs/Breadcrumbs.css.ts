import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

export const frame = style({ paddingInline: vars.space.m, paddingBlockStart: vars.space.m });
export const trail = style({ maxWidth: vars.size.page, marginInline: 'auto', listStyle: 'none', padding: 0, display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, fontSize: vars.fontSize.small });
export const crumb = style({ selectors: { '&:not(:last-child)::after': { content: '"›"', marginInlineStart: vars.space.xs, color: vars.color.muted } } });
