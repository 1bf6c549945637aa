/** The shortest and the longest title of a page, and the longest that search results show in full, in characters. */
export const shortestTitle = 15;
export const longestTitle = 70;
const shownTitle = 60;
const sign = ' | ';

/** A title that fits search results: one that is too long loses the provider's name at its end, where enough is left. */
export function fitTitle(title: string): string {
  const end = title.lastIndexOf(sign);
  return title.length > shownTitle && end >= shortestTitle ? title.slice(0, end) : title;
}
