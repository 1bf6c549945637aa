import { SubscribeForm } from '../../features/forms/SubscribeForm.tsx';
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
      <Block id="newsletter" tone="lake" heading="Newsletter" text="New articles by e-mail.">
        <SubscribeForm {...data.newsletter} />
      </Block>
    </>
  );
}
