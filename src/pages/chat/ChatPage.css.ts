import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

/** The line that says who answers: a person or the assistant. It wraps where there is no room. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
});
export const who = style({ flex: '1 0 100%', fontSize: fontSize.fact });
/** Drawn as a station whose light is on. */
export const online = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: fontSize.fact,
  fontWeight: 600,
  '::before': { content: '""', width: space.s, height: space.s, borderRadius: '50%', background: color.ok },
});
