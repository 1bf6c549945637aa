import { industryMessages } from '#data/messages/industry.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { HeroPrice } from '../../features/heroPrice/HeroPrice.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { HeroMap } from '../../sections/TransitMap/HeroMap.tsx';
import { RelatedReading } from '../../sections/RelatedReading/RelatedReading.tsx';
import { Points } from '../../sections/Points/Points.tsx';
import { ServicePrices } from '../../sections/ServicePrices/ServicePrices.tsx';
import { WorkedCases } from '../../sections/WorkedCases/WorkedCases.tsx';
import { Photos } from '../../sections/Photos/Photos.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Columns, Row, Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import type { PageProps } from '../../types/page.ts';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import { Rules } from './Rules.tsx';
import type { IndustryData } from './industry.ts';

/** An industry: what is hard there, what answers it, and what that costs. */
export function Page({ data, whole }: PageProps<IndustryData>) {
  return (
    <>
      <Hero mapData={data.heroMap} drawMap={(shown) => <HeroMap data={shown} />}>
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        {data.price && <HeroPrice data={data.price} />}
        <Row>
          <ButtonLink href="/contact">{offersMessages.getAssessment}</ButtonLink>
          <ButtonLink href={`tel:${data.phone.e164}`} variant="secondary">
            {fill(offersMessages.call, { phone: data.phone.display })}
          </ButtonLink>
        </Row>
      </Hero>
      {/* Never changes: not hydrated, and its data are not embedded. */}
      <StaticHtml data={whole}>{(all) => <Rest data={all} />}</StaticHtml>
    </>
  );
}

/** What is hard there, what answers it, the rules, the services and the places. */
function Rest({ data }: { data: IndustryData }) {
  const { clients } = data;
  return (
    <>
      <Photos photos={data.photos} />
      <Block tone="raised" heading={fill(industryMessages.whatIsHard, { clients })}>
        <Split>
          <Stack gap="l">
            <Text>{data.longDescription}</Text>
            <DotList items={data.challenges} />
          </Stack>
          <Stack gap="s">
            <Picture picture={data.picture} sizes="(min-width: 64rem) 24rem, 92vw" />
            <h3>{industryMessages.systems}</h3>
            <DotList items={data.systems} />
          </Stack>
        </Split>
      </Block>
      <Block heading={industryMessages.whatWeDo} text={industryMessages.whatBelongsWhere}>
        <Points items={data.solutions} />
      </Block>
      <Block tone="lake" heading={offersMessages.whatChanges}>
        <DotList items={data.benefits} />
      </Block>
      {data.cases.length > 0 && (
        <Block tone="raised" layout="under" heading={industryMessages.workedExamples} text={industryMessages.noClients}>
          <WorkedCases items={data.cases} />
        </Block>
      )}
      <Block heading={fill(industryMessages.rules, { clients })} text={industryMessages.whatRulesAsk}>
        <Rules items={data.rules} />
      </Block>
      <Block tone="raised" heading={data.servicesHeading}>
        <ServicePrices items={data.services} />
      </Block>
      <IndustryByLocation data={data} />
      <RelatedReading items={data.reading} />
      <CallToAction
        heading={industryMessages.whereToStart}
        text={industryMessages.tellUsPrograms}
        actions={[
          { label: offersMessages.getAssessment, href: '/contact' },
          { label: offersMessages.seeAllServices, href: '/services' },
          { label: industryMessages.whoWeAre, href: '/about' },
          { label: offersMessages.allIndustries, href: '/industries' },
        ]}
      />
    </>
  );
}

/** How the industry is at each location, and the services it asks most for there. */
function IndustryByLocation({ data }: { data: IndustryData }) {
  return (
    <Block
      layout="under"
      heading={fill(industryMessages.whereClientsFindUs, { clients: data.clients })}
      text={industryMessages.howItIsInEachPlace}
    >
      <Columns minWidth="medium" railOnPhones>
        {data.locations.map(({ name, href, text, services }) => (
          <li key={href}>
            <Stack gap="s">
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <Text>{text}</Text>
              <LinkList
                links={services}
                wholeLabel={(service) =>
                  fill(offersMessages.serviceIn, {
                    service: fill(offersMessages.serviceFor, { service, clients: data.clients }),
                    location: name,
                  })
                }
              />
            </Stack>
          </li>
        ))}
      </Columns>
    </Block>
  );
}
