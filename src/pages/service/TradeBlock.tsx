import { Points } from '../../sections/Points/Points.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import type { ServiceData } from './offer.ts';

/** What a trade brings with it: its worries, its programs, its rules, and what answers them. */
export function TradeBlock({ trade }: { trade: NonNullable<ServiceData['trade']> }) {
  return (
    <>
      <Block tone="raised" heading={trade.heading}>
        <Text>{trade.description}</Text>
        <Split>
          <DotList items={trade.challenges} />
          <Stack gap="s">
            <h3>Systems we meet there</h3>
            <DotList items={trade.systems} />
          </Stack>
        </Split>
        <Points items={trade.solutions} />
      </Block>
      <Block heading={trade.rulesHeading}>
        <Points items={trade.rules} least="wide" />
      </Block>
    </>
  );
}
