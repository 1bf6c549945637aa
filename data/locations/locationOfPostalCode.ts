/** Postal areas (the first three characters of postal codes) by the slug of the location that they belong to. */
export type PostalAreas = Readonly<Record<string, readonly string[]>>;

/** The postal area of a Canadian postal code, or of its beginning, as somebody typed it; undefined where it is neither. */
export function postalAreaOf(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^[ABCEGHJ-NPRSTVXY]\d[A-Z](\d([A-Z]\d?)?)?$/.test(code) ? code.slice(0, 3) : undefined;
}

/**
 * The slug of a postal area's location. An area that no location lists belongs to the only location whose areas share
 * its first letter: a city as large as Toronto has a letter of its own. Undefined where there is none.
 */
export function locationOfPostalArea(area: string, areas: PostalAreas): string | undefined {
  const owners = (matches: (own: string) => boolean) =>
    Object.keys(areas).filter((slug) => areas[slug]?.some((own) => matches(own)));
  const [exact] = owners((own) => own === area);
  if (exact) return exact;
  const sharing = owners((own) => own.startsWith(area.charAt(0)));
  return sharing.length === 1 ? sharing[0] : undefined;
}
