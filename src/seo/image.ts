/**
 * The absolute URL of a share image: paths are resolved against the origin, absolute URLs are kept, and an empty value
 * gives the default image (specification, part 1 section 9).
 */
export function imageAddress(
  image: string | undefined,
  { origin, defaultImage }: { origin: string; defaultImage: string },
): string {
  if (!image) return origin + defaultImage;
  return image.startsWith('/') ? origin + image : image;
}
