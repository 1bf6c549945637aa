import { assistantMessages as own } from '#data/messages/assistant.ts';

export * from '#data/messages/assistant.ts';

export const assistantMessages = {
  ...own,
  hours: {
    ...own.hours,
    helpDesk: 'Messages are read in business hours.',
    emergencies: 'In an emergency call {phone}. We answer {support}.',
  },
  places: {
    ...own.places,
    served: 'Yes, we serve {place}. Our office is in {city}.',
    near: '{place} is about {km} km from {nearest}. Ask us at {phone} whether we serve it: that depends on what you need.',
    far: '{place} is outside the area we serve: about {km} km from {nearest}. Call {phone} to ask.',
    postalUnknown:
      'I can’t tell from the postal code {area} alone; call {phone} with your address, and we say whether we serve it.',
  },
  talk: {
    ...own.talk,
    greeting:
      'Hello! Ask me about services, prices, places or hours. I’m an automated assistant; a person is one button away.',
    howAreYou: 'All is well, thank you. What can I look up for you?',
    nonsense: 'I didn’t understand that. Ask me about services, prices, places or hours, or call {phone}.',
  },
};
