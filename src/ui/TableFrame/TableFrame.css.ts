import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';

export const frame = style({ overflowX: 'auto', '@media': { [media.print]: { overflow: 'visible' } } });
