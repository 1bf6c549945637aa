import type { RecordsInput } from '#data/rules/schema/site.ts';

export const about: RecordsInput['about'] = {
  story: [
    '{provider.name} is a dental clinic in {provider.city}. Patients come from the city and the {area.name}, many of them with their children.',
    'Whoever sits in our chair hears what we see, what we would do and what it costs. Then there is time for ' +
      'questions, and nobody has to decide on the spot.',
  ],
  values: [
    { title: 'The price first', description: 'You know what a treatment costs before it begins.' },
    { title: 'No more than is needed', description: 'We say what can wait, and what is fine as it is.' },
    { title: 'Your pace', description: 'Raise a hand and we stop. A break is part of the plan.' },
  ],
  leadership: [],
  caseStudies: [],
};
