import { ConsultationLink } from '../../features/consultation/ConsultationLink.tsx';
import { Points } from '../../sections/Points/Points.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Columns, Row, Split } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Small, Text } from '../../ui/Text/Text.tsx';
import type { ServiceData } from './offer.ts';
import { PlaceBlock } from './PlaceBlock.tsx';
import { TradeBlock } from './TradeBlock.tsx';

/** A service: for everybody, for a trade, in a place, or for a trade in a place. */
export function Page({ data }: { data: ServiceData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <Row>
          <ButtonLink href={data.contactHref}>Get Your Free IT Assessment</ButtonLink>
          <ButtonLink href={`tel:${data.contact.phone.e164}`} look="secondary">{`Call ${data.contact.phone.display}`}</ButtonLink>
          <ConsultationLink topic={data.heading} {...data.contact} />
        </Row>
        <FactList items={data.facts} />
        {data.rating && <Small>{`Rated ${data.rating.value} out of 5 from ${data.rating.count} reviews.`}</Small>}
      </Block>
      {data.trade && <TradeBlock trade={data.trade} />}
      {data.place && <PlaceBlock place={data.place} />}
      <Block tone="raised" heading={data.featuresHeading}>
        <Text>{data.longDescription}</Text>
        <Points items={data.features} />
      </Block>
      <Block heading="What changes for you">
        <Points items={data.benefits} least="wide" />
      </Block>
      <Block tone="lake" heading="How it starts">
        <Columns least="medium">
          {data.delivery.map(({ title, steps }) => <li key={title}><Stack gap="s"><h3>{title}</h3><DotList ordered items={steps} /></Stack></li>)}
        </Columns>
      </Block>
      <Block heading="Questions">
        <Split>
          <Disclosures name="service-faq" items={data.faq} />
          <Stack gap="s">
            <h3>Not covered</h3>
            <DotList items={data.notCovered} />
          </Stack>
        </Split>
      </Block>
      <Block tone="raised" heading="Talk to somebody" text={`${data.contact.hours}. The first conversation costs nothing.`}>
        <Row>
          <ButtonLink href={`tel:${data.contact.phone.e164}`}>{`Call ${data.contact.phone.display}`}</ButtonLink>
          <ButtonLink href={`mailto:${data.contact.email}`} look="secondary">{`Write to ${data.contact.email}`}</ButtonLink>
        </Row>
      </Block>
      <Block heading="Where to go on">
        <Columns least="medium">
          {data.links.map(({ title, links }) => (
            <li key={title}>
              <Stack gap="s">
                <h3>{title}</h3>
                <Stack as="ul" gap="xs">{links.map(({ label, href }) => <li key={href}><a href={href}>{label}</a></li>)}</Stack>
              </Stack>
            </li>
          ))}
        </Columns>
      </Block>
    </>
  );
}
