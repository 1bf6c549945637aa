import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import { type Answerers, type AnswerTools, withItems } from './answer.ts';
import { itemPrice } from './itemPrice.ts';
import { withPlans } from './planInput.ts';

/** Prices where there are no plans: that of the service asked about, or else those of all services. */
export function servicePriceAnswerers(tools: AnswerTools): Answerers {
  const { site } = tools;
  return withPlans(
    {
      price: (input) => {
        const ids = input.named.ids('service');
        const several =
          ids.length > 1 && (input.slots.difference || input.slots.dearer || input.slots.figures.length > 1);
        const one = several ? undefined : itemPrice(input, input.state.quote, { continues: false });
        if (one) return one;
        const asked = several ? site.services.filter(({ id }) => ids.includes(id)) : site.services;
        return {
          text: withItems(
            input.texts.quote.services,
            asked.map(({ name, pricing }) => `${name}: ${formatStartingPrice(pricing, site)}`),
          ),
          links: [{ title: site.messages.assistantFacts.allServices, href: '/services' }],
          actions: [{ kind: 'contact', title: input.texts.contact.form, note: input.text }],
        };
      },
    },
    tools,
  );
}
