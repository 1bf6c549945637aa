import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadingMessages } from '#data/messages/loading.ts';
import { useVisitorLocation } from '../../features/location/context.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { loadDeferredData } from '../../routing/deferredData.ts';
import type { Bridge } from './bridge.ts';
import { failure } from './PricingPage.css.ts';
import type { PricingBody as Body } from './PricingBody.tsx';
import type { PricingData } from './pricing.ts';
import { onFirstUse } from './onFirstUse.ts';

const bodyId = 'prices';
let loaded: typeof Body | undefined;
const load = () =>
  import('./PricingBody.tsx').then((module) => {
    loaded = module.PricingBody;
    return module;
  });

// Prerendered prices need no code until they are used. After a client-side navigation there are none, so it is loaded now.
if (import.meta.env.SSR || !document.getElementById(bodyId)) await load();

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
          <Body data={data} environment={environment} hydrated={!import.meta.env.SSR} />
        </div>
      ) : (
        <BuiltBody environment={environment} />
      )}
    </>
  );
}

/** The prerendered body, hydrated on first use. */
function BuiltBody({ environment }: { environment: Bridge['environment'] }) {
  const element = useRef<HTMLDivElement>(null);
  const bridge = useRef<Bridge>({ environment });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    bridge.current.environment = environment;
    bridge.current.onChange?.(environment);
  }, [environment]);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let unmount: (() => void) | undefined;
    let unmounted = false;
    const stop = onFirstUse(current, () => {
      Promise.all([load(), loadDeferredData<PricingData>()])
        .then(async ([{ warmUpMoneyFormat, hydratePricing }, data]) => {
          warmUpMoneyFormat(data);
          await new Promise((resolve) => {
            setTimeout(resolve);
          });
          if (!unmounted) unmount = hydratePricing(current, data, bridge.current);
        })
        .catch(() => setFailed(true));
    });
    return () => {
      unmounted = true;
      stop();
      unmount?.();
    };
  }, []);
  // React does not apply the empty string when hydrating, so the prerendered HTML stays.
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text */}
      <div id={bodyId} ref={element} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      {/* Browsers cache a failed module import, so only a reload can retry. */}
      {failed && (
        <p className={failure} role="status">
          {loadingMessages.calculatorFailed}{' '}
          <button type="button" className={button.secondary} onClick={() => location.reload()}>
            {loadingMessages.loadAgain}
          </button>
        </p>
      )}
    </>
  );
}
