import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';
import { shapes } from '#data/rules/map/layout/shapes.ts';

const { color, font, fontSize, size, space } = vars;
const colors = [color.line1, color.line2, color.line3, color.line4, color.line5];

/** Font sizes inside the SVG are in SVG units. */
export const svg = styleVariants({ wide: 'wide', tall: 'tall' } as const, (shape) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: font.heading,
  fontSize: `${shapes[shape].name}px`,
  overflow: 'visible',
}));
export const stroke = colors.map((value) => style({ stroke: value }));
export const lines = style({ fill: 'none', strokeWidth: 10, strokeLinecap: 'round' });
/** The path of all stations is drawn twice: a dark dot, and a smaller light one on top. */
export const dots = style({ fill: 'none', strokeLinecap: 'round', stroke: color.ink, strokeWidth: 20 });
export const holes = style([dots, { stroke: color.paper, strokeWidth: 13 }]);
export const hub = style({ fill: color.paper, stroke: color.ink, strokeWidth: 5 });
export const loop = style({ fill: 'none', strokeWidth: 7 });
export const shore = style({ fill: color.lakeSoft });
export const water = style({ fill: color.lake, fontWeight: 500, letterSpacing: '0.06em', opacity: 0.85 });
export const name = style({ fill: color.ink, fontWeight: 650 });
/** Where the map is a strip, names would be too small or cut off. */
export const names = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } });
/** As high as the hero instead of as wide, from the desktop up. */
export const high = style({ '@media': { [media.desktop]: { position: 'absolute', insetBlockStart: 0 } } });
/** Of a single line, a phone's strip would show scraps. */
export const notInStrip = style({ '@media': { [media.phone]: { display: 'none' } } });
/** The second line of a name, without room on phones. */
export const note = style({
  display: 'none',
  fill: color.ink,
  fontFamily: font.text,
  fontSize: `${shapes.wide.note}px`,
  fontWeight: 600,
  letterSpacing: 0,
  '@media': { [media.tablet]: { display: 'inline' } },
});
export const distance = style({ fill: color.muted, fontWeight: 450 });
globalStyle(`${svg.wide} ${distance}`, { fontSize: `${shapes.wide.note}px` });
globalStyle(`${svg.tall} ${distance}`, { fontSize: `${shapes.tall.note}px` });

/** Invisible hit area. */
export const hit = style({ fill: 'none', pointerEvents: 'all' });
export const spot = style({ fill: color.paper, stroke: color.ink, strokeWidth: 3.5 });
export const station = style({ cursor: 'pointer' });
/** The chosen station, whose facts are beside the map. */
export const selected = style({});
globalStyle(`${selected} ${spot}, ${selected} ${hub}`, { fill: color.signal });
globalStyle(`${selected} ${name}`, { fill: color.signal });
globalStyle(`${station}:hover ${name}`, { textDecoration: 'underline' });
globalStyle(`${station}:hover ${spot}`, { fill: color.signal });

/** The map and the chosen station side by side, on desktop and wider. */
export const chooser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The map ends where the water below it begins.
  '@media': {
    [media.desktop]: { columnGap: space.l, gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'end' },
  },
});
export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/**
 * Continues the water below the legend, over the full width of the page and down to the next section. Overlaps by one
 * pixel, because rounding leaves a visible gap at some widths.
 */
export const onWater = style({
  marginBlockStart: '-1px',
  marginBlockEnd: `calc(${space.xxl} * -1)`,
  paddingBlock: `${space.xs} ${space.l}`,
  borderImage: `conic-gradient(${color.lakeSoft} 0 0) fill 0 / 0 / 0 100vmax`,
});
/** What stands beside the map; below it on narrow screens, where the water continues behind it. */
export const aside = style({ paddingBlockStart: space.l });
export const asideOnWater = style([
  aside,
  {
    marginBlockStart: '-1px',
    borderImage: `conic-gradient(${color.lakeSoft} 0 0) fill 0 / 0 / 0 100vmax`,
    // Not the shorthand: the minifier writes its `none` as nothing.
    '@media': { [media.desktop]: { borderImageSource: 'none' } },
  },
]);
/** Leaves a gap above the legend, where no water continues below it. */
export const onLand = style({ paddingBlockStart: space.l });
/** Each shape is shown at its own screen widths. */
export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
export const tallOnly = style({ maxWidth: '30rem', '@media': { [media.tablet]: { display: 'none' } } });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.l}`,
  fontSize: fontSize.fact,
  fontWeight: 600,
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  '::before': {
    content: '""',
    width: '1.75rem',
    height: size.line,
    borderRadius: size.line,
    background: 'var(--line)',
  },
});

/** Dots inside a line, from the office to the page's place. */
export const way = style({
  fill: 'none',
  stroke: color.paper,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeDasharray: '0 9',
});
/** A bar that moves along a line. */
export const train = style({ fill: color.paper, '@media': { [media.reducedMotion]: { display: 'none' } } });

export const dimmed = style({ opacity: 0.35 });
export const here = style({ fill: color.signal, stroke: color.paper, strokeWidth: 4 });
/** An outline in the background colour, which keeps names readable over lines. */
export const halo = style({ stroke: color.paper, strokeWidth: 5, paintOrder: 'stroke' });
/** Not in the low strip of a phone, which would cut it; the breadcrumb and the heading name the place. */
export const hereName = style({
  fill: color.ink,
  fontWeight: 780,
  fontSize: '1.2em',
  '@media': { [media.phone]: { display: 'none' } },
});
export const circle = style({
  fill: color.lake,
  fillOpacity: 0.08,
  stroke: color.lake,
  strokeWidth: 2,
  strokeDasharray: '3 7',
  strokeLinecap: 'round',
});
export const narrow = style({ maxWidth: '28rem' });
export const closed = style({ fill: color.paper, stroke: color.signal, strokeWidth: 5 });
export const bar = style({ stroke: color.signal, strokeWidth: 5, strokeLinecap: 'round' });
export const closedName = style({ fill: color.signal, fontWeight: 700 });
