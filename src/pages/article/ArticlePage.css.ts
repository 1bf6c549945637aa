import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const article = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
export const title = style({ maxWidth: '52rem' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xxs, color: color.muted, fontSize: fontSize.small });

/** From the desktop up the contents stand beside the text and stay in view. */
export const body = style({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, ${size.text}) minmax(0, 1fr)`, columnGap: space.xxl } },
});
export const aside = style({ '@media': { [media.desktop]: { order: 1 }, [media.print]: { display: 'none' } } });
export const contents = style({
  display: 'grid', gap: space.s, padding: space.m, borderInlineStart: `3px solid ${color.lake}`, fontSize: fontSize.small,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6rem' } },
});
export const contentsHeading = style({ fontSize: fontSize.h4 });
export const contentsList = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.xs });
