import type { Provider } from '#data/rules/schema/provider.ts';
import type { OfficeStateData } from '../../features/officeHours/OfficeState.tsx';
import { officeStateOf } from '../../features/officeHours/officeStateOf.ts';
import type { PageSource } from '../../types/page.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';

export interface ChatPageData {
  heading: string;
  intro: string;
  facts: { label: string; value: string }[];
  contact: { phone: Provider['phone']; email: string; hours: string; hoursNote: string };
  office: OfficeStateData;
  /** The provider's name. */
  provider: string;
  typicalResponse: string | undefined;
  /** Name of the metropolitan area. */
  area: string;
  parent: Provider['parent'];
}

export const source: PageSource<Record<string, never>, ChatPageData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { name, phone, email, hours, hoursNote, area, parent } = site.provider;
    const { head, heading, intro } = pageCopy(site, 'chat');
    return {
      breadcrumbs: [{ label: heading, href: path }],
      head,
      ownChat: 'whole',
      data: {
        heading,
        intro,
        facts: claimsAt(site, 'chat'),
        contact: { phone, email, hours: hours.label, hoursNote },
        office: officeStateOf(site),
        provider: name,
        typicalResponse: site.chat.typicalResponse,
        area: area.name,
        parent,
      },
    };
  },
};
