import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

/** Who answers, on one line where there is room. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
});
export const who = style({ flex: '1 1 20rem', fontSize: fontSize.fact });
/** A station whose light is on. */
export const online = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: fontSize.fact,
  fontWeight: 600,
  '::before': { content: '""', width: '0.75rem', height: '0.75rem', borderRadius: '50%', background: color.line3 },
});
