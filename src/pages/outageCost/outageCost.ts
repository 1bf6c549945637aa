import { toolsMessages } from '#data/messages/tools.ts';
import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import { outageCost } from '#data/rules/outage/outageCost.ts';
import type { OutageCostTool } from '#data/rules/schema/tool.ts';
import type { ShownSection } from '../written/shownBlock.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { writtenContent } from '../written/writtenContent.ts';

export type OutageCostData = DataOf<typeof source>;

export const source = pageSource({
  params: ({ tools }) => tools.filter(({ kind }) => kind === 'outage-cost').map(({ slug }) => ({ toolSlug: slug })),
  content: (site, { toolSlug }, path) => {
    const tool = site.tools.find(({ slug }) => slug === toolSlug);
    if (tool?.kind !== 'outage-cost') throw new RangeError(`There is no tool "${toolSlug}" that calculates.`);
    const { locale, currency } = site.provider;
    const money = { locale, currency };
    return writtenContent(site, path, {
      page: tool,
      first: casesSection(tool, money),
      own: { form: { slug: tool.slug, fields: tool.fields, money } },
    });
  },
});

/** The worked cases as a table, for who does not use the form. */
function casesSection({ cases }: OutageCostTool, money: MoneyFormat): ShownSection[] {
  if (!cases) return [];
  const { case: business, people, hour, length, perOutage } = toolsMessages.outage;
  return [
    {
      id: 'cases',
      heading: cases.heading,
      text: cases.text,
      blocks: [
        {
          kind: 'table',
          caption: cases.caption,
          head: [business, people, hour, length, perOutage],
          rows: cases.items.map(({ label, values }) => {
            const cost = outageCost(values);
            return [
              label,
              String(values.people),
              formatMoney(cost.hour, money),
              String(values.hours),
              formatMoney(cost.total, money),
            ];
          }),
        },
      ],
    },
  ];
}
