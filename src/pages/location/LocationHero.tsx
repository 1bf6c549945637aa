import { locationPageMessages } from '#data/messages/locationPage.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/text/fill.ts';
import { SetAsMyLocation } from '../../features/location/islands.ts';
import { LocationMap } from '../../sections/TransitMap/LocationMap.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row, Split } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Small } from '../../ui/Text/Text.tsx';
import type { LocationData } from './location.ts';

/** What is offered at a location, where that is, and how to ask for it. */
export function LocationHero({ data }: { data: LocationData }) {
  const { name, rating, map } = data;
  const { seeServicesIn, whatCircleShows } = locationPageMessages;
  return (
    <Block tone="hero">
      <Split>
        <Stack gap="l">
          <h1>{data.heading}</h1>
          <Lead>{data.intro}</Lead>
          <Row>
            <ButtonLink href={data.contactHref}>{offersMessages.getAssessment}</ButtonLink>
            <ButtonLink href="#services" variant="secondary">
              {fill(seeServicesIn, { location: name })}
            </ButtonLink>
          </Row>
          <SetAsMyLocation slug={data.slug} name={name} />
          <FactList items={data.claims} />
          {rating && <Small>{fill(offersMessages.rated, { rating })}</Small>}
        </Stack>
        <Stack gap="l">
          {map && (
            <LocationMap
              data={map}
              {...(map.circle ? { caption: fill(whatCircleShows, { km: map.circle.km, location: name }) } : {})}
            />
          )}
          <DetailList items={data.details} />
        </Stack>
      </Split>
    </Block>
  );
}
