import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { Route } from '../../ui/Route/Route.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import type { CombinationData } from './combination.ts';

/** The service in short, with a link to all of it. */
export function Summary({ summary }: Pick<CombinationData, 'summary'>) {
  const { included, includedAmongOthers, notCovered, notCoveredForExample } = serviceMessages;
  return (
    <Block layout="under" heading={summary.heading}>
      <Route items={summary.delivery} onward />
      <Split>
        <Stack gap="s">
          <h3>{summary.isWhole ? included : includedAmongOthers}</h3>
          <DotList items={summary.features} />
        </Stack>
        {summary.benefits.length > 0 && (
          <Stack gap="s">
            <h3>{offersMessages.whatChanges}</h3>
            <DotList items={summary.benefits} />
          </Stack>
        )}
      </Split>
      <Stack gap="s">
        <h3>{summary.isWhole ? notCovered : notCoveredForExample}</h3>
        <DotList items={summary.notCovered} />
      </Stack>
      <Text>
        <a href={summary.more.href}>{summary.more.label}</a>
      </Text>
    </Block>
  );
}
