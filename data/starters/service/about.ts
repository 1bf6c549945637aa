import type { RecordsInput } from '#data/schema/site.ts';

export const about: RecordsInput['about'] = {
  story: [
    '{provider.name} is a local firm. We work in {provider.city} and the {area.name} because good work needs somebody near enough to come back.',
    'Whoever calls speaks with a person who knows the work. We listen, say what we would do and give a price before we begin.',
  ],
  values: [
    {
      title: 'A price first',
      description: 'You know what a job costs before we begin, and extra work waits for your word.',
    },
    { title: 'On time', description: 'We come when we said we would, and call if something gets in the way.' },
    { title: 'Plain words', description: 'We explain what we found and what we did so that anybody can follow.' },
  ],
  leadership: [],
  caseStudies: [],
};
