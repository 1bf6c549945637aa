import { globalStyle, style } from '@vanilla-extract/css';

/** As large as the longest text, which stands in the same cell and is not seen, heard or copied. */
export const reservedText = style({
  display: 'inline-grid',
  maxWidth: '100%',
  '::before': { content: 'attr(data-longest)', visibility: 'hidden' },
});
globalStyle(`${reservedText}::before, ${reservedText} > span`, { gridArea: '1 / 1', minWidth: 0 });
