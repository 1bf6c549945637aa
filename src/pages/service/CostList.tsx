import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import type { PlanCosts } from './planCosts.ts';

/** Prices, what they hold for, and the calculator with the same values. */
export function CostList({ cost }: { cost: PlanCosts }) {
  return (
    <>
      <DetailList items={cost.prices} />
      <Small>{cost.conditions}</Small>
      {cost.calculator && (
        <Text>
          <a href={cost.calculator.href}>{cost.calculator.label}</a>
        </Text>
      )}
    </>
  );
}
