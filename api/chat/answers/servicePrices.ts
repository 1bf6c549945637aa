import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import { type Answerers, type AnswerTools, withItems } from './answer.ts';
import { itemPrice } from './itemPrice.ts';
import { withPlans } from './planInput.ts';

/** Prices where there are no plans: that of the service asked about, or else those of all services. */
export function servicePriceAnswerers(tools: AnswerTools): Answerers {
  const { site } = tools;
  return withPlans(
    {
      price: (input) =>
        itemPrice(input, input.state.quote, { continues: false }) ?? {
          text: withItems(
            input.texts.quote.services,
            site.services.map(({ name, pricing }) => `${name}: ${formatStartingPrice(pricing, site)}`),
          ),
          links: [{ title: site.messages.assistantFacts.allServices, href: '/services' }],
          actions: [{ kind: 'contact', title: input.texts.contact.form, note: input.text }],
        },
    },
    tools,
  );
}
