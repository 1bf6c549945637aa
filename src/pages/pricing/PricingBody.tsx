import { useState } from 'react';
import { offersMessages } from '#data/messages/offers.ts';
import { pricingMessages } from '#data/messages/pricing.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Calculator } from '../../features/calculator/Calculator.tsx';
import type { PageEnvironment } from '../../features/calculator/pageEnvironment.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PriceList } from './PriceList.tsx';
import type { PricingData } from './pricing.ts';
import { Tabs } from './Tabs.tsx';

/** Both tabs with all they hold. */
export function PricingBody({ data, environment }: { data: PricingData; environment: PageEnvironment }) {
  const hydrated = useHydrated();
  // Static parts keep their prerendered HTML, which keeps hydration short.
  const [isPrerendered] = useState(!import.meta.env.SSR && !hydrated);
  const staticData = isPrerendered ? undefined : data;
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
              <Calculator data={data.calculator} environment={environment} hydrated={hydrated} visible={visible} />
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
