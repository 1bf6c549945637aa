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

/** Address of a generated picture at a width. */
export function pictureAddress(picture: string, width: PictureWidth): string {
  return `${picture}-${width}.webp`;
}

/** Address of the PNG copy for clients that cannot read WebP. */
export function pngAddress(picture: string): string {
  return `${picture}-${pngWidth}.png`;
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
