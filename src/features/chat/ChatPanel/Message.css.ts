import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';
import { chip } from '../../../ui/ChipLinks/ChipLinks.css.ts';

const { color, fontSize, size, space } = vars;

const base = style({ display: 'grid', gap: space.xs, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

export const message = styleVariants({
  /** Drawn as a station on the line beside the conversation. */
  assistant: [
    base,
    {
      position: 'relative',
      justifyItems: 'start',
      marginInlineEnd: space.m,
      '::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '-1.5rem',
        insetBlockStart: '0.7rem',
        width: space.m,
        height: space.m,
        borderRadius: '50%',
        border: `${space.xxs} solid ${color.lake}`,
        background: color.raised,
      },
    },
  ],
  user: [base, { justifyItems: 'end', marginInlineStart: space.m }],
});

const words = style({
  paddingBlock: space.xs,
  paddingInline: space.s,
  borderRadius: size.radius,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '100%',
  lineHeight: 1.45,
});

export const bubble = styleVariants({
  assistant: [words, { background: color.lakeSoft }],
  user: [words, { background: color.lake, color: color.onLake }],
});
globalStyle(`${bubble.user} a`, { color: 'inherit' });

/** A list in a reply. */
export const list = style({ margin: 0, paddingInlineStart: '1.1em', whiteSpace: 'normal' });

export const time = style({
  minHeight: '1.25rem',
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const sources = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
export const sourceLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** A chip that is a button. Long texts wrap inside the conversation's width. */
export const suggestion = style([
  chip,
  {
    fontWeight: 600,
    fontSize: fontSize.small,
    textAlign: 'start',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
]);
/** What a quote is made of: tapped to change it. */
export const knownChip = style([suggestion, { background: 'transparent', fontWeight: 400, borderStyle: 'dashed' }]);
export const suggestionItem = style({ minWidth: 0, maxWidth: '100%' });
