import { SetAsMyLocation } from '../../features/location/islands.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Reviews } from '../../sections/Quote/Reviews.tsx';
import { ServicePrices } from '../../sections/ServicePrices/ServicePrices.tsx';
import { HereMap } from '../../sections/TransitMap/HereMap.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row, Split } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Small, Text } from '../../ui/Text/Text.tsx';
import type { LocationData } from './location.ts';
import { TopRecommendation } from './TopRecommendation.tsx';

/** A place: what it is like to do business there, what is done for its firms, and who else is near. */
export function Page({ data }: { data: LocationData }) {
  const { name, region } = data;
  return (
    <>
      <Block tone="hero">
        <Split>
          <Stack gap="l">
            <h1>{data.heading}</h1>
            <Lead>{data.intro}</Lead>
            <Row>
              <ButtonLink href={data.contactHref}>Get Your Free IT Assessment</ButtonLink>
              <ButtonLink href="#services" variant="secondary">{`See services in ${name}`}</ButtonLink>
            </Row>
            <SetAsMyLocation slug={data.slug} name={name} />
            <FactList items={data.claims} />
            {data.rating && <Small>{`Rated ${data.rating}.`}</Small>}
          </Stack>
          <Stack gap="l">
            {data.map && (
              <HereMap
                data={data.map}
                {...(data.map.circle
                  ? {
                      caption: `The circle stands for ${data.map.circle.km} km round ${name}. A diagram, not to scale.`,
                    }
                  : {})}
              />
            )}
            <DetailList items={data.details} />
          </Stack>
        </Split>
      </Block>
      <Block id="services" tone="raised" heading={data.servicesHeading}>
        <ServicePrices items={data.services} />
        <Text>{`With each of them in ${name}: ${data.support.join(', ')}.`}</Text>
      </Block>
      <Block heading={`What ${name} asks of its IT`}>
        <Split>
          <Stack gap="m">
            <Text>{data.economy}</Text>
            <h3>{`How we reach ${name}`}</h3>
            <Text>{data.reach}</Text>
          </Stack>
          <Stack gap="l">
            <Stack gap="s">
              <h3>Business districts</h3>
              <DotList items={data.districts} />
            </Stack>
            <Stack gap="s">
              <h3>{`Typical trades in ${name}`}</h3>
              <DotList items={data.sectors} />
            </Stack>
            {region.sectors.length > 0 && (
              <Small>{`Also typical of the ${region.name} region: ${region.sectors.join(', ')}.`}</Small>
            )}
          </Stack>
        </Split>
      </Block>
      <Block
        tone="raised"
        layout="under"
        heading={`Trades in ${name}`}
        text="How each of them works there, and what we do for it."
      >
        <Columns minWidth="medium">
          {data.industries.map((industry) => (
            <li key={industry.href}>
              <Stack gap="s">
                <h3>
                  <a href={industry.href}>{`IT for ${industry.name}`}</a>
                </h3>
                <Text>{industry.text}</Text>
                <LinkList links={industry.services} ending={` for ${industry.name}`} />
              </Stack>
            </li>
          ))}
        </Columns>
      </Block>
      {data.top && <TopRecommendation location={name} service={data.top} />}
      <Reviews heading={`What clients in ${name} say`} items={data.reviews} />
      {data.nearby.length > 0 && (
        <Block heading={`Near ${name}`}>
          <Columns minWidth="wide">
            {data.nearby.map((place) => (
              <li key={place.href}>
                <Card heading={`IT support in ${place.name}`} href={place.href}>
                  <p>{`${place.km} km from ${name}. Landmark: ${place.landmark}`}</p>
                </Card>
              </li>
            ))}
          </Columns>
          <Row>
            <a href="/locations">All locations</a>
          </Row>
        </Block>
      )}
      <CallToAction
        heading={data.security.title}
        text={data.security.description}
        actions={[{ label: 'Ask for a security check', href: data.securityHref }]}
      />
    </>
  );
}
