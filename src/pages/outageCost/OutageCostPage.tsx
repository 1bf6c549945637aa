import { OutageCostForm } from '../../features/outageCost/OutageCostForm.tsx';
import { WrittenEnd } from '../written/WrittenEnd.tsx';
import { WrittenSections } from '../written/Written.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import type { OutageCostData } from './outageCost.ts';

/** What an hour costs in which people cannot work. */
export function Page({ data }: { data: OutageCostData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <OutageCostForm data={data.form} />
      </Block>
      <StaticHtml data={data.sections}>{(sections) => <WrittenSections sections={sections} />}</StaticHtml>
      <WrittenEnd related={data.related} closing={data.closing} />
    </>
  );
}
