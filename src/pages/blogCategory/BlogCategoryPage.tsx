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
        <Block heading={`Articles on ${data.category}`}>
          <ArticleList articles={data.articles} />
        </Block>
      ) : (
        <Block
          heading="Error loading articles"
          text="We're sorry, there was an error loading the articles. Please try again later."
        />
      )}
      <Block tone="lake" heading="Other categories">
        <ChipLinks
          label="Other categories"
          links={[...data.otherCategories, { label: 'All articles', href: '/blog' }]}
        />
      </Block>
      {data.closing && (
        <CallToAction
          tone="raised"
          heading={data.closing.title}
          text={data.closing.description}
          actions={[{ label: 'Get Your Free IT Assessment', href: '/contact' }]}
        />
      )}
    </>
  );
}
