import { useOutletContext } from 'react-router-dom';
import { formatDate } from '#data/rules/text/formatDate.ts';
import type { Shell } from '../../shell/shellData.ts';
import { blogMessages } from '#data/messages/blog.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Photos } from '../../sections/Photos/Photos.tsx';
import { Breakable } from '../../ui/Breakable/Breakable.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import { DatedText } from '../../ui/FilledText/FilledText.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { Lead, Small, Text } from '../../ui/Text/Text.tsx';
import type { ArticleData } from './article.ts';
import {
  article,
  body,
  contents,
  contentsHeading,
  contentsList,
  cover,
  facts,
  share,
  shareAddress,
  shareLink,
  sourceList,
  sources,
  title,
} from './ArticlePage.css.ts';
import { coverLayout } from './cover.ts';

/** An article with its contents, share links and related articles. */
export function Page({ data }: { data: ArticleData }) {
  return (
    <>
      <Block as="div" tone="hero">
        <article className={article}>
          <Stack as="header" gap="m">
            <a href={data.category.href}>{data.category.label}</a>
            <h1 className={title}>{data.heading}</h1>
            <Lead>{data.excerpt}</Lead>
            <p className={facts}>
              {data.draft && <strong>{blogMessages.notPublished}</strong>}
              <span>{data.author}</span>
              <Dated text={blogMessages.published} on={data.published} />
              <Dated text={blogMessages.updated} on={data.updated} />
              <Dated text={blogMessages.reviewed} on={data.reviewed} />
              {data.minutes && <span>{fill(offersMessages.minutesRead, { count: data.minutes })}</span>}
            </p>
          </Stack>
          <div className={cover}>
            <Picture picture={data.picture} {...coverLayout} priority />
          </div>
          {data.contents.length > 1 ? (
            <div className={body}>
              <Contents headings={data.contents} />
              <Prose html={data.html} />
            </div>
          ) : (
            <Prose html={data.html} />
          )}
          {data.sources.length > 0 && <Sources sources={data.sources} />}
          {data.authorRole && (
            <Small>
              <strong>{data.author}</strong> · {data.authorRole}
            </Small>
          )}
        </article>
        <Photos photos={data.photos} />
        <ShareLinks share={data.share} />
        <Row>
          <ButtonLink href="/blog" variant="secondary">
            {blogMessages.backToBlog}
          </ButtonLink>
        </Row>
      </Block>
      <Block tone="raised" heading={blogMessages.relatedArticles} printed={false}>
        <StaticHtml data={data.related}>
          {(related) =>
            related.length === 0 ? <Text>{blogMessages.noRelatedArticles}</Text> : <Related articles={related} />
          }
        </StaticHtml>
      </Block>
    </>
  );
}

function Dated({ text, on }: { text: string; on: ArticleData['updated'] }) {
  return (
    on && (
      <span>
        <DatedText text={text} on={on} />
      </span>
    )
  );
}

function Contents({ headings }: { headings: ArticleData['contents'] }) {
  return (
    <nav className={contents} aria-label={blogMessages.inThisArticle}>
      <h2 className={contentsHeading}>{blogMessages.inThisArticle}</h2>
      <ol className={contentsList} role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What the text relies on, each with who publishes it and its date. */
function Sources({ sources: cited }: { sources: ArticleData['sources'] }) {
  return (
    <section className={sources} aria-labelledby="sources">
      <h2 id="sources" className={contentsHeading}>
        {blogMessages.sources}
      </h2>
      <ul className={sourceList} role="list">
        {cited.map(({ title: name, href, publisher, dated }) => (
          <li key={href}>
            <a href={href}>{name}</a>, {publisher}
            {dated && (
              <>
                , <time dateTime={dated.date}>{dated.label}</time>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShareLinks({ share: { mail, linkedIn, address } }: { share: ArticleData['share'] }) {
  return (
    <nav className={share} aria-label={blogMessages.passItOn}>
      <span>{blogMessages.passItOnBy}</span>
      <a className={shareLink} href={mail}>
        {blogMessages.byEmail}
      </a>
      <a className={shareLink} href={linkedIn}>
        {blogMessages.onLinkedIn}
      </a>
      <span className={shareAddress}>
        <Breakable text={address} />
      </span>
    </nav>
  );
}

function Related({ articles }: { articles: ArticleData['related'] }) {
  const { provider } = useOutletContext<Shell>();
  return (
    <Columns minWidth="medium">
      {articles.map(({ href, category, title, excerpt, publishedAt, minutes }) => (
        <li key={href}>
          <Card heading={title} href={href}>
            <Small>
              {category} ·{' '}
              {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt, provider.locale)}</time>}
              {minutes && ` · ${fill(offersMessages.minutesRead, { count: minutes })}`}
            </Small>
            <p>{excerpt}</p>
          </Card>
        </li>
      ))}
    </Columns>
  );
}
