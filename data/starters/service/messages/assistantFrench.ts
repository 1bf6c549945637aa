import { assistantFrenchMessages as own } from '#data/messages/assistantFrench.ts';

export * from '#data/messages/assistantFrench.ts';

export const assistantFrenchMessages = {
  ...own,
  hours: {
    ...own.hours,
    helpDesk: 'Les messages sont lus pendant les heures d’ouverture.',
    emergencies: 'En cas d’urgence, appelez le {phone}. Nous répondons {support}.',
  },
  places: {
    ...own.places,
    served: 'Oui, nous desservons {place}. Notre bureau est à {city}.',
    near: '{place} est à environ {km} km de {nearest}. Demandez-nous au {phone} si nous le desservons.',
    far: '{place} est hors de notre territoire, à environ {km} km de {nearest}. Appelez le {phone} pour demander.',
  },
};
