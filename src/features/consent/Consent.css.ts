import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';
import { bottomLayer } from '../../ui/BottomLayer/BottomLayer.css.ts';

const { size, space } = vars;

export const bar = style([bottomLayer, { paddingBlock: space.s, maxHeight: '60svh' }]);
export const inner = style({
  maxWidth: size.page,
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
export const text = style({ flex: '1 1 20rem', maxWidth: size.text });
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s, flex: '0 1 16rem' });
/** A button in the footer that looks like the links beside it. */
export const reopen = style({
  textAlign: 'start',
  textDecoration: 'underline',
});
