import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const details = style({ borderBlockStart: `${vars.size.line} solid ${color.lake}` });
export const detail = style({ display: 'grid', gap: space.xxs, paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.rule}` });
export const label = style({ color: color.muted, fontSize: vars.fontSize.small });
export const value = style({ fontWeight: 600 });
