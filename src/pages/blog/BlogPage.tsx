import { blogMessages } from '#data/messages/blog.ts';
import { SubscribeForm } from '../../features/forms/SubscribeForm.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import type { BlogData } from './blog.ts';
import { BlogFinder } from './finder/BlogFinder.tsx';

/** All articles, newest first, with search and categories. */
export function Page({ data }: { data: BlogData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
      </Block>
      <Block tone="raised" heading={blogMessages.allArticles}>
        <BlogFinder categories={data.categories} articles={data.articles} />
      </Block>
      <Block id="newsletter" tone="lake" heading={blogMessages.newsletter} text={blogMessages.whatNewsletterBrings}>
        <SubscribeForm {...data.newsletter} />
      </Block>
    </>
  );
}
