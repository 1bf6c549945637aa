import type { Provider } from '#data/rules/schema/provider.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { aboutSourceMessages } from '#data/messages/about.ts';
import type { PageSource } from '../../types/page.ts';
import { personNodes, type ShownPerson, shownPeople } from '../shared/shownPeople.ts';
import { type PagePhotos, photosAt } from '../../seo/photosAt.ts';
import { type ShownAnswer, shownAnswers } from '../../sections/OwnAnswers/shownAnswers.ts';
import { type ShownProof, shownProof } from '../../sections/Proof/shownProof.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';
import { ratingText } from '../../seo/ratings.ts';

export interface AboutData extends PagePhotos {
  proof?: ShownProof[];
  people: ShownPerson[];
  answers: ShownAnswer[];
  heading: string;
  intro: string;
  about: Site['about'];
  storyFacts: { label: string; value: string }[];
  numbers: { label: string; value: string }[];
  /** In words, without "Rated". */
  rating: string | undefined;
  phone: Provider['phone'];
  parent: Provider['parent'];
  sister: Provider['sister'];
}

export const source: PageSource<Record<string, never>, AboutData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { phone, parent, sister } = site.provider;
    const { head, heading, intro } = pageCopy(site, 'about');
    return {
      breadcrumbs: [{ label: aboutSourceMessages.about, href: path }],
      head: { ...head, pageType: 'AboutPage', rated: 'default', nodes: personNodes(site, site.provider.origin + path) },
      data: {
        ...photosAt(site, path),
        ...shownProof(site),
        people: shownPeople(site),
        answers: shownAnswers(site),
        heading,
        intro,
        about: site.about,
        storyFacts: claimsAt(site, 'about-story'),
        numbers: claimsAt(site, 'about-numbers'),
        rating: ratingText(site, 'default'),
        phone,
        parent,
        sister,
      },
    };
  },
};
