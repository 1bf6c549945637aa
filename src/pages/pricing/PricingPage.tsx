import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PriceList } from './PriceList.tsx';
import type { PricingData } from './pricing.ts';

/** Every price: plans, what changes them, and what comes on top. */
export function Page({ data }: { data: PricingData }) {
  const { examples } = data;
  return (
    <>
      <Block tone="hero">
        <h1>{data.heading}</h1>
        <Lead>{data.intro}</Lead>
      </Block>
      <Block tone="raised" heading="Service Plans">
        <PlanCards plans={data.plans} />
      </Block>
      {data.planAddOns.length > 0 && (
        <Block heading="Optional add-ons" text="They extend a service plan, for every user on it.">
          <PriceList lines={data.planAddOns} />
        </Block>
      )}
      <Block tone="lake" heading="Worked examples" text={`Per month, with the volume discount taken off and without add-ons. Trade: ${examples.trade}.`}>
        <TableFrame caption="The total of each plan per month, by number of users" head={examples.head} rows={examples.rows} />
      </Block>
      {data.volumeDiscounts.length > 0 && (
        <Block heading="Volume discounts" text="Taken off the price of the plan, for every user and not only those above the step.">
          <FactList items={data.volumeDiscounts} />
        </Block>
      )}
      <Block tone="raised" heading="What your trade changes" text="Some trades need more compliance work than others. It changes the price of the plan, not of the add-ons.">
        <TableFrame caption="Effect of each trade on the price of the plan" head={['Trade', 'Price of the plan', 'Why']} rows={data.trades} />
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
      <Block tone="lake" heading="Pricing FAQ">
        <Disclosures name="pricing-faq" items={data.faq} />
      </Block>
      <CallToAction tone="raised" heading={data.closing.title} text={data.closing.description} actions={[{ label: 'Book Your Free Consultation', href: '/contact' }]} />
    </>
  );
}
