import type { RecordsInput } from '#data/rules/schema/site.ts';

export const faqs: RecordsInput['faqs'] = {
  home: [
    {
      question: 'What does a visit cost?',
      answer:
        'Each treatment on this site says what it starts at. After the check-up you get a plan with the price of each step, before anything begins.',
    },
    {
      question: 'Does my dental plan pay for it?',
      answer:
        'That depends on your plan. Bring its card: we ask what it covers, and tell you before treatment what would be left for you to pay.',
    },
    {
      question: 'What should I do with a knocked-out tooth?',
      answer:
        'Hold it by the crown and never by the root. Rinse it briefly, put an adult tooth back in its place if you ' +
        'can, or keep it in milk, and call {provider.phone} at once.',
    },
    {
      question: 'I am afraid of the dentist. What now?',
      answer:
        'Say so when you book. We plan more time, explain each step before we do it and stop whenever you raise a hand.',
    },
  ],
  contact: [
    { question: 'When do you answer the phone?', answer: '{hours.label}. {hours.note}.' },
    {
      question: 'What should I say in my message?',
      answer:
        'What it is about in a few words, and when we can call you. Keep details of your health for the call or the visit.',
    },
    {
      question: 'What if you are closed and it cannot wait?',
      answer:
        'If a swelling reaches the eye, or breathing or swallowing is hard, call 911. For bleeding or pain that cannot ' +
        'wait, go to the nearest emergency department.',
    },
  ],
  pricing: [],
  service: [
    {
      question: 'What does {serviceInText} cost?',
      answer:
        '{service}: {price}, before what your dental plan pays. You get the price for your own treatment before we begin.',
    },
    {
      question: 'How do I book {serviceInText}?',
      answer:
        'Call {provider.phone}, or send the form on the contact page and we call you back. If you are in pain, call.',
    },
    {
      question: 'What happens if you find more?',
      answer: 'We show you and give you a price for it. What can wait may wait, and you decide.',
    },
  ],
  combination: [
    {
      question: 'What does {serviceInText} cost?',
      answer: '{service}: {price}, before what your dental plan pays. The price is the same wherever you live.',
    },
    {
      question: 'How soon can I come?',
      answer:
        'Call {provider.phone}: whoever answers has the schedule at hand and tells you the next free time. People in pain go first.',
    },
    { of: 'location', question: 'How far is the clinic from {location}?', answer: '{reach}' },
  ],
};
