import { assistantFrenchMessages as own } from '#data/messages/assistantFrench.ts';

export * from '#data/messages/assistantFrench.ts';

export const assistantFrenchMessages = {
  ...own,
  contact: { ...own.contact, assessment: 'La soumission est gratuite. {about}' },
  places: {
    ...own.places,
    served: 'Oui, nous desservons {place}.',
    near: '{place} est à environ {km} km de {nearest}. Demandez-nous si nous le desservons.',
    unknown: 'Je ne sais pas à quelle distance est {place}. Nous desservons {list} ; appelez le {phone} pour demander.',
    postalUnknown: 'Le code postal {area} ne me suffit pas. Nous desservons {list} ; appelez le {phone} pour demander.',
    askPlace: 'Dans quelle ville êtes-vous ?',
    far: '{place} est hors de notre territoire, à environ {km} km de {nearest}. Appelez le {phone} pour demander.',
  },
  danger: {
    ...own.danger,
    call:
      'Appelez maintenant le {phone}. Nous répondons {support} ; si personne ne répond et que cela presse, appelez ' +
      'quelqu’un d’autre qui peut aider tout de suite.',
    next: 'Appelez le {phone} : une personne fait les prochaines étapes avec vous. Nous répondons {support}.',
    maybe: 'Si quelque chose presse en ce moment, appelez le {phone}. Nous répondons {support}.',
    untilThen: 'D’ici là, suivez les étapes ci-dessus et ne mettez personne en danger.',
    physical: 'Si quelqu’un est blessé ou en danger, sortez si vous le pouvez et appelez d’abord le 911.',
    physicalAfter: 'Quand tout le monde est en sécurité, appelez-nous au {phone}.',
  },
};
