import type { RecordsInput } from '../../schema/site.ts';

export const addressIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'address',
  examples: `
    where are you located | what's your address | where is your office | is there parking at your office | which floor are you on
    where can I drop off a laptop | street address please | how do I get to your office | closest subway station to you | où êtes-vous situés
    quelle est votre adresse | vous êtes où? | adresse svp | y a-tu du stationnement chez vous | on peut-tu passer vous voir sans rendez-vous
    Votre siège est-il proche d'une station de métro? | c quel étage vos bureaux | avez-vous un bureau physique à Hamilton ou juste à Toronto
    je veux venir porter un ordi, je vais à quelle adresse | adresse postale pour envoyer un cheque
    Est-il possible de visiter vos locaux et de rencontrer l'équipe? | votre bureau est sur quelle rue | What is the street address of your head office?
    Do you even have a real office or just a mailbox? | nearest subway to you | May our partners visit your premises before signing? | suite number
    postal address to mail a cheque | is your markham office open for walk-ins | were are u locatd | how much is parking at ur building
    I need your postal code for our vendor file | Our courier is asking for the suite number of your office, what is it?
    Whereabouts in the city are you located? I might come by on my bike. | Is there a branch in Oshawa where I could drop off a laptop?
    Please give me your full mailing address including suite number
    I have to send you a letter. Which mailing address and postal code should go on the envelope?
    If I come to see you by car, is there free parking for visitors? | office | Where is your office? | What's your address? | Where are you located?
    Street and postal code, please. | How do I get to you by subway? | Which floor are you on? | What's the nearest intersection to your office?
    I need your mailing address. | Are you downtown? | Can I drop by your office in person? | Directions from Union Station?
    Where should the courier deliver? | Is your building wheelchair accessible? | Head office location?
    I'm sending a signed agreement by Purolator. Which street address should go on the envelope?
    Our owner wants to see your premises before signing. Where would she have to go?
    I have an appointment with one of your people on Tuesday and forgot the place. Where is your building?
    We're mailing the insurance certificate. To what address? | My taxi driver is asking for the exact street number of your office.
    For the vendor form I have to fill in your registered address, including the postal code.
    Coming from Mississauga on the 401, which exit is best for your office? | I'd rather bring the broken laptop over myself. Where do I bring it?
    Somebody told me you're near St. Clair. What street is your office on? | Does your firm have a physical office at all, or is it just a mailbox?
    We walked along King West and couldn't find your door. What number is it? | Is your place reachable by streetcar, and what stop would I get off at?
    I want to thank the team with a cake box. Where can it be delivered? | whats ur adress | where r u guys | addy pls
    wheres the office at, is ther parking | postal code of ur office? | In which street is your office?
    Please give me the direction for arrive to your company. | Where is finding your bureau? | What is the location of your main office, I want to come.
    Your company is where exactly in Toronto? | hi where exactly is your office I'm driving over and need the address for the gps
    can you tell me where you guys are located like what street | Où sont situés vos bureaux? | C'est quoi votre adresse postale?
  `,
};
