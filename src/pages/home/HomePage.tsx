import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Recommendations } from '../../sections/Recommendations/Recommendations.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { AboutBlock } from './AboutBlock.tsx';
import type { HomeData } from './home.ts';
import { IndustriesBlock } from './IndustriesBlock.tsx';
import { PartnerStrip } from './PartnerStrip.tsx';
import { PlansBlock } from './PlansBlock.tsx';
import { ResourcesBlock } from './ResourcesBlock.tsx';
import { StationsBlock } from './StationsBlock.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrustStrip } from './TrustStrip.tsx';

/** The front of the site, in the order of the specification. */
export function Page({ data }: { data: HomeData }) {
  const { phone, services, cybersecurity, faq, closing } = data;
  const call = { label: `Call ${phone.display}`, href: `tel:${phone.e164}` };
  const assessment = { label: 'Get Your Free IT Assessment', href: '/contact' };
  const { place } = cybersecurity;
  return (
    <>
      <Block tone="hero">
        <Badge>{data.badge}</Badge>
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <Row>
          <ButtonLink href={assessment.href}>{assessment.label}</ButtonLink>
          <ButtonLink href={call.href} look="secondary">{call.label}</ButtonLink>
        </Row>
        <FactList items={data.heroFacts} />
      </Block>
      <Recommendations data={data.recommendations} />
      <TrustStrip items={data.trustItems} />
      <Block heading={services.heading} text={services.text}>
        <Columns>
          {services.items.map(({ id, name, description, iconName }) => (
            <li key={id}><Card heading={name} href={`/services#${id}`} icon={iconName}><p>{description}</p></Card></li>
          ))}
        </Columns>
      </Block>
      <AboutBlock about={data.about} />
      <CallToAction
        heading={cybersecurity.heading}
        text={cybersecurity.text}
        actions={[{ label: 'Ask for a security check', href: '/contact' }, { label: `IT support in ${place.name}`, href: `/locations/${place.slug}` }]}
      >
        <FactList items={cybersecurity.facts} />
      </CallToAction>
      <Testimonials testimonials={data.testimonials} />
      <PartnerStrip partners={data.partners} />
      <ResourcesBlock resources={data.resources} />
      <IndustriesBlock industries={data.industries} />
      <StationsBlock locations={data.locations} />
      <PlansBlock pricing={data.pricing} />
      {faq.items.length > 0 && <Block id="faq" heading={faq.heading} text={faq.text}><Disclosures name="home-faq" items={faq.items} /></Block>}
      <CallToAction heading={closing.heading} text={closing.text} actions={[assessment, call]} />
    </>
  );
}
