import type { PageSource } from '../../routing/page.ts';
import { claimsAt, pageCopy } from '../../seo/copy.ts';

export type ChatData = ReturnType<typeof source.content>['data'];

export const source = {
  params: () => [{}],
  content: (site, _, path) => {
    const { phone, email, hours, hoursNote, area, parent } = site.provider;
    const { head, heading, intro } = pageCopy(site, 'chat');
    return {
      crumbs: [{ label: heading, href: path }],
      head,
      data: { heading, intro, facts: claimsAt(site, 'chat'), contact: { phone, email, hours: hours.label, hoursNote }, area: area.name, parent },
    };
  },
} satisfies PageSource<Record<string, never>, unknown>;
