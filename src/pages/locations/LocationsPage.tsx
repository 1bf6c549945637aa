import { locationsMessages } from '#data/messages/locations.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { lineColour } from '#data/map/lineColour.ts';
import { fill } from '#data/text/fill.ts';
import {
  LocationsNearYou,
  VisitorRecommendations,
  YourStation,
  YourStationNote,
} from '../../features/location/islands.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { FullMap } from '../../sections/TransitMap/FullMap.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Small } from '../../ui/Text/Text.tsx';
import { facts, head, line, locationLink, regions, stop } from './LocationsPage.css.ts';
import type { LocationsData } from './locations.ts';

/** Every location, by region. */
export function Page({ data }: { data: LocationsData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <FullMap data={data.map} mark={(stations) => <YourStation stations={stations} />} note={<YourStationNote />} />
      </Block>
      <LocationsNearYou usual={data.usual} />
      <Block tone="raised">
        <ul className={regions} role="list">
          {data.regions.map((region) => (
            <li key={region.name}>
              <Region region={region} />
            </li>
          ))}
        </ul>
      </Block>
      <VisitorRecommendations mode="banner" data={data.recommendations} />
      <CallToAction
        tone="raised"
        heading={locationsMessages.isMissing}
        text={locationsMessages.tellUsAddress}
        actions={[{ label: locationsMessages.askAboutAddress, href: '/contact' }]}
      />
    </>
  );
}

/** A region's locations as stations of its line, from the interchange outward. */
function Region({ region: { name, regionIndex, sectors, locations } }: { region: LocationsData['regions'][number] }) {
  return (
    <section aria-label={name} data-line={lineColour(regionIndex)}>
      <Stack gap="m">
        <h2 className={head}>{name}</h2>
        <ol className={line} role="list">
          {locations.map((location) => (
            <li key={location.href} className={stop}>
              <a className={locationLink} href={location.href}>
                {location.name}
              </a>
              <p className={facts}>
                {location.distance}
                <br />
                {fill(offersMessages.landmarkIs, { landmark: location.landmark })}
                <br />
                {fill(locationsMessages.population, { population: location.population })}
              </p>
            </li>
          ))}
        </ol>
        <Small>{fill(locationsMessages.typicalIndustriesAre, { industries: sectors.join(', ') })}</Small>
      </Stack>
    </section>
  );
}
