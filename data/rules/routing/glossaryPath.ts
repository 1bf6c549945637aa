/** The address of the glossary. */
export function glossaryPath(glossarySlug: string): string {
  return `/resources/${glossarySlug}`;
}
