import { Columns } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { Stage } from './stages.ts';

/** What is done when. */
export function Stages({ items }: { items: readonly Stage[] }) {
  return (
    <Columns minWidth="narrow">
      {items.map(({ title, steps }) => (
        <li key={title}>
          <Stack gap="s">
            <h3>{title}</h3>
            <DotList ordered items={steps} />
          </Stack>
        </li>
      ))}
    </Columns>
  );
}
