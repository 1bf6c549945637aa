import { guidesMessages } from '#data/messages/guides.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
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
          <DateLine text={guidesMessages.published} moment={data.published} />
        </Small>
        {data.updated && (
          <Small>
            <DateLine text={guidesMessages.updated} moment={data.updated} />
          </Small>
        )}
      </Stack>
      <ChipLinks label={guidesMessages.inThisGuide} links={data.contents} />
    </WrittenPage>
  );
}

type DateText = typeof guidesMessages.published | typeof guidesMessages.updated;

function DateLine({ text, moment: { date, label } }: { text: DateText; moment: GuideData['published'] }) {
  return <FilledText text={text} values={{ date: <time dateTime={date}>{label}</time> }} />;
}
