import { guidesMessages } from '#data/messages/guides.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { DatedText } from '../../ui/FilledText/FilledText.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { WrittenPage } from '../written/WrittenPage.tsx';
import type { GuideData } from './guide.ts';

/** One question of a buyer, answered from beginning to end. */
export function Page({ data }: { data: GuideData }) {
  return (
    <WrittenPage data={data}>
      <Stack gap="xxs">
        <Small>{fill(guidesMessages.by, { provider: data.provider })}</Small>
        <Small>
          <DatedText text={guidesMessages.published} on={data.published} />
        </Small>
        {data.updated && (
          <Small>
            <DatedText text={guidesMessages.updated} on={data.updated} />
          </Small>
        )}
      </Stack>
      <ChipLinks label={guidesMessages.inThisGuide} links={data.contents} />
    </WrittenPage>
  );
}
