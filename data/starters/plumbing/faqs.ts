import type { RecordsInput } from '#data/rules/schema/site.ts';

export const faqs: RecordsInput['faqs'] = {
  home: [
    {
      question: 'What does a visit cost?',
      answer:
        'The call-out and the hourly price stand beside each service, before tax. You get a price for the repair once we have seen it, and before we begin.',
    },
    {
      question: 'How do I shut off the water?',
      answer:
        'Turn the main valve clockwise, or a lever across the pipe. It is usually in the basement where the line enters, or near the ' +
        'meter. Try it once on a quiet day.',
    },
    {
      question: 'What if I smell gas?',
      answer:
        'Leave at once, touch no switch and light nothing. Call 911 or your gas utility from outside. We come when they say that it is safe.',
    },
    {
      question: 'Do you work for landlords and shops?',
      answer:
        'Yes, for homes, landlords, restaurants and offices. Say on the phone who gives us access and who gets the invoice.',
    },
  ],
  contact: [
    { question: 'When do you answer the phone?', answer: '{hours.label}. {hours.note}.' },
    {
      question: 'What should I say in my message?',
      answer:
        'What you see or hear, where it is, since when, and when somebody is at home. A picture of the label on a heater or furnace saves a visit.',
    },
    { question: 'Does a request commit me to anything?', answer: 'No. You decide once you have our price.' },
  ],
  pricing: [],
  service: [
    {
      question: 'What does {serviceInText} {place} cost?',
      answer: '{service} {place}: {price}, before tax. You get the price for your own job before we begin.',
    },
    {
      question: 'How do I book?',
      answer:
        'Call {provider.phone}, or send the form on the contact page and we call you back. If water is running, call.',
    },
    {
      question: 'What happens if you find more?',
      answer: 'We stop, show you and give you a price for it. Extra work begins when you have said yes.',
    },
  ],
  combination: [
    {
      question: 'What does {serviceInText} {place} cost?',
      answer: '{service} {place}: {price}, before tax. The price is the same in every place that we serve.',
    },
    {
      question: 'How soon can you come?',
      answer:
        'Call {provider.phone}: whoever answers has the schedule at hand and tells you the next free time {place}. Running water goes first.',
    },
    { of: 'location', question: 'Do you also work near {location}?', answer: 'Yes, in the whole {area.name}. {reach}' },
  ],
};
