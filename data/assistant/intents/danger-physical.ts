import type { RecordsInput } from '../../schema/site.ts';

export const dangerPhysicalIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-physical',
  examples: `
    the server room is on fire
    there is smoke coming from the computer
    water is running onto our server
    I smell burning in the office
    a laptop battery is burning
    a colleague got an electric shock
    someone collapsed in our office
    there's a man with a knife here
    the ceiling is leaking over the network cabinet
    sparks from the power bar
    the UPS is smoking
    il y a de la fumée dans la salle du serveur
    le serveur prend feu
    de l'eau coule sur le serveur
    Il y a un début d'incendie dans notre local technique.
    feu!!
    l'eau coule du plafond direct sur le serveur
    notre tech vient de prendre un choc électrique en touchant le panneau
    la batterie du laptop gonfle pis elle est brûlante
    Un homme menace notre réceptionniste en ce moment.
    inondation au sous-sol, le rack a les pieds dans l'eau
    ça sent le brûlé dans la pièce des serveurs
    étincelles qui sortent du UPS
    un collegue est tombé de l'échelle en passant un fil, il bouge pu
    Nous avons reçu une menace de bombe par courriel au bureau.
    y'a kelkun dans le bureau avec un couteau
    le rack a basculé sur un employé, il est coincé
    odeur de gaz près du local informatique, on fait quoi avec les serveurs?
    les gicleurs sont partis, toute est trempe, les ordis sont encore branchés
    Un ancien employé furieux est dans le stationnement et profère des menaces, l'équipe est enfermée.
    la barre de prise a pris en feu sous un bureau on l'a éteint mais ça fume encore
    server room is smoking
    FIRE
    my colleague got electric shock from the panel, he is on floor
    there's a guy at reception yelling and he's got a knife or something
    burning smell
    The damn UPS is shooting sparks, what do I do
    laptop battery swelling and really hot
    We have received a bomb threat by e-mail at our Toronto office.
    flooded basement rack
    tech fell off the ladder running cable at our plant, not moving
    sprinklers went off all over the pcs, still plugged in
    server room is full of smoke smell and the server shut off, need somebody now
    there was a pipe leak and our server room is flooded, we need somebody fast
    A pipe above the server closet burst and it is dripping onto the rack as I type
    the server room is flooded
    water is coming in on our server and everything went off, who can help us
  `,
  counterExamples: `
    When there's an outage I usually end up stuck between the phone company and the software people. Is dealing with them part of your service?
  `,
};
