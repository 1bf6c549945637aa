import type { TradeWords } from '#data/assistant/tradeExamples.ts';
import type { RecordsInput } from '#data/schema/site.ts';

type Assistant = RecordsInput['assistant'];

/** Other names that visitors use for services, by the id of the service. */
export const aliases: Assistant['aliases']['services'] = {
  'emergency-plumbing': ['emergency plumber', 'burst pipe', 'leaking pipe', 'water leak'],
  'drain-cleaning': [
    'drain',
    'drains',
    'clogged drain',
    'blocked drain',
    'clogged toilet',
    'unclog',
    'clog',
    'clogged',
    'snaking',
    'camera inspection',
    'sewer',
  ],
  'water-heaters': ['water heater', 'hot water tank', 'hot water heater', 'tankless', 'boiler for hot water'],
  heating: ['furnace', 'furnaces', 'boiler', 'boilers', 'heat pump', 'radiator', 'thermostat', 'heating repair'],
  'fixtures-and-repairs': [
    'faucet',
    'tap',
    'toilet',
    'sink',
    'shower',
    'sump pump',
    'valve',
    'garburator',
    'dishwasher hookup',
  ],
  'bathrooms-and-kitchens': [
    'bathroom renovation',
    'kitchen renovation',
    'reno',
    'renovation',
    'rough-in',
    'basement bathroom',
    'gas stove',
  ],
};

/** Words for one thing, in rows; the first of a row is the one it is looked up by. */
export const synonyms: Assistant['synonyms'] = [
  ['visit', 'appointment', 'call-out', 'callout', 'service call'],
  ['quote', 'estimate'],
  ['tap', 'faucet'],
  ['clogged', 'blocked', 'plugged', 'backed up', 'slow'],
  ['leak', 'drip', 'dripping', 'leaking'],
  ['toilet', 'washroom', 'bowl'],
  ['furnace', 'heating'],
];

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
    'Keep children, pets and bare feet away from the water.',
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
    'Thaw no pipe with a flame, and stay out of water near outlets.',
    'Switch the appliance off or close its valve, and let a licensed person look at it.',
  ],
};

/** Kinds in which people bring themselves to safety before they call. */
export const safetyFirst: Assistant['safetyFirst'] = ['gas', 'steam', 'poison', 'electric'];

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

/** Words that visitors use for a fact, by its subject and title, beside those of the fact. */
export const askedAs: Assistant['askedAs'] = {
  'service:bathrooms-and-kitchens': {
    'Tiles, walls, cabinets and electricity':
      'tiling, drywall, painting, electrical, electrician, countertop, vanity, whole renovation start to finish, contractor',
    'Fixtures, unless the quote names them': 'buy it yourself, who supplies it, supply the fixtures',
    'Permit and inspection': 'permit, inspector, city inspection, who applies',
    'A fixed price': 'is the price fixed, what do I get for the price',
  },
  'service:drain-cleaning': {
    'Digging, and the repair of a broken drain, which we quote':
      'dig, dig up, excavate, replace the sewer line, repair a broken pipe, tree roots broke it',
    'The part of the drain that belongs to the city':
      'line to the street, city sewer, beyond the property line, septic tank pumping',
    'Main drains': 'main line, sewer line, line to the street, floor drain, cleanout',
    'A camera': 'camera inspection, video, scope, is the camera extra',
    Toilets: 'clear a toilet, unclog a toilet, plugged toilet',
    'Pipes are spared': 'chemicals, drain cleaner, draino, acid',
    'You know why': 'tree roots, grease, what blocks it, what caused it',
  },
  'service:emergency-plumbing': {
    'Drying and repair of floors, walls and ceilings':
      'fix the ceiling, drywall, patch the wall, dry the carpet, water damage restoration, mould',
    'Damage to the belongings of others':
      'downstairs neighbour, who pays for the neighbour, liability, ruined furniture, insurance claim',
  },
  'service:fixtures-and-repairs': {
    'Tiles and cabinets behind which we have to work':
      'cut a hole in the wall, drywall, patch the hole, tile behind the shower',
    'Appliances, beside their water connection':
      'install a dishwasher, hook up a dishwasher, fix the dishwasher, washing machine, fridge water line, appliance repair, dryer',
    'Sump pumps': 'sump pump, battery backup, backwater valve, pit',
    'One visit for the list': 'several small jobs, same day, both in one visit, one call-out or two',
  },
  'service:heating': {
    'Ducts and their cleaning': 'duct cleaning, vents, air ducts, air conditioning, AC, air conditioner',
    'A safety check': 'what is checked, tune-up, yearly service, maintenance, carbon monoxide check',
    'Questions first': 'what should I have ready, what do you ask, before I call',
  },
  'service:water-heaters': {
    'Rental heaters, which their owner repairs': 'rental, rented tank, Enercare, Reliance',
    'New gas lines or wiring, unless the quote names them':
      'gas line, run a gas line for a bbq, wiring, electrical for tankless',
    'The old one removed': 'take away the old tank, dispose of the old heater, haul away',
    'The right size': 'what size of tank, how many gallons, family of five',
  },
};

/** What the trade is about, in visitors' words; examples of the common intents are made of them. */
export const words: TradeWords = {
  people: ['plumber', 'good plumber', 'gas fitter', 'heating technician', 'drain guy'],
  jobs: [
    'drain cleaning',
    'camera inspection',
    'a clogged toilet',
    'faucet replacement',
    'a new toilet',
    'a bathroom renovation',
    'a bathroom rough-in',
    'a kitchen sink installation',
    'moving a toilet',
    'a laundry tub install',
    'a dishwasher hookup',
    'water heater replacement',
    'a tankless water heater',
    'an electric water heater',
    'furnace repair',
    'a furnace tune-up',
    'yearly furnace service',
    'boiler replacement',
    'a sump pump with battery backup',
    'a leak repair',
    'a gas line for a stove',
    'a shower valve',
    'a garburator',
    'an outdoor tap',
    'sewer line repair',
  ],
  things: [
    'toilet',
    'kitchen sink',
    'faucet',
    'shower',
    'bathtub',
    'drain',
    'boiler',
    'furnace',
    'water heater',
    'hot water tank',
    'sump pump',
    'radiator',
    'thermostat',
    'laundry tub',
    'shut-off valve',
    'garburator',
  ],
  problems: [
    'my tap drips',
    'the toilet keeps running',
    'my toilet is clogged',
    'the sink drains slowly',
    'the shower goes cold after five minutes',
    'there is no hot water',
    'the water pressure is low',
    'the pipes bang at night',
    'the toilet handle is broken',
    'the shut-off under the sink is seized',
    'one radiator stays cold',
    'the furnace rattles',
    'the drain smells',
    'grease keeps clogging our line',
    'the garburator hums',
  ],
  others: [
    'duct cleaning',
    'vent cleaning',
    'air conditioning',
    'AC repair',
    'septic tank pumping',
    'appliance repair',
    'drywall',
    'tiling',
    'electrical work',
    'roof repair',
    'digging',
    'rental water heaters',
    'pool heaters',
    'well pumps',
  ],
};

/** Intents of this trade; one with the id of a common intent replaces it. */
export const intents: Assistant['intents'] = [
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
      the dishwasher does not heat | the dryer is not heating | do you do furnaces | thinking of replacing my boiler | the furnace makes a noise
      one radiator is cold | furnace tune-up | what heat pump do you sell
      landlord refuses to fix the heat, is that legal | the AC does not cool
    `,
  },
  {
    id: 'danger-gas',
    examples: `
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
      ça sent le gaz | odeur de gaz | fuite de gaz | le détecteur de monoxyde de carbone sonne
    `,
    counterExamples: `
      do you install carbon monoxide alarms | do you sell gas detectors | sewer smell, not gas | not gas, electric | electric, not gas
      gas or electric | how much is a gas line | do you install gas stoves | gas or electric water heater | is your gas fitter licensed
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
      water heater replacement | the boiler makes a noise | my boiler is old
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
  {
    id: 'everyday-problem',
    examples: `
      my tap drips | the faucet is dripping | the toilet keeps running | toilet runs all night | sink is slow | the shower drains slowly
      low water pressure | the water is brown | the toilet is loose | no hot water | the hot water runs out fast | the drain is clogged
      my drain is blocked | kitchen sink is clogged | clogged toilet | my toilet is clogged | the garbage disposal is stuck | tub won't drain
      banging noise in the pipes | the furnace makes a noise | one radiator is cold | the sump pump runs all the time | smell from the drain
      the boiler burst into life at 4am and the rads bang, no leak. normal? | is it normal that the pipes knock | just a running toilet
      robinet qui coule | la toilette est bouchée | l'évier est bouché | pas d'eau chaude | the outdoor tap leaks a little
    `,
  },
  {
    id: 'home-user',
    examples: `
      do you work for homeowners | I am a homeowner | is this for houses too | do you do residential | I live in a condo | I rent an apartment
      do you only work for businesses | do you come to private houses | I am a tenant, can I call you | residential or commercial | do you do commercial
      we own a small restaurant, do you do commercial | do you work for landlords | do you work in condos | we are a property manager
    `,
  },
  {
    id: 'call-out',
    examples: `
      what does the call-out cover | is the first hour included in the 95 | do I pay the call-out and the hours | is there a minimum charge
      if you take only 20 minutes do I pay the full hour | what is the total for an hour and a half | is the call-out credited toward the repair
      why is one call-out 95 and the other 75 | which call-out is it, 95 or 75 | half an hour, what is that | do you round up the hours
    `,
  },
  {
    id: 'shut-off',
    examples: `
      where is my water main shut-off | where do I find the main valve | how do I turn the water off | which way does the main valve turn
      where is the shut-off for the toilet | how do I find the main shut off | où est le robinet d'arrêt principal
    `,
  },
  {
    id: 'surprises',
    examples: `
      what if you find something else | do I get a bigger bill if you find more | can the price go up once you started | what if it takes longer
      is the price fixed once you begin | no surprises on the bill?
    `,
  },
  {
    id: 'permit',
    examples: `
      do I need a permit | do I need a permit to move a sink | who gets the permit | do you pull permits | is a permit included | who applies for the permit
      do you deal with the inspector | what if I do it without a permit | does a new water heater need a permit | do you attend the inspection
      faut-il un permis | permit for a bathroom rough-in | is your work up to code
    `,
  },
  {
    id: 'licence',
    examples: `
      is your gas fitter licensed | TSSA licensed? | what is your licence number | are your plumbers licensed | are you licensed and insured | G2 ticket?
      can I see your gas licence | are you certified for gas | are you insured and WSIB covered | our condo board needs a certificate of insurance
      do you have insurance if something breaks | backflow certified? | vos plombiers ont-ils une licence
    `,
  },
  {
    id: 'rental-heater',
    examples: `
      my water heater is a rental | the tank is rented from Reliance | rental water heater leaks, will you fix it | do you service rental tanks
      my heater belongs to Enercare | it is a rental, who do I call | do you rent water heaters | can I rent a tank from you | chauffe-eau loué
    `,
  },
  {
    id: 'own-parts',
    examples: `
      what if I bring my own faucet | can I supply my own parts | I bought the toilet already, do you install it | and if I bring my own faucet?
      do you install what I bought | do I have to buy the fixture from you | I have the part already | my own faucet, is that cheaper
    `,
  },
  {
    id: 'several-jobs',
    examples: `
      I have three small jobs, rough total? | can you do both in one visit | one trip fee or two | do both the same day, one call-out or two
      a tap, a toilet and a valve, all in one go | do I pay the call-out twice | is the service call charged for each job | several small repairs in one visit
    `,
  },
  {
    id: 'after-hours-price',
    examples: `
      how much extra on a Sunday night | is it more on weekends | do you charge extra at night | weekend rate? | overtime rate | holiday surcharge
      is the call-out the same on Saturday | what does an emergency at night cost
    `,
  },
  {
    id: 'change-visit',
    examples: `
      I want to cancel my appointment tomorrow | can I move my appointment | reschedule my visit | cancel the plumber for Friday | I need to change the time
      nobody showed up for my appointment | where is your plumber, he is late | never mind I fixed it myself | je veux annuler mon rendez-vous
    `,
  },
  {
    id: 'repair-or-replace',
    examples: `
      repair or replace? | should I repair or replace my water heater | is it worth fixing a 14 year old tank | tankless or tank, what is better
      tankless vs tank for a family of 5 | gas or electric heater, which is better | how long does a water heater last | which is cheaper, tank or tankless
      is a heat pump worth it | is it worth repairing a 20 year old furnace | what size of tank do I need
    `,
  },
];

/** What is said, by intent, where no page says it and nothing can be computed. */
export const policies: Assistant['policies'] = {
  tax: { text: 'All prices on this site are before tax.', page: { title: 'Services', href: '/services' } },
  'price-objection': {
    text:
      'You get a price before the repair begins, and it commits you to nothing. Several small jobs in one visit share one call-out. ' +
      'Call {provider.phone} to talk about it.',
  },
  'response-time': { text: 'Call {provider.phone} ({hours.label}), and we say how soon somebody can be with you.' },
  guarantee: { text: 'This site names no warranty. Ask for it with your price, before you agree: {provider.phone}.' },
  discounts: {
    text: 'This site names no discounts. The price that you are given is the one to compare: {provider.phone}.',
  },
  'quote-free': { text: 'No: a quote is free, the form too, and neither commits you to anything.' },
  'same-price': { text: 'Prices are the same in every place that we serve.' },
  'reply-time': {
    text: 'A call to {provider.phone} is the quickest way ({hours.label}). Messages are read in business hours.',
  },
  'one-time-help': { text: 'Yes, a single repair is welcome, and no contract is needed. These are our services:' },
  'home-user': { text: 'Yes, we work for homes, landlords and businesses. Tenants: ask your landlord first who pays.' },
  'everyday-problem': {
    text: 'That is work for us. Call {provider.phone} ({hours.label}) or send the form with a picture, and you get a price before we begin.',
  },
  need: { text: 'Tell us what you see or hear, and we say what it takes.' },
  'call-out': {
    text:
      'The call-out is for the way, and the hours come on top; the page of each service names both. ' +
      'How short a visit is billed, we say on the phone: {provider.phone}.',
    page: { title: 'Services', href: '/services' },
  },
  'shut-off': {
    text:
      'The main shut-off is mostly where the water pipe enters the house, near the meter: turn the wheel clockwise, or the lever across the pipe. ' +
      'Call {provider.phone} ({hours.label}), and we help you to find it.',
  },
  surprises: {
    text: 'No: you get a price before we begin. What nobody could see waits until you have said yes to its price.',
  },
  permit: {
    text: 'Where a permit is needed, we apply for it and are there for the inspection; the quote names it. Call {provider.phone} to ask about your job.',
  },
  licence: {
    text: 'Ask for the licence of whoever comes, gas work included: call {provider.phone}, and we give you its number.',
  },
  'rental-heater': {
    text:
      'A rented water heater is repaired by the company that owns it: its number is on the tank or on your bill. ' +
      'We repair and replace heaters that you own.',
  },
  'own-parts': {
    text: 'Tell us what you have bought, with its model: call {provider.phone}, and we say whether we install it and for how much.',
  },
  'several-jobs': {
    text: 'Several small jobs in one visit share one call-out, and you get the price before we begin. Our prices:',
    page: { title: 'Services', href: '/services' },
  },
  'after-hours-price': {
    text: 'Our hours are {hours.label}. What a visit at other times costs we say on the phone, before anybody drives: {provider.phone}.',
  },
  'change-visit': {
    text: 'Call {provider.phone} ({hours.label}) to cancel or move a visit: I cannot see appointments. If you need nothing any more, thank you for telling us.',
  },
  'repair-or-replace': {
    text:
      'That depends on its age, on what failed and on your use. We look at it and give you both prices, for the repair ' +
      'and for a new one. Call {provider.phone}.',
  },
};
