import type Router from '@koa/router';
import { relatedArticles } from '../../../data/rules/blog/relatedArticles.ts';
import { articlePicture, pngAddress, isDrawn } from '../../../data/rules/files/pictures.ts';
import type { ArticleTeaser } from '../../../data/rules/requests/blog.ts';
import type { Article } from '../../../data/rules/schema/article.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { makeTextIndex } from '../../../data/rules/search/textIndex.ts';
import { renderMarkdown } from '../../../data/rules/text/markdown.ts';
import { badRequest, notFound } from '../../errors.ts';
import { queryValue } from '../../middleware/forms.ts';
import { z } from 'zod';
import { protocolText } from '../../../data/rules/requests/protocolText.ts';

/** `GET /api/blog`, `GET /api/blog/{slug}`, `GET /api/blog/{slug}/related`: the articles as data, newest first. */
export function blogRoutes(router: Router, site: Site): void {
  const teaser = ({ slug, title, category, excerpt, publishedAt, image }: Article): ArticleTeaser => ({
    id: slug,
    title,
    slug,
    category,
    excerpt,
    imageUrl: imageUrl(articlePicture({ slug, image })),
    publishedAt,
  });
  const index = makeTextIndex(
    site.articles.map((article) => ({
      title: article.title,
      text: `${article.excerpt} ${article.keywords.join(' ')} ${article.category} ${article.body}`,
      article,
    })),
  );
  const find = (slug: string) => {
    const article = site.articles.find((candidate) => candidate.slug === slug);
    if (!article) throw notFound(`There is no article "${slug}".`);
    return article;
  };

  router.get('/api/blog', (ctx) => {
    const query = blogQuerySchema.safeParse({
      category: queryValue(ctx, 'category'),
      search: queryValue(ctx, 'search'),
    });
    if (!query.success)
      throw badRequest(
        'The query is not right.',
        Object.fromEntries(query.error.issues.map(({ path, message }) => [path.join('.'), message])),
      );
    const { category, search: text = '' } = query.data;
    const wanted = category ? categoryName(site, category) : undefined;
    const found = index.search(text).map(({ article }) => article);
    ctx.body = { success: true, data: found.filter((article) => !wanted || article.category === wanted).map(teaser) };
  });

  router.get('/api/blog/:slug', (ctx) => {
    const article = find(ctx.params.slug ?? '');
    ctx.body = { success: true, data: { ...teaser(article), content: renderMarkdown(article.body).html } };
  });

  router.get('/api/blog/:slug/related', (ctx) => {
    ctx.body = { success: true, data: relatedArticles(find(ctx.params.slug ?? ''), site.articles).map(teaser) };
  });
}

function categoryName({ blogCategories }: Site, given: string): string {
  const category = blogCategories.find(
    ({ name, slug }) => slug === given || name.toLowerCase() === given.toLowerCase(),
  );
  if (!category)
    throw badRequest(`There is no category "${given}".`, {
      category: `Use one of: ${blogCategories.map(({ name }) => name).join(', ')}.`,
    });
  return category.name;
}

/** A single image file, for clients without `srcset`. */
function imageUrl(picture: string): string {
  return isDrawn(picture) ? pngAddress(picture) : picture;
}

const blogQuerySchema = z.object({
  category: z.string(protocolText('Give one category.')).trim().optional(),
  search: z
    .string(protocolText('Give one search text.'))
    .trim()
    .max(200, protocolText('Search for at most 200 characters.'))
    .optional(),
});
