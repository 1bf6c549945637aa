import { articlePicture } from '#data/rules/files/pictures.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { subscribeFormData } from '../../features/forms/subscribeFormData.ts';
import { recommendationRoom } from '../../features/location/placeData.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { heroPriceData } from '../../features/heroPrice/heroPriceData.ts';
import { reviewsOf, testimonialOf } from '../../sections/Testimonial/reviewsOf.ts';
import { heroMap } from '../../sections/TransitMap/data/heroMap.ts';
import { claimsAt } from '../shared/copy.ts';
import { stagesOf } from '../shared/stages.ts';
import { plansTeaser } from './plansTeaser.ts';
import { stationsFrom } from './stations.ts';

/** Data of the home page, by section. */
export type HomeData = ReturnType<typeof homeData>;

type Section = keyof Site['home']['sections'];

/** Of a section that the provider leaves out: without a heading it is not shown. */
const untold = { title: '', description: '' };

/** The first stages of the service that the plans stand for; none where there is no such service. */
function firstMonthOf({ planServices, pricing }: Pick<Site, 'planServices' | 'pricing'>) {
  const service = planServices.find(({ serviceCategory }) => serviceCategory === pricing.serviceCategory);
  // Without what goes on every month after.
  return service ? stagesOf(service).slice(0, -1) : [];
}

/** Makes the home page's data from the records, for the provider's home location. */
export function homeData(site: Site, copy: { heading: string; intro: string }) {
  const { provider } = site;
  const location = siteIndex(site).location(provider.homeLocation);
  const values = { location: location.name };
  const [review] = reviewsOf(site, 'location', location.slug);
  const words = (name: Section) => {
    const { title, description } = site.home.sections[name] ?? untold;
    return { heading: fill(title, values), text: fill(description, values) };
  };
  // Left unfilled: `PlaceText` fills in the visitor's place.
  const template = (name: Section) => {
    const { title, description } = site.home.sections[name] ?? untold;
    return { heading: title, text: description };
  };
  return {
    ...copy,
    badge: fill(site.home.badge, values),
    phone: provider.phone,
    heroNote: site.visitor.hero,
    heroMap: heroMap(site),
    price: heroPriceData(site),
    recommendations: recommendationRoom(site),
    trustItems: site.trustItems.map(({ title, description, iconName }) => ({ title, description, iconName })),
    services: {
      ...words('services'),
      items: site.serviceCategories.map(({ id, name, summary, description, iconName }) => ({
        id,
        name,
        summary: summary ?? description,
        iconName,
      })),
      pages: Object.fromEntries([
        ...site.planServices.map(({ slug, name }) => [slug, name] as const),
        ...site.services.map(({ id, name }) => [id, name] as const),
      ]),
    },
    about: {
      ...words('about'),
      facts: claimsAt(site, 'home-about'),
      values: site.about.values,
      // A review of the work in the home location, because the carousel further down shows every testimonial.
      testimonial: review && testimonialOf(review, provider.locale),
    },
    firstMonth: { ...words('firstMonth'), items: firstMonthOf(site) },
    security: { ...template('security'), facts: claimsAt(site, 'home-security') },
    testimonials: { ...words('testimonials'), items: site.testimonials },
    partners: { ...words('partners'), items: site.partners },
    resources: {
      ...words('resources'),
      articles: site.articles.slice(0, 2).map((article) => ({
        slug: article.slug,
        title: article.title,
        category: article.category,
        excerpt: article.excerpt,
        picture: articlePicture(article),
      })),
      checklist: {
        points: site.checklist.length,
        form: subscribeFormData(site, 'checklist', '/'),
      },
    },
    industries: {
      ...words('industries'),
      items: site.industries.map(({ slug, name, iconName }) => ({ slug, name, iconName })),
    },
    locations: { ...template('locations'), ...stationsFrom(site, location) },
    pricing: { ...words('pricing'), region: site.visitor.pricing, ...plansTeaser(site) },
    faq: { ...words('faq'), items: site.faqs.home },
    closing: words('closing'),
  };
}
