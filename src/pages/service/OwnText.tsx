import { serviceMessages } from '#data/messages/service.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { CostList } from './CostList.tsx';
import type { WrittenText } from './writtenText.ts';

/** How a typical client works, what is done there first, and what it costs. */
export function OwnText({ text }: { text: WrittenText }) {
  const { heading, situation, firstSteps, systems, problems, cost } = text;
  const parts = [
    [serviceMessages.firstSteps, firstSteps],
    [serviceMessages.typicalSystems, systems],
    [serviceMessages.whatGoesWrong, problems],
  ] as const;
  return (
    <>
      <Block tone="raised" heading={heading}>
        <Text>{situation}</Text>
        {parts.map(([title, paragraph]) => (
          <Stack key={title} gap="xs">
            <h3>{title}</h3>
            <Text>{paragraph}</Text>
          </Stack>
        ))}
      </Block>
      <Block heading={cost.heading}>
        <CostList cost={cost} />
      </Block>
    </>
  );
}
