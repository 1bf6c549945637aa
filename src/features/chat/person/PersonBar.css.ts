import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { unscripted } from '../ContactLinks/ContactLinks.css.ts';

const { color, fontSize, size, space } = vars;

/** Who answers, and the way to a person: above the input, in every panel. */
export const bar = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s}`,
  minHeight: size.target,
  marginBlockEnd: space.xxs,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  selectors: { [unscripted]: { visibility: 'hidden' } },
});
export const line = style({ flex: '1 1 7rem', color: color.muted });
/** Two buttons stay together, below the line where there is no room. */
export const buttons = style({ flex: 'none', display: 'flex', gap: space.s });
export const ask = style([button.secondary, { paddingInline: space.xs, flex: 'none', fontSize: fontSize.small }]);
