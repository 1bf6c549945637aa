import type { Site } from '../schema/site.ts';
import { fill } from '../text/fill.ts';
import type { Fact } from './fact.ts';

/** Facts of the industries: services, rules and software. */
export function industryFacts({ industries, messages }: Site): Fact[] {
  return industries.flatMap(
    ({ slug, name, clients, shortDescription, longDescription, solutions, benefits, rules, systems }): Fact[] => {
      const subject = `industry:${slug}`;
      const base = { subject, value: true, page: { title: name, href: `/industries/${slug}` } };
      return [
        {
          ...base,
          id: `${subject}:about`,
          attribute: 'about',
          title: `${name} ${clients}`,
          keywords: longDescription,
          text: shortDescription,
        },
        ...solutions.map(
          ({ title, description }, index): Fact => ({
            ...base,
            id: `${subject}:includes-${index + 1}`,
            attribute: 'includes',
            title,
            keywords: clients,
            text: description,
          }),
        ),
        ...benefits.map(
          (benefit, index): Fact => ({
            ...base,
            id: `${subject}:benefit-${index + 1}`,
            attribute: 'benefit',
            title: clients,
            text: benefit,
          }),
        ),
        ...rules.map(
          ({ title, description }, index): Fact => ({
            ...base,
            id: `${subject}:rule-${index + 1}`,
            attribute: 'rule',
            title,
            keywords: clients,
            text: description,
          }),
        ),
        {
          ...base,
          id: `${subject}:systems`,
          attribute: 'systems',
          title: systems.join(', '),
          text: fill(messages.assistantFacts.systems, { clients, systems: systems.join(', ') }),
        },
      ];
    },
  );
}
