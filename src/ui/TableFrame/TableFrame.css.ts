import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { scrollFade } from '../../styles/scrollFade.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { fontSize, space } = vars;

export const frame = style([scrollFade, { '@media': { [media.belowMedium]: { fontSize: fontSize.fact } } }]);
// Close together on a phone, so that a table of four columns fits.
globalStyle(`${frame} :is(th, td)`, { '@media': { [media.belowMedium]: { paddingInline: `0 ${space.xs}` } } });
globalStyle(`${frame} :is(th, td):last-child`, { '@media': { [media.belowMedium]: { paddingInlineEnd: 0 } } });
