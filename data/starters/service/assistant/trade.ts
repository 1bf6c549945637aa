import type { RecordsInput } from '#data/rules/schema/site.ts';

type Assistant = RecordsInput['assistant'];

/** Other names that visitors use for services, by the id of the service. */
export const aliases: Assistant['aliases']['services'] = {};

/** Words for one thing, in rows; the first of a row is the one it is looked up by. */
export const synonyms: Assistant['synonyms'] = [
  ['visit', 'appointment', 'call-out'],
  ['quote', 'estimate'],
];

/** What clients call in a hurry, with the first steps. A deadline is urgent in every trade. */
export const emergencies: Assistant['emergencies'] = [
  {
    id: 'deadline',
    title: 'There is a deadline',
    signs: `
      due today|tonight|tomorrow|now|morning|noon|midnight
      deadline today|tonight|tomorrow|is|missed|two|one|days
      must|has|have|needs|need done|filed|sent|paid|ready|out|finished today|tonight|tomorrow|noon|midnight|afternoon|morning
      letter|notice|order answer|respond|days|day|tomorrow|final|week
      we|i|they missed|late|forgot deadline|due|filing|date
      demain|aujourd'hui|soir échéance|fait|urgent|avis|jour
    `,
    opening: 'Call {provider.phone} now. Until then:',
    steps: [
      'Say what it is about, and by when it has to be done.',
      'Have the letter or the papers at hand, if there are any, and keep the originals.',
    ],
    replies: [
      {
        say: 'I have missed it',
        reply:
          'Call {provider.phone} all the same, and have the letter ready: what can still be done depends on what it says.',
      },
      {
        say: 'You are closed',
        reply:
          'Call {provider.phone} as soon as we are open ({hours.label}), and send the form now, so that we see it first.',
      },
    ],
    french: {
      title: 'Il y a une échéance',
      opening: 'Appelez maintenant le {provider.phone}. En attendant :',
      steps: [
        'Dites de quoi il s’agit et pour quand ce doit être fait.',
        'Ayez la lettre ou les papiers sous la main, et gardez les originaux.',
      ],
    },
  },
];

/** Questions of this trade; a card with the id of a common one replaces it. */
export const cards: NonNullable<Assistant['cards']> = [];
