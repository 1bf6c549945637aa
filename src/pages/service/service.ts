import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import { pictureOf } from '#data/rules/files/pictures.ts';
import { type PagePhotos, photosAt } from '../../seo/photosAt.ts';
import type { FaqItem } from '#data/rules/schema/faq.ts';
import type { Service } from '#data/rules/schema/service.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { PageContent, PageSource } from '../../types/page.ts';
import { deferAllBut, offerHeroKeys } from '../shared/deferAllBut.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { OfferedService } from '../shared/offer.ts';
import { type RelatedReadingData, relatedReading } from '../shared/relatedReading.ts';
import { inText } from './inText.ts';
import { offerContent, type OfferData } from './offer.ts';
import type { PlanFacts } from './planFacts.ts';
import { stagesOf, type Stage } from '../shared/stages.ts';

export interface ServiceData
  extends OfferData,
    RelatedReadingData,
    PagePhotos,
    Pick<Service, 'longDescription' | 'features' | 'benefits' | 'notCovered'> {
  featuresHeading: string;
  picture?: string;
  delivery: Stage[];
  /** Of the plans that the service comes with. */
  plans?: PlanFacts;
}

export const source: PageSource<{ serviceId: string }, ServiceData> = {
  params: ({ services }) => services.map(({ id }) => ({ serviceId: id })),
  content: (site, { serviceId }, path) => {
    const service = siteIndex(site).service(serviceId);
    const { longDescription, features, benefits } = service;
    const topic = [longDescription, ...[...features, ...benefits].flatMap((item) => [item.title, item.description])];
    return serviceContent(site, path, service, {
      faq: faqOf(site, service),
      picture: pictureOf('services', serviceId),
      ...relatedReading(site, { keywords: service.keywords, title: service.name, body: topic }),
    });
  },
};

/** The page of a service: all that it includes, how it starts and where it ends. */
export function serviceContent(
  site: Site,
  path: string,
  service: OfferedService,
  { faq, ...own }: { faq: FaqItem[] } & RelatedReadingData & Pick<ServiceData, 'picture' | 'plans'>,
): PageContent<ServiceData> {
  const { longDescription, features, benefits, notCovered } = service;
  const { data, ...page } = offerContent(site, path, { service }, { faq });
  return deferAllBut<ServiceData>(
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
    offerHeroKeys,
  );
}

function faqOf(site: Site, service: OfferedService): FaqItem[] {
  const values = {
    service: service.name,
    serviceInText: service.nameInText,
    price: formatStartingPrice(service.pricing, site),
    place: inText({}, site.provider.area.shortName),
  };
  return site.faqs.service.map(({ question, answer }) => ({
    question: fill(question, values),
    answer: fill(answer, values),
  }));
}
