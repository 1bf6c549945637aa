import { FirstSteps } from '../../features/firstSteps/FirstSteps.tsx';
import { WrittenEnd } from '../written/WrittenEnd.tsx';
import { WrittenSections } from '../written/Written.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import type { FirstStepsData } from './firstSteps.ts';

/** Answers to a few questions choose the steps to take. */
export function Page({ data }: { data: FirstStepsData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <Text>{data.notice}</Text>
        <FirstSteps data={data.steps} />
      </Block>
      <StaticHtml data={data.sections}>{(sections) => <WrittenSections sections={sections} />}</StaticHtml>
      <WrittenEnd related={data.related} closing={data.closing} />
    </>
  );
}
