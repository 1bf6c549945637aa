import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Matches inside a prerendered panel until `loadChatPanel` has set `data-chat` on the document. */
export const unscripted = 'html:not([data-chat]) [data-live] &';

export const contactLinks = style({
  gridArea: '1 / 1 / 3 / 2',
  display: 'none',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  alignItems: 'center',
  fontSize: vars.fontSize.small,
  selectors: { [unscripted]: { display: 'flex' } },
});
export const unscriptedOnly = style({ display: 'none', '@media': { [media.noScript]: { display: 'inline' } } });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });
