import { assistantMessages as own } from '#data/messages/assistant.ts';

export * from '#data/messages/assistant.ts';

export const assistantMessages = {
  ...own,
  quote: { ...own.quote, service: '{service}: {price}, before tax.' },
  contact: {
    ...own.contact,
    client:
      'I cannot see appointments, invoices or accounts. Please call {phone} or write to {email}, and a person looks at it with you.',
    assessment: 'A quote is free. {about}',
  },
  hours: { ...own.hours, emergencies: 'In an emergency call {phone}. We answer {support}.' },
  places: {
    ...own.places,
    served: 'Yes, we serve {place}.',
    near: '{place} is about {km} km from {nearest}. Ask us whether we serve it: that depends on what you need.',
    far: '{place} is outside the area we serve: about {km} km from {nearest}. Call {phone} to ask.',
    unknown:
      'I cannot tell how far {place} is. We serve {list}; call {phone} with your address, and we say whether we serve it.',
    postalUnknown:
      'I cannot tell from the postal code {area} alone. We serve {list}; call {phone} with your address, and we say whether we serve it.',
    askPlace: 'Which place are you in?',
  },
  danger: {
    ...own.danger,
    call: 'Call {phone} now. We answer {support}; if nobody does and it cannot wait, call somebody else who can help at once.',
    callClosed:
      'We are closed now and open {opens}. Call {phone} all the same; if nobody answers and it cannot wait, call somebody else who can help at once.',
    next: 'Please call {phone}: a person goes through the next steps with you. We answer {support}.',
    untilThen:
      'Until then keep to the steps above, and bring nobody into danger. If nobody answers and it cannot wait, call somebody else who can help at once.',
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
