import type { ReactNode } from 'react';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ConsultationLink } from '../../features/consultation/ConsultationLink.tsx';
import { HeroPrice } from '../../features/heroPrice/HeroPrice.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { HeroMap } from '../../sections/TransitMap/HeroMap.tsx';
import type { HeroMapData } from '../../sections/TransitMap/data/mapTypes.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { stack } from '../../ui/Stack/Stack.css.ts';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { Lead, Small } from '../../ui/Text/Text.tsx';
import type { OfferData } from './offer.ts';

type OfferHeroData = Pick<OfferData, 'heading' | 'intro' | 'contactHref' | 'contact' | 'facts' | 'heroMap'> &
  Partial<Pick<OfferData, 'price' | 'rating' | 'heroPrice'>>;

/** What is offered, to whom and where, and how to ask for it. `beside` stands there instead of the map. */
export function OfferHero({ data, beside }: { data: OfferHeroData; beside?: ReactNode }) {
  const { heading, intro, contactHref, contact, price, facts, rating, heroPrice, heroMap } = data;
  return (
    <Hero {...(beside ? { beside } : { mapData: heroMap, drawMap: (shown: HeroMapData) => <HeroMap data={shown} /> })}>
      <h1>{heading}</h1>
      <Lead>{intro}</Lead>
      {heroPrice && <HeroPrice data={heroPrice} />}
      {price && (
        <p>
          <strong>{price}</strong>
        </p>
      )}
      <Row>
        <ButtonLink href={contactHref}>{offersMessages.getAssessment}</ButtonLink>
        <ButtonLink href={`tel:${contact.phone.e164}`} variant="secondary">
          {fill(offersMessages.call, { phone: contact.phone.display })}
        </ButtonLink>
        <ConsultationLink />
      </Row>
      {!beside && (
        <StaticHtml className={stack.m} data={facts}>
          {(shown) => (
            <>
              <FactList items={shown} />
              {rating && <Small>{fill(offersMessages.rated, { rating })}</Small>}
            </>
          )}
        </StaticHtml>
      )}
    </Hero>
  );
}
