import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

const percent = z.number().min(0).max(100);

/** A photograph of the provider's own. */
export const photoSchema = z.strictObject({
  /** What records name it by, and the beginning of its address. */
  id: slugSchema,
  /** The name of its file in the folder `photos/files` beside the records: a JPEG, PNG, WebP or AVIF. The original is never served. */
  file: z
    .string()
    .regex(/^[\w.-]+\.(?:jpe?g|png|webp|avif|heic|heif)$/i, 'Give the name of a file, for example "office.jpg".'),
  /** What it shows, for whoever does not see it. */
  alt: textSchema,
  /** What must stay in view where it is cropped, in percent from the left and from the top; the middle by default. */
  focus: z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 50 }),
  /** The pages that it stands on, for example "/locations/ajax"; the first photograph of a page is shared with it. */
  shownOn: z.array(z.string().regex(/^\/[\w/-]*$/, 'Give the path of a page, for example "/about".')).default([]),
});
export type PhotoRecord = z.infer<typeof photoSchema>;

/** A photograph as pages show it, once the build has made its files. */
export interface ShownPhoto {
  alt: string;
  width: number;
  height: number;
  /** Address of the JPEG that every browser shows. */
  src: string;
  /** The sizes of each format, the most economical first. */
  sources: readonly { type: string; srcset: string }[];
}

/** The pictures that are made of a photograph. */
export interface MadePhoto {
  /** Whole. */
  whole: ShownPhoto;
  /** Square, for a portrait. */
  square: ShownPhoto;
  /** Address of the JPEG that is shared. */
  share: string;
}
