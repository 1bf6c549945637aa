import type { RecordsInput } from '../../schema/site.ts';

export const priceWhyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-why',
  examples: `
    how did you get that number
    explain the figure
    why is it that much
    break it down
    how is that calculated
    show me the math
    where does the 10 percent come from
    why is it more than you said before
    can you itemize that
    what makes up the total
    expliquez le calcul
    pourquoi ce montant
    comment vous arrivez à ce montant-là
    Pouvez-vous détailler le calcul de cette estimation?
    pk 4 200$?
    ça sort d'où ce chiffre
    je multiplie 20 par le prix par usager et j'arrive pas au même total que vous
    Sur quoi se base le prix par utilisateur?
    explique moi le total
    le montant a l'air bizarre, c'est quoi dedans
    pourquoi 30 personnes c'est pas juste le double de 15
    Qu'est-ce qui justifie la différence entre les deux totaux que vous venez de donner?
    decompose le prix stp
    jai pas compris le calcule pour les add-ons
    Would you please break down the estimate line by line?
    why 4200
    i multiply 20 with the price and my result is other, why
    I don't get it you said one price and then the total is way higher where's the rest coming from
    show the math
    That figure is nonsense. What's in it?
    what drives the per-user cost
    How is the annual amount calculated from the monthly one?
    breakdown
    why isn't 30 users exactly double what you quoted for 15
    which part of that total is the backup
  `,
};
