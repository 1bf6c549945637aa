import { OutageCostForm } from '../../features/outageCost/OutageCostForm.tsx';
import { WrittenPage } from '../written/WrittenPage.tsx';
import type { OutageCostData } from './outageCost.ts';

/** What an hour costs in which people cannot work. */
export function Page({ data }: { data: OutageCostData }) {
  return (
    <WrittenPage data={data}>
      <OutageCostForm data={data.form} />
    </WrittenPage>
  );
}
