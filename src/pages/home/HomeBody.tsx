import { homeMessages } from '#data/messages/home.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { VisitorRecommendations } from '../../features/location/components/VisitorRecommendations.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Carousel } from '../../sections/Carousel/Carousel.tsx';
import { Testimonial } from '../../sections/Testimonial/Testimonial.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Route } from '../../ui/Route/Route.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { AboutBlock } from './AboutBlock.tsx';
import type { HomeData } from './home.ts';
import { IndustriesBlock, TrustStrip } from './IconGrid.tsx';
import { PartnerStrip } from './PartnerStrip.tsx';
import { PlansBlock } from './PlansBlock.tsx';
import { ResourcesBlock } from './ResourcesBlock.tsx';
import { SecurityBlock } from './SecurityBlock.tsx';
import { ServicesBlock } from './ServicesBlock.tsx';
import { StationsBlock } from './StationsBlock.tsx';

/** Whether a section has a heading, which one that the provider leaves out has not, and records to show. */
const isShown = ({ heading, items }: { heading: string; items: readonly object[] }) =>
  heading !== '' && items.length > 0;

/** Everything below the first section of the home page; a separate chunk, hydrated after the first section. */
export function HomeBody({ data }: { data: HomeData }) {
  const { phone, testimonials, faq, closing } = data;
  return (
    <>
      <VisitorRecommendations mode="card" room={data.recommendations}>
        <TrustStrip items={data.trustItems} />
        <ServicesBlock services={data.services} />
      </VisitorRecommendations>
      {data.about.heading && <AboutBlock about={data.about} />}
      {isShown(data.firstMonth) && (
        <Block rhythm="dense" layout="under" heading={data.firstMonth.heading} text={data.firstMonth.text}>
          <Route items={data.firstMonth.items} onward />
        </Block>
      )}
      {data.security.heading && <SecurityBlock security={data.security} />}
      {isShown(testimonials) && (
        <Block rhythm="dense" heading={testimonials.heading} text={testimonials.text}>
          <Carousel
            label={homeMessages.testimonials}
            items={testimonials.items.map((said) => ({ key: said.text, content: <Testimonial content={said} /> }))}
          />
        </Block>
      )}
      {isShown(data.partners) && <PartnerStrip partners={data.partners} />}
      {data.resources.heading && <ResourcesBlock resources={data.resources} />}
      {isShown(data.industries) && <IndustriesBlock industries={data.industries} />}
      <StationsBlock locations={data.locations} />
      {data.pricing.heading && data.pricing.plans.length > 0 && <PlansBlock pricing={data.pricing} />}
      {faq.items.length > 0 && (
        <Block rhythm="dense" id="faq" heading={faq.heading} text={faq.text}>
          <Disclosures name="home-faq" items={faq.items} />
        </Block>
      )}
      <CallToAction
        tour="contact"
        heading={closing.heading}
        text={closing.text}
        actions={[
          { label: offersMessages.getAssessment, href: '/contact' },
          { label: fill(offersMessages.call, { phone: phone.display }), href: `tel:${phone.e164}` },
        ]}
      />
    </>
  );
}
