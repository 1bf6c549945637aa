import type { RecordsInput } from '../../schema/site.ts';

export const notIncludedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'not-included',
  examples: `
    exclusions | whats extra | hidden fees? | any hidden costs | what costs extra | is travel billed | any hiden fees?? | surprise charges?
    Any hidden costs? | what isn't covered | are projects extra | whats extra on top | is it really all in | what is not included | Are licences on top?
    what do we pay on top | any hidden fees here? | visits billed on top? | is 365 license on top | are projects extra $? | Which things cost extra?
    What are the exclusions? | what do i get dinged for | what isnt in the monthly | y a-t-il des frais cachés | extra hourly charges ever
    is a site visit fee added? | do onsite visits cost xtra | after hrs billed separately? | do you charge for travel time | des surprises sur la facture?
    Will there be surprise bills? | Do we pay per ticket as well? | whats not incl in the monthly | what else will I be billed for
    do you charge extra for visits | Are site visits billed on top? | Do you charge for travel time? | are there fees you don't mention
    frais supplementaires possibles? | whats not covered by the monthly | c'est quoi qui se charge en extra | surprise bills? last guy did that
    is there anything not in the price | r licenses seperate or in the price | licenses cost extra or in the price | any overage charges beyond the plan
    The licence of Office we pay apart? | any extra charges i should kno about | What's out of scope of the flat rate?
    What isn't covered by the monthly fee? | Is after-hours work billed separately? | The licences of Office, I pay them apart?
    is everything covered by the monthly price | What we must to pay more than the monthly? | so we pay the Microsoft licences ourselves?
    Do projects come with an additional charge? | I am scared of hidden costs, which can come? | What would I get invoiced for beyond the plan?
    When technician comes to us, we pay additional? | What is not inside the price, please say honest. | If something break, the repair is extra payment?
    which work is not covered and we must pay by hour | There are some other costs which I don't see now?
    For the project like new network is other invoice? | Is number of calls limited, and after we pay more?
    before i sign, what surprises show up on the invoice | Y a-t-il des frais cachés en plus du montant mensuel?
    does anything cost more on top, like projects or moves | Do I have to pay more for transport of the technician?
    Is the Microsoft licence part of the price or separate? | The displacement of technician is counted in supplement?
    Which works you will charge separately from the monthly? | Qu'est-ce qui n'est pas compris dans le forfait mensuel?
    There is costs which are not in the plan? Please say all. | do you bill by the hour for anything once we're on a plan
    Les visites sur place sont-elles facturées en supplément? | Would replacing a server be billed as a separate project?
    Please be frank: are there fees hidden in the small print? | Y a-t-il des coûts cachés dont nous devrions être informés?
    Quels travaux sont facturés à l'heure en dehors du forfait? | Is unlimited support really unlimited, or is there a catch?
    What would we have to pay for on top of the monthly amount? | ok so what's the catch what am I gonna get billed for on top
    Could you please list the things that are billed separately? | What kind of extra charges clients usually receive from you?
    Fixing our old cabling surely isn't covered. What else isn't? | If a new hire starts, is preparing her laptop an extra charge?
    Are Microsoft licences extra, or do they form part of the fee? | Veuillez préciser ce que le forfait Professional ne couvre pas.
    What isn't covered under Professional for a manufacturing site? | Apart from the price per person, what else will I be billed for?
    I would like to know what falls outside the fixed monthly price. | what sort of stuff do you consider out of scope and charge us for
    Y a-t-il des frais cachés, comme les déplacements ou les licences? | Calls to Rogers or Bell on our behalf, is the time for that invoiced?
    Does setting up a newly hired person cost additional money each time? | Is emergency help at night charged at a special rate beyond the plan?
    The price is everything, or at the end comes more things on the bill? | On a Sunday night call, does a higher rate apply over and above the plan?
    When a technician drives out to us, is the travel time added to the bill? | quels services sont hors forfait pour une usine avec des vieilles machines
    so a guy quits and you gotta wipe his laptop is that an extra charge or not
    bon le prix a l'air correct mais cest quoi les extras que vous ajoutez apres
    I am afraid of the surprises in the invoice, what is not inside the forfait?
    I was wondering whether there are any costs that do not appear in the quote.
    les projets genre déménagement de bureau c'est en sus j'imagine, quoi d'autre
    Do spare parts and repairs come out of our pocket on top of the subscription?
    if I call ten times in one week does that cost me anything beyond the flat fee
    Our former supplier billed us for every visit, so may I ask if you do the same?
    What exclusions should I be aware of before I present your offer to the owners?
    is it truly flat or are there things like parking and mileage that get tacked on
    j'ai déjà été pris avec un fournisseur qui chargeait toute a part, vous c comment
    what kind of stuff would you charge us for that's not in the regular monthly price
    okay so what's the catch what ends up on the bill that you're not telling me about
    if somebody has to drive out to our place in Milton do we get billed extra for that
    If we move to another floor, is that kind of project charged over and above the plan?
    are there fees for weekends or rush jobs that come on top of what I'd pay every month
    Before we commit I'd like a list of the services which you'd treat as billable extras.
    so is that number everything or am I gonna get nickel and dimed for every little thing
    My director dislikes surprises on invoices; what could show up besides the regular fee?
    My last provider nickel-and-dimed us on everything. What will YOU be charging extra for?
    Adobe, AutoCAD and Microsoft 365 subscriptions: do those come on top of what we pay you?
    what happens when we add a new office is that work on the clock or covered in the monthly
    Is every support call covered, or is there a limit after which we are charged by the hour?
    besides the per person price what other bills would I be getting from you in a normal year
    I read "all-inclusive" on many sites and it's never true. Where are the limits in your case?
    we redo our network every few years so would that be a separate cost from what we pay monthly
    I've been burned before with a low price and then a pile of extras so what are the extras here
    A server replacement would be a project, I assume. Would labour for that be charged additionally?
    Say ransomware hits us and you work four days restoring everything. Do we pay those hours on top?
    if we get hit by a virus do we pay extra for the clean up or does the monthly fee take care of it
    Our CFO hates fine print. Please tell her every item that could be billed beyond the per-user rate.
    my partner's convinced there's fine print with more charges so what else would we end up paying for
    so besides the per person fee is there anything else that's going to show up on the bill every month
    What is not covered by the monthly fee? All three of you say "all inclusive" and I do not believe it.
    Suppose a technician comes to our warehouse in Bolton twice in a week; do we see that on the invoice?
    so the antivirus and the Office licences and all that do I buy those on the side or are they rolled in
    my last IT company charged a hundred and sixty every time somebody showed up do you charge for coming out too
    We plan to move from Liberty Village to Don Mills. Is an office move within the monthly amount or charged apart?
    Our former IT firm nickel-and-dimed us for every visit. With you, what ends up on the bill besides the fixed fee?
    We've got an ancient accounting program that breaks regularly. Would repairs to it be charged by the hour beside the plan?
    when the server crashes, is fixing it extra | are office licences on top | are visits billed on top | what's not included | whats not included
    what isn't included | what's extra | what is extra | what do I pay extra for | what do you charge extra for | what's not covered
    what is not in the price | what's not part of the monthly fee | not included | any extra charges | any extra costs | any extra fees? | any other fees
    are there hidden fees | are there hidden costs | are there any extra charges | are there any additional fees | are there other costs
    is there anything extra to pay | is there anything not included | hidden costs | additional fees | do on-site visits cost extra
    do site visits cost extra | do projects cost extra | are licences extra | are licenses extra | do Microsoft licences cost extra
    is everything included in the price | any hiden fees | whats not inculded | qu'est-ce qui n'est pas inclus | any hidden fees | extra costs
    qu'est-ce qui est en extra
  `,
};
