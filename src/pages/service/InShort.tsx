import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import type { CombinationData } from './combination.ts';
import { Stages } from './Stages.tsx';

/** The service in short, with a link to all of it. */
export function InShort({ inShort }: Pick<CombinationData, 'inShort'>) {
  const { included, includedAmongOthers, notCovered, notCoveredForExample } = serviceMessages;
  return (
    <Block heading={inShort.heading}>
      <Stages items={inShort.delivery} />
      <Split>
        <Stack gap="s">
          <h3>{inShort.isWhole ? included : includedAmongOthers}</h3>
          <DotList items={inShort.features} />
        </Stack>
        <Stack gap="s">
          <h3>{offersMessages.whatChanges}</h3>
          <DotList items={inShort.benefits} />
        </Stack>
      </Split>
      <Stack gap="s">
        <h3>{inShort.isWhole ? notCovered : notCoveredForExample}</h3>
        <DotList items={inShort.notCovered} />
      </Stack>
      <Text>
        <a href={inShort.more.href}>{inShort.more.label}</a>
      </Text>
    </Block>
  );
}
