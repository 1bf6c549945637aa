import { z } from 'zod';
import { imageAddressSchema } from './text.ts';

/** The colours of a scheme, by what they are for. */
const colourNames = [
  'paper',
  'raised',
  'ink',
  'muted',
  'rule',
  'lake',
  'lakeSoft',
  'onLake',
  'signal',
  'onSignal',
  'deep',
  'onDeep',
  'onDeepMuted',
  'line1',
  'line2',
  'line3',
  'line4',
  'line5',
] as const;
export type ColourName = (typeof colourNames)[number];
const colourName = z.enum(colourNames);

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Write it as a # and six digits from 0 to f, for example "#0a567c".');

/** The typefaces that the build bundles (`scripts/build/fonts/typefaces.ts`). */
export const faceNames = ['bricolage-grotesque', 'source-sans-3', 'fraunces', 'public-sans'] as const;
export type FaceName = (typeof faceNames)[number];

/** A line or an area of a drawing: a path or a circle, with names of colours. */
const shapeSchema = z
  .strictObject({
    /** SVG path data. */
    path: z
      .string()
      .regex(/^M[\d\s.,+\-a-z]+$/i, 'Write the data of an SVG path, for example "M2 20h9l8-12h7".')
      .optional(),
    /** Centre and radius. */
    circle: z.strictObject({ x: z.number(), y: z.number(), radius: z.number().positive() }).optional(),
    fill: colourName.optional(),
    stroke: colourName.optional(),
    /** Of the stroke. */
    width: z.number().positive().optional(),
  })
  .refine(({ path, circle }) => (path === undefined) !== (circle === undefined), 'Give it a path or a circle.')
  .refine(({ fill, stroke }) => fill !== undefined || stroke !== undefined, 'Give it a fill or a stroke.');
export type Shape = z.infer<typeof shapeSchema>;

const paletteSchema = z.strictObject(
  Object.fromEntries(colourNames.map((name) => [name, colour])) as Record<ColourName, typeof colour>,
);
export type Palette = z.infer<typeof paletteSchema>;

/** A logo as a picture file, for example an SVG of a word mark. */
const logoPictureSchema = z.strictObject({
  /** Address of the file, which stands in `public`. */
  image: imageAddressSchema,
  /** The same for dark schemes, where the first would not be seen on a dark ground. */
  imageOnDark: imageAddressSchema.optional(),
  /** In pixels, as it is shown. */
  width: z.int().min(16).max(220),
  height: z.int().min(16).max(48),
  /** Whether the picture shows the name, which is then not written beside it. */
  showsName: z.boolean(),
});
type LogoPicture = z.infer<typeof logoPictureSchema>;

/** How the site looks. What a data folder leaves out is as in the project's own. */
export const themeSchema = z.strictObject({
  /** The mark beside the name in the header, on a grid of 28 by 28, or a picture file. */
  logo: z.union([z.array(shapeSchema).min(1), logoPictureSchema]).optional(),
  /** The icon of browser tabs and home screens, on a grid of 32 by 32; on home screens it stands on `ground`. */
  icon: z.strictObject({ ground: colourName, shapes: z.array(shapeSchema).min(1) }).optional(),
  /**
   * `paper` and `raised` are grounds, `lake` is the colour of links and actions, `signal` that of the one action of a screen,
   * `deep` the ground of the footer and of emphasised sections, `on…` what stands on such a ground, and `line1` to `line5` are
   * the lines of the regions, in order.
   */
  colours: z
    .strictObject({ light: paletteSchema.partial().optional(), dark: paletteSchema.partial().optional() })
    .optional(),
  faces: z.strictObject({ heading: z.enum(faceNames).optional(), text: z.enum(faceNames).optional() }).optional(),
  /** Of the corners of buttons, fields and pictures, in rem; 0 for sharp ones. */
  radius: z.number().min(0).max(1.25).optional(),
});
export type ThemeInput = z.infer<typeof themeSchema>;

/** A theme with everything that a data folder may leave out. */
export interface Theme {
  logo: Shape[] | LogoPicture;
  icon: { ground: ColourName; shapes: Shape[] };
  colours: { light: Palette; dark: Palette };
  faces: { heading: FaceName; text: FaceName };
  radius: number;
}
