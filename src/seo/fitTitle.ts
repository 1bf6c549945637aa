/** The longest title of a page, and the longest that search results show in full, in characters. */
export const longestTitle = 70;
export const shownTitle = 60;
const sign = ' | ';

/** A title that fits search results: removes the provider's name from the end of one that is too long. */
export function fitTitle(title: string): string {
  const end = title.lastIndexOf(sign);
  return title.length > shownTitle && end > 0 ? title.slice(0, end) : title;
}
