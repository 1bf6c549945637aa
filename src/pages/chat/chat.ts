import { officeStateOf } from '../../features/officeHours/officeStateOf.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';

export type ChatPageData = DataOf<typeof source>;

export const source = pageSource({
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
});
