import { offersMessages } from '#data/messages/offers.ts';
import { PlaceText } from '../../features/location/components/PlaceText.tsx';
import { useVisitorLocation } from '../../features/location/context.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import type { HomeData } from './home.ts';

/** What an attack would mean at the visitor's place, and what to do about it. */
export function SecurityBlock({ security: { heading, text, facts } }: { security: HomeData['security'] }) {
  const { place } = useVisitorLocation();
  return (
    <CallToAction
      tone="deep"
      heading={<PlaceText text={heading} />}
      text={<PlaceText text={text} />}
      actions={[
        { label: offersMessages.askForCheck, href: '/contact' },
        { label: <PlaceText text={offersMessages.supportIn} />, href: `/locations/${place.slug}` },
      ]}
    >
      {/* What has a source is the larger: the other figures are quoted. */}
      <FactList items={facts.filter(({ source }) => source)} variant="large" />
      <FactList items={facts.filter(({ source }) => !source)} />
    </CallToAction>
  );
}
