import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

/** Pictures are drawn for daylight. Its room is there before it is: width and height of the element give the shape. */
export const image = style({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  borderRadius: vars.size.radius,
  border: `1px solid ${vars.color.rule}`,
  background: vars.color.lakeSoft,
  '@media': { [media.dark]: { filter: 'brightness(0.85)' } },
});
