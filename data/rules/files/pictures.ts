/** Widths in pixels in which every generated picture exists. Their aspect ratio is 16:9. */
export const pictureWidths = [400, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
/** Width in pixels of the PNG copy for clients that cannot read WebP. */
export const pngWidth = 800;
/** Kinds of records that have a picture, named as their folders under `/images`. */
export type PictureFolder = 'articles' | 'industries' | 'services';

/** A record's picture: the part that the addresses of all its sizes begin with. */
export function pictureOf(folder: PictureFolder, slug: string): string {
  return `/images/${folder}/${slug}`;
}

/** The colour schemes in which every generated picture exists. */
export const pictureSchemes = ['light', 'dark'] as const;
export type PictureScheme = (typeof pictureSchemes)[number];

/** Address of a generated picture at a width, in the light scheme by default. */
export function pictureAddress(picture: string, width: PictureWidth, scheme: PictureScheme = 'light'): string {
  return `${picture}${scheme === 'dark' ? '-dark' : ''}-${width}.webp`;
}

/** Address of the PNG copy, in the light scheme, for clients that cannot read WebP. */
export function pngAddress(picture: string): string {
  return `${picture}-${pngWidth}.png`;
}

/** The other shapes of an article's picture, for search results; its own is 16:9. */
export const croppedPictures = [
  { ratio: '4x3', width: 1200, height: 900 },
  { ratio: '1x1', width: 900, height: 900 },
] as const;

/** Address of a generated picture cropped to another shape. */
export function croppedAddress(picture: string, ratio: (typeof croppedPictures)[number]['ratio']): string {
  return `${picture}-${ratio}.webp`;
}

/** Address of the image that represents a page where it is shared (`og:image`). */
export function sharePicture(path: string): string {
  return `/images/share${path === '/' ? '/index' : path}.png`;
}

/** An article's picture: the file that its record names, or the generated one. */
export function articlePicture({ slug, image }: { slug: string; image?: string | undefined }): string {
  return image ?? pictureOf('articles', slug);
}

/** Whether a picture is generated, and so exists in every width, rather than one file of the owner's. */
export function isDrawn(picture: string): boolean {
  return !/\.\w+$/.test(picture);
}
