import type { ReactNode } from 'react';
import { Block } from '../../ui/Block/Block.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Route } from '../../ui/Route/Route.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import { Points } from '../../sections/Points/Points.tsx';
import type { ShownBlock, ShownSection } from './shownBlock.ts';
import { check, checklist, tables } from './Written.css.ts';

const tones = ['raised', 'paper', 'lake', 'paper'] as const;
/** Kinds that need the whole width. */
const wide = new Set<ShownBlock['kind']>(['route', 'table', 'features']);

/** The sections of a written page. */
export function WrittenSections({ sections }: { sections: readonly ShownSection[] }) {
  return sections.map(({ id, heading, text, blocks }, index) => (
    <Block
      key={id}
      id={id}
      heading={heading}
      text={text}
      tone={tones[index % tones.length] ?? 'paper'}
      layout={blocks.some(({ kind }) => wide.has(kind)) ? 'under' : 'beside'}
    >
      <WrittenBlocks blocks={blocks} />
    </Block>
  ));
}

/** The blocks below a heading. */
function WrittenBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <div className={tables}>
      <Stack gap="l">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The blocks of a section keep their order.
          <Written key={index} block={block} />
        ))}
      </Stack>
    </div>
  );
}

function Written({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'text':
      return <Text>{block.text}</Text>;
    case 'note':
      return <Small>{block.text}</Small>;
    case 'points':
      return <Points items={block.items} />;
    case 'list':
      return (
        <Titled title={block.title}>
          <DotList items={block.items} />
        </Titled>
      );
    case 'checklist':
      return (
        <Titled title={block.title}>
          <ul className={checklist} role="list">
            {block.items.map((item) => (
              <li key={item} className={check}>
                {item}
              </li>
            ))}
          </ul>
        </Titled>
      );
    case 'route':
      return (
        <Titled title={block.title}>
          <Route items={block.stops} level={block.title ? 4 : 3} />
        </Titled>
      );
    case 'table':
      return <TableFrame caption={block.caption} head={block.head} rows={block.rows} />;
    case 'links':
      return <LinkList links={block.items} />;
    case 'questions':
      return <Disclosures name="questions" items={block.items} />;
    case 'features':
      return <Features items={block.items} />;
  }
}

function Titled({ title, children }: { title?: string | undefined; children: ReactNode }) {
  if (!title) return children;
  return (
    <Stack gap="m">
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}

function Features({ items }: Pick<Extract<ShownBlock, { kind: 'features' }>, 'items'>) {
  return (
    <Columns minWidth="wide">
      {items.map(({ title, facts, items: features }) => (
        <li key={title}>
          <Stack gap="s">
            <h3>{title}</h3>
            <Small>{facts}</Small>
            <DotList items={features} />
          </Stack>
        </li>
      ))}
    </Columns>
  );
}
