import type { RecordsInput } from '../../schema/site.ts';

export const addressIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'address',
  examples: `
    office | addy pls | adresse svp | suite number | vous êtes où? | where r u guys | whats ur adress | were are u locatd | Are you downtown?
    what's your address | où êtes-vous situés | where is your office | What's your address? | where are you located | street address please
    nearest subway to you | Where is your office? | Head office location? | which floor are you on | Where are you located? | Which floor are you on?
    quelle est votre adresse | c quel étage vos bureaux | postal code of ur office? | how do I get to your office | Où sont situés vos bureaux?
    I need your mailing address. | where can I drop off a laptop | closest subway station to you | Where is finding your bureau?
    How do I get to you by subway? | Directions from Union Station? | is there parking at your office | votre bureau est sur quelle rue
    postal address to mail a cheque | Street and postal code, please. | In which street is your office? | Is there parking at your office?
    y a-tu du stationnement chez vous | C'est quoi votre adresse postale? | Where should the courier deliver? | how much is parking at ur building
    Can I drop by your office in person? | wheres the office at, is ther parking | adresse postale pour envoyer un cheque
    Is your building wheelchair accessible? | is your markham office open for walk-ins | Your company is where exactly in Toronto?
    I need your postal code for our vendor file | on peut-tu passer vous voir sans rendez-vous | what's the address I should send the cheque to
    What is the street address of your head office? | What's the nearest intersection to your office? | Votre siège est-il proche d'une station de métro?
    Do you even have a real office or just a mailbox? | May our partners visit your premises before signing?
    je veux venir porter un ordi, je vais à quelle adresse | Please give me the direction for arrive to your company.
    We're mailing the insurance certificate. To what address? | What is the location of your main office, I want to come.
    avez-vous un bureau physique à Hamilton ou juste à Toronto | can you tell me where you guys are located like what street
    Is there a branch in Oshawa where I could drop off a laptop? | Please give me your full mailing address including suite number
    Est-il possible de visiter vos locaux et de rencontrer l'équipe? | If I come to see you by car, is there free parking for visitors?
    Whereabouts in the city are you located? I might come by on my bike. | My taxi driver is asking for the exact street number of your office.
    I want to thank the team with a cake box. Where can it be delivered? | I'd rather bring the broken laptop over myself. Where do I bring it?
    Our courier is asking for the suite number of your office, what is it? | Somebody told me you're near St. Clair. What street is your office on?
    Does your firm have a physical office at all, or is it just a mailbox? | Coming from Mississauga on the 401, which exit is best for your office?
    Is your place reachable by streetcar, and what stop would I get off at? | We walked along King West and couldn't find your door. What number is it?
    Our owner wants to see your premises before signing. Where would she have to go?
    hi where exactly is your office I'm driving over and need the address for the gps
    Google Maps gives me two results for your firm. Which location is the correct one?
    The purchase order requires the supplier's full postal address, could you give me yours?
    For the vendor form I have to fill in your registered address, including the postal code.
    I'm sending a signed agreement by Purolator. Which street address should go on the envelope?
    I have to send you a letter. Which mailing address and postal code should go on the envelope?
    I have an appointment with one of your people on Tuesday and forgot the place. Where is your building?
  `,
};
