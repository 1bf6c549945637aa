import { siteIndex } from '../../routing/siteIndex.ts';
import { pageSource } from '../../types/page.ts';
import { offeredWithPlans } from '../shared/offer.ts';
import { planFacts } from './planFacts.ts';
import { serviceContent } from './service.ts';

export const source = pageSource({
  params: ({ planServices }) => planServices.map(({ slug }) => ({ planService: slug })),
  content: (site, { planService: slug }, path) => {
    const plan = siteIndex(site).planService(slug);
    // The articles that it names stand among its links.
    return serviceContent(site, path, offeredWithPlans(site, plan), {
      faq: plan.faq,
      plans: planFacts(site, plan),
      reading: [],
    });
  },
});
