import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { offersMessages } from '#data/messages/offers.ts';
import { pricingMessages } from '#data/messages/pricing.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Calculator } from '../../features/calculator/Calculator.tsx';
import type { Selection } from '#data/rules/prices/selection.ts';
import { readEarlyInput } from '../../features/calculator/controls.ts';
import type { PageEnvironment } from '../../features/calculator/pageEnvironment.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import type { Bridge } from './bridge.ts';
import { PlanCards } from './PlanCards.tsx';
import { PriceList } from './PriceList.tsx';
import type { PricingData } from './pricing.ts';
import { Tabs } from './Tabs.tsx';

interface PricingBodyProps {
  data: PricingData;
  environment: PageEnvironment;
  /** False when hydrating prerendered HTML. */
  hydrated: boolean;
  /** Applies what the visitor changed in the calculator before hydration. */
  applyEarlyInput?: (selection: Selection) => Selection;
}

/** Both tabs with all they hold. */
export function PricingBody({ data, environment, hydrated: initiallyHydrated, applyEarlyInput }: PricingBodyProps) {
  const [hydrated, setHydrated] = useState(initiallyHydrated);
  useLayoutEffect(() => setHydrated(!import.meta.env.SSR), []);
  // Static parts are not hydrated, which keeps hydration short.
  const staticData = import.meta.env.SSR || initiallyHydrated ? data : undefined;
  return (
    <Tabs
      routerLocation={environment.routerLocation}
      hydrated={hydrated}
      panelOf={(id, visible) =>
        id === 'plans' ? (
          <StaticHtml data={staticData}>{(figures) => <Plans data={figures} />}</StaticHtml>
        ) : (
          <>
            <Block heading={pricingMessages.calculator} layout="under">
              <Calculator
                data={data.calculator}
                environment={environment}
                hydrated={hydrated}
                visible={visible}
                applyEarlyInput={applyEarlyInput}
              />
            </Block>
            <StaticHtml data={staticData}>{(figures) => <RestOfCalculator data={figures} />}</StaticHtml>
          </>
        )
      }
    />
  );
}

/** The static content below the calculator. */
function RestOfCalculator({ data }: { data: PricingData }) {
  const { examples } = data;
  return (
    <>
      <Block
        tone="lake"
        heading={pricingMessages.examples}
        text={fill(pricingMessages.whatExamplesHold, { currency: examples.currency, industry: examples.industry })}
      >
        <TableFrame caption={pricingMessages.totalsByUsers} head={examples.head} rows={examples.rows} />
      </Block>
      {data.volumeDiscounts.length > 0 && (
        <Block heading={pricingMessages.volumeDiscounts} text={pricingMessages.whatDiscountsApplyTo}>
          <FactList items={data.volumeDiscounts} />
        </Block>
      )}
      <Block tone="raised" heading={pricingMessages.whatIndustryChanges} text={pricingMessages.howIndustryChanges}>
        <PriceList lines={data.industries} />
      </Block>
      {data.threeWays.rows.length > 0 && (
        <Block heading={pricingMessages.threeWays} text={pricingMessages.whatThreeWaysCover}>
          <TableFrame caption={pricingMessages.pricesAndCover} {...data.threeWays} />
        </Block>
      )}
      <Block heading={pricingMessages.extras}>
        <Split>
          <Stack gap="m">
            <h3>{pricingMessages.calculatorAddOns}</h3>
            <PriceList lines={data.calculatorAddOns} />
          </Stack>
          <Stack gap="m">
            <h3>{pricingMessages.oneTimeCosts}</h3>
            <PriceList lines={data.oneTimeCosts} />
          </Stack>
        </Split>
      </Block>
    </>
  );
}

function Plans({ data }: { data: PricingData }) {
  return (
    <>
      <Block tone="raised" heading={pricingMessages.plans} layout="under">
        <PlanCards plans={data.plans} annualDiscount={data.annualDiscount} />
      </Block>
      {data.planAddOns.length > 0 && (
        <Block heading={pricingMessages.planAddOns} text={pricingMessages.whatAddOnsExtend}>
          <PriceList lines={data.planAddOns} />
        </Block>
      )}
      <Block tone="lake" heading={pricingMessages.questions}>
        <Disclosures name="pricing-faq" items={data.faq} />
      </Block>
      <CallToAction
        tone="raised"
        heading={data.closing.title}
        text={data.closing.description}
        actions={[
          { label: offersMessages.bookConsultation, href: '/contact' },
          ...(data.answers ? [data.answers] : []),
        ]}
      />
    </>
  );
}

/** Formats one amount in advance: creating the first `Intl.NumberFormat` is slow, and would lengthen the hydration task. */
export function warmUpMoneyFormat({ calculator: { money } }: PricingData): void {
  formatMoney(0, money);
}

/**
 * Hydrates the prerendered body as a React root of its own, connected to the page by the bridge. Returns a function that
 * unmounts it. A Suspense boundary in the page's root would be re-rendered, and so discard its prerendered HTML, when
 * anything above it changes before hydration.
 */
export function hydratePricing(element: HTMLElement, data: PricingData, bridge: Bridge): () => void {
  const applyEarlyInput = readEarlyInput(data.calculator.prices);
  const built = element.hasChildNodes();
  const body = <Bridged data={data} bridge={bridge} hydrated={!built} applyEarlyInput={applyEarlyInput} />;
  const root = flushSync(() => {
    if (built) return hydrateRoot(element, body);
    const fresh = createRoot(element);
    fresh.render(body);
    return fresh;
  });
  // React cannot unmount a root while another one is rendering.
  return () => queueMicrotask(() => root.unmount());
}

function Bridged({ bridge, ...body }: Omit<PricingBodyProps, 'environment'> & { bridge: Bridge }) {
  const [environment, setEnvironment] = useState(bridge.environment);
  useLayoutEffect(() => {
    setEnvironment(bridge.environment);
    bridge.onChange = setEnvironment;
    return () => {
      bridge.onChange = undefined;
    };
  }, [bridge]);
  return <PricingBody {...body} environment={environment} />;
}
