/**
 * The absolute address of a share image: a path is put behind the origin, a full address is kept, an empty value gives
 * the default (specification, part 1 section 9).
 */
export function imageAddress(
  image: string | undefined,
  { origin, defaultImage }: { origin: string; defaultImage: string },
): string {
  if (!image) return origin + defaultImage;
  return image.startsWith('/') ? origin + image : image;
}
