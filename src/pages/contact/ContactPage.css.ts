import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';

/** The telephone and whether somebody is there. On small screens the dock says both, and the form starts higher. */
export const reachNow = style({ '@media': { [media.dock]: { display: 'none' } } });
