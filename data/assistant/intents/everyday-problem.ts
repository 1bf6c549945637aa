import type { RecordsInput } from '../../schema/site.ts';

export const everydayProblemIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'everyday-problem',
  examples: `
    my printer is not working
    outlook keeps crashing
    my laptop is really slow
    I forgot my password
    I can't log in to my computer
    the scanner won't scan to email
    teams has no sound
    how do I reset my password
    my screen is black
    wifi is slow in the meeting room
    excel freezes when I open a big file
    my mouse stopped working
    can't connect to the vpn from home
    email stuck in outbox
    my monitor flickers
    one of our computers won't start
    a user can't print
    the projector won't connect
    mon imprimante ne marche pas
    mon ordinateur est lent
    j'ai oublié mon mot de passe
    my printer jams every day
    the printer jams all the time
    my keyboard types wrong letters
    one of my staff cannot open pdf files
    mon ordi est lent sans bon sens
    L'imprimante du deuxième étage n'imprime plus depuis ce matin.
    mot de passe oublié
    outlook arrête pas de planter quand j'ouvre une pièce jointe
    mon 2e écran s'allume pus
    Je n'arrive pas à me connecter au Wi-Fi de la salle de conférence avec mon portable.
    teams ya pas de son
    excel gèle à chaque fois que j'enregistre mon fichier
    je reçois pas les codes de vérification sur mon nouveau cell
    le scanner envoi pu dans le bon dossier
    Comment puis-je réinitialiser mon mot de passe Windows, je suis bloquée dehors de ma session
    ma souris sans fil décroche tout le temps, pis le VPN est long à partir
    my laptop is slow
    forgot password
    outlook is closing itself when i open calendar
    hi yeah my second screen just went black and I've wiggled the cable and everything
    no sound teams
    This stupid scanner won't scan to my folder AGAIN
    excel keeps freezing on me
    I am unable to connect my phone to the office Wi-Fi.
    stuck on windows update
    my dentrix icon disappeared from the desktop this morning
    vpn wont connect from home, just me
    the Wi-Fi is weak
    my admin password is Maple!Leaf88, can you log in and check our server
  `,
};
