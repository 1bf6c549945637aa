import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadingMessages } from '#data/messages/loading.ts';
import type { PageEnvironment } from '../../features/calculator/pageEnvironment.ts';
import { useVisitorLocation } from '../../features/location/context.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { firstUse } from '../../ui/hydration/firstUse.ts';
import { idle } from '../../ui/hydration/idle.ts';
import { LateRoot } from '../../ui/hydration/LateRoot.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { loadDeferredData } from '../../routing/deferredData.ts';
import { failure } from './PricingPage.css.ts';
import type { PricingBody } from './PricingBody.tsx';
import type { PricingData } from './pricing.ts';

const bodyId = 'prices';
/** The body's code once it is there: a page that is not prerendered shows it in its first render. */
let loaded: typeof PricingBody | undefined;

// Prerendered prices need no code until they are used. After a client-side navigation there are none, so it is loaded now.
if (import.meta.env.SSR || !document.getElementById(bodyId)) loaded = (await import('./PricingBody.tsx')).PricingBody;

/** The pricing page: calculator and plans. */
export function Page({ data }: { data: PricingData }) {
  const [Body] = useState(() => loaded);
  const visitor = useVisitorLocation();
  const routerLocation = useLocation();
  const environment = useMemo(() => ({ visitor, routerLocation }), [visitor, routerLocation]);
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
      </Block>
      {Body ? (
        <div id={bodyId}>
          <Body data={data} environment={environment} />
        </div>
      ) : (
        <LateRoot id={bodyId} load={loadWhenWanted} props={environment} failure={<Failure />} />
      )}
    </>
  );
}

/** Loads the body's code, and its data, which the prerendered page does not embed: when it is used, or the browser is idle. */
async function loadWhenWanted(element: Element, signal: AbortSignal) {
  // What the address asks for is shown at once.
  if (!location.search && !location.hash)
    await Promise.race([idle(), firstUse(element, signal, ['pointerover', 'focusin', 'touchstart', 'input'])]);
  signal.throwIfAborted();
  const [{ PricingBody, warmUpMoneyFormat }, data] = await Promise.all([
    import('./PricingBody.tsx'),
    loadDeferredData<PricingData>(),
  ]);
  loaded = PricingBody;
  warmUpMoneyFormat(data);
  // Hydration is a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  return (environment: PageEnvironment) => <PricingBody data={data} environment={environment} />;
}

/** Browsers cache a failed module import, so only a reload can retry. */
function Failure() {
  return (
    <p className={failure} role="status">
      {loadingMessages.calculatorFailed}{' '}
      <button type="button" className={button.secondary} onClick={() => location.reload()}>
        {loadingMessages.loadAgain}
      </button>
    </p>
  );
}
