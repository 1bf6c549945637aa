import { downloadPagesMessages } from '#data/messages/downloadPages.ts';
import { fill } from '#data/rules/text/fill.ts';
import { WrittenPage } from '../written/WrittenPage.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import type { DownloadData } from './download.ts';

const texts = downloadPagesMessages;

/** A download: what is in it, for whom it is, how it begins, and the file. */
export function Page({ data }: { data: DownloadData }) {
  const { title, downloadUrl, format, size } = data.document;
  const fileFacts = [format, size].filter(Boolean).join(', ');
  return (
    <WrittenPage
      data={data}
      between={
        <Block heading={texts.file}>
          <DetailList items={data.facts} />
          <Text>
            <a href={downloadUrl} download>
              {fill(texts.get, { title, fileFacts })}
            </a>
          </Text>
        </Block>
      }
    >
      <Row>
        <a className={button.primary} href={downloadUrl} download>
          {fill(texts.get, { title, fileFacts })}
        </a>
        <ButtonLink href="/resources" variant="secondary">
          {texts.allDownloads}
        </ButtonLink>
      </Row>
      <Small>{texts.noSignUp}</Small>
    </WrittenPage>
  );
}
