import type { RecordsInput } from '#data/rules/schema/site.ts';

export const about: RecordsInput['about'] = {
  story: [
    '{provider.name} is a local firm. We serve {provider.city} and the {area.name}, near enough to meet in person.',
    'Whoever calls speaks with a person. We listen, say what we would do and give a price before we begin.',
  ],
  values: [
    {
      title: 'A price first',
      description: 'You know what it costs before we begin, and anything extra waits for your word.',
    },
    { title: 'On time', description: 'We keep to the time that we agreed, and call if something gets in the way.' },
    { title: 'Plain words', description: 'We explain what we found and what we did so that anybody can follow.' },
  ],
  leadership: [],
  caseStudies: [],
};
