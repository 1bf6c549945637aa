import { assistantMessages as own } from '#data/messages/assistant.ts';

export * from '#data/messages/assistant.ts';

export const assistantMessages = {
  ...own,
  quote: {
    ...own.quote,
    service: '{service}: {price}, before what your dental plan pays.',
    services: 'Our prices, before what your dental plan pays:',
  },
  contact: {
    ...own.contact,
    client:
      'I cannot see visits, invoices or accounts. Please call {phone} or write to {email}, and a person looks at it with you.',
    assessment: 'You get the price before treatment begins. {about}',
  },
  hours: { ...own.hours, emergencies: 'In an emergency call {phone}. We answer {support}.' },
  places: {
    ...own.places,
    served: 'Yes, patients from {place} are welcome at our clinic.',
    near: '{place} is about {km} km from {nearest}. You are welcome at our clinic.',
    far: '{place} is about {km} km from {nearest}. Call {phone} to ask for a time that makes the way worth it.',
    askPlace: 'Which place are you in?',
  },
  danger: {
    ...own.danger,
    notClient: 'You do not have to be a patient to call.',
    call: 'Call {phone} now. We answer {support}.',
    next: 'Please call {phone}: a person goes through the next steps with you. We answer {support}.',
    untilThen:
      'Until then keep to the steps above, and bring nobody into danger. ' +
      'If nobody answers and it cannot wait, call another clinic that is open, or go to the emergency department.',
    maybe: 'If something is going wrong right now, call {phone}. We answer {support}.',
    physical: 'If anyone is hurt or in danger, leave the place if you can and call 911 first.',
    physicalAfter: 'When everyone is safe, call us at {phone}.',
  },
  talk: {
    ...own.talk,
    greeting: 'Hello! Ask me about services, prices, places or hours. I am an automated assistant.',
    howAreYou: 'All is well, thank you. What can I look up for you?',
  },
};
