import { resourcesSourceMessages } from '#data/messages/resources.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import type { WrittenSection } from '#data/rules/schema/written.ts';
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

interface WrittenRecord {
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  intro: string;
  sections: readonly WrittenSection[];
  related: NavLink[];
}

interface WrittenParts<Data extends WrittenData> {
  page: WrittenRecord & { label: string };
  /** What this kind of page shows besides. */
  own: Omit<Data, keyof WrittenData>;
  /** Sections before the written ones. */
  first?: ShownSection[];
  head?: Partial<HeadInput>;
}

/** The content of a written page. */
export function writtenContent<Data extends WrittenData>(
  site: Site,
  path: string,
  { page, own, first = [], head = {} }: WrittenParts<Data>,
): PageContent<Data> {
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
    data: { ...own, ...written } as Data,
  };
}
