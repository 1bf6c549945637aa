import type { RecordsInput } from '../../schema/site.ts';

export const notIncludedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'not-included',
  examples: `
    what is not included | any hidden costs | what costs extra | what isn't covered | are there fees you don't mention | what else will I be billed for
    is everything covered by the monthly price | surprise charges? | what do we pay on top | are projects extra | do you charge extra for visits
    is there anything not in the price | y a-t-il des frais cachés | do you charge for travel time | is travel billed
    Y a-t-il des coûts cachés dont nous devrions être informés? | c'est quoi qui se charge en extra | des surprises sur la facture?
    Quels travaux sont facturés à l'heure en dehors du forfait? | exclusions | bon le prix a l'air correct mais cest quoi les extras que vous ajoutez apres
    les projets genre déménagement de bureau c'est en sus j'imagine, quoi d'autre | Veuillez préciser ce que le forfait Professional ne couvre pas.
    j'ai déjà été pris avec un fournisseur qui chargeait toute a part, vous c comment
    quels services sont hors forfait pour une usine avec des vieilles machines | frais supplementaires possibles? | whats extra
    Please list any services that fall outside the monthly fee. | hidden fees? | ok so what's the catch what am I gonna get billed for on top
    which work is not covered and we must pay by hour | My last provider nickel-and-dimed us on everything. What will YOU be charging extra for?
    does anything cost more on top, like projects or moves | What isn't covered under Professional for a manufacturing site?
    before i sign, what surprises show up on the invoice | What is not covered by the cybersecurity service?
    What is not covered by the monthly fee? All three of you say "all inclusive" and I do not believe it. | so we pay the Microsoft licences ourselves?
    Apart from the price per person, what else will I be billed for? | What isn't covered by the monthly fee? | Any hidden costs? | Which things cost extra?
    Do projects come with an additional charge? | Is the Microsoft licence part of the price or separate? | Will there be surprise bills?
    What would I get invoiced for beyond the plan? | Is after-hours work billed separately? | Do you charge for travel time? | What are the exclusions?
    Is unlimited support really unlimited, or is there a catch? | Are licences on top? | Do we pay per ticket as well?
    Our former IT firm nickel-and-dimed us for every visit. With you, what ends up on the bill besides the fixed fee?
    We plan to move from Liberty Village to Don Mills. Is an office move within the monthly amount or charged apart?
    Suppose a technician comes to our warehouse in Bolton twice in a week; do we see that on the invoice?
    I read "all-inclusive" on many sites and it's never true. Where are the limits in your case?
    Adobe, AutoCAD and Microsoft 365 subscriptions: do those come on top of what we pay you?
    A server replacement would be a project, I assume. Would labour for that be charged additionally?
    Our CFO hates fine print. Please tell her every item that could be billed beyond the per-user rate.
    If a new hire starts, is preparing her laptop an extra charge? | On a Sunday night call, does a higher rate apply over and above the plan?
    Fixing our old cabling surely isn't covered. What else isn't? | Before we commit I'd like a list of the services which you'd treat as billable extras.
    Calls to Rogers or Bell on our behalf, is the time for that invoiced?
    We've got an ancient accounting program that breaks regularly. Would repairs to it be charged by the hour beside the plan?
    Do spare parts and repairs come out of our pocket on top of the subscription? | any hiden fees?? | whats not incl in the monthly
    do onsite visits cost xtra | r licenses seperate or in the price | any extra charges i should kno about | What we must to pay more than the monthly?
    The displacement of technician is counted in supplement? | There is costs which are not in the plan? Please say all.
    I am afraid of the surprises in the invoice, what is not inside the forfait?
    what kind of stuff would you charge us for that's not in the regular monthly price
    if somebody has to drive out to our place in Milton do we get billed extra for that
    so besides the per person fee is there anything else that's going to show up on the bill every month
    Qu'est-ce qui n'est pas compris dans le forfait mensuel? | Y a-t-il des frais cachés, comme les déplacements ou les licences?
  `,
};
