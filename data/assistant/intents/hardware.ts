import type { RecordsInput } from '../../schema/site.ts';

export const hardwareIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'hardware',
  examples: `
    do you sell computers
    how much is a new laptop
    can we buy 10 laptops through you
    what do computers cost
    are devices included
    who buys the hardware
    can you supply the pcs and set them up
    price for 6 new workstations
    do we have to buy new equipment
    can we keep our old computers
    do you lease hardware
    vendez-vous des ordinateurs
    combien pour 5 portables
    do we get laptops with the plan
    can we get new computers from you
    combien pour 10 laptops dell
    Qui se charge d'acheter le matériel, vous ou nous?
    on a besoin de changer 15 vieux PC, vous fournissez-tu ça
    prix d'un portable correct pour une adjointe
    Les postes de travail sont-ils compris ou devons-nous les acquérir nous-mêmes?
    louez vous des ordis
    je peux acheter les ordis chez Costco pis vous les installez?
    écrans, docks, claviers, ça passe par vous?
    Quel serait le coût d'un nouveau serveur pour un bureau de 40 à Mississauga?
    pouvez vous nous avoir des pare feu fortinet a bon prix
    téléphones VoIP : les appareils sont fournis ou faut les acheter
    Who is responsible for purchasing workstations, you or the client?
    price of 10 dells
    we need to buy new computers for new office, you can supply?
    our PCs are like eight years old do we get those through you or do I just go to best buy
    Quote me a server. Not a plan, a server.
    can we lease the machines from you rather than buy
    Could you source fifteen monitors and docking stations for our Markham accounting office?
    desk phones
    if i order macbooks myself will you set them up
    we need new laptops
    My computer is a dinosaur and takes ten minutes to start. What would a new one cost?
    In the calculator, what does one device cost if we tick hardware?
    I mean we need 12 laptops for a three-day conference in May, what would the rental be
    We lost power for a day in the ice storm last year and everything came back fine. Do you sell battery units for the server?
    and if we buy 10 new computers too?
  `,
};
