import type { RecordsInput } from '../../schema/site.ts';

export const dangerPhysicalIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-physical',
  examples: `
    FIRE | feu!! | burning smell | laptop is on fire | the UPS is smoking | water on the server | he is not breathing | fire in server room
    le serveur prend feu | flooded basement rack | server room is smoking | power bar melted, smoke | un collègue s'est évanoui | sparks from the power bar
    A colleague has collapsed | fire in the srvr room!!!! | a pipe burst over the rack | the server room is flooded | the server room is on fire
    a laptop battery is burning | water on server what do I do | the office flooded overnight | someone fainted in the office
    I smell burning in the office | de l'eau coule sur le serveur | étincelles qui sortent du UPS | wall socket burning right now
    someone collapsed at work help | our tech just got electrocuted | She fainted at her workstation | our receptionist is unconscious
    someone collapsed in our office | there's a man with a knife here | Water is dripping onto our rack | water is running onto our server
    a colleague got an electric shock | theres smoke comin from my monitor | thieves in the building i'm hiding | I think he is having a heart attack
    a person is hurt in the server room | There's smoke coming out of the UPS | a man with a weapon is in our lobby | burglars took everything, server too
    A pipe burst above the network closet | lithium battery smoking on my desk rn | laptop battery swelling and really hot
    battery swelling and hot, smells burnt | Il y a de la fumée qui sort du serveur | the ceiling is leaking on the computers
    there is smoke coming from the computer | He's unconscious beside the photocopier | guy fainted in the mtg room wht do i do
    we got robbed ovrnight, pcs n cash gone | A laptop battery is swelling and hissing | There is a man with a knife in our lobby
    My coworker is choking and nobody's here | Someone broke into the office last night | y'a kelkun dans le bureau avec un couteau
    a man has a seizure at his desk, send help | There is a man unconscious beside his desk | il y a de la fumée dans la salle du serveur
    ça sent le brûlé dans la pièce des serveurs | I smell something burning behind the server | a guy is having a seizure at the front desk
    Toilet above overflowed into the comms room | It burns! The cabinet where is the network! | Coffee in the server, then a bang and smoke
    l'eau coule du plafond direct sur le serveur | The damn UPS is shooting sparks, what do I do | Sprinklers went off all over our workstations
    water evrywhere, leaking on the computers help | Mon collègue s'est effondré et ne respire plus | someone broke into the office and is still here
    quelqu'un est blessé dans la salle des serveurs | the ceiling is leaking over the network cabinet | le rack a basculé sur un employé, il est coincé
    Sparks are flying from the outlet under my desk | gas smell in our office near the network closet | break-in last night laptops gone windows broken
    a technician fell off the ladder and is bleeding | Y'a de la boucane qui sort du local des serveurs | somebody got an electric shock from the power bar
    The sprinklers went off over all the workstations | One worker he fell and not breathing good, please
    I can see smoke coming out of the server cupboard | Water is coming from the ceiling on the computers
    la batterie du laptop gonfle pis elle est brûlante | Un homme menace notre réceptionniste en ce moment.
    My boss is not responding, he's lying near the rack | My coworker got an electric shock from the power bar
    the ups is leaking some liquid and it stings the eyes | Il y a un début d'incendie dans notre local technique.
    inondation au sous-sol, le rack a les pieds dans l'eau | sprinklers went off all over the pcs, still plugged in
    Vandals wrecked the office, screens broken, cables cut | Robbery at the store last night, cameras and till taken
    The basement with our equipment is under a foot of water | we got carbon monoxide alarm going off here by the server
    Nous avons reçu une menace de bombe par courriel au bureau. | The back door has been kicked in and our computers are gone
    The basement is flooding and the servers stand on the floor | Le sous-sol est inondé pis l'eau monte vers nos ordinateurs
    I believe there's an intruder inside the building right now | our receptionist has chest pains and I don't know what to do
    We came in this morning and someone had forced the back door | I'm stuck in the elevator of your building and there's smoke.
    Sparks have come out of the wall where the printer is plugged | basement flood servers standing in water, is it safe to go in
    my colleague got electric shock from the panel, he is on floor | roof leaks right over the switch and the lights are flickering
    Somebody has cut himself deeply when opening the computer case | We have received a bomb threat by e-mail at our Toronto office.
    tech fell off the ladder running cable at our plant, not moving | It's dripping onto the power strips and I don't dare touch them
    Water heater burst, lake around the server tower, plug still in | In our office is burning, the machine with the network make fire
    The battery of the phone has exploded in the hand of my coworker | un collegue est tombé de l'échelle en passant un fil, il bouge pu
    From the plug comes smoke and bad smell, is it dangerous to stay? | The UPS is hissing and there's a terrible burning smell in the room
    A visitor tripped over a network cable and I think her arm's broken | there's a guy at reception yelling and he's got a knife or something
    notre tech vient de prendre un choc électrique en touchant le panneau | The technician of us fell from the ladder and he bleeds from the head
    During the storm a tree came through the window and everything is wet | The photocopier is giving off smoke, and the whole floor smells of it
    lightning hit the building and there's a burning smell from the closet | Our receptionist is lying on the floor holding her chest. What do I do?
    Our neighbours' unit is burning and the smoke is entering in our office | Sewer backed up and the whole ground floor including the rack is soaked
    odeur de gaz près du local informatique, on fait quoi avec les serveurs? | One employee hurt badly the back while lifting the server, he can't move
    I hear a crackling from the electrical panel and something smells singed | water is coming in on our server and everything went off, who can help us
    les gicleurs sont partis, toute est trempe, les ordis sont encore branchés | My colleague touched a cable and got an electric shock, she's on the floor
    there was a pipe leak and our server room is flooded, we need somebody fast
    Sewage has backed up into our office in Rexdale and the PCs are ankle deep.
    my coworker just got shocked by the power supply and he's not talking right
    The water comes from the roof on the server, we do not know what to turn off
    An installer fell off the ladder while pulling cable and can't move his leg.
    server room is full of smoke smell and the server shut off, need somebody now
    A pipe above the server closet burst and it is dripping onto the rack as I type
    Someone sprayed a fire extinguisher over the comms rack because it was glowing.
    la barre de prise a pris en feu sous un bureau on l'a éteint mais ça fume encore
    We had a car crash through our front window in Weston; one employee is bleeding.
    The carbon monoxide detector in our workshop is beeping and two of us feel dizzy.
    Somebody broke in during the night, the door's smashed and the computers are gone
    This morning the door was broke and somebody is stolen all the computers from desks
    somebody broke in last night and took all the computers and there's glass everywhere
    so a pipe burst upstairs and it's raining on our rack what do I do do I pull the plug
    During the night thieves cut the alarm wires and carried out the server with the safe.
    there is smoke coming out of the wall where the server is and the lights are flickering
    The air conditioning failed and the server room's at 48 degrees, it smells of hot plastic
    The air conditioner of the data closet leaked; there's a puddle reaching the power strips.
    A phone bloated up on the charger, it's too hot to touch and gives off fumes in the kitchen.
    My lithium charger exploded a minute ago and the carpet is smouldering. Should I cut the power?
    Un ancien employé furieux est dans le stationnement et profère des menaces, l'équipe est enfermée.
    The charger caught fire and the desk is black, it's out now but is it safe to switch things back on
    Good evening, the fire alarm's ringing and I wonder if we should shut down the server before leaving
    The ceiling came down in the storm and rainwater is pouring into our switch cabinet on Adelaide Street.
    I can hear crackling inside the electrical panel and there is a strong plastic odour in the whole corridor.
    our landlord called and said there's been a fire in the unit overnight and I don't know what's left of the machines
    Flames are visible from the neighbour's bakery and the heat is already on our wall. The computers are still running.
    there's flames coming from the old monitor in the back and I've got the extinguisher but I'm scared of the electricity
    We arrived at our Leaside clinic just now. The glass is smashed, drawers are open, and the burglar may still be upstairs.
    the ceiling is leaking onto the server | smoke from the server closet | fire in the back office, what do i do with the server
    water's coming through the ceiling over the rack | water under the battery unit, it's hissing | laptop battery swollen and hot, smells burnt
    coworker collapsed at her desk | Somebody broke in overnight, server room door is kicked open | there is burn smell from the cabinet where network is
    we are being robbed, man with a knife at the till | receptionist got knocked down by the falling rack, she's bleeding | gas smell near the telecom room
    technician got an electric shock and isn't moving | there's a fire | there is a fire | fire in the server room | our office is on fire
    the server is on fire | there's smoke in the server room | I see smoke | I smell smoke | smoke coming from the server | smoke from my computer
    my computer is smoking | my laptop is on fire | my laptop battery is smoking | I smell burning | something is burning | sparks coming from the outlet
    battery is swelling and hot | our office is flooded | there's water in the server room | water is leaking on the server | water leaking from the ceiling
    pipe burst in the office | we have a flood | someone collapsed | someone's hurt | a coworker fainted | my colleague isn't breathing
    someone got an electric shock | we need an ambulance | someone broke into our office | we had a break-in | break-in at the office
    our office was robbed last night | our office got broken into | theres smoke in the sever room | somone collapsed | we had a brake in
    il y a un feu au bureau | fumée dans la salle des serveurs | burning smell from the server | someone is injured | il y a eu une entrée par effraction
  `,
  counterExamples: `
    When there's an outage I usually end up stuck between the phone company and the software people. Is dealing with them part of your service?
  `,
};
