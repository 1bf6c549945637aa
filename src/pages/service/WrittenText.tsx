import { serviceMessages } from '#data/messages/service.ts';
import { Points } from '../../sections/Points/Points.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import type { WrittenText as WrittenTextData } from './writtenText.ts';

/** How a typical client works, what is done there first, and what it costs. */
export function WrittenText({ text }: { text: WrittenTextData }) {
  const { heading, situation, firstSteps, systems, problems, cost } = text;
  const { firstSteps: first, typicalSystems, whatGoesWrong } = serviceMessages;
  return (
    <>
      <Block tone="raised" heading={heading}>
        <Text>{situation}</Text>
        <Points
          items={[
            { title: first, description: firstSteps },
            { title: typicalSystems, description: systems },
            { title: whatGoesWrong, description: problems },
          ]}
        />
      </Block>
      <Block heading={cost.heading}>
        <DetailList items={cost.prices} />
        <Small>{cost.conditions}</Small>
        <Text>
          <a href={cost.calculator.href}>{cost.calculator.label}</a>
        </Text>
      </Block>
    </>
  );
}
