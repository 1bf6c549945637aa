import type { Site } from '../schema/site.ts';

/** Whether a site has a blog: it begins with the first article. Its categories may be there before. */
export const hasBlog = ({ articles }: Pick<Site, 'articles'>): boolean => articles.length > 0;
