import { offersMessages } from '#data/messages/offers.ts';
import { servicesMessages } from '#data/messages/services.ts';
import { fill } from '#data/text/fill.ts';
import { FloatingCard, KnownPlaceText, RecommendationsOrPrompt } from '../../features/location/islands.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { ServicePrices } from '../../sections/ServicePrices/ServicePrices.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { ChipLinks } from '../../ui/ChipLinks/ChipLinks.tsx';
import { Row, Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import { WholeLabel } from '../../ui/WholeLabel/WholeLabel.tsx';
import type { ServicesData } from './services.ts';

/** Everything the provider does, a service category at a time, then what each service starts at. */
export function Page({ data }: { data: ServicesData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <Text>
          <KnownPlaceText text={data.here} />
        </Text>
        <ChipLinks
          label={servicesMessages.serviceCategories}
          links={data.categories.map(({ id, name }) => ({ label: name, href: `#${id}` }))}
        />
        <FactList items={data.facts} />
      </Block>
      {data.categories.map((category, index) => (
        <ServiceCategorySection key={category.id} category={category} tone={index % 2 === 0 ? 'raised' : 'paper'} />
      ))}
      <Block tone="lake" heading={servicesMessages.whatEachStartsAt}>
        <ServicePrices items={data.services} />
        {data.spending.length > 0 && <FactList items={data.spending} />}
      </Block>
      <div data-without-card>
        <RecommendationsOrPrompt data={data.recommendations} />
        <CallToAction
          tone="raised"
          heading={servicesMessages.notSure}
          text={servicesMessages.whatWeLookAt}
          actions={[
            {
              label: <KnownPlaceText text={offersMessages.getAssessmentIn} fallback={offersMessages.getAssessment} />,
              href: '/contact',
            },
            { label: servicesMessages.comparePlans, href: '/pricing' },
          ]}
        />
      </div>
      <FloatingCard words={data.card} />
    </>
  );
}

function ServiceCategorySection({
  category,
  tone,
}: {
  category: ServicesData['categories'][number];
  tone: 'paper' | 'raised';
}) {
  const { id, name, description, features, iconName, own } = category;
  const { askUs, askUsAbout } = servicesMessages;
  const learnMore = (
    <WholeLabel shown={offersMessages.learnMore} whole={fill(offersMessages.learnMoreAbout, { subject: name })} />
  );
  return (
    <Block id={id} tone={tone} heading={name} text={description}>
      <Split>
        <DotList items={features} />
        <Stack gap="m">
          {own && (
            <p>
              <FilledText
                text={servicesMessages.startsAt}
                values={{ category: name, price: <strong>{own.price}</strong> }}
              />
            </p>
          )}
          {own && (
            <Row>
              <Icon name={iconName} />
              <ButtonLink href={own.href} variant="secondary">
                {learnMore}
              </ButtonLink>
            </Row>
          )}
          <Row>
            {!own && <Icon name={iconName} />}
            <a href={`/contact?service=${id}#contact`}>
              {own ? <WholeLabel shown={askUs} whole={fill(askUsAbout, { subject: name })} /> : learnMore}
            </a>
          </Row>
        </Stack>
      </Split>
    </Block>
  );
}
