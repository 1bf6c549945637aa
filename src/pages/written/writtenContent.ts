import { resourcesSourceMessages } from '#data/messages/resources.ts';
import type { Guide } from '#data/rules/schema/guide.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { fitTitle } from '../../seo/fitTitle.ts';
import type { HeadInput, PageContent } from '../../types/page.ts';
import type { ShownSection } from './shownBlock.ts';
import { shownSections } from './shownSections.ts';

/** What every page shows that is written as a record of its own, below the resources. */
export interface WrittenData {
  heading: string;
  intro: string;
  /** Deferred: what is made of them never changes. */
  sections?: ShownSection[];
  related: NavLink[];
  closing: TitledText;
}

interface WrittenParts<Own> {
  page: Omit<Guide, 'slug' | 'draft' | 'publishedAt' | 'updatedAt'>;
  /** What this kind of page shows besides. */
  own: Own;
  /** Sections before the written ones. */
  first?: ShownSection[];
  head?: Partial<HeadInput>;
}

/** The content of a written page. */
export function writtenContent<Own extends object>(
  site: Site,
  path: string,
  { page, own, first = [], head = {} }: WrittenParts<Own>,
): PageContent<Own & WrittenData> {
  const { label, title, description, keywords, heading, intro, sections, related } = page;
  const written: WrittenData = {
    heading,
    intro,
    sections: [...first, ...shownSections(site, sections)],
    related,
    closing: site.home.sections.closing,
  };
  return {
    breadcrumbs: [
      { label: resourcesSourceMessages.resources, href: '/resources' },
      { label, href: path },
    ],
    head: { title: fitTitle(`${title} | ${site.provider.name}`), description, keywords, ...head },
    deferred: ['sections'],
    data: { ...own, ...written },
  };
}
