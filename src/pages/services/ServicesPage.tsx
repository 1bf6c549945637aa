import { FloatingCard, KnownPlaceText, RecommendationsOrPrompt } from '../../features/location/islands.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { ServicePrices } from '../../sections/ServicePrices/ServicePrices.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { Row, Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import type { ServicesData } from './services.ts';

/** Everything the provider does, an area of work at a time, then what each service starts at. */
export function Page({ data }: { data: ServicesData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <Text>
          <KnownPlaceText text={data.here} />
        </Text>
        <ChipLinks label="Areas of work" links={data.areas.map(({ id, name }) => ({ label: name, href: `#${id}` }))} />
        <FactList items={data.facts} />
      </Block>
      {data.areas.map((area, index) => (
        <Area key={area.id} area={area} tone={index % 2 === 0 ? 'raised' : 'paper'} />
      ))}
      <Block tone="lake" heading="What each service starts at">
        <ServicePrices items={data.services} />
        {data.spending.length > 0 && <FactList items={data.spending} />}
      </Block>
      <div data-without-card>
        <RecommendationsOrPrompt data={data.recommendations} />
        <CallToAction
          tone="raised"
          heading="Not sure which of these you need?"
          text="We look at what you have first, and say what is missing and what can stay."
          actions={[
            {
              label: (
                <KnownPlaceText text="Get Your Free {location} IT Assessment" fallback="Get Your Free IT Assessment" />
              ),
              href: '/contact',
            },
            { label: 'Compare plans and prices', href: '/pricing' },
          ]}
        />
      </div>
      <FloatingCard words={data.card} />
    </>
  );
}

function Area({ area, tone }: { area: ServicesData['areas'][number]; tone: 'paper' | 'raised' }) {
  const { id, name, description, features, iconName, own } = area;
  const about = <span className={visuallyHidden}>{` about ${name}`}</span>;
  return (
    <Block id={id} tone={tone} heading={name} text={description}>
      <Split>
        <DotList items={features} />
        <Stack gap="m">
          {own && (
            <p>
              {`${name} starts at `}
              <strong>{own.price}</strong>.
            </p>
          )}
          {own && (
            <Row>
              <Icon name={iconName} />
              <ButtonLink href={own.href} variant="secondary">
                Learn More{about}
              </ButtonLink>
            </Row>
          )}
          <Row>
            {!own && <Icon name={iconName} />}
            <a href={`/contact?service=${id}#contact`}>
              {own ? 'Ask us' : 'Learn More'}
              {about}
            </a>
          </Row>
        </Stack>
      </Split>
    </Block>
  );
}
