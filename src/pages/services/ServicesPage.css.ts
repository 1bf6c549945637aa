import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, size, space } = vars;

/** The opening: what is offered and the action on one side, what each area starts at on the other. */
export const opening = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', alignItems: 'end' },
  },
});
export const board = style({ borderBlockStart: `${size.line} solid ${color.lake}` });
/** The whole line is the link. */
export const departure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  minHeight: size.target,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.rule}`,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.lake, textDecoration: 'underline' },
});
export const area = style({
  fontFamily: font.heading,
  fontWeight: 650,
  textDecoration: 'underline',
  textDecorationThickness: '0.06em',
  textUnderlineOffset: '0.18em',
});
export const from = style({ color: color.muted, fontSize: fontSize.fact, fontVariantNumeric: 'tabular-nums' });

export const rows = style({ display: 'grid', borderBlockStart: `2px solid ${color.ink}` });
/** One area of work: what it is, what is included, and its price with the one button. */
export const row = style({
  display: 'grid',
  gap: `${space.m} ${space.xl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.l,
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 13rem', paddingBlock: space.xl },
  },
});
export const part = style({ display: 'grid', gap: space.s, alignContent: 'start' });
export const name = style({ display: 'flex', gap: space.s, alignItems: 'center', fontSize: fontSize.h3 });
/** What is included: one running line on a phone, where a list would be a screen long; two columns on wider screens. */
export const included = style({
  color: color.muted,
  '@media': { [media.tablet]: { columns: 2, columnGap: space.l, fontSize: fontSize.fact } },
});
export const feature = style({
  display: 'inline',
  selectors: { '&:not(:first-child)::before': { content: '" · "', color: color.lake, fontWeight: 700 } },
  '@media': {
    [media.tablet]: {
      display: 'block',
      position: 'relative',
      breakInside: 'avoid',
      paddingInlineStart: space.m,
      paddingBlockEnd: space.xxs,
      lineHeight: 1.4,
      selectors: {
        '&:nth-child(n)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlockStart: '0.5em',
          width: '0.375rem',
          height: '0.375rem',
          borderRadius: '50%',
          background: color.lake,
        },
      },
    },
  },
});
export const price = style({
  fontFamily: font.heading,
  fontWeight: 650,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});
/** Buttons of all rows have the same width, and stand under each other. */
export const action = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  '@media': { [media.tablet]: { maxWidth: '13rem' } },
});
