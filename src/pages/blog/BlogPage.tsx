import { ArticleList } from '../../sections/ArticleList/ArticleList.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import type { BlogData } from './blog.ts';

/** Every article, the newest first. */
export function Page({ data }: { data: BlogData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <ChipLinks label="Categories" links={data.categories} />
      </Block>
      <Block tone="raised" heading="All articles">
        <ArticleList articles={data.articles} />
      </Block>
    </>
  );
}
