import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { CostList } from './CostList.tsx';
import type { PlanFacts } from './planFacts.ts';

/** One kind of client: how it works, what is done, what changes, and what the plans cost it. */
export function WorkedExample({ example }: { example: NonNullable<PlanFacts['example']> }) {
  const { heading, situation, work, result, cost } = example;
  return (
    <Block tone="raised" heading={heading}>
      <Text>{situation}</Text>
      <Stack gap="xs">
        <h3>{serviceMessages.firstSteps}</h3>
        <Text>{work}</Text>
      </Stack>
      <Stack gap="xs">
        <h3>{offersMessages.whatChanges}</h3>
        <Text>{result}</Text>
      </Stack>
      <Stack gap="xs">
        <h3>{cost.heading}</h3>
        <CostList cost={cost} />
      </Stack>
    </Block>
  );
}
