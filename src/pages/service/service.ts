import { serviceSourceMessages } from '#data/messages/service.ts';
import { pictureOf } from '#data/rules/files/pictures.ts';
import { photosAt } from '../../seo/photosAt.ts';
import type { FaqItem } from '#data/rules/schema/faq.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { pageSource } from '../../types/page.ts';
import { deferAllBut } from '../shared/deferAllBut.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { OfferedService } from '../shared/offer.ts';
import { type RelatedReadingData, relatedReading } from '../shared/relatedReading.ts';
import { serviceFaq } from './faq.ts';
import { offerContent } from './offer.ts';
import type { PlanFacts } from './planFacts.ts';
import { stagesOf } from '../shared/stages.ts';

export type ServiceData = ReturnType<typeof serviceContent>['data'];

export const source = pageSource({
  params: ({ services }) => services.map(({ id }) => ({ serviceId: id })),
  content: (site, { serviceId }, path) => {
    const service = siteIndex(site).service(serviceId);
    const { longDescription, features, benefits } = service;
    const topic = [longDescription, ...[...features, ...benefits].flatMap((item) => [item.title, item.description])];
    return serviceContent(site, path, service, {
      faq: serviceFaq(site, service),
      picture: pictureOf('services', serviceId),
      ...relatedReading(site, { keywords: service.keywords, title: service.name, body: topic }),
    });
  },
});

/** The page of a service: all that it includes, how it starts and where it ends. */
export function serviceContent(
  site: Site,
  path: string,
  service: OfferedService,
  { faq, ...own }: { faq: FaqItem[]; picture?: string; plans?: PlanFacts } & RelatedReadingData,
) {
  const { longDescription, features, benefits, notCovered } = service;
  const { data, ...page } = offerContent(site, path, { service }, { faq });
  return deferAllBut(
    {
      ...page,
      data: {
        ...data,
        ...own,
        ...photosAt(site, path),
        longDescription,
        features,
        benefits,
        notCovered,
        featuresHeading: fill(serviceSourceMessages.whatIncludes, { service: service.nameInText }),
        delivery: stagesOf(service),
      },
    },
    // What the first section shows beside its map and its facts, which hydration leaves alone.
    ['heading', 'intro', 'contactHref', 'contact', 'heroPrice'],
  );
}
