import type { RecordsInput } from '../../schema/site.ts';

export const billingTermIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'billing-term',
  examples: `
    monthly or annual?
    do we pay by the month or the year
    is it cheaper to pay yearly
    can I pay annually
    do you bill every month
    annual billing discount
    what do we save if we prepay the year
    is the price monthly or per year
    how is it billed
    paying upfront for 12 months, any cheaper
    peut-on payer à l'année
    facturez-vous au mois ou à l'année
    est-ce moins cher à l'année
    Est-il plus avantageux de payer annuellement?
    on peut-tu payer mois par mois
    si je paie l'année au complet d'avance j'économise combien
    facturation mensuelle possible?
    Peut-on passer d'une facturation mensuelle à une facturation annuelle en cours de route?
    annuel vs mensuel svp
    notre CA préfère payer une fois par an, c'est faisable avec vos forfaits
    paiement trimestriel, ça existe chez vous ou juste mensuel
    le prix affiché c pour le mensuel ou lannuel
    combien de % de moins quand on prend le terme annuel
    À quelle date du mois facturez-vous, et d'avance ou après?
    monthly or yearly?
    Is it cheaper if we pay for the whole year in advance?
    can we do month to month billing
    how many percent I save with annual payment
    is that price you show the monthly one or is that if we pay for the year all at once
    Our fiscal year ends in March; could we be billed once a year in April?
    quarterly ok?
    I am NOT prepaying twelve months. Is monthly available or not
    if we start monthly can we flip to annual later
    do you bill at start or end of the month
    what's the saving on yearly for a 35 person accounting office
    Would it be cheaper if we paid by the year?
    We've been told we'd save by paying a year up front. How much?
    Do we save anything by signing for a year instead of month by month?
    hmm ok. what if we paid the whole year in one go, anything off?
  `,
};
