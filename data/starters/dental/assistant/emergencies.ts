import type { RecordsInput } from '#data/rules/schema/site.ts';

/** Urgent matters of the trade; where several fit, the first is taken. */
export const emergencies: RecordsInput['assistant']['emergencies'] = [
  {
    id: 'airway',
    title: 'Swelling, and breathing or swallowing is hard',
    signs: `
      breathe|breathing|swallow|swallowing hard|trouble|cannot|can|difficulty|difficult|not
      swelling|swollen eye|neck|throat|tongue|spreading|fast
      throat closing
      enflure|enfle oeil|cou|gorge
      respirer|avaler mal|difficile
    `,
    opening: 'This can be dangerous. Before anything else:',
    steps: [
      'Call 911 now.',
      'Sit upright, and do not drive yourself.',
      'Eat and drink nothing, and put nothing hot on the swelling.',
      'Say which medicines you take and what you are allergic to.',
    ],
    replies: [
      {
        say: 'It is only the cheek',
        reply:
          'If it reaches neither eye nor neck and you breathe and swallow freely, call us at {provider.phone} now; otherwise call 911.',
      },
    ],
    never: ['wait until tomorrow'],
    safetyFirst: true,
    french: {
      title: 'Une enflure, et respirer ou avaler est difficile',
      opening: 'Cela peut être dangereux. Avant tout :',
      steps: [
        'Appelez le 911 maintenant.',
        'Restez assis, le dos droit, et ne conduisez pas.',
        'Ne mangez et ne buvez rien.',
      ],
    },
  },
  {
    id: 'jaw',
    title: 'The jaw is broken or out of place',
    signs: `
      jaw broken|broke|dislocated|popped|fractured|locked|crooked|stuck
      mâchoire cassée|déboîtée|bloquée
      mouth cannot|can|not close|open fell|fall|hit|punched|accident
    `,
    opening: 'This can be dangerous. Before anything else:',
    steps: [
      'Go to the emergency department, or call 911 if breathing is hard or the head was hit.',
      'Support the jaw with a hand or a bandage under the chin, and do not force it open or shut.',
      'Hold something cold against it, and eat nothing.',
      'Bring any broken teeth in milk; we see to them afterwards.',
    ],
    replies: [
      { say: 'It only clicks', reply: 'That can wait for a visit: call us at {provider.phone} ({hours.label}).' },
    ],
    never: ['push it back'],
    safetyFirst: true,
    french: {
      title: 'La mâchoire est cassée ou déboîtée',
      opening: 'Cela peut être dangereux. Avant tout :',
      steps: [
        'Allez à l’urgence, ou appelez le 911 si vous respirez mal.',
        'Soutenez la mâchoire et ne forcez pas la bouche.',
      ],
    },
  },
  {
    id: 'knocked-out',
    title: 'A tooth was knocked out',
    signs: `
      knocked tooth|teeth out|loose
      tooth|teeth out|fell|came fall|root|hockey|puck|bike|hand|hit|knocked
      lost tooth|teeth hockey|fall|playing|accident
      dent tombée|arrachée|perdu chute|coup|tombant
    `,
    opening: 'Call {provider.phone} now; the first hour counts. Until then:',
    steps: [
      'Hold the tooth by its crown and never by the root.',
      'Rinse it for a few seconds with milk or water, and do not scrub it.',
      'Put an adult tooth back into its place if you can, and bite gently on a cloth; never put back a baby tooth.',
      'Otherwise keep it in milk, and come at once.',
    ],
    replies: [
      {
        say: 'It is a baby tooth',
        reply: 'Do not put it back: that harms the tooth beneath. Call us at {provider.phone}, and bring it.',
      },
      {
        say: 'There is no milk',
        reply:
          'Keep it in saliva, inside the cheek of an adult or in a cup, never dry and not in tap water. Come at once.',
      },
    ],
    never: ['scrub it clean', 'put back a baby tooth if'],
    french: {
      title: 'Une dent est tombée après un coup',
      opening: 'Appelez maintenant le {provider.phone} ; la première heure compte. En attendant :',
      steps: [
        'Tenez la dent par la couronne, jamais par la racine.',
        'Rincez-la quelques secondes avec du lait ou de l’eau, sans la frotter.',
        'Replacez une dent d’adulte si vous le pouvez, jamais une dent de lait.',
        'Sinon, gardez-la dans du lait et venez tout de suite.',
      ],
    },
  },
  {
    id: 'bleeding',
    title: 'It does not stop bleeding',
    signs: `
      bleeding|bleeds|blood gum|mouth|socket|extraction|tooth|tongue|lip|stitches|hole !floss !brush stop|still|heavy|badly|lot|full|won|keeps|open
      saignement|saigne arrête|extraction|bouche|encore
    `,
    opening: 'Call {provider.phone}. Until then:',
    steps: [
      'Sit upright and bite firmly on a clean, damp cloth for 20 minutes without looking.',
      'Do not rinse, spit or smoke.',
      'Call 911 or go to the emergency department if it is heavy or does not slow down.',
    ],
    replies: [
      {
        say: 'It still bleeds after 20 minutes',
        reply: 'Call us at {provider.phone} now; if we are closed, or if it is heavy, go to the emergency department.',
      },
    ],
    never: ['rinse it well'],
    french: {
      title: 'Le saignement ne s’arrête pas',
      opening: 'Appelez le {provider.phone}. En attendant :',
      steps: [
        'Mordez fermement un linge propre et humide pendant 20 minutes.',
        'Ne rincez pas, ne crachez pas et ne fumez pas.',
        'Appelez le 911 ou allez à l’urgence si le saignement est abondant.',
      ],
    },
  },
  {
    id: 'toothache',
    title: 'A tooth hurts badly',
    signs: `
      toothache|toothaches
      tooth|teeth|gum|jaw hurts|hurt|pain|killing|aches|ache|throbbing|sore|hurting
      abscess|pus
      dent|dents mal|douleur
      abcès
    `,
    opening: 'Call {provider.phone} ({hours.label}). Until then:',
    steps: [
      'Rinse with warm salt water, and clean gently between the teeth.',
      'Hold something cold against the cheek, and nothing hot.',
      'Take a pain reliever that you know you tolerate, as its label says; put none on the gum.',
      'Call 911 if a swelling reaches the eye, or if breathing or swallowing becomes hard.',
    ],
    replies: [
      {
        say: 'Can I come today?',
        reply:
          'Call {provider.phone} ({hours.label}) and say that you are in pain: we tell you the first time that is free.',
      },
      {
        say: 'Which painkiller?',
        reply:
          'One that you know you tolerate, as its label says. With other medicines, a pregnancy or an illness, ask a pharmacist.',
      },
    ],
    never: ['take aspirin on the gum'],
    french: {
      title: 'Une dent fait très mal',
      opening: 'Appelez le {provider.phone}. En attendant :',
      steps: [
        'Rincez avec de l’eau tiède salée.',
        'Appliquez du froid sur la joue, jamais de chaleur.',
        'Appelez le 911 si l’enflure atteint l’œil ou si respirer ou avaler devient difficile.',
      ],
    },
  },
];
