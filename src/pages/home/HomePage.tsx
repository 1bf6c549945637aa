import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ChatIsland } from '../../features/chat/ChatIsland.tsx';
import { HeroPrice } from '../../features/heroPrice/HeroPrice.tsx';
import { PlaceText, LocationBanner } from '../../features/location/islands.ts';
import { loadDeferredData } from '../../routing/deferredData.ts';
import type { Shell } from '../../shell/shellData.ts';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { HeroMap } from '../../sections/TransitMap/HeroMap.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import { island, lazyModule } from '../../ui/hydration/island.tsx';
import type { HomeData } from './home.ts';

interface HomeParts {
  HomeBody: (props: { data: HomeData }) => ReactNode;
}

const load: () => Promise<HomeParts> = () => import('./HomeBody.tsx');
/** Loads the body's code, and its data, which the prerendered page does not embed. */
const loadBuilt = async () => {
  const [{ HomeBody }, data] = await Promise.all([load(), loadDeferredData<HomeData>()]);
  return { HomeBody: () => <HomeBody data={data} /> };
};
// After a client-side navigation there is no prerendered body, so it is loaded at once.
const parts = lazyModule<HomeParts>(
  (import.meta.env.SSR || !document.querySelector('[data-home-body]')) && (await load()),
  loadBuilt,
);
const Body = island(parts, 'HomeBody');

/** The front of the site. */
export function Page({ data }: { data: HomeData }) {
  const { phone } = data;
  return (
    <>
      <LocationBanner />
      <Hero
        mapData={data.heroMap}
        drawMap={(shown) => <HeroMap data={shown} />}
        badge={<Badge>{data.badge}</Badge>}
        panel={<ChatIsland data={useOutletContext<Shell>()} variant="hero" />}
      >
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
        {data.price && <HeroPrice data={data.price} />}
        <Row>
          <ButtonLink href="/contact">{offersMessages.getAssessment}</ButtonLink>
          <ButtonLink href={`tel:${phone.e164}`} variant="secondary">
            {fill(offersMessages.call, { phone: phone.display })}
          </ButtonLink>
        </Row>
        <Text>
          <PlaceText text={data.heroNote} />
        </Text>
      </Hero>
      <div data-home-body>
        <Body data={data} />
      </div>
    </>
  );
}
