import type { RecordsInput } from '#data/rules/schema/site.ts';

export const faqs: RecordsInput['faqs'] = {
  home: [
    {
      question: 'What does it cost?',
      answer:
        'Each service on this site says what it starts at, before tax. You get your own price in writing before we begin.',
    },
    {
      question: 'Is a quote free?',
      answer:
        'Yes. Tell us what you need by phone or with the form. If we have to know more first, we say so and agree on a time to talk.',
    },
    {
      question: 'Which places do you serve?',
      answer:
        '{provider.city} and the {area.name}. If you are not sure whether your place is one of them, call {provider.phone}.',
    },
  ],
  contact: [
    { question: 'When do you answer the phone?', answer: '{hours.label}. {hours.note}.' },
    {
      question: 'What should I say in my message?',
      answer:
        'What you need, and when it suits you. Say also when we can call, because some questions are quicker to ask than to write.',
    },
    {
      question: 'Does a request commit me to anything?',
      answer: 'No. You decide once you have our price in writing.',
    },
  ],
  pricing: [],
  service: [
    {
      question: 'What does {serviceInText} {place} cost?',
      answer: '{service} {place}: {price}, before tax. You get your own price in writing before we begin.',
    },
    {
      question: 'How do I book {serviceInText} {place}?',
      answer: 'Call {provider.phone} or send the form on the contact page. We call you back and agree on a time.',
    },
    {
      question: 'What happens if more turns out to be needed?',
      answer: 'We tell you what it is and give you a price for it. Anything extra begins when you have said yes.',
    },
  ],
  combination: [
    {
      question: 'What does {serviceInText} {place} cost?',
      answer: '{service} {place}: {price}, before tax. The price is the same in every place that we serve.',
    },
    {
      question: 'How soon can you begin?',
      answer: 'Call {provider.phone}: whoever answers has the schedule at hand and tells you the next free time.',
    },
    {
      of: 'location',
      question: 'Do you also serve places near {location}?',
      answer: 'Yes, the whole {area.name}. {reach}',
    },
  ],
};
