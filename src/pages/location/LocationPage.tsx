import { locationPageMessages } from '#data/messages/locationPage.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Photos } from '../../sections/Photos/Photos.tsx';
import { RelatedReading } from '../../sections/RelatedReading/RelatedReading.tsx';
import { Reviews } from '../../sections/Testimonial/Reviews.tsx';
import { ServicePrices } from '../../sections/ServicePrices/ServicePrices.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import type { PageProps } from '../../types/page.ts';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { BusinessThere } from './BusinessThere.tsx';
import { IndustriesThere } from './IndustriesThere.tsx';
import type { LocationData } from './location.ts';
import { LocationHero } from './LocationHero.tsx';
import { NearbyLocations } from './NearbyLocations.tsx';
import { TopRecommendation } from './TopRecommendation.tsx';

/** A location: what it is like to do business there, what is done for its firms, and who else is near. */
export function Page({ data, whole }: PageProps<LocationData>) {
  return (
    <>
      <LocationHero data={data} />
      {/* Never changes: not hydrated, and its data are not embedded. */}
      <StaticHtml data={whole}>{(all) => <Rest data={all} />}</StaticHtml>
    </>
  );
}

/** What is done for its firms, what it is like to do business there, and who else is near. */
function Rest({ data }: { data: LocationData }) {
  const { name, top } = data;
  return (
    <>
      <Block id="services" tone="raised" heading={data.servicesHeading}>
        <ServicePrices items={data.services} />
        <Text>{data.support}</Text>
      </Block>
      <Photos photos={data.photos} />
      <BusinessThere data={data} />
      {data.industries.length > 0 && <IndustriesThere data={data} />}
      {top && <TopRecommendation location={name} service={top} />}
      <Reviews heading={fill(locationPageMessages.whatClientsSay, { location: name })} items={data.reviews} />
      <RelatedReading items={data.reading} />
      <NearbyLocations data={data} />
      <CallToAction
        heading={data.closing.title}
        text={data.closing.description}
        actions={[{ label: offersMessages.askForCheck, href: data.closingHref }]}
      />
    </>
  );
}
