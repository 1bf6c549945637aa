import { locationsMessages } from '#data/messages/locations.ts';
import { lineColour } from '#data/rules/map/lineColour.ts';
import { fill } from '#data/rules/text/fill.ts';
import { LocationsNearYou, VisitorRecommendations } from '../../features/location/islands.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import { StationChooser } from './StationChooser.tsx';
import { distance, head, locationLink, regions, stop } from './LocationsPage.css.ts';
import type { LocationsData } from './locations.ts';

/** Every location, by region. */
export function Page({ data }: { data: LocationsData }) {
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        <StationChooser data={data} />
      </Block>
      <LocationsNearYou usual={data.usual} search={data.search} />
      <Block as="div" tone="raised">
        <ul className={regions} role="list">
          {data.regions.map((region) => (
            <li key={region.name}>
              <Region region={region} />
            </li>
          ))}
        </ul>
      </Block>
      <VisitorRecommendations mode="banner" room={data.recommendations} />
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
        <ol role="list">
          {locations.map((location) => (
            <li key={location.href} className={stop}>
              <a className={locationLink} href={location.href}>
                {location.name}
              </a>
              <p className={distance}>{location.distance}</p>
            </li>
          ))}
        </ol>
        {sectors.length > 0 && (
          <Text>{fill(locationsMessages.typicalIndustriesAre, { industries: sectors.join(', ') })}</Text>
        )}
      </Stack>
    </section>
  );
}
