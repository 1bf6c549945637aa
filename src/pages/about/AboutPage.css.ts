import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

const beside = {
  display: 'grid',
  gap: space.xs,
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: space.l } },
};

export const definitions = style({ display: 'grid', gap: space.m });
/** A role and what it answers for, beside each other where there is room. */
export const role = style({ ...beside, borderBlockStart: `1px solid ${color.rule}`, paddingBlockStart: space.m });
globalStyle(`${role} > dt`, { fontSize: vars.fontSize.h4, fontWeight: 650 });
globalStyle(`${role} > dd`, { maxWidth: size.text });
/** A case: its title stands at the line, the telling beside it. */
export const caseStudy = style({
  ...beside,
  borderInlineStart: `${size.line} solid ${color.lake}`,
  paddingInlineStart: space.l,
});
