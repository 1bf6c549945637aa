import { Block } from '../../ui/Block/Block.tsx';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { longText } from './samples.ts';

const steps = ['The first thing', longText, 'The last thing'];

/** Lists, links, questions and a table. */
export function Lists() {
  return (
    <Block heading="Lists">
      <Split>
        <Stack>
          <DotList items={steps} />
          <DotList ordered items={steps} />
        </Stack>
        <DetailList
          items={[
            { label: 'Region', value: 'One of five' },
            { label: longText, value: longText },
          ]}
        />
      </Split>
      <LinkList
        links={[
          { label: 'One', href: '#kit-1' },
          { label: longText, href: '#kit-2' },
        ]}
        wholeLabel={(label) => `${label} of the kit`}
      />
      <ChipLinks
        label="Chips"
        links={[
          { label: 'One', href: '#kit-1' },
          { label: 'Another', href: '#kit-2' },
          { label: longText, href: '#kit-3' },
        ]}
      />
      <Disclosures
        name="kit"
        items={[
          { question: 'Is it closed?', answer: 'Not now.' },
          { question: longText, answer: longText },
        ]}
      />
      <TableFrame
        caption="Totals"
        head={['Users', 'Essential', 'Professional', 'Enterprise']}
        rows={[
          ['10', '$950', '$1,425', '$1,900'],
          ['100', '$7,500', '$11,250', '$15,000'],
        ]}
      />
    </Block>
  );
}
