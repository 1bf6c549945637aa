import { style } from '@vanilla-extract/css';

/** Two blocks in one place. */
export const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const layer = style({ gridArea: '1 / 1', display: 'grid' });
