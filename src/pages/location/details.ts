import { locationPageSourceMessages } from '#data/messages/locationPage.ts';
import { offersSourceMessages } from '#data/messages/offers.ts';
import { zoneName } from '#data/rules/hours/zoneName.ts';
import { populationText } from '#data/rules/locations/populationText.ts';
import type { Location, Region } from '#data/rules/schema/location.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import { fill } from '#data/rules/text/fill.ts';

/** What is known of a location, each with its label; what its record leaves out is missing. */
export function detailsOf(provider: Provider, location: Location, region: Region) {
  const { regionInArea, hoursWithNote, ...labels } = locationPageSourceMessages;
  const { area, hours, hoursNote } = provider;
  const { postalAreas, landmark, timezone, directions = '', parking = '' } = location;
  const regionText =
    region.name === area.name ? region.name : fill(regionInArea, { region: region.name, area: area.name });
  return [
    { label: labels.region, value: regionText },
    { label: labels.population, value: populationText(location) },
    { label: offersSourceMessages.landmark, value: landmark ?? '' },
    { label: labels.businessHours, value: fill(hoursWithNote, { openingHours: hours.label, note: hoursNote }) },
    { label: offersSourceMessages.postalAreas, value: postalAreas.join(', ') },
    { label: labels.directions, value: directions },
    { label: labels.parking, value: parking },
    { label: labels.timeZone, value: zoneName(timezone, provider.locale) },
  ].filter(({ value }) => value !== '');
}
