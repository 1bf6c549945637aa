import type { RecordsInput } from '../../schema/site.ts';

export const billingTermIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'billing-term',
  examples: `
    monthly or annual? | do we pay by the month or the year | is it cheaper to pay yearly | can I pay annually | do you bill every month
    annual billing discount | what do we save if we prepay the year | is the price monthly or per year | how is it billed
    paying upfront for 12 months, any cheaper | peut-on payer à l'année | facturez-vous au mois ou à l'année | est-ce moins cher à l'année
    Est-il plus avantageux de payer annuellement? | on peut-tu payer mois par mois | si je paie l'année au complet d'avance j'économise combien
    facturation mensuelle possible? | Peut-on passer d'une facturation mensuelle à une facturation annuelle en cours de route? | annuel vs mensuel svp
    notre CA préfère payer une fois par an, c'est faisable avec vos forfaits | paiement trimestriel, ça existe chez vous ou juste mensuel
    le prix affiché c pour le mensuel ou lannuel | combien de % de moins quand on prend le terme annuel
    À quelle date du mois facturez-vous, et d'avance ou après? | monthly or yearly? | Is it cheaper if we pay for the whole year in advance?
    can we do month to month billing | how many percent I save with annual payment
    is that price you show the monthly one or is that if we pay for the year all at once
    Our fiscal year ends in March; could we be billed once a year in April? | quarterly ok? | I am NOT prepaying twelve months. Is monthly available or not
    if we start monthly can we flip to annual later | do you bill at start or end of the month
    what's the saving on yearly for a 35 person accounting office | Would it be cheaper if we paid by the year?
    We've been told we'd save by paying a year up front. How much? | Do we save anything by signing for a year instead of month by month?
    hmm ok. what if we paid the whole year in one go, anything off? | Monthly or annual billing? | How much do we save by paying yearly?
    Can I pay month by month? | Is quarterly billing possible? | What does the annual option knock off? | Do we have to prepay twelve months?
    Yearly payment: what percentage less? | Could we switch from monthly to yearly billing midway? | Is a year in advance cheaper?
    Are fees billed each month? | Do you offer a choice between paying monthly and once a year? | Does paying for three years at once reduce it further?
    Must the yearly amount be paid in one go? | Is the rate shown the monthly-billed or the annual-billed one?
    Our co-op gets its funding every April. Could we settle the entire year then, and what would that save?
    Cash flow at the garden centre is seasonal, so I'd rather be billed monthly. Is that dearer than annually?
    I like paying once and forgetting about it. What's the advantage of the twelve-month prepayment with you?
    The website shows one price. Is it what you'd pay monthly, or with the full year up front?
    If 16 of us go for the annual option, how many dollars stay in our pocket compared with paying each month?
    We pay our rent quarterly and our software yearly. Which rhythms do you accept for the plan?
    Suppose we prepay the year and hire three more in July. How is the annual bill adjusted for them?
    Our auditor prefers one expense a year to twelve. Do you bill annually too?
    I started reading about Professional, and wonder whether the yearly billing can be chosen for that plan.
    At renewal, can we go from the yearly to the monthly rhythm? | My boss would like to know if paying for twelve months ahead is worthwhile.
    We're a theatre company with money in the fall and none in summer. Would you bill us once a season?
    For budgeting at our Oakville plant I have to compare both: twelve monthly charges against one annual charge.
    Is there a penalty or higher rate for choosing to pay by the month rather than the year? | monthly or yrly? | how much off if i pay anual
    can u bill us every 3 months | pay per month ok or upfront only? | whats the diff btwn monthly n yearly billing
    It is obligatory to pay all year or can be each month? | I prefer the payment monthly, is it more expensive so?
    How many percent less when we pay annual? | If pay for whole year in advance you give what saving?
    do we get charged every month or is it once a year and is there any savings if we do the year
    I'd rather pay for the full year at once so what would that save me for ten people
    is it okay if we start out paying monthly and then change over to annual payments later | On paie au mois ou à l'année?
    Combien on économise si on règle l'année d'un coup?
  `,
};
