import type { WorkedCase } from '#data/rules/schema/workedCase.ts';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Route } from '../../ui/Route/Route.tsx';

/** Worked examples, each as a route from what was noticed to what came of it. */
export function WorkedCases({ items }: { items: readonly WorkedCase[] }) {
  return (
    <Stack gap="xl">
      {items.map(({ title, stops }) => (
        <Stack key={title} as="article" gap="m">
          <h3>{title}</h3>
          <Route items={stops} level={4} />
        </Stack>
      ))}
    </Stack>
  );
}
