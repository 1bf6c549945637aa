import { useState } from 'react';
import { lineColour } from '#data/rules/map/lineColour.ts';
import { locationsMessages } from '#data/messages/locations.ts';
import { fill } from '#data/rules/text/fill.ts';
import { YourStation, YourStationNote } from '../../features/location/islands.ts';
import { FullMap } from '../../sections/TransitMap/FullMap.tsx';
import type { FullStation } from '../../sections/TransitMap/data/mapTypes.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import * as css from './LocationsPage.css.ts';
import type { LocationsData } from './locations.ts';

/** The map with the facts of the chosen station beside it. Without JavaScript, its stations lead to their pages. */
export function StationChooser({ data }: { data: LocationsData }) {
  const [selected, select] = useState(data.home);
  return (
    <FullMap
      data={data.map}
      label={locationsMessages.chooseStation}
      mark={yourStation}
      note={<YourStationNote />}
      selected={selected}
      onSelect={select}
      aside={
        <div className={css.panels}>
          {data.regions.map((region) =>
            region.locations.map((location) => (
              <StationFacts
                key={location.slug}
                region={region}
                location={location}
                isAway={location.slug !== selected}
              />
            )),
          )}
        </div>
      }
    />
  );
}

// One function for all renders, and an element that does not change: the island must keep its props until it is hydrated.
const yourStation = (stations: readonly FullStation[]) => <YourStation stations={stations} />;

type Region = LocationsData['regions'][number];

function StationFacts({
  region,
  location: { name, href, population, landmark, firms, distance },
  isAway,
}: {
  region: Region;
  location: Region['locations'][number];
  isAway: boolean;
}) {
  const { line, landmark: landmarkLabel, population: populationLabel, firms: firmsLabel, see } = locationsMessages;
  return (
    <section
      className={css.panel}
      aria-label={name}
      data-line={lineColour(region.regionIndex)}
      data-away={isAway || undefined}
    >
      <p className={css.station}>
        <strong>{name}</strong>
      </p>
      <p className={css.where}>
        {fill(line, { region: region.name })} · {distance}
      </p>
      <DetailList
        items={[
          { label: landmarkLabel, value: landmark ?? '' },
          { label: populationLabel, value: population },
          { label: firmsLabel, value: firms.join(', ') },
        ].filter(({ value }) => value !== '')}
      />
      <ButtonLink href={href} variant="secondary">
        {fill(see, { location: name })}
      </ButtonLink>
    </section>
  );
}
