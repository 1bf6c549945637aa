import type { RecordsInput } from '#data/rules/schema/site.ts';

type Emergencies = RecordsInput['assistant']['emergencies'];

const call911 = 'Call 911 from outside, and then us at {provider.phone}. You do not have to be a client.';

/** Gas, steam, poison and current: people first. */
const dangers: Emergencies = [
  {
    id: 'gas',
    title: 'It smells of gas',
    signs: `
      smell|smells|smelling|odour gas|rotten|pilot !bill !no
      no idea|clue smell|smells gas|rotten
      gas leak|leaking|hissing
      monoxide|co alarm|beeping|sounds|beeps|went
      detector going|goes|went|ringing|screaming|beeping off|now|again|just
      gaz odeur|sent|fuite|senteur
    `,
    opening: 'This can be dangerous. Before anything else:',
    steps: [
      'Leave the house at once, with everyone in it, and stay out.',
      'Touch no switch, light nothing and start no car in the garage.',
      'Call 911 or your gas utility from outside; they come at any hour.',
      'Go back in only when they say that it is safe, and then call us.',
    ],
    replies: [
      {
        say: 'Everyone is outside',
        reply: 'Good. Stay outside until they say that it is safe. Then call us at {provider.phone}.',
      },
      { say: 'Can I just open a window?', reply: `No. Leave it as it is and go out. ${call911}` },
      {
        say: 'Can I close the gas valve?',
        reply: `Only if it is outside at the meter and you reach it without going back in. ${call911}`,
      },
    ],
    never: ['you can go back in', 'light it'],
    safetyFirst: true,
    french: {
      title: 'Cela sent le gaz',
      opening: 'Cela peut être dangereux. Avant tout :',
      steps: [
        'Sortez tout de suite avec tout le monde, et restez dehors.',
        'Ne touchez aucun interrupteur et n’allumez rien.',
        'Appelez le 911 ou la compagnie de gaz de l’extérieur.',
      ],
    },
  },
  {
    id: 'steam',
    title: 'The heater hisses, shakes or sprays',
    signs: `
      heater|tank|boiler|valve hissing|shaking|rumbling|spraying|steam|boiling|exploding|screaming
      relief valve spraying|steam|leaking|open|dripping|pouring|hissing
      chauffe vapeur|tremble|siffle
    `,
    opening: 'This can be dangerous. Before anything else:',
    steps: [
      'Plug, cap or close no relief valve: it keeps the tank from bursting.',
      'Switch the heater off: gas valve to "off", or its breaker if it is electric.',
      'Keep everyone away from the tank, and leave the house if it rumbles, shakes or sprays.',
      'Call 911 from outside if it does not calm down, and then us.',
    ],
    replies: [
      { say: 'It has calmed down', reply: 'Leave it off, and do not light it again. Call us at {provider.phone}.' },
      { say: 'Can I plug the valve?', reply: `No: it keeps the tank from bursting. ${call911}` },
    ],
    never: ['plug it with', 'you can close the relief valve'],
    safetyFirst: true,
    french: {
      title: 'Le chauffe-eau siffle ou tremble',
      opening: 'Cela peut être dangereux. Avant tout :',
      steps: [
        'Ne bouchez jamais la soupape.',
        'Fermez le chauffe-eau et éloignez tout le monde.',
        'Appelez le 911 de l’extérieur s’il tremble.',
      ],
    },
  },
  {
    id: 'electric',
    title: 'Water meets electricity, or a shock',
    signs: `
      shock|zapped|zap|tingles|tingle|tingling|electrocuted tap|faucet|water|pipe|tub|heater|shower|got|me|touch
      water|wet|flooded|leak outlet|outlets|socket|panel|cord|cords|breaker|wires|light|lights|fixture
      plugged water|under|standing
      eau prise|panneau|courant
    `,
    opening: 'This can be dangerous. Before anything else:',
    steps: [
      'Touch no panel, breaker, switch, cord, plug or wet appliance, and stay out of the water.',
      'Call the electric utility, or 911 if there are sparks, smoke or a shock, to have the power cut.',
      'Close the main water valve only if you reach it with dry feet.',
      'Go back in only when the power is off, and then call us.',
    ],
    replies: [
      {
        say: 'The power is off',
        reply: 'Good. Now close the main water valve if you reach it dry, and call us at {provider.phone}.',
      },
      {
        say: 'Can I switch the breaker off?',
        reply: 'Only if the panel and the floor in front of it are dry. Otherwise the utility cuts the power.',
      },
    ],
    never: ['unplug it', 'step into the water'],
    safetyFirst: true,
    french: {
      title: 'De l’eau près du courant, ou un choc',
      opening: 'Cela peut être dangereux. Avant tout :',
      steps: [
        'Ne touchez ni panneau ni fil et restez hors de l’eau.',
        'Faites couper le courant ; le 911 s’il y a des étincelles.',
      ],
    },
  },
  {
    id: 'poison',
    title: 'Someone swallowed or breathed a cleaner',
    signs: `
      swallowed|drank|ate|drunk|inhaled|breathed cleaner|opener|bleach|acid|lye|descaler|antifreeze|chemical|drano|draino|it
      mixed bleach|acid|cleaner|ammonia
      bleach|acid|ammonia|drano|draino mix|together|combine|combined|with bleach|acid|ammonia|drano|draino|cleaner
      splashed|got|spilled eye|eyes|skin|face cleaner|acid|bleach|lye|opener|chemical
      avalé|bu produit|javel|nettoyant
    `,
    opening: 'This can be dangerous. Before anything else:',
    steps: [
      'Call 911 if anyone has trouble breathing, is drowsy or in great pain.',
      'Call the poison centre at 1-844-764-7669, at any hour, and have the bottle in your hand.',
      'Rinse eyes or skin under running water for 15 minutes. Make nobody vomit.',
      'Pour, mix and rinse down nothing more, and leave the room.',
    ],
    replies: [
      {
        say: 'They seem fine',
        reply: 'Call the poison centre all the same, 1-844-764-7669: some harm shows only later.',
      },
    ],
    never: ['make them vomit', 'drink milk'],
    safetyFirst: true,
    french: {
      title: 'Un produit a été avalé ou respiré',
      opening: 'Cela peut être dangereux. Avant tout :',
      steps: [
        'Appelez le 911 si la personne respire mal.',
        'Appelez le centre antipoison : 1-844-764-7669.',
        'Rincez à l’eau pendant 15 minutes. Ne faites pas vomir.',
      ],
    },
  },
  {
    id: 'fumes',
    title: 'Heating with an oven, barbecue or generator',
    signs: `
      heat|warm|run|use|using|running oven|stove|barbecue|bbq|grill|hibachi|generator|propane|kerosene|
      charcoal !repair !install !line !hookup house|inside|indoors|garage|basement|kitchen|room|porch|us|home
      chauffer four|barbecue|génératrice|réchaud
    `,
    opening: 'Please do not do that; it can kill without a smell:',
    steps: [
      'Run no oven, barbecue, camp stove, fuel heater or generator in a house, a garage or a porch, not with an open door either.',
      'If one has run already, or if anyone has a headache, is dizzy or feels sick: leave the house and call 911 from outside.',
      'To keep warm, stay together in one room, or go to family or neighbours.',
      'Call us at {provider.phone} to have the heat repaired.',
    ],
    replies: [
      { say: 'Only with the door open?', reply: 'Not with an open door either: carbon monoxide gathers all the same.' },
    ],
    never: ['with a window open it is fine'],
    safetyFirst: true,
    french: {
      title: 'Chauffer avec un four, un barbecue ou une génératrice',
      opening: 'Ne faites pas cela ; le monoxyde de carbone tue sans odeur :',
      steps: [
        'Ne faites fonctionner ni four, ni barbecue, ni réchaud, ni génératrice à l’intérieur.',
        'Si quelqu’un a mal à la tête, sortez et appelez le 911 de l’extérieur.',
      ],
    },
  },
];

/** Water, sewage, frost and cold. */
const urgent: Emergencies = [
  {
    id: 'water',
    title: 'Water is running where it should not',
    signs: `
      burst|bursting|exploded pipe|hose|line|tank|heater
      water everywhere|pouring|spraying|gushing|rising|coming !hot ceiling|wall|basement|floor|sink|everywhere|is|out|through|kitchen
      flooding|flooded|flood basement|kitchen|house|bathroom|room|apartment|is|my
      overflowing|overflows|overflowed toilet|tub|sink|washer|machine|dishwasher
      leaking|leak ceiling|badly|heater|tank|bad|huge|downstairs|everywhere|worse|emergency
      fuite|inondé|dégât|éclaté eau|tuyau|sol
      déborde toilette|bain|évier
    `,
    opening: 'Call {provider.phone} now. Until we are there:',
    steps: [
      'Close the main water valve: clockwise, or the lever across the pipe.',
      'Open a tap on the lowest floor to empty the pipes.',
      'Go into no water that reaches outlets, cords or the electrical panel, and unplug nothing in it.',
      'Move what can be moved, and take pictures for your insurer.',
    ],
    replies: [
      {
        say: 'Where is the main valve?',
        reply:
          'Mostly where the water pipe enters the house, near the meter: turn the wheel clockwise, or the lever across the ' +
          'pipe. Call {provider.phone}, and we help you to find it.',
      },
      {
        say: 'The valve is stuck',
        reply:
          'Do not force it. Close the valve at the fixture if there is one, and call us at {provider.phone}; the city can close it at the street.',
      },
      {
        say: 'The water is off',
        reply: 'Good. Leave it off, and call us at {provider.phone}: we say how soon we are there.',
      },
    ],
    never: ['step into the water near'],
    french: {
      title: 'De l’eau coule où elle ne devrait pas',
      opening: 'Appelez maintenant le {provider.phone}. En attendant :',
      steps: [
        'Fermez le robinet d’arrêt principal.',
        'Ouvrez un robinet à l’étage le plus bas pour vider les tuyaux.',
        'N’approchez pas de l’eau près des prises et du panneau électrique.',
      ],
    },
  },
  {
    id: 'sewage',
    title: 'Sewage is coming up',
    signs: `
      sewage|sewer|feces|poop coming|backing|backed|up|floor|drain|tub|basement|everywhere
      drain|drains|toilet|water backing|coming|comes up floor|basement|tub|shower
      égout refoule|remonte|refoulement
    `,
    opening: 'Call {provider.phone} now. Until we are there:',
    steps: [
      'Run no water and flush no toilet in the house.',
      'Keep children, pets and bare feet away from the water, and stay out of it where it reaches outlets or cords.',
      'Open a window, and close the door of the room.',
      'Look whether the cleanout in the basement or the yard is full.',
    ],
    replies: [
      {
        say: 'The cleanout is full',
        reply: 'Then the main drain is blocked. Leave its cap on, run no water, and call us at {provider.phone}.',
      },
      {
        say: 'Can I use a drain opener?',
        reply: 'No: it does not reach a main drain, and it burns whoever opens it afterwards.',
      },
    ],
    never: ['pour bleach'],
    french: {
      title: 'L’égout refoule',
      opening: 'Appelez maintenant le {provider.phone}. En attendant :',
      steps: ['N’utilisez plus d’eau dans la maison.', 'Éloignez les enfants et les animaux.', 'Ouvrez une fenêtre.'],
    },
  },
  {
    id: 'frozen',
    title: 'A pipe is frozen',
    signs: `
      pipe|pipes|line|tap|water|taps frozen|froze
      no water cold|freezing|frozen|minus|winter
      tuyau|tuyaux gelé|gelés
    `,
    opening: 'Call {provider.phone}. Until we are there:',
    steps: [
      'Close the main water valve if a pipe has split; otherwise leave its tap open.',
      'Warm the pipe with a hair dryer, an electric heater or warm towels, from the tap towards the frozen part.',
      'Use no torch and no open flame: pipes burst and walls catch fire.',
      'Keep the heat on and the cupboard doors open.',
    ],
    replies: [
      {
        say: 'Can I use a torch?',
        reply: 'No: the steam bursts the pipe, and walls catch fire. A hair dryer or warm towels do it.',
      },
      {
        say: 'It has split',
        reply: 'Close the main water valve, open a tap on the lowest floor, and call us at {provider.phone}.',
      },
    ],
    never: ['use a torch carefully'],
    french: {
      title: 'Un tuyau est gelé',
      opening: 'Appelez le {provider.phone}. En attendant :',
      steps: [
        'Fermez l’eau si un tuyau a éclaté.',
        'Réchauffez le tuyau avec un sèche-cheveux, jamais avec une flamme.',
        'Laissez le chauffage en marche.',
      ],
    },
  },
  {
    id: 'no-heat',
    title: 'There is no heat',
    signs: `
      no heat|heating !hot
      furnace|boiler|heating|heat|radiators not|won|stopped|died|broken|dead|quit|out|off working|heat|start|light|on|ignite|night|morning|and|is|went|cold
      house|home freezing|cold furnace|heat|no|baby
      pas|plus chauffage
      fournaise|chaudière panne|marche|arrêtée
    `,
    opening: 'Call {provider.phone}. Until we are there:',
    steps: [
      'Look whether the thermostat is set to heat and has working batteries.',
      'Look whether the breaker and the switch on the furnace are on, and whether the filter is full of dust.',
      'Keep babies and older people warm, with family or neighbours if the house gets cold.',
      'Let taps drip where pipes could freeze, and heat with nothing that burns indoors.',
    ],
    replies: [
      {
        say: 'The pilot light is out',
        reply:
          'If you smell gas, leave and call 911 from outside. Otherwise light it once, only as its label says, after five ' +
          'minutes with the gas off; if it goes out again, turn the gas valve to “off” and call us at {provider.phone}.',
      },
      { say: 'It runs again', reply: 'Good. Write down what it was; if it stops again, call us at {provider.phone}.' },
    ],
    never: ['use the oven'],
    french: {
      title: 'Il n’y a pas de chauffage',
      opening: 'Appelez le {provider.phone}. En attendant :',
      steps: [
        'Vérifiez le thermostat et ses piles.',
        'Vérifiez le disjoncteur et l’interrupteur de l’appareil.',
        'Laissez couler un filet d’eau là où les tuyaux pourraient geler.',
      ],
    },
  },
];

/** Urgent matters of the trade; where several fit, the first is taken. */
export const emergencies: Emergencies = [...dangers, ...urgent];
