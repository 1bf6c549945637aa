import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const article = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
/** Tables stand closer on a narrow screen, so that the page does not scroll sideways. */
globalStyle(`${article} :is(th, td)`, {
  paddingInline: space.xxs, fontSize: fontSize.small, hyphens: 'auto',
  '@media': { [media.tablet]: { paddingInline: space.s, fontSize: 'inherit', hyphens: 'manual' } },
});
/** Four columns are too many for whole words there. */
globalStyle(`${article} table:has(th:nth-child(4)) :is(th, td)`, { overflowWrap: 'anywhere', '@media': { [media.tablet]: { overflowWrap: 'break-word' } } });
export const title = style({ maxWidth: '52rem' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xxs, color: color.muted, fontSize: fontSize.small });

/** From the desktop up the contents stand beside the text and stay in view. */
export const body = style({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: `15rem minmax(0, ${size.text})`, columnGap: space.xxl } },
});
export const contents = style({
  display: 'grid', gap: space.s, alignSelf: 'start', paddingInlineStart: space.m, borderInlineStart: `3px solid ${color.lake}`, fontSize: fontSize.small,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6rem' }, [media.print]: { display: 'none' } },
});
export const contentsHeading = style({ fontSize: fontSize.h4 });
export const contentsList = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.xs });
