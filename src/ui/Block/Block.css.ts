import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, space, size } = vars;
const half = (length: string) => `calc(${length} / 2)`;

/** Space of a block above and below its content, which its vertical line crosses. */
const padding = createVar();

const base = style({
  vars: { [padding]: space.xxl },
  paddingBlock: padding,
  paddingInline: `calc(${space.m} + ${size.stationGap}) ${space.m}`,
  overflowX: 'clip',
  '@media': {
    [media.large]: { paddingInline: space.xl },
    [media.print]: {
      paddingBlock: space.m,
      paddingInline: `calc(${size.stationGap} + ${half(size.station)}) 0`,
      overflow: 'visible',
      border: 0,
    },
  },
});

/** Padding of the hero above and below. */
export const heroPadding = { start: 'clamp(1rem, 3vw, 2.25rem)', end: space.xl } as const;

export const block = styleVariants({
  paper: [base],
  raised: [
    base,
    {
      background: color.raised,
      borderBlock: `1px solid ${color.rule}`,
      '@media': { [media.print]: { borderBlock: 0 } },
    },
  ],
  lake: [base, { background: color.lakeSoft }],
  /** The strongest tone; at most once on a page. */
  deep: [
    base,
    {
      background: color.deep,
      color: color.onDeep,
      vars: { '--line': color.onDeepMuted, '--action': color.onDeep, '--onAction': color.deep },
    },
  ],
  hero: [
    base,
    {
      paddingBlock: `${heroPadding.start} ${heroPadding.end}`,
      '@media': { [media.print]: { paddingBlock: space.m } },
    },
  ],
});

/** The smaller step of the vertical rhythm, for a band among many of a page. After the tones, whose padding it replaces. */
export const dense = style({ vars: { [padding]: 'clamp(1rem, 0.35rem + 2.9vw, 3rem)' } });

/** Draws the page's vertical line beside the content. */
export const inner = style({
  position: 'relative',
  maxWidth: size.page,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@media': { [media.tablet]: { gap: space.l } },
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc(${padding} * -1)`,
    insetInlineStart: `calc((${size.stationGap} + ${half(size.line)}) * -1)`,
    width: size.line,
    background: 'var(--line)',
  },
});
globalStyle(`${inner}::before`, { '@media': { [media.print]: { display: 'none' } } });
// In the hero, the line starts at the first heading.
globalStyle(`${block.hero} > ${inner}::before`, { insetBlockStart: '1.5rem' });

/** Heading and content side by side, on desktop and wider. */
export const aside = style([
  inner,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
        columnGap: 'clamp(2rem, 4vw, 4.5rem)',
      },
    },
  },
]);
export const head = style({ display: 'grid', gap: space.s, alignContent: 'start' });
/** Above content of full width: from the desktop up, the text stands beside the heading. */
export const wideHead = style([
  head,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: 'clamp(2rem, 4vw, 4.5rem)',
        alignItems: 'end',
      },
    },
  },
]);
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignContent: 'start',
});
globalStyle(`${dense} ${content}`, { '@media': { [media.belowMedium]: { gap: space.m } } });
globalStyle(`${dense} > ${inner}`, { '@media': { [media.belowMedium]: { gap: space.s } } });
globalStyle(`${aside} > ${head}`, {
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6.5rem', alignSelf: 'start' } },
});
globalStyle(`${content}:empty`, { display: 'none' });

// Draws a station beside each section's heading.
globalStyle(`${head} > h2, ${block.hero} h1`, { position: 'relative' });
globalStyle(`${head} > h2::before, ${block.hero} h1::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc((${size.stationGap} + ${half(size.station)}) * -1)`,
  insetBlockStart: `calc(0.56em - ${half(size.station)})`,
  width: size.station,
  height: size.station,
  borderRadius: '50%',
  border: `${size.line} solid var(--line)`,
  background: color.paper,
});
globalStyle(`${block.deep} :is(p, dt)`, { color: color.onDeepMuted });
globalStyle(`${block.deep} a:not([class])`, { color: color.onDeep });
globalStyle(`${block.deep} :focus-visible`, { outlineColor: color.onDeep });
