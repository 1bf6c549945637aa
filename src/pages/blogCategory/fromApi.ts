import { blogMessages } from '#data/messages/blog.ts';
import type { FromApi } from '../../types/routeEntry.ts';
import { fetchTeasers, frameOf, summaryOf } from '../shared/articlesFromApi.ts';
import type { BlogCategoryData } from './blogCategory.ts';

/** A category's articles as the API tells them; without them the page says that they could not be loaded. */
export const fromApi: FromApi = async (request) => {
  const {
    params: { categorySlug = '' },
    path,
  } = request;
  const teasers = await fetchTeasers(`/api/blog?category=${encodeURIComponent(categorySlug)}`).catch(
    (error: unknown) => {
      // The API knows no such category: the server has the page that says so.
      if ((error as { status?: number }).status === 400) throw error;
      console.info('Failed to fetch the articles', error);
      return undefined;
    },
  );
  const name = teasers?.[0]?.category ?? inWords(categorySlug);
  const data: BlogCategoryData = {
    heading: name,
    category: name,
    otherCategories: [],
    ...(teasers ? { articles: teasers.map((teaser) => ({ ...summaryOf(teaser), category: undefined })) } : {}),
  };
  return frameOf(request, {
    routeId: 'blogCategory',
    breadcrumbs: [
      { label: blogMessages.blog, href: '/blog' },
      { label: name, href: path },
    ],
    title: name,
    description: '',
    image: '',
    type: 'website',
    data,
  });
};

const inWords = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
