import { FirstSteps } from '../../features/firstSteps/FirstSteps.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { WrittenPage } from '../written/WrittenPage.tsx';
import type { FirstStepsData } from './firstSteps.ts';

/** Answers to a few questions choose the steps to take. */
export function Page({ data }: { data: FirstStepsData }) {
  return (
    <WrittenPage data={data}>
      <Text>{data.notice}</Text>
      <FirstSteps data={data.steps} />
    </WrittenPage>
  );
}
