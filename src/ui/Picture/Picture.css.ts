import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

/** Dimmed in the dark scheme, because the pictures are drawn for a light one. Width and height attributes reserve the space. */
export const image = style({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  borderRadius: vars.size.radius,
  border: `1px solid ${vars.color.rule}`,
  background: vars.color.lakeSoft,
  '@media': { [media.dark]: { filter: 'brightness(0.85)' } },
});
