import { globalStyle, style } from '@vanilla-extract/css';

/** As high as the longer of its texts, whichever is shown: nothing moves between a touch and its click. */
export const soundState = style({ display: 'grid' });
globalStyle(`${soundState} > *`, { gridArea: '1 / 1' });
globalStyle(`${soundState} > [hidden]`, { display: 'block', visibility: 'hidden' });
