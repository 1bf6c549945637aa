import type { Site } from '../schema/site.ts';
import { fill } from '../text/fill.ts';
import type { Fact } from './fact.ts';
import { lowerFirst } from './serviceFacts.ts';

/** Facts of the plans and the add-ons. */
export function planFacts({ pricing, messages }: Site): Fact[] {
  const texts = messages.assistantFacts;
  const page = { title: texts.pricing, href: '/pricing' };
  return [
    ...pricing.plans.flatMap(({ id, name, description, features }): Fact[] => [
      {
        id: `plan:${id}:about`,
        subject: `plan:${id}`,
        attribute: 'about',
        value: true,
        title: name,
        text: fill(texts.planFor, { name, description: lowerFirst(description) }),
        page,
      },
      ...features.map(
        (feature, index): Fact => ({
          id: `plan:${id}:includes-${index + 1}`,
          subject: `plan:${id}`,
          attribute: 'includes',
          value: true,
          title: feature,
          text: fill(texts.planIncludes, { name, line: lowerFirst(feature) }),
          page,
        }),
      ),
    ]),
    ...[...pricing.calculatorAddOns, ...pricing.planAddOns].map(
      ({ id, name, description }): Fact => ({
        id: `addOn:${id}:about`,
        subject: `addOn:${id}`,
        attribute: 'includes',
        value: true,
        title: name,
        text: fill(texts.addOn, { name, description }),
        page,
      }),
    ),
  ];
}
