import type { TitledText } from '#data/rules/schema/text.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

/** Short texts with h3 headings in columns. */
export function Points({
  items,
  minWidth = 'medium',
}: {
  items: readonly TitledText[];
  minWidth?: 'narrow' | 'medium' | 'wide';
}) {
  return (
    <Columns minWidth={minWidth}>
      <PointItems items={items} />
    </Columns>
  );
}

/** The texts as items of whatever list they stand in. */
export const PointItems = ({ items }: { items: readonly TitledText[] }) =>
  items.map(({ title, description }) => (
    <li key={title}>
      <Stack gap="xs">
        <h3>{title}</h3>
        <p>{description}</p>
      </Stack>
    </li>
  ));
