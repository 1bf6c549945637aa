import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import { pictureOf } from '#data/rules/files/pictures.ts';
import type { Service } from '#data/rules/schema/service.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { PageSource } from '../../types/page.ts';
import { deferAllBut, offerHeroKeys } from '../shared/deferAllBut.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { type RelatedReadingData, relatedReading } from '../shared/relatedReading.ts';
import { inText } from './inText.ts';
import { offerContent, type OfferData } from './offer.ts';
import { stagesOf, type Stage } from './stages.ts';

export interface ServiceData
  extends OfferData,
    RelatedReadingData,
    Pick<Service, 'longDescription' | 'features' | 'benefits' | 'notCovered'> {
  featuresHeading: string;
  picture: string;
  delivery: Stage[];
}

export const source: PageSource<{ serviceId: string }, ServiceData> = {
  params: ({ services }) => services.map(({ id }) => ({ serviceId: id })),
  content: (site, { serviceId }, path) => {
    const service = siteIndex(site).service(serviceId);
    const values = {
      service: service.name,
      serviceInText: service.nameInText,
      price: formatStartingPrice(service.pricing, site),
      place: inText({}, site.provider.area.shortName),
    };
    const faq = site.faqs.service.map(({ question, answer }) => ({
      question: fill(question, values),
      answer: fill(answer, values),
    }));
    const { longDescription, features, benefits, notCovered } = service;
    const { data, ...page } = offerContent(site, path, { service }, faq);
    const topic = [longDescription, ...[...features, ...benefits].flatMap((item) => [item.title, item.description])];
    return deferAllBut<ServiceData>(
      {
        ...page,
        data: {
          ...data,
          picture: pictureOf('services', serviceId),
          longDescription,
          features,
          benefits,
          notCovered,
          featuresHeading: fill(serviceSourceMessages.whatIncludes, { service: service.nameInText }),
          delivery: stagesOf(service),
          ...relatedReading(site, { keywords: service.keywords, title: service.name, body: topic }),
        },
      },
      offerHeroKeys,
    );
  },
};
