import type { RecordsInput } from '../../schema/site.ts';

export const dangerPhysicalIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-physical',
  examples: `
    someone fainted in the office | a man has a seizure at his desk, send help | our receptionist is unconscious
    somebody got an electric shock from the power bar | he is not breathing | a technician fell off the ladder and is bleeding
    I think he is having a heart attack | a person is hurt in the server room | someone broke into the office and is still here | un collègue s'est évanoui
    quelqu'un est blessé dans la salle des serveurs | the server room is on fire | there is smoke coming from the computer
    water is running onto our server | I smell burning in the office | a laptop battery is burning | a colleague got an electric shock
    someone collapsed in our office | there's a man with a knife here | the ceiling is leaking over the network cabinet | sparks from the power bar
    the UPS is smoking | il y a de la fumée dans la salle du serveur | le serveur prend feu | de l'eau coule sur le serveur
    Il y a un début d'incendie dans notre local technique. | feu!! | l'eau coule du plafond direct sur le serveur
    notre tech vient de prendre un choc électrique en touchant le panneau | la batterie du laptop gonfle pis elle est brûlante
    Un homme menace notre réceptionniste en ce moment. | inondation au sous-sol, le rack a les pieds dans l'eau
    ça sent le brûlé dans la pièce des serveurs | étincelles qui sortent du UPS | un collegue est tombé de l'échelle en passant un fil, il bouge pu
    Nous avons reçu une menace de bombe par courriel au bureau. | y'a kelkun dans le bureau avec un couteau
    le rack a basculé sur un employé, il est coincé | odeur de gaz près du local informatique, on fait quoi avec les serveurs?
    les gicleurs sont partis, toute est trempe, les ordis sont encore branchés
    Un ancien employé furieux est dans le stationnement et profère des menaces, l'équipe est enfermée.
    la barre de prise a pris en feu sous un bureau on l'a éteint mais ça fume encore | server room is smoking | FIRE
    my colleague got electric shock from the panel, he is on floor | there's a guy at reception yelling and he's got a knife or something | burning smell
    The damn UPS is shooting sparks, what do I do | laptop battery swelling and really hot | We have received a bomb threat by e-mail at our Toronto office.
    flooded basement rack | tech fell off the ladder running cable at our plant, not moving | sprinklers went off all over the pcs, still plugged in
    server room is full of smoke smell and the server shut off, need somebody now
    there was a pipe leak and our server room is flooded, we need somebody fast
    A pipe above the server closet burst and it is dripping onto the rack as I type | the server room is flooded
    water is coming in on our server and everything went off, who can help us | There's smoke coming out of the UPS | Water is dripping onto our rack
    Someone broke into the office last night | A colleague has collapsed | I smell something burning behind the server
    My coworker got an electric shock from the power bar | A pipe burst above the network closet | Sparks are flying from the outlet under my desk
    The basement is flooding and the servers stand on the floor | A laptop battery is swelling and hissing | He's unconscious beside the photocopier
    There is a man with a knife in our lobby | The sprinklers went off over all the workstations
    We arrived at our Leaside clinic just now. The glass is smashed, drawers are open, and the burglar may still be upstairs.
    My lithium charger exploded a minute ago and the carpet is smouldering. Should I cut the power?
    The ceiling came down in the storm and rainwater is pouring into our switch cabinet on Adelaide Street.
    An installer fell off the ladder while pulling cable and can't move his leg.
    I can hear crackling inside the electrical panel and there is a strong plastic odour in the whole corridor.
    Our receptionist is lying on the floor holding her chest. What do I do?
    The air conditioner of the data closet leaked; there's a puddle reaching the power strips.
    Flames are visible from the neighbour's bakery and the heat is already on our wall. The computers are still running.
    A phone bloated up on the charger, it's too hot to touch and gives off fumes in the kitchen.
    We had a car crash through our front window in Weston; one employee is bleeding.
    The carbon monoxide detector in our workshop is beeping and two of us feel dizzy.
    Someone sprayed a fire extinguisher over the comms rack because it was glowing. | I'm stuck in the elevator of your building and there's smoke.
    Sewage has backed up into our office in Rexdale and the PCs are ankle deep. | fire in the srvr room!!!! | theres smoke comin from my monitor
    water evrywhere, leaking on the computers help | guy fainted in the mtg room wht do i do
    In our office is burning, the machine with the network make fire | One worker he fell and not breathing good, please
    The water comes from the roof on the server, we do not know what to turn off
    This morning the door was broke and somebody is stolen all the computers from desks | From the plug comes smoke and bad smell, is it dangerous to stay?
    there is smoke coming out of the wall where the server is and the lights are flickering
    somebody broke in last night and took all the computers and there's glass everywhere
    my coworker just got shocked by the power supply and he's not talking right | Y'a de la boucane qui sort du local des serveurs
    Le sous-sol est inondé pis l'eau monte vers nos ordinateurs
  `,
  counterExamples: `
    When there's an outage I usually end up stuck between the phone company and the software people. Is dealing with them part of your service?
  `,
};
