import type { RecordsInput } from '../../schema/site.ts';

export const notIncludedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'not-included',
  examples: `
    what is not included
    any hidden costs
    what costs extra
    what isn't covered
    are there fees you don't mention
    what else will I be billed for
    is everything covered by the monthly price
    surprise charges?
    what do we pay on top
    are projects extra
    do you charge extra for visits
    is there anything not in the price
    qu'est-ce qui n'est pas inclus
    y a-t-il des frais cachés
    do you charge for travel time
    is travel billed
    Y a-t-il des coûts cachés dont nous devrions être informés?
    c'est quoi qui se charge en extra
    des surprises sur la facture?
    Quels travaux sont facturés à l'heure en dehors du forfait?
    exclusions
    bon le prix a l'air correct mais cest quoi les extras que vous ajoutez apres
    les projets genre déménagement de bureau c'est en sus j'imagine, quoi d'autre
    Veuillez préciser ce que le forfait Professional ne couvre pas.
    j'ai déjà été pris avec un fournisseur qui chargeait toute a part, vous c comment
    quels services sont hors forfait pour une usine avec des vieilles machines
    frais supplementaires possibles?
    whats extra
    Please list any services that fall outside the monthly fee.
    hidden fees?
    ok so what's the catch what am I gonna get billed for on top
    which work is not covered and we must pay by hour
    My last provider nickel-and-dimed us on everything. What will YOU be charging extra for?
    does anything cost more on top, like projects or moves
    What isn't covered under Professional for a manufacturing site?
    before i sign, what surprises show up on the invoice
    are there out-of-scope hourly charges for our dental office and what are they for
    What is not covered by the cybersecurity service?
    What is not covered by the monthly fee? All three of you say "all inclusive" and I do not believe it.
    so we pay the Microsoft licences ourselves?
    Apart from the price per person, what else will I be billed for?
  `,
};
