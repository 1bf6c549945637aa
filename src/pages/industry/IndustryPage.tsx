import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Points } from '../../sections/Points/Points.tsx';
import { ServicePrices } from '../../sections/ServicePrices/ServicePrices.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Columns, Row, Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import type { IndustryData } from './industry.ts';

/** A trade: what is hard about its IT, what answers it, and what that costs. */
export function Page({ data }: { data: IndustryData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <Row>
          <ButtonLink href="/contact">Get Your Free IT Assessment</ButtonLink>
          <ButtonLink href="/services" variant="secondary">
            See all services
          </ButtonLink>
        </Row>
      </Block>
      <Block tone="raised" heading={`What is hard about IT for ${data.clients}`}>
        <Split>
          <Stack gap="l">
            <Text>{data.longDescription}</Text>
            <DotList items={data.challenges} />
          </Stack>
          <Stack gap="s">
            <Picture picture={data.picture} sizes="(min-width: 64rem) 24rem, 92vw" />
            <h3>Systems you may run</h3>
            <DotList items={data.systems} />
          </Stack>
        </Split>
      </Block>
      <Block heading="What we do about it">
        <Points items={data.solutions} />
      </Block>
      <Block tone="lake" heading="What changes for you">
        <DotList items={data.benefits} />
      </Block>
      <Block heading={`Rules ${data.clients} work under`} text="What each one asks of your IT.">
        <Points items={data.rules} minWidth="wide" />
      </Block>
      <Block tone="raised" heading={data.servicesHeading}>
        <ServicePrices items={data.services} />
      </Block>
      <Block
        layout="under"
        heading={`Where ${data.clients} find us`}
        text="How the trade is in each place, and what it asks most for there."
      >
        <Columns minWidth="medium">
          {data.places.map(({ name, href, text, services }) => (
            <li key={href}>
              <Stack gap="s">
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                <Text>{text}</Text>
                <LinkList links={services} ending={` in ${name}`} />
              </Stack>
            </li>
          ))}
        </Columns>
      </Block>
      <CallToAction
        heading="Where to start"
        text="Tell us which programs your people depend on and what keeps failing. The assessment is free."
        actions={[
          { label: 'Get Your Free IT Assessment', href: '/contact' },
          { label: 'See all services', href: '/services' },
          { label: 'Who we are', href: '/about' },
          { label: 'All industries', href: '/industries' },
        ]}
      />
    </>
  );
}
