/** Postal areas (the first three characters of postal codes) by the slug of the location that they belong to. */
export type PostalAreas = Readonly<Record<string, readonly string[]>>;

/** Of these locations. */
export const postalAreasOf = (locations: readonly { slug: string; postalAreas: readonly string[] }[]): PostalAreas =>
  Object.fromEntries(locations.map(({ slug, postalAreas }) => [slug, postalAreas]));

/** The postal area of a Canadian postal code, or of its beginning, as somebody typed it; undefined where it is neither. */
export function postalAreaOf(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\p{Cf}-]/gu, '');
  return /^[ABCEGHJ-NPRSTVXY]\d[A-Z](\d([A-Z]\d?)?)?$/.test(code) ? code.slice(0, 3) : undefined;
}

/** Keys and signs that are taken for each other: a letter where a code has a digit, and a digit where it has a letter. */
const digitFor: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', Z: '2', B: '8' };
const letterFor: Readonly<Record<string, string>> = { '0': 'O', '1': 'L', '5': 'S', '2': 'Z', '8': 'B' };

/** The postal code, or its beginning, that was probably intended, such as "M5H 2N2" for "MSH 2N2"; undefined where there is none. */
export function meantPostalCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\p{Cf}-]/gu, '');
  if (!/\d/.test(code) || postalAreaOf(code)) return undefined;
  const corrected = [...code]
    .map((sign, index) => (index % 2 === 0 ? (letterFor[sign] ?? sign) : (digitFor[sign] ?? sign)))
    .join('');
  return postalAreaOf(corrected) ? `${corrected.slice(0, 3)} ${corrected.slice(3)}`.trim() : undefined;
}

/** First letters that Canada Post gives to one city alone: Montréal with Laval, and Toronto. */
const lettersOfOneCity = ['H', 'M'];

/**
 * The slug of a postal area's location. An area that no location lists belongs to the only location whose areas share
 * its first letter, where that letter is one city's. Undefined where there is none.
 */
export function locationOfPostalArea(area: string, areas: PostalAreas): string | undefined {
  const [exact] = Object.keys(areas).filter((slug) => areas[slug]?.includes(area));
  return exact ?? ownerOfLetter(area.charAt(0), areas);
}

/** The slug of the location to which all postal areas with a first letter belong. */
export function ownerOfLetter(letter: string, areas: PostalAreas): string | undefined {
  if (!lettersOfOneCity.includes(letter)) return undefined;
  const sharing = Object.keys(areas).filter((slug) => areas[slug]?.some((own) => own.startsWith(letter)));
  return sharing.length === 1 ? sharing[0] : undefined;
}
