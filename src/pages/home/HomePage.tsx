import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/text/fill.ts';
import { ChatIsland } from '../../features/chat/ChatIsland.tsx';
import { PlaceText, LocationBanner } from '../../features/location/islands.ts';
import { loadDeferredData } from '../../routing/deferredData.ts';
import type { Shell } from '../../shell/shellData.ts';
import type { NamedMap } from '../../sections/TransitMap/data/mapTypes.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import { island, lazyModule } from '../../ui/island.tsx';
import type { HomeData } from './home.ts';
import { map, opening } from './HomePage.css.ts';

interface HomeParts {
  HomeBody: (props: { data: HomeData }) => ReactNode;
  HomeMap: (props: { data: NamedMap }) => ReactNode;
}

const load: () => Promise<HomeParts> = () => import('./HomeBody.tsx');
/** Loads the body's code, and its data, which the prerendered page does not embed. */
const loadBuilt = async () => {
  const [{ HomeBody, HomeMap }, data] = await Promise.all([load(), loadDeferredData<HomeData>()]);
  return { HomeBody: () => <HomeBody data={data} />, HomeMap };
};
// After a client-side navigation there is no prerendered body, so it is loaded at once.
const parts = lazyModule<HomeParts>(
  (import.meta.env.SSR || !document.querySelector('[data-home-body]')) && (await load()),
  loadBuilt,
);
const Body = island(parts, 'HomeBody');
const HomeMap = island(parts, 'HomeMap');

/** The front of the site. */
export function Page({ data }: { data: HomeData }) {
  const { phone } = data;
  return (
    <>
      <LocationBanner />
      <Block tone="hero">
        <div className={opening}>
          <Stack gap="l">
            <Badge>{data.badge}</Badge>
            <h1>{data.heading}</h1>
            <Lead>{data.intro}</Lead>
            <Text>
              <PlaceText text={data.heroNote} />
            </Text>
            <Row>
              <ButtonLink href="/contact">{offersMessages.getAssessment}</ButtonLink>
              <ButtonLink href={`tel:${phone.e164}`} variant="secondary">
                {fill(offersMessages.call, { phone: phone.display })}
              </ButtonLink>
            </Row>
          </Stack>
          <ChatIsland data={useOutletContext<Shell>()} variant="hero" />
        </div>
        <FactList items={data.heroFacts} />
        <StaticHtml className={map} data={data.map}>
          {(shown) => <HomeMap data={shown} />}
        </StaticHtml>
      </Block>
      <div data-home-body>
        <Body data={data} />
      </div>
    </>
  );
}
