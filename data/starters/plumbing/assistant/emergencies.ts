import type { RecordsInput } from '#data/schema/site.ts';

type Assistant = RecordsInput['assistant'];

/** First steps in an emergency, by its kind: short imperative sentences in order. */
export const emergencies: Assistant['emergencies'] = {
  water: [
    'Close the main water valve: clockwise, or the lever across the pipe.',
    'Open a tap on the lowest floor to empty the pipes.',
    'Go into no water that reaches outlets, cords or the electrical panel, and unplug nothing in it.',
    'Move what can be moved, and take pictures for your insurer.',
  ],
  frozen: [
    'Close the main water valve if a pipe has split; otherwise leave its tap open.',
    'Warm the pipe with a hair dryer, an electric heater or warm towels, from the tap towards the frozen part.',
    'Use no torch and no open flame: pipes burst and walls catch fire.',
    'Keep the heat on and the cupboard doors open.',
  ],
  sewage: [
    'Run no water and flush no toilet in the house.',
    'Keep children, pets and bare feet away from the water, and stay out of it where it reaches outlets or cords.',
    'Open a window, and close the door of the room.',
    'Look whether the cleanout in the basement or the yard is full.',
  ],
  'no-heat': [
    'Look whether the thermostat is set to heat and has working batteries.',
    'Look whether the breaker and the switch on the furnace are on, and whether the filter is full of dust.',
    'Keep babies and older people warm, with family or neighbours if the house gets cold.',
    'Let taps drip where pipes could freeze, and heat with nothing that burns indoors.',
  ],
  gas: [
    'Leave the house at once, with everybody in it, and stay out.',
    'Touch no switch, light nothing and start no car in the garage.',
    'Call 911 or your gas utility from outside; they come at any hour.',
    'Go back in only when they say that it is safe, and then call us.',
  ],
  steam: [
    'Plug, cap or close no relief valve: it keeps the tank from bursting.',
    'Switch the heater off: gas valve to "off", or its breaker if it is electric.',
    'Keep everybody away from the tank, and leave the house if it rumbles, shakes or sprays.',
    'Call 911 from outside if it does not calm down, and then us.',
  ],
  poison: [
    'Call 911 if somebody has trouble breathing, is drowsy or in great pain.',
    'Call the poison centre at 1-844-764-7669, at any hour, and have the bottle in your hand.',
    'Rinse eyes or skin under running water for 15 minutes. Make nobody vomit.',
    'Leave the room, and open a window from outside if you can.',
    'Pour, mix and rinse down nothing more.',
  ],
  electric: [
    'Touch no panel, breaker, switch, cord, plug or wet appliance, and stay out of the water.',
    'Call the electric utility, or 911 if there are sparks, smoke or a shock, to have the power cut.',
    'Close the main water valve only if you reach it with dry feet.',
    'Go back in only when the power is off, and then call us.',
  ],
  'risky-work': [
    'Bypass no sensor, switch or relief valve, and work on no gas line yourself.',
    'Mix no bleach, acid or drain opener: together they make poisonous gas.',
    'Thaw no pipe with a flame.',
    'Switch the appliance off or close its valve, and let a licensed person look at it.',
  ],
  fumes: [
    'Run no oven, barbecue, camp stove, fuel heater or generator in a house, a garage or a porch, not with an open door either.',
    'They give off carbon monoxide, which kills and has no smell.',
    'If one has run already, or if somebody has a headache, is dizzy or feels sick: leave the house and call 911 from outside.',
    'To keep warm, stay together in one room, or go to family or neighbours. Electric heaters must stand clear of curtains and beds.',
    'Call us to have the heat repaired.',
  ],
  pilot: [
    'Smell near the floor first: if you smell gas, or the carbon monoxide alarm sounds, leave the house and call 911 from outside.',
    'Light it only as the label on the appliance says, and wait five minutes with the gas off before.',
    'Try it once: if it goes out again, turn the gas valve to "off" and call us.',
    'Bypass no sensor, and hold no flame to it while you smell gas.',
  ],
};

/** Kinds in which people bring themselves to safety before they call. */
export const safetyFirst: Assistant['safetyFirst'] = ['gas', 'steam', 'poison', 'electric'];

/** Those of them in which nothing may be done at the place. */
export const handsOff: Assistant['handsOff'] = ['gas', 'steam', 'electric'];

/** The service that an emergency needs. */
export const emergencyServices: Assistant['emergencyServices'] = {
  water: 'emergency-plumbing',
  frozen: 'emergency-plumbing',
  sewage: 'emergency-plumbing',
  electric: 'emergency-plumbing',
  'no-heat': 'heating',
  fumes: 'heating',
  pilot: 'heating',
  gas: 'heating',
  steam: 'water-heaters',
};

/** Kinds that ask for help with dangerous work; the reply is no. */
export const refusedWork: Assistant['refusedWork'] = ['risky-work', 'fumes'];

/** The same in French. */
export const emergenciesInFrench: Assistant['emergenciesInFrench'] = {
  water: [
    'Fermez le robinet d’arrêt principal.',
    'Ouvrez un robinet à l’étage le plus bas pour vider les tuyaux.',
    'N’approchez pas de l’eau près des prises et du panneau électrique.',
  ],
  frozen: [
    'Fermez l’eau si un tuyau a éclaté.',
    'Réchauffez le tuyau avec un sèche-cheveux, jamais avec une flamme.',
    'Laissez le chauffage en marche.',
  ],
  sewage: ['N’utilisez plus d’eau dans la maison.', 'Éloignez les enfants et les animaux.', 'Ouvrez une fenêtre.'],
  'no-heat': [
    'Vérifiez le thermostat et ses piles.',
    'Vérifiez le disjoncteur et l’interrupteur de l’appareil.',
    'Laissez couler un filet d’eau là où les tuyaux pourraient geler.',
  ],
  gas: [
    'Sortez tout de suite avec tout le monde, et restez dehors.',
    'Ne touchez aucun interrupteur et n’allumez rien.',
    'Appelez le 911 ou la compagnie de gaz de l’extérieur.',
  ],
  steam: [
    'Ne bouchez jamais la soupape.',
    'Fermez le chauffe-eau et éloignez tout le monde.',
    'Appelez le 911 de l’extérieur s’il tremble.',
  ],
  electric: [
    'Ne touchez ni panneau ni fil et restez hors de l’eau.',
    'Faites couper le courant ; le 911 s’il y a des étincelles.',
  ],
  poison: [
    'Appelez le 911 si quelqu’un respire mal.',
    'Appelez le centre antipoison : 1-844-764-7669.',
    'Rincez à l’eau pendant 15 minutes. Ne faites pas vomir.',
  ],
  'risky-work': ['Non : ne le faites pas.', 'Ne mélangez aucun produit et ne contournez aucun dispositif de sécurité.'],
  fumes: [
    'Ne faites fonctionner ni four, ni barbecue, ni réchaud, ni génératrice à l’intérieur : le monoxyde de carbone tue sans odeur.',
    'S’il a déjà fonctionné, ou si quelqu’un a mal à la tête, sortez et appelez le 911 de l’extérieur.',
    'Restez ensemble dans une pièce, ou allez chez des proches.',
  ],
  pilot: [
    'Si cela sent le gaz, sortez et appelez le 911 de l’extérieur.',
    'Sinon, suivez l’étiquette de l’appareil, une seule fois, puis appelez-nous.',
  ],
};
