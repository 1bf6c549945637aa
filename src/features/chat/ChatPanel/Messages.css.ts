import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { color, space } = vars;

/** The space of the scroll bar is reserved so that lines do not rewrap. Over a page, the wheel does not scroll what is behind. */
export const scroller = style({
  position: 'relative',
  overflowY: 'auto',
  minHeight: 0,
  scrollbarWidth: 'thin',
  scrollbarGutter: 'stable',
  scrollbarColor: `${color.rule} transparent`,
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '[role="dialog"] &': { overscrollBehavior: 'contain' },
  },
});

/** Draws the line beside the conversation. */
export const list = style({
  position: 'relative',
  minHeight: '100%',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  padding: space.m,
  paddingInlineStart: '2.5rem',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '1.375rem',
    width: '0.25rem',
    background: color.lake,
  },
});
