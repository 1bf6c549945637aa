import { style } from '@vanilla-extract/css';
import { scrollFade } from '../../styles/scrollFade.css.ts';

export const frame = style(scrollFade);
