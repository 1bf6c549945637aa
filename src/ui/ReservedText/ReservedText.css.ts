import { globalStyle, style } from '@vanilla-extract/css';
import { reservedAttribute } from './marker.ts';

/** Sized by an invisible pseudo-element with the longest text in the same grid cell; it is not read aloud or copied. */
export const reservedText = style({
  display: 'inline-grid',
  maxWidth: '100%',
  '::before': { content: `attr(${reservedAttribute})`, visibility: 'hidden' },
});
globalStyle(`${reservedText}::before, ${reservedText} > span`, { gridArea: '1 / 1', minWidth: 0 });
// An inline grid does not get the underline of the link around it.
globalStyle(`${reservedText}, ${reservedText} > span`, { textDecoration: 'inherit' });
