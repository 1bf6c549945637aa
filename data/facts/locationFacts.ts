import type { Site } from '../schema/site.ts';
import { fill } from '../text/fill.ts';
import type { Fact } from './fact.ts';

/** Facts of the locations: travel time of a technician, districts and local economy. */
export function locationFacts({ locations, messages }: Site): Fact[] {
  const texts = messages.assistantFacts;
  return locations.flatMap(({ slug, name, summary, economy, reach, districts }): Fact[] => {
    const subject = `place:${slug}`;
    const base = { subject, value: true, page: { title: name, href: `/locations/${slug}` } };
    return [
      {
        ...base,
        id: `${subject}:about`,
        attribute: 'about',
        title: name,
        ...(economy === undefined ? {} : { keywords: economy }),
        text: summary,
      },
      { ...base, id: `${subject}:reach`, attribute: 'reach', title: `${name} ${texts.reachTitle}`, text: reach },
      ...(districts.length === 0
        ? []
        : [
            {
              ...base,
              id: `${subject}:districts`,
              attribute: 'districts' as const,
              title: name,
              text: fill(texts.districts, { name, districts: districts.join(', ') }),
            },
          ]),
    ];
  });
}
