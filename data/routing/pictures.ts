/** Widths in pixels at which every drawn picture exists; they are 16 by 9. */
export const pictureWidths = [400, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
/** The width of the copy for what cannot read WebP. */
export const fallbackWidth = 800;
/** Kinds of records that have a picture, as the folders they lie in. */
export type PictureFolder = 'articles' | 'industries' | 'services';

/** A record's picture: the part of its addresses that all sizes share. */
export function pictureOf(folder: PictureFolder, slug: string): string {
  return `/images/${folder}/${slug}`;
}

/** Address of a drawn picture at a width. */
export function pictureAddress(picture: string, width: PictureWidth): string {
  return `${picture}-${width}.webp`;
}

/** Address of the copy for what cannot read WebP. */
export function fallbackAddress(picture: string): string {
  return `${picture}-${fallbackWidth}.png`;
}

/** Address of the image that stands for a page where it is shared. */
export function sharePicture(path: string): string {
  return `/images/share${path === '/' ? '/index' : path}.png`;
}

/** An article's picture: the file that its record names, or the drawn one. */
export function articlePicture({ slug, image }: { slug: string; image?: string | undefined }): string {
  return image ?? pictureOf('articles', slug);
}

/** Whether a picture is drawn, and so there in all sizes; else it is a file of the owner's, in one. */
export function isDrawn(picture: string): boolean {
  return !/\.\w+$/.test(picture);
}
