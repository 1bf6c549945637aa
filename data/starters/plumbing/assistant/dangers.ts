import type { RecordsInput } from '#data/schema/site.ts';

type Assistant = RecordsInput['assistant'];

/** What current flows in, as visitors call it. */
const electrical =
  `light fixture | ceiling light | lamp | pot lights | ceiling fan | outlet | wall socket | light switch | power bar | extension cord | cord
  plug | dryer | freezer | fridge | pump | chandelier | microwave | toaster | kettle | TV | computer | heater | washing machine | charger | fuse box
  breaker panel | breakers | electrical panel | wiring`.split(/\s*[|\n]\s*/);
/** What somebody swallows or gets on them by mistake. */
const poisons =
  `drain cleaner | drain opener | bleach | toilet bowl cleaner | toilet tablet | descaler | muriatic acid | lye | antifreeze | flux
  septic treatment | pipe glue`.split(/\s*[|\n]\s*/);
/** What water reaches without danger from current. */
const dry = [
  'floor',
  'ceiling',
  'wall',
  'carpet',
  'laundry room',
  'cupboard',
  'hallway',
  'bedroom below',
  'living room',
];
/** What burns or runs on fuel, and belongs outside. */
const burning =
  `gas oven | oven | gas stove | barbecue | bbq | charcoal grill | grill | hibachi | camp stove | propane heater | patio heater
  kerosene heater | generator | fire pit | propane torch`.split(/\s*[|\n]\s*/);

/** Each sentence with every third of the words in the place of "…", beginning at another word each time. */
const withEach = (sentences: string, words: readonly string[]): string =>
  sentences
    .split(/\s*[|\n]\s*/)
    .filter(Boolean)
    .flatMap((sentence, at) =>
      words.filter((_, index) => (index + at) % 3 === 0).map((word) => sentence.replace('…', word)),
    )
    .join('\n');

/** What might go wrong, asked about before it does. */
const imagined = withEach(
  `who pays if … | what would happen if … while we are away | is it insured when … | do you come on Sundays if … | in case … one day
    how likely is it that … | who is liable when … | what do I pay if …`,
  [
    'a pipe bursts',
    'the basement floods',
    'a pipe freezes',
    'the sewer backs up',
    'a hose breaks',
    'the toilet overflows',
  ],
);

/** What visitors say in an emergency, by its kind. */
export const dangers: Assistant['intents'] = [
  {
    id: 'danger-water',
    examples: `
      ${withEach(
        `water is dripping onto the … | the … got wet, there is a leak | the leak comes through the … | the … is dripping badly | the … is under water
          water is running into the … | there is water all over the … | the washer overflowed and the … is wet`,
        dry,
      )}
      ${withEach(
        `the … is overflowing | the … is spilling over | water runs over the rim of the … | the … keeps filling and will not stop
          water pours from the … | the … flooded the room`,
        ['toilet', 'tub', 'bathtub', 'washing machine', 'sink', 'dishwasher', 'water heater', 'laundry tub', 'shower'],
      )}
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
      ${withEach(
        `…, nothing leaking. normal? | … when I open the tap, no leak | nothing is leaking, … | …, no leak anywhere
        …, but no water comes out anywhere else | … but nothing is wet | is it normal that …`,
        [
          'the tap spits air',
          'there is a burst of air',
          'it only bangs',
          'the pressure is low',
          'a burst of brown water comes first',
          'the pipe knocks',
        ],
      )}
      nothing is leaking | nothing leaking, is that normal | no leak, only a noise | there is air in the pipe | air bursts out of the tap
      ${imagined}
      what does a burst pipe cost | does insurance pay for a burst pipe | why do pipes burst
      if a pipe breaks, what do I pay | and if the pipe outside is broken? | in case the basement floods one day | what if it leaks later
      how do I keep the basement from flooding | no water comes out of one tap | there is no water in the kitchen
      my hydro bill is exploding since the new electric water heater | my tap drips | the faucet drips a little | toilet handle broken
      it is just a running toilet | the boiler burst into life at 4am and the rads bang, no leak
      what is emergency plumbing | emergency plumbing or an ordinary visit? | how much is emergency plumbing
      where is the main valve | which valve stops the water | what would happen if a pipe burst while we are away | is no hot water an emergency
      no hot water since Monday
      I am drowning in paperwork | the shut-off is seized | my budget is under water | no leak | do you fix leaks | do you do leak detection
    `,
  },
  {
    id: 'danger-electric',
    examples: `
      I got a shock from the tap | the faucet gives me a little shock | my hand tingles at the tap | the water tingles when I touch it
      it tingles when I touch the pipe | the tub gives me a tingle | the heater gave me a zap | I got zapped by the water heater
      the cords are in the water | everything is still plugged in down there and there is water | it is ankle deep and things are plugged in
      there is a foot of water and I want to switch the power off | I am going down to flip the breakers, it is flooded
      I will wade in and turn off the power | standing in water, should I turn the breaker off | knee deep water and the power is still on
      de l'eau coule sur le panneau électrique | l'eau touche la prise | ça fait des étincelles quand je touche la prise
      ${withEach(
        `water is dripping onto the … | water is running into the … | the leak from upstairs is running down into the …
          the neighbour's leak comes out of my … | there is water in the … | the … is full of water | the … got wet | the … is under water
          the basement is flooded and the … is in it | it is getting close to the … now | now it is touching the … | it reaches the …
          it is running onto the … now | the water has come up to the … | the … sparks when I touch it | my … is sparking
          the … smells of burning | there is a burning smell from the … | the … buzzes and crackles | I got a shock from the …
          the washer overflowed and the … is in the water | a hose came off and the … on the floor is under water | the flood is near the …
          my wet … still has power`,
        electrical,
      )}
    `,
    counterExamples: `
      my tap has been dripping since the summer | a dripping faucet | it drips into a bucket | the shower drips at night
      electric water heater | do you do electrical work | my hydro bill | electric or gas | the panel of the furnace
      ${withEach(
        `water is dripping onto the … | the … got wet, there is a leak | the leak comes through the … | the … is dripping badly | the … is under water
          water is running into the … | there is water all over the … | the washer overflowed and the … is wet`,
        dry,
      )}
      where does the plug for the tub go | the drain plug is stuck | my sump pump is loud | does a sump pump need an outlet of its own
      ${withEach(
        'can you install a … | can you move the … in the kitchen | do you wire a … | how much is a … | is a … part of the renovation | the … on the plan',
        electrical,
      )}
    `,
  },
  {
    id: 'danger-fumes',
    examples: `
      can I burn wood in a bucket in the living room | is it safe to idle the car in the garage for warmth | chauffer la maison avec le four
      puis-je utiliser le barbecue dans la maison | la génératrice dans le garage, c'est correct
      ${withEach(
        `can I run the … indoors for heat | can I heat the house with the … | is it ok to warm up the room with a …
          the furnace is dead, can I run the … to warm up the house | no heat, I have a …, can I use it inside to keep warm
          power is out, can I run the … in the garage with the door open | can I keep the … on the enclosed porch
          what about bringing the … inside | and the … in the basement? | what about a …? | I will turn on the … to stay warm
          we are heating with the … until you come | can I leave the … on overnight for warmth | is a … safe in the house
          and if I open a window and use the …`,
        burning,
      )}
    `,
    counterExamples: `can I use a space heater | is an electric heater ok | can I put a space heater near the pipe | use a heat gun on it
    ${withEach(
      `can you connect a … | do you install a gas line for a … | my … does not light | how much is a gas line for the … | can you move the …
        do you repair a … | can you hook up my … outside`,
      burning,
    )}`,
  },
  {
    id: 'danger-pilot',
    examples: `
      ${withEach(
        `the … went out and I can't get it lit | how do I light the … | my … will not ignite, can I light it myself | the … went out, how do I start it again`,
        ['burner', 'burner of my tank', 'flame', 'pilot', 'water heater', 'boiler', 'gas fireplace', 'furnace flame'],
      )}
      pilot light is out | the pilot light went out | how do I relight the pilot | how do I light the pilot light | my pilot is off, how do I light it again
      the pilot won't stay lit | the pilot of the water heater is off | how do I light my water heater | steps to relight the furnace pilot
      the pilot on the boiler keeps dying | the flame of the heater went out, how do I start it again | can I relight it myself, the pilot went out
      how do I start the furnace pilot again | the fireplace pilot is out | la veilleuse est éteinte | comment rallumer la veilleuse
      the pilot goes out every night | which button do I hold to light the pilot | pilot goes off when it is windy
    `,
    counterExamples: `do you repair pilots | how much is a new pilot assembly | what is a pilot light`,
  },
  {
    id: 'danger-frozen',
    examples: `
      frozen pipes | our pipes are frozen | a pipe froze | pipe is frozen solid | no water since the cold snap | the kitchen pipe is frozen
      a pipe froze and split | frozen pipe burst | my water line froze | can I thaw a frozen pipe with a torch | how do I thaw a pipe
      can I use a blowtorch on a frozen pipe | is a heat gun ok for a frozen pipe | les tuyaux sont gelés | un tuyau a gelé
      ${withEach(
        `no water in the … since it got so cold | there is no water in the … and it is minus 20 | nothing comes out of the … in this cold
          the … has no water this morning, -22 outside | the … is dry and it is freezing out, is it frozen`,
        ['kitchen', 'bathroom', 'shower', 'basement sink', 'washing machine', 'whole house'],
      )}
      no water comes out and it is -25 | no water in the bathroom since it got so cold | the tap is dry and it is minus 20 outside
      no water from one tap in this cold, is it frozen | could it be frozen | the pipes to the bathroom are frozen | heat lamp on a frozen pipe
      can I put a space heater next to the pipe | an electric heater for the pipe?
    `,
    counterExamples: `
      ${imagined}
      last winter our pipes froze, how do I stop that | how do I keep pipes from freezing | pipe insulation | do you insulate pipes
    `,
  },
  {
    id: 'danger-sewage',
    examples: `
      ${withEach(
        `brown water comes up in the … | dirty water rises in the … when I flush | filth comes back up into the … | the … gurgles and fills with brown water
          the toilet bubbles and something comes up in the … | the … is full of sewage`,
        ['tub', 'shower', 'bathtub', 'floor drain', 'laundry tub', 'basement sink'],
      )}
      sewage in the basement | sewage is backing up | the floor drain is backing up | dirty water is coming up the shower drain
      poop water in the tub | toilet water comes up in the bathtub | the sewer backed up | black water from the drain | raw sewage in my house
      everything is backing up | all the drains are backed up | when I flush the tub fills with sewage | main drain backed up into the basement
      refoulement d'égout | l'égout refoule dans le sous-sol | les eaux usées remontent dans la douche | it smells like sewer and water comes up
      the toilet gurgles and brown water comes up in the shower | there is poo coming up the floor drain
    `,
    counterExamples: `
      ${imagined}
      the lights in the bathroom | can you install a vanity in the bathroom
      sewer smell every now and then | the drain smells | do you clean sewer lines | septic tank pumping | a slow drain
    `,
  },
  {
    id: 'danger-no-heat',
    examples: `
      ${withEach(
        `the … died and the kids are cold | our … is not firing and it is cold in here | the … quit an hour ago, the house gets cold
          my … is dead since last night and my grandmother is here`,
        ['heating', 'furnace', 'boiler', 'heat pump', 'radiator', 'heater'],
      )}
      no heat | we have no heat | the furnace stopped | furnace won't start | furnace is dead and it is minus 20 | the house is freezing
      heating not working | the boiler stopped working | radiators are cold | my furnace is blowing cold air | the heat went out last night
      no heat and a baby at home | no heat, -18 outside and a 3 week old baby | the furnace keeps shutting off
      heat is out | no heat since last night and my mother is 84 | it is 9 degrees inside | the house is getting cold fast
      furnace error code and no heat | the heat pump stopped and it is very cold | tenants have no heat | thermostat says 12 degrees
      pas de chauffage | la fournaise ne démarre plus | la chaudière est en panne | il fait froid dans la maison, pas de chauffage
    `,
    counterExamples: `
      why does heating cost more than a tap | what does heating cost | heating price | is heating dearer | heating or fixtures, which price
      the dishwasher does not heat | the dryer is not heating | do you do furnaces | thinking of replacing my boiler | the furnace makes a noise
      it heats the radiators | what heats the radiators | is a boiler the same as a furnace | mine heats the floor
      one radiator is cold | furnace tune-up | what heat pump do you sell
      landlord refuses to fix the heat, is that legal | the AC does not cool
    `,
  },
  {
    id: 'danger-gas',
    examples: `
      ${withEach(
        `a faint gassy smell in the … | it smells like gas in the … but it comes and goes | there is a rotten egg smell in the …
          sulphur smell near the … | I smell something like gas in the …, can it wait till Monday | a whiff of gas in the … when the furnace starts
          is a slight gas smell in the … ok | gas odour from the …`,
        ['basement', 'kitchen', 'garage', 'laundry room', 'hallway', 'furnace room', 'yard', 'meter', 'whole house'],
      )}
      I can smell gas | I can smell a little gas, that is normal, right? | is it normal that it smells of gas | it smells a bit of gas when it starts
      I smelled gas before, should I worry | there is a smell of gas, can I light the pilot | a little gas smell, is it ok to use the stove
      I smell gas | gas smell | it smells like gas | smell of gas in the house | gas leak | I think we have a gas leak | rotten egg smell near the furnace
      the carbon monoxide alarm is going off | co alarm | co detector beeping | carbon monoxide | hissing gas pipe | I smell gas near the stove
      we smell gas in the basement | smells like propane | gas line was hit | I hit a gas pipe | I cut the gas line | I just hit a gas line digging
      the gas line is hissing | I broke the gas pipe in the garden | the gas hose is loose | my gas dryer hose is loose | its only a faint smell of gas
      a faint gas smell by the dryer | can I tape a gas hose | the CO detector is going off but I think it is the battery | CO detector goes off every night
      she passed out and there is a funny smell from the boiler room | somebody fainted near the furnace | we all have headaches since the furnace runs
      my family feels dizzy and the alarm is beeping | is a gas smell dangerous | the stove smells of gas when it is off
      the kids are coughing since the furnace runs | the boiler smells strange and we have a headache | we feel dizzy when the heat is on
      my husband is drowsy and the furnace smells | exhaust smell in the house | the flame on the furnace is yellow and we feel sick
      ${withEach(
        `we ran the … inside and now we are dizzy | the … was on indoors and everyone has a headache | I feel sick since the … is on for heat
          we warmed the room with the … and my son is drowsy | the … burned in the bathroom, we are all sleepy and confused`,
        burning,
      )}
      we ran the generator in the garage and now we are dizzy | the barbecue was on inside and my head hurts | we feel sick since the oven is on for heat
      the CO alarm chirped and my son threw up | the alarm sounded and one of us vomited
      carbon monoxide alarm stopped after we opened the windows, can we go back to bed
      je sens une odeur de gaz dans le sous-sol | ça sent l'œuf pourri près de la fournaise | il y a une fuite de gaz chez moi
      ça sent le gaz | odeur de gaz | fuite de gaz | le détecteur de monoxyde de carbone sonne
    `,
    counterExamples: `
      ${withEach(
        `no …, I only want a line moved | no …, no alarm, just a new stove | there is no … | we have no …, it is about a quote | without any … so far
          nobody notices a …, we want the dryer connected`,
        ['smell of gas', 'gas smell', 'gas leak', 'odour', 'alarm', 'carbon monoxide'],
      )}
      there is no gas smell | nobody smells gas, it is about a new stove | no alarm, all is fine
      what if there is a gas leak one day | do you do gas inspections | is a gas inspection worth it | how does gas smell
      do you install carbon monoxide alarms | do you sell gas detectors | sewer smell, not gas | not gas, electric | electric, not gas
      gas or electric | how much is a gas line | do you install gas stoves | gas or electric water heater | is your gas fitter licensed
      a rotten pipe | the wood is rotten behind the tub | an old rotten drain
      the paint smells like a gas station lol
      do you hook up gas dryers | my boss is going to blow a gasket
    `,
  },
  {
    id: 'monoxide-alarms',
    examples: `
      where should I put a carbon monoxide detector | where does a CO alarm go | which wall is best for a carbon monoxide alarm
      how many CO detectors do I need
      on which floor do I need a carbon monoxide detector | is a carbon monoxide alarm mandatory | do I need a CO alarm by law | when do I replace my CO alarm
      what is carbon monoxide | what does carbon monoxide mean | what is CO | how does a CO detector work | what kind of CO alarm should I buy
      I want to buy a carbon monoxide alarm | how long does a CO detector last | how do I test my CO alarm | how high do I mount the alarm
      où installer un détecteur de monoxyde de carbone
    `,
    counterExamples: `the CO alarm is going off | my CO detector beeps | the alarm sounds, what do I do | carbon monoxide alarm ringing`,
  },
  {
    id: 'danger-steam',
    examples: `
      the relief valve is spraying steam | steam from the water heater | the water heater is rumbling loudly and spraying | the hot water tank is shaking
      the tank is boiling | scalding water comes out of every tap | the pressure valve on the boiler keeps releasing hot water and steam
      water shoots out of the pipe on the side of the tank | the tank hisses and knocks and spits water | the heater bangs and hisses
      ${withEach(
        `the relief valve … so I want to plug it | the relief valve on my heater …, I am going to cap it | the safety valve of the tank …
          the pressure relief valve … and I will screw it shut | the T&P valve …, can I just close it | the valve on top of the boiler …, plug it?`,
        ['drips', 'keeps dripping', 'leaks all day', 'lets hot water out', 'keeps opening', 'spits'],
      )}
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
      ${withEach(
        `my toddler swallowed some … | the baby chewed on a … | my son drank … | the dog ate … | I got … in my eye | … splashed on my hand
          she breathed in the … | somebody drank … by mistake, do we give milk`,
        poisons,
      )}
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
      can I vent the furnace into the garage | can I block the furnace vent
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
