import { downloadPagesMessages } from '#data/messages/downloadPages.ts';
import { fill } from '#data/rules/text/fill.ts';
import { WrittenEnd } from '../written/WrittenEnd.tsx';
import { WrittenBlocks, WrittenSections } from '../written/Written.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import { Lead, Small, Text } from '../../ui/Text/Text.tsx';
import type { DownloadData } from './download.ts';

const texts = downloadPagesMessages;

/** A download: what is in it, for whom it is, how it begins, and the file. */
export function Page({ data }: { data: DownloadData }) {
  const { title, description, downloadUrl, format, size } = data.document;
  const fileFacts = [format, size].filter(Boolean).join(', ');
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <Row>
          <a className={button.primary} href={downloadUrl} download>
            {fill(texts.get, { title, fileFacts })}
          </a>
          <ButtonLink href="/resources" variant="secondary">
            {texts.allDownloads}
          </ButtonLink>
        </Row>
        <Small>{texts.noSignUp}</Small>
      </Block>
      <StaticHtml data={data.rest}>
        {({ contents, audience, preview, sections }) => (
          <>
            <Block tone="raised" heading={texts.whatIsInIt} text={description}>
              <DotList items={contents} />
            </Block>
            <Block heading={texts.whoItIsFor}>
              <DotList items={audience} />
            </Block>
            <Block tone="lake" layout="under" heading={texts.preview}>
              <WrittenBlocks blocks={preview} />
            </Block>
            <WrittenSections sections={sections} />
          </>
        )}
      </StaticHtml>
      <Block heading={texts.file}>
        <DetailList items={data.facts} />
        <Text>
          <a href={downloadUrl} download>
            {fill(texts.get, { title, fileFacts })}
          </a>
        </Text>
      </Block>
      <WrittenEnd related={data.related} closing={data.closing} />
    </>
  );
}
