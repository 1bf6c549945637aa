import { Block } from '../../ui/Block/Block.tsx';
import { Columns, Split } from '../../ui/Columns/Columns.tsx';
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
        <Columns least="medium">
          {trade.solutions.map(({ title, description }) => <li key={title}><Stack gap="xs"><h3>{title}</h3><p>{description}</p></Stack></li>)}
        </Columns>
      </Block>
      <Block heading={trade.rulesHeading}>
        <Columns least="wide">
          {trade.rules.map(({ title, description }) => <li key={title}><Stack gap="xs"><h3>{title}</h3><p>{description}</p></Stack></li>)}
        </Columns>
      </Block>
    </>
  );
}
