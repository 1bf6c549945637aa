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
    served: 'Yes, patients from {place} are welcome at our clinic in {city}.',
    near: '{place} is about {km} km from {nearest}. You are welcome at our clinic: {phone}.',
    far: '{place} is about {km} km from {nearest}. Call {phone} to ask for a time that makes the way worth it.',
    postalUnknown:
      'Patients from everywhere are welcome at our clinic; call {phone} to ask for a time. I can’t place the postal code {area}.',
  },
  talk: {
    ...own.talk,
    greeting:
      'Hello! Ask me about treatments, prices or hours. I’m an automated assistant; a person is one button away.',
    howAreYou: 'All is well, thank you. What can I look up for you?',
    nonsense: 'I didn’t understand that. Ask me about treatments, prices or hours, or call {phone}.',
  },
};
