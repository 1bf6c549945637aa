import { locationPageMessages } from '#data/messages/locationPage.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { HeroPrice } from '../../features/heroPrice/HeroPrice.tsx';
import { SetAsMyLocation } from '../../features/location/islands.ts';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { HeroMap } from '../../sections/TransitMap/HeroMap.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Lead, Small } from '../../ui/Text/Text.tsx';
import * as css from './JourneyHere.css.ts';
import type { LocationHeroData } from './location.ts';

/** What is offered at a location, where that is, what it costs and how to ask for it; the facts stand in a band below. */
export function LocationHero({ data }: { data: LocationHeroData }) {
  const { name, rating, phone, circleKm } = data;
  return (
    <>
      <Hero mapData={data.heroMap} drawMap={(shown) => <HeroMap data={shown} />}>
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        {data.price && <HeroPrice data={data.price} />}
        <Row>
          <ButtonLink href={data.contactHref}>{offersMessages.getAssessment}</ButtonLink>
          <ButtonLink href="#services" variant="secondary">
            {fill(locationPageMessages.seeServices, { location: name })}
          </ButtonLink>
          <ButtonLink href={`tel:${phone.e164}`} variant="secondary">
            {fill(offersMessages.call, { phone: phone.display })}
          </ButtonLink>
        </Row>
        <JourneyHere data={data} />
        <SetAsMyLocation slug={data.slug} name={name} />
      </Hero>
      <Block as="div" tone="lake">
        <FactList items={data.claims} />
        <DetailList items={data.details} layout="columns" />
        {rating && <Small>{fill(offersMessages.rated, { rating })}</Small>}
        {circleKm && <Small>{fill(locationPageMessages.whatCircleShows, { km: circleKm, location: name })}</Small>}
      </Block>
    </>
  );
}

/** The way from the office as a piece of line with two stations; nothing where the office is. */
function JourneyHere({ data: { name, journey } }: { data: Pick<LocationHeroData, 'name' | 'journey'> }) {
  if (!journey) return null;
  return (
    <div className={css.journey} data-journey>
      <p className={css.ends}>
        <span>{fill(locationPageMessages.fromOffice, { home: journey.home })}</span> <span>{name}</span>
      </p>
      <div className={css.track} />
      <p>{journey.text}</p>
    </div>
  );
}
