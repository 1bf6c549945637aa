import { ContactPanel } from '../../sections/ContactPanel/ContactPanel.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import type { ChatData } from './chat.ts';

/** Support: who answers, when, and how to reach them. */
export function Page({ data }: { data: ChatData }) {
  return (
    <Block tone="hero">
      <Split>
        <Stack gap="l">
          <h1>{data.heading}</h1>
          <Lead>{data.intro}</Lead>
          <FactList items={data.facts} />
          <Text>{`Serving ${data.area}`}</Text>
          <p><a href={data.parent.url}>{`Visit ${data.parent.name}`}</a></p>
        </Stack>
        <ContactPanel {...data.contact} />
      </Split>
    </Block>
  );
}
