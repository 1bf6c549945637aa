import type { RecordsInput } from '../../schema/site.ts';

export const addressIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'address',
  examples: `
    where are you located
    what's your address
    where is your office
    can I visit you
    is there parking at your office
    which floor are you on
    do you have an office in mississauga
    where can I drop off a laptop
    street address please
    how do I get to your office
    closest subway station to you
    où êtes-vous situés
    quelle est votre adresse
    où se trouve votre bureau
    vous êtes où?
    adresse svp
    y a-tu du stationnement chez vous
    on peut-tu passer vous voir sans rendez-vous
    Votre siège est-il proche d'une station de métro?
    c quel étage vos bureaux
    avez-vous un bureau physique à Hamilton ou juste à Toronto
    je veux venir porter un ordi, je vais à quelle adresse
    adresse postale pour envoyer un cheque
    Est-il possible de visiter vos locaux et de rencontrer l'équipe?
    votre bureau est sur quelle rue
    What is the street address of your head office?
    Do you even have a real office or just a mailbox?
    nearest subway to you
    May our partners visit your premises before signing?
    suite number
    postal address to mail a cheque
    is your markham office open for walk-ins
    were are u locatd
    how much is parking at ur building
    I need your postal code for our vendor file
    Where's your office, I want to drop something off
    and the adress?
    Our courier is asking for the suite number of your office, what is it?
    Whereabouts in the city are you located? I might come by on my bike.
    Is there a branch in Oshawa where I could drop off a laptop?
    Please give me your full mailing address including suite number
    I have to send you a letter. Which mailing address and postal code should go on the envelope?
    If I come to see you by car, is there free parking for visitors?
    office
  `,
};
