/** An article in a list of `GET /api/blog`. */
export interface ArticleTeaser {
  /** The slug too. */
  id: string;
  title: string;
  slug: string;
  /** Name of the category. */
  category: string;
  excerpt: string;
  /** A single image file, for clients without `srcset`. */
  imageUrl: string;
  /** yyyy-mm-dd. */
  publishedAt: string;
}
