import { blogMessages } from '#data/messages/blog.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ArticleList } from '../../sections/ArticleList/ArticleList.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import type { BlogCategoryData } from './blogCategory.ts';

/** The articles of a category, the newest first. */
export function Page({ data }: { data: BlogCategoryData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        {data.intro && <Lead>{data.intro}</Lead>}
      </Block>
      {data.articles ? (
        <Block heading={fill(blogMessages.articlesOn, { category: data.category })}>
          <ArticleList articles={data.articles} />
        </Block>
      ) : (
        <Block heading={blogMessages.articlesFailed} text={blogMessages.whyArticlesFailed} />
      )}
      <Block tone="lake" heading={blogMessages.otherCategories}>
        <ChipLinks
          label={blogMessages.otherCategories}
          links={[...data.otherCategories, { label: blogMessages.allArticles, href: '/blog' }]}
        />
      </Block>
      {data.closing && (
        <CallToAction
          tone="raised"
          heading={data.closing.title}
          text={data.closing.description}
          actions={[{ label: offersMessages.getAssessment, href: '/contact' }]}
        />
      )}
    </>
  );
}
