import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, fontSize, size } = vars;

export const who = style({ fontSize: fontSize.small, fontWeight: 650 });
/** A person's words, unlike the assistant's. */
export const said = style({ background: color.paper, border: `1px solid ${color.lake}`, borderRadius: size.radius });
export const notice = style({ fontSize: fontSize.small, color: color.muted, lineHeight: 1.4 });

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
/** Shown where sending takes long, and at once where nothing is to move. */
export const note = style({
  fontSize: fontSize.small,
  color: color.muted,
  '@media': { [media.motion]: { animation: `${appear} 1ms 2s both` } },
});
