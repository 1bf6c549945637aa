/** The longest title that search results show in full, in characters. */
export const longestTitle = 70;
const sign = ' | ';

/** Removes the provider's name from the end of a title that is too long for search results. */
export function signedTitle(title: string): string {
  const end = title.lastIndexOf(sign);
  return title.length > longestTitle && end > 0 ? title.slice(0, end) : title;
}
