import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space, size } = vars;

const base = style({ paddingBlock: space.xxl, paddingInline: space.m });

export const block = styleVariants({
  paper: [base],
  raised: [base, { background: color.raised, borderBlock: `1px solid ${color.rule}` }],
  lake: [base, { background: color.lakeSoft }],
  hero: [base, { paddingBlockStart: space.xl, paddingBlockEnd: space.xl }],
});

export const inner = style({ maxWidth: size.page, marginInline: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });
