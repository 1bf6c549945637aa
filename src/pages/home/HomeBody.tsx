import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/text/fill.ts';
import { VisitorRecommendations } from '../../features/location/components/VisitorRecommendations.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { AboutBlock } from './AboutBlock.tsx';
import type { HomeData } from './home.ts';
import { IndustriesBlock } from './IndustriesBlock.tsx';
import { PartnerStrip } from './PartnerStrip.tsx';
import { PlansBlock } from './PlansBlock.tsx';
import { ResourcesBlock } from './ResourcesBlock.tsx';
import { SecurityBlock } from './SecurityBlock.tsx';
import { StationsBlock } from './StationsBlock.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrustStrip } from './TrustStrip.tsx';

/** Everything below the first section of the home page; a separate chunk, hydrated after the first section. */
export function HomeBody({ data }: { data: HomeData }) {
  const { phone, services, faq, closing } = data;
  return (
    <>
      <Block tone="lake">
        <FactList items={data.heroFacts} />
      </Block>
      <VisitorRecommendations mode="card" data={data.recommendations} />
      <TrustStrip items={data.trustItems} />
      <Block tour="services" heading={services.heading} text={services.text}>
        <Columns>
          {services.items.map(({ id, name, description, iconName }) => (
            <li key={id}>
              <Card heading={name} href={`/services#${id}`} icon={iconName}>
                <p>{description}</p>
              </Card>
            </li>
          ))}
        </Columns>
      </Block>
      <AboutBlock about={data.about} />
      <SecurityBlock security={data.security} />
      {data.testimonials.items.length > 0 && <Testimonials testimonials={data.testimonials} />}
      <PartnerStrip partners={data.partners} />
      <ResourcesBlock resources={data.resources} />
      <IndustriesBlock industries={data.industries} />
      <StationsBlock locations={data.locations} />
      <PlansBlock pricing={data.pricing} />
      {faq.items.length > 0 && (
        <Block id="faq" heading={faq.heading} text={faq.text}>
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
