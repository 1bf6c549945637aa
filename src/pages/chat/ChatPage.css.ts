import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

/** A station whose light is on. */
export const online = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: fontSize.small,
  fontWeight: 600,
  '::before': { content: '""', width: '0.75rem', height: '0.75rem', borderRadius: '50%', background: color.line3 },
});
