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
    'Warm the pipe with a hair dryer or warm towels, from the tap towards the frozen part.',
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
    'Leave the room, open a window from outside if you can, and pour nothing more.',
  ],
  electric: [
    'Touch no panel, switch or cord, and stay out of the water.',
    'Close the main water valve only if you reach it with dry feet.',
    'Call the electric utility, or 911 if there are sparks, smoke or a shock, to have the power cut.',
    'Call us when the power is off.',
  ],
  'risky-work': [
    'Bypass no sensor, switch or relief valve, and work on no gas line yourself.',
    'Mix no bleach, acid or drain opener: together they make poisonous gas.',
    'Burn nothing for heat but in the furnace or a fireplace: ovens and barbecues give off carbon monoxide.',
    'Thaw no pipe with a flame, and stay out of water near outlets.',
    'Switch the appliance off or close its valve, and let a licensed person look at it.',
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
  gas: 'heating',
  steam: 'water-heaters',
};

/** Kinds that ask for help with dangerous work; the reply is no. */
export const refusedWork: Assistant['refusedWork'] = ['risky-work'];

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
};

/** What visitors say in an emergency, by its kind. */
export const dangers: Assistant['intents'] = [
  {
    id: 'danger-water',
    examples: `
      emergency | emergency! | this is an emergency | burst pipe | a pipe burst | pipe burst in the basement | water everywhere | it is spraying
      water is coming through the ceiling | the ceiling is leaking
      my basement is flooding | flooded basement help | there is water pouring out of the wall | the water heater is leaking all over the floor
      the toilet will not stop overflowing | my toilet is overflowing | the washing machine hose burst | water is spraying under the sink
      I cannot shut the water off | the shut off valve broke | water gushing from the tank | the kitchen is under water | emergency leak | huge leak
      the sump pump failed and water is rising | hot water tank leaking all over the floor
      sump pump stopped in the storm | help my house is flooding | leak under the sink and it is getting worse
       the basement is full of water and the pump is under it | there is a foot of water in the basement
      I have a leak right now, what do I do | water leaking into the downstairs apartment | the hose bib broke and water is shooting out
      I hit a water pipe with a drill | I drilled into a pipe | the main line broke in the yard | the dishwasher flooded the kitchen
      il y a une fuite d'eau | un tuyau a éclaté | le sous-sol est inondé | l'eau coule du plafond | ma toilette déborde | dégât d'eau
    `,
    counterExamples: `
      my hydro bill is exploding since the new electric water heater | my tap drips | the faucet drips a little | toilet handle broken
      it is just a running toilet | the boiler burst into life at 4am and the rads bang, no leak
      what is emergency plumbing | emergency plumbing or an ordinary visit? | how much is emergency plumbing
      where is the main valve | which valve stops the water | is no hot water an emergency | no hot water since Monday
      I am drowning in paperwork | the shut-off is seized | my budget is under water | no leak | do you fix leaks | do you do leak detection
    `,
  },
  {
    id: 'danger-electric',
    examples: `
      water is dripping onto the electrical panel | water is pouring through the ceiling onto the panel | my breaker panel is getting wet | wet breaker box
      water near the electrical panel | water is running into the fuse box | water is dripping from the light | still dripping from the light fixture
      the ceiling light is full of water | sparks from a wet outlet | I got a shock from the tap | the outlet under the sink is under water
      the basement is flooded and the cords are in it | water in the outlet | de l'eau coule sur le panneau électrique
    `,
    counterExamples: `
      my tap has been dripping since the summer | a dripping faucet | it drips into a bucket | the shower drips at night
      electric water heater | do you do electrical work | my hydro bill | electric or gas | the panel of the furnace
    `,
  },
  {
    id: 'danger-frozen',
    examples: `
      frozen pipes | our pipes are frozen | a pipe froze | pipe is frozen solid | no water since the cold snap | the kitchen pipe is frozen
      a pipe froze and split | frozen pipe burst | my water line froze | can I thaw a frozen pipe with a torch | how do I thaw a pipe
      can I use a blowtorch on a frozen pipe | is a heat gun ok for a frozen pipe | les tuyaux sont gelés | un tuyau a gelé
      no water comes out and it is -25 | the pipes to the bathroom are frozen | heat lamp on a frozen pipe
    `,
    counterExamples: `
      last winter our pipes froze, how do I stop that | how do I keep pipes from freezing | pipe insulation | do you insulate pipes
    `,
  },
  {
    id: 'danger-sewage',
    examples: `
      sewage in the basement | sewage is backing up | the floor drain is backing up | dirty water is coming up the shower drain
      poop water in the tub | toilet water comes up in the bathtub | the sewer backed up | black water from the drain | raw sewage in my house
      everything is backing up | all the drains are backed up | when I flush the tub fills with sewage | main drain backed up into the basement
      refoulement d'égout | l'égout refoule dans le sous-sol | les eaux usées remontent dans la douche | it smells like sewer and water comes up
      the toilet gurgles and brown water comes up in the shower | there is poo coming up the floor drain
    `,
    counterExamples: `
      sewer smell every now and then | the drain smells | do you clean sewer lines | septic tank pumping | a slow drain
    `,
  },
  {
    id: 'danger-no-heat',
    examples: `
      no heat | we have no heat | the furnace stopped | furnace won't start | furnace is dead and it is minus 20 | the house is freezing
      heating not working | the boiler stopped working | radiators are cold | my furnace is blowing cold air | the heat went out last night
      no heat and a baby at home | no heat, -18 outside and a 3 week old baby | the furnace keeps shutting off | pilot light is out
      the pilot won't stay lit | heat is out | no heat since last night and my mother is 84 | it is 9 degrees inside | the house is getting cold fast
      furnace error code and no heat | the heat pump stopped and it is very cold | tenants have no heat | thermostat says 12 degrees
      pas de chauffage | la fournaise ne démarre plus | la chaudière est en panne | il fait froid dans la maison, pas de chauffage
    `,
    counterExamples: `
      why does heating cost more than a tap | what does heating cost | heating price | is heating dearer | heating or fixtures, which price
      the dishwasher does not heat | the dryer is not heating | do you do furnaces | thinking of replacing my boiler | the furnace makes a noise
      one radiator is cold | furnace tune-up | what heat pump do you sell
      landlord refuses to fix the heat, is that legal | the AC does not cool
    `,
  },
  {
    id: 'danger-gas',
    examples: `
      there is a smell of gas, can I light the pilot | a little gas smell, is it ok to use the stove
      I smell gas | gas smell | it smells like gas | smell of gas in the house | gas leak | I think we have a gas leak | rotten egg smell near the furnace
      the carbon monoxide alarm is going off | co alarm | co detector beeping | carbon monoxide | hissing gas pipe | I smell gas near the stove
      we smell gas in the basement | smells like propane | gas line was hit | I hit a gas pipe | I cut the gas line | I just hit a gas line digging
      the gas line is hissing | I broke the gas pipe in the garden | the gas hose is loose | my gas dryer hose is loose | its only a faint smell of gas
      a faint gas smell by the dryer | can I tape a gas hose | the CO detector is going off but I think it is the battery | CO detector goes off every night
      she passed out and there is a funny smell from the boiler room | somebody fainted near the furnace | we all have headaches since the furnace runs
      my family feels dizzy and the alarm is beeping | is a gas smell dangerous | the stove smells of gas when it is off
      the kids are coughing since the furnace runs | the boiler smells strange and we have a headache | we feel dizzy when the heat is on
      my husband is drowsy and the furnace smells | exhaust smell in the house | the flame on the furnace is yellow and we feel sick
      carbon monoxide alarm stopped after we opened the windows, can we go back to bed
      je sens une odeur de gaz dans le sous-sol | ça sent l'œuf pourri près de la fournaise | il y a une fuite de gaz chez moi
      ça sent le gaz | odeur de gaz | fuite de gaz | le détecteur de monoxyde de carbone sonne
    `,
    counterExamples: `
      do you install carbon monoxide alarms | do you sell gas detectors | sewer smell, not gas | not gas, electric | electric, not gas
      gas or electric | how much is a gas line | do you install gas stoves | gas or electric water heater | is your gas fitter licensed
      a rotten pipe | the wood is rotten behind the tub | an old rotten drain
      the paint smells like a gas station lol
      do you hook up gas dryers | my boss is going to blow a gasket
    `,
  },
  {
    id: 'danger-steam',
    examples: `
      the relief valve is spraying steam | steam from the water heater | the water heater is rumbling loudly and spraying | the hot water tank is shaking
      the tank is boiling | scalding water comes out of every tap | the pressure valve on the boiler keeps releasing hot water and steam
      the boiler pressure is in the red | should I plug the relief valve | can I cap the relief valve | the T&P valve is leaking steam
      the hot water tank is about to explode | boiler hissing steam | the boiler gauge is way too high | de la vapeur sort du chauffe-eau
    `,
    counterExamples: `
      the hot water tank leaks a little, how much | a puddle below the tank | my tank leaks, price? | boiler | a boiler | no the boiler | boiler price
      the hot water tank is what leaks, how much | water heater
      my hydro bill is exploding since we got the electric water heater | the boiler burst into life at 4am | do you have something more efficient
      the hot water tank leaks | the tank is leaking | my water heater is leaking | water heater replacement | the boiler makes a noise | my boiler is old
    `,
  },
  {
    id: 'danger-poison',
    examples: `
      my son drank drain cleaner | my child swallowed drain opener | I drank drain cleaner | the dog licked the drain cleaner | somebody drank bleach
      drain cleaner in my eye | drain cleaner splashed on my skin | my eyes burn from the drain opener | I mixed bleach and drain cleaner
      I already mixed bleach with the drain opener and now my eyes burn | the fumes from the drain make me cough | I got acid on my hand
      chemical burn from drain cleaner | we poured two cleaners together and it smokes | I breathed in the fumes | my throat burns from the cleaner
      mon enfant a bu du débouche-tuyau | j'ai du débouche-tuyau dans l'œil | j'ai mélangé de l'eau de Javel
    `,
  },
  {
    id: 'danger-risky-work',
    examples: `
      how do I bypass the flame sensor | how do I relight my furnace by bypassing the sensor | which wires do I jump on the furnace
      I have a jumper wire, which two pins
      can I jump the pressure switch | can I bypass the limit switch | how do I disable the CO alarm | can I turn off the low water cutoff
      can I pour acid and bleach down the drain | can I mix bleach and ammonia | can I pour muriatic acid down the drain | bleach and drain opener together, ok?
      can I connect the gas stove myself | how do I hook up a gas dryer myself | can I run my own gas line | can I move the gas meter myself
      can I vent the furnace into the garage | can I block the furnace vent | can I run a barbecue indoors for heat | can I heat the house with the oven
      how do I solder next to a gas line | can I work on the water heater with the power on | can I go down there and unplug the pump in the water
      can I go into the flooded basement | how do I get the old gas furnace out by myself | comment contourner le capteur de flamme
    `,
    counterExamples: `
      can I just walk in | can I walk in with a broken cartridge | can I book online | can I pay by card | can I bring my own faucet | how do I book
      can I come by with a part | how do I reach you | can I get a price | can I cancel | can you connect a gas stove | do you install gas dryers
      do you come out here for furnace trouble | what do I pay for a gas line | how do I find the shut-off valve | do I turn the red wheel
    `,
  },
];
