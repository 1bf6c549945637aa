import { resourcesSourceMessages } from '#data/messages/resources.ts';
import { toolsMessages } from '#data/messages/tools.ts';
import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import { outageCost } from '#data/rules/outage/outageCost.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import type { OutageCostTool } from '#data/rules/schema/tool.ts';
import type { OutageCostFormData } from '../../features/outageCost/outageCostFormData.ts';
import { shownSections } from '../written/shownSections.ts';
import type { ShownSection } from '../written/shownBlock.ts';
import type { PageSource } from '../../types/page.ts';
import { writtenHead } from '../shared/writtenHead.ts';

export interface OutageCostData {
  heading: string;
  intro: string;
  form: OutageCostFormData;
  /** Deferred: what is made of them never changes. */
  sections?: ShownSection[];
  related: NavLink[];
  closing: TitledText;
}

export const source: PageSource<{ toolSlug: string }, OutageCostData> = {
  params: ({ tools }) => tools.filter(({ kind }) => kind === 'outage-cost').map(({ slug }) => ({ toolSlug: slug })),
  content: (site, { toolSlug }, path) => {
    const tool = site.tools.find(({ slug }) => slug === toolSlug);
    if (tool?.kind !== 'outage-cost') throw new RangeError(`There is no tool "${toolSlug}" that calculates.`);
    const { provider } = site;
    const money = { locale: provider.locale, currency: provider.currency };
    return {
      breadcrumbs: [
        { label: resourcesSourceMessages.resources, href: '/resources' },
        { label: tool.label, href: path },
      ],
      head: writtenHead(tool, provider),
      deferred: ['sections'],
      data: {
        heading: tool.heading,
        intro: tool.intro,
        form: { slug: tool.slug, fields: tool.fields, money },
        sections: [...casesSection(tool, money), ...shownSections(site, tool.sections)],
        related: tool.related,
        closing: site.home.sections.closing,
      },
    };
  },
};

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
