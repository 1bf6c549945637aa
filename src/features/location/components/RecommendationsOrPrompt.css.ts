import { style } from '@vanilla-extract/css';

/** Stacks two blocks in one grid cell. */
export const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const layer = style({ gridArea: '1 / 1', display: 'grid' });
