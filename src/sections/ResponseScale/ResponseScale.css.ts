import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, space } = vars;

export const scale = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const rows = style({ display: 'grid', gap: space.m });
export const row = style({
  display: 'grid',
  gap: `${space.xxs} ${space.l}`,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});
export const plan = style({ fontFamily: font.heading, fontWeight: 650, fontSize: fontSize.h4 });
/** A day from midnight to midnight. */
export const day = style({ display: 'block', width: '100%', height: '2.25rem', background: color.rule });
export const open = style({ fill: color.line1, opacity: 0.45 });
export const answered = style({ fill: color.line1 });
/** Each hour stands where its quarter of the day begins. */
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  color: color.muted,
  fontSize: fontSize.fact,
});
