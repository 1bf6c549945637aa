import type { ArticleTeaser } from '#data/rules/requests/blog.ts';
import type { Frame } from '../../types/page.ts';
import type { FromApi } from '../../types/routeEntry.ts';
import type { ArticleSummary } from '../../sections/ArticleList/ArticleList.tsx';
import { blogQuery, query } from '../../features/queries/queries.ts';

/** An article in a list of the API, as far as pages show it. Not every API tells when it was published. */
export type Teaser = Omit<ArticleTeaser, 'id' | 'publishedAt'> & Pick<ArticleSummary, 'publishedAt'>;

/** Loads a list of articles. Rejects where it cannot be loaded or is invalid. */
export function fetchTeasers(path: string): Promise<Teaser[]> {
  return query(path, blogQuery, (answer) => {
    const { data } = (answer ?? {}) as { data?: unknown };
    if (!Array.isArray(data)) throw new TypeError(`The answer of ${path} has no list.`);
    return data.map(readTeaser);
  });
}

/** @throws TypeError where something is missing. */
export function readTeaser(entry: unknown): Teaser {
  const { slug, title, category, excerpt, imageUrl, publishedAt } = (entry ?? {}) as Record<string, unknown>;
  const texts = { slug, title, category, excerpt, imageUrl };
  for (const [name, text] of Object.entries(texts))
    if (typeof text !== 'string') throw new TypeError(`An article of the API has no ${name}.`);
  return { ...(texts as Teaser), ...(typeof publishedAt === 'string' ? { publishedAt } : {}) };
}

export function summaryOf({ slug, imageUrl, ...words }: Teaser): ArticleSummary {
  return { ...words, href: `/blog/${encodeURIComponent(slug)}`, picture: imageUrl };
}

/** The address of a category: its name in lower case, with hyphens for spaces. */
export const categoryHref = (name: string) =>
  `/blog/categories/${encodeURIComponent(name.toLowerCase().replaceAll(' ', '-'))}`;

interface FrameParts {
  routeId: string;
  breadcrumbs: Frame['breadcrumbs'];
  title: string;
  description: string;
  image: string;
  type: Frame['head']['type'];
  data: unknown;
}

/** Makes page data in the browser, as the build would. Marked `noIndex`, because it is not a published page. */
export function frameOf(
  { path, provider }: Parameters<FromApi>[0],
  { routeId, breadcrumbs, title, description, image, type, data }: FrameParts,
): Frame {
  return {
    routeId,
    path,
    breadcrumbs,
    answer: '',
    data,
    head: {
      title: `${title} | ${provider.name}`,
      description,
      canonical: location.origin + path,
      image: new URL(image, location.origin).href,
      keywords: [],
      noIndex: true,
      noFollow: false,
      type,
      status: 200,
      graph: '{}',
    },
  };
}
