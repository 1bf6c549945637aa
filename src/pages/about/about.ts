import { aboutSourceMessages } from '#data/messages/about.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { personNodes, shownPeople } from '../shared/shownPeople.ts';
import { photosAt } from '../../seo/photosAt.ts';
import { shownAnswers } from '../../sections/OwnAnswers/shownAnswers.ts';
import { shownProof } from '../../sections/Proof/shownProof.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';
import { ratingText } from '../../seo/ratings.ts';

export type AboutData = DataOf<typeof source>;

export const source = pageSource({
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
        // In words, without "Rated".
        rating: ratingText(site, 'default'),
        phone,
        parent,
        sister,
      },
    };
  },
});
