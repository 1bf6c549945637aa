import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { formatMoney } from '#data/money/formatMoney.ts';
import { Calculator } from '../../features/calculator/Calculator.tsx';
import type { Choice } from '../../features/calculator/choice.ts';
import { readEarlyInput } from '../../features/calculator/controls.ts';
import type { PageEnvironment } from '../../features/calculator/pageEnvironment.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import type { Bridge } from './bridge.ts';
import { PlanCards } from './PlanCards.tsx';
import { PriceList } from './PriceList.tsx';
import type { PricingData } from './pricing.ts';
import { Tabs } from './Tabs.tsx';

interface PricingBodyProps {
  data: PricingData;
  environment: PageEnvironment;
  /** Whether it begins alive: false for what was built and is to be taken over as it stands. */
  hydrated: boolean;
  /** What the visitor did to the calculator before this code was there. */
  applyEarlyInput?: (choice: Choice) => Choice;
}

/** Both tabs with all they hold. */
export function PricingBody({ data, environment, hydrated: initiallyHydrated, applyEarlyInput }: PricingBodyProps) {
  const [hydrated, setHydrated] = useState(initiallyHydrated);
  useLayoutEffect(() => setHydrated(!import.meta.env.SSR), []);
  // What was built and never changes is left as it stands: coming alive is long enough without it.
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
            <Block heading="Price Calculator" layout="under">
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

/** What is read below the calculator. */
function RestOfCalculator({ data }: { data: PricingData }) {
  const { examples } = data;
  return (
    <>
      <Block
        tone="lake"
        heading="Worked examples"
        text={`Per month, with the volume discount taken off and without add-ons. Trade: ${examples.trade}.`}
      >
        <TableFrame
          caption="The total of each plan per month, by number of users"
          head={examples.head}
          rows={examples.rows}
        />
      </Block>
      {data.volumeDiscounts.length > 0 && (
        <Block
          heading="Volume discounts"
          text="Taken off the price of the plan, for every user and not only those above the step."
        >
          <FactList items={data.volumeDiscounts} />
        </Block>
      )}
      <Block
        tone="raised"
        heading="What your trade changes"
        text="Some trades need more compliance work than others. It changes the price of the plan, not of the add-ons."
      >
        <PriceList lines={data.trades} />
      </Block>
      <Block heading="What comes on top">
        <Split>
          <Stack gap="m">
            <h3>Add-ons in the price calculator</h3>
            <PriceList lines={data.calculatorAddOns} />
          </Stack>
          <Stack gap="m">
            <h3>One-time costs</h3>
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
      <Block tone="raised" heading="Service Plans">
        <PlanCards plans={data.plans} annualDiscount={data.annualDiscount} />
      </Block>
      {data.planAddOns.length > 0 && (
        <Block heading="Optional add-ons" text="They extend a service plan, for every user on it.">
          <PriceList lines={data.planAddOns} />
        </Block>
      )}
      <Block tone="lake" heading="Pricing FAQ">
        <Disclosures name="pricing-faq" items={data.faq} />
      </Block>
      <CallToAction
        tone="raised"
        heading={data.closing.title}
        text={data.closing.description}
        actions={[{ label: 'Book Your Free Consultation', href: '/contact' }]}
      />
    </>
  );
}

/** The first amount that a browser writes takes it as long as all the rest: it is not left to the moment when the page comes alive. */
export function warmUpMoneyFormat({ calculator: { money } }: PricingData): void {
  formatMoney(0, money);
}

/**
 * Takes over what was built into an element, in place, and hears through the bridge what changes round it. Gives back what ends it.
 * What the page's own root keeps for later is lost to it as soon as anything above changes; a root of its own has nothing above.
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
  // React does not let a root end another while it renders.
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
