import { offersMessages } from '#data/messages/offers.ts';
import { sectionsMessages } from '#data/messages/sections.ts';
import { servicesMessages } from '#data/messages/services.ts';
import { fill } from '#data/rules/text/fill.ts';
import { FloatingCard, KnownPlaceText, RecommendationsOrPrompt } from '../../features/location/islands.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import { ServiceRows } from './ServiceRows.tsx';
import { area, board, departure, from, opening } from './ServicesPage.css.ts';
import type { ServicesData } from './services.ts';

/** Everything the provider does, in one list with a price and a button a row. */
export function Page({ data }: { data: ServicesData }) {
  const assessment = <KnownPlaceText text={offersMessages.getAssessmentIn} fallback={offersMessages.getAssessment} />;
  return (
    <>
      <Block tone="hero">
        <div className={opening}>
          <Stack gap="l">
            <h1>{data.heading}</h1>
            <Lead>{data.intro}</Lead>
            <Row>
              <ButtonLink href="/contact">{offersMessages.getAssessment}</ButtonLink>
              {data.hasPlans && (
                <ButtonLink href="/pricing" variant="secondary">
                  {servicesMessages.comparePlans}
                </ButtonLink>
              )}
            </Row>
            <Text>
              <KnownPlaceText text={data.here} fallback={data.anywhere} />
            </Text>
          </Stack>
          <nav aria-label={servicesMessages.serviceCategories}>
            <ul className={board} role="list">
              {data.rows
                .filter(({ isCategory }) => isCategory)
                .map(({ id, name, price }) => (
                  <li key={id}>
                    <a className={departure} href={`#${id}`}>
                      <span className={area}>{name}</span>
                      {price && <span className={from}>{fill(sectionsMessages.fromPrice, { price })}</span>}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </Block>
      <Block as="div" tone="raised">
        <ServiceRows rows={data.rows} />
      </Block>
      {data.facts.length > 0 && (
        <Block as="div">
          <FactList items={data.facts} />
        </Block>
      )}
      {data.recommendations.items > 0 && <RecommendationsOrPrompt room={data.recommendations} />}
      <CallToAction
        tone="raised"
        heading={servicesMessages.notSure}
        text={servicesMessages.whatWeLookAt}
        actions={[
          { label: assessment, href: '/contact' },
          ...(data.hasPlans ? [{ label: servicesMessages.comparePlans, href: '/pricing' }] : []),
        ]}
      />
      <FloatingCard words={data.card} />
    </>
  );
}
