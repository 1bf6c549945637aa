import type { RecordsInput } from '../../schema/site.ts';

export const billingTermIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'billing-term',
  examples: `
    quarterly ok? | how is it billed | monthly or yrly? | monthly or annual? | can I pay annually | monthly or yearly? | is it 1 payment a yr
    annuel vs mensuel svp | save if i pay annual? | pay monthly or yearly? | do you bill every month | annual billing discount | peut-on payer à l'année
    yrly discount how many % | 2 months free if annual? | Can I pay month by month? | Monthly or annual billing? | whats off for prepay 12 mo
    is it cheaper to pay yearly | est-ce moins cher à l'année | Are fees billed each month? | how much off if i pay anual | annual vs monthly diff in $
    upfront for the yr cheaper? | can u bill us every 3 months | monthly billing costs extra? | Is a year in advance cheaper?
    On paie au mois ou à l'année? | billed qtrly possible instead | can i just pay month by month | on peut-tu payer mois par mois
    Is quarterly billing possible? | bill me every 3 months instead | facturation mensuelle possible? | is the price monthly or per year
    can we do month to month billing | pay per month ok or upfront only? | do we pay by the month or the year | facturez-vous au mois ou à l'année
    Do we have to prepay twelve months? | Two months free with annual payment? | whole year in one go, what do i save
    what do we save if we prepay the year | How much do we save by paying yearly? | Yearly payment: what percentage less?
    annual prepay worth it, how much less | What does the annual option knock off? | do you bill at start or end of the month
    paying upfront for 12 months, any cheaper | Must the yearly amount be paid in one go? | How many percent less when we pay annual?
    how many percent I save with annual payment | Would it be cheaper if we paid by the year? | I can pay each month or must pay full year?
    le prix affiché c pour le mensuel ou lannuel | whats the diff btwn monthly n yearly billing | How much I win if I pay one year in advance?
    The payment is by month or by year with you? | Est-il plus avantageux de payer annuellement? | La facturation est-elle mensuelle ou annuelle?
    if we start monthly can we flip to annual later | switch from monthly to annual billing later ok? | We want to pay every six month, is it possible?
    Combien on économise si on règle l'année d'un coup? | combien de % de moins quand on prend le terme annuel
    Monthly billing is available for small company also? | Could we be invoiced quarterly instead of each month?
    When paying yearly, how many percent less it becomes? | Is it cheaper if we pay for the whole year in advance?
    Could we switch from monthly to yearly billing midway? | Does paying for three years at once reduce it further?
    It is obligatory to pay all year or can be each month? | I prefer the payment monthly, is it more expensive so?
    If pay for whole year in advance you give what saving? | Does the monthly option cost more than the yearly one?
    Is it cheaper when we are paying the whole year together? | can we pay twice a year or does it have to be every month
    si je paie l'année au complet d'avance j'économise combien | paiement trimestriel, ça existe chez vous ou juste mensuel
    À quelle date du mois facturez-vous, et d'avance ou après? | We can pay one time for the year? How much is the economy?
    At renewal, can we go from the yearly to the monthly rhythm? | I was wondering whether you bill every month or once a year.
    I am NOT prepaying twelve months. Is monthly available or not | what's the saving on yearly for a 35 person accounting office
    Do you offer a choice between paying monthly and once a year? | We've been told we'd save by paying a year up front. How much?
    You make some reduction for payment in one time for 12 months? | Is the rate shown the monthly-billed or the annual-billed one?
    hmm ok. what if we paid the whole year in one go, anything off? | Please tell if yearly payment is obligation, we prefer monthly.
    Our head office in Germany wants one bill per year, you can do? | I'd rather not hand over twelve months at once can we do it monthly
    Is the rate on your page the one for monthly or for annual billing? | Est-ce qu'on peut payer à l'année, et combien est-ce qu'on épargne?
    Do we save anything by signing for a year instead of month by month? | I would like to change the billing to once in the year, later maybe.
    how often do you bill us is that every month or every quarter or what | Our fiscal year ends in March; could we be billed once a year in April?
    May we pay for the whole year at once, and would that save us anything? | Might there be a further saving if we were to pay two years in advance?
    notre CA préfère payer une fois par an, c'est faisable avec vos forfaits | Is it possible to begin on monthly billing and change to annual later on?
    What is the difference if I choose annual payment instead of the monthly? | Our auditor prefers one expense a year to twelve. Do you bill annually too?
    My boss would like to know if paying for twelve months ahead is worthwhile.
    if I go annual do I get it for ten percent less or is that just what I heard
    Some subscriptions give 10% off when billed annually. Is your saving similar?
    Would you kindly tell me what percentage comes off with an annual prepayment?
    I'd like to understand the two billing cycles you have and the benefit of each.
    I'd rather pay for the full year at once so what would that save me for ten people
    so do you take it out every month or do I pay the whole shot up front for the year
    Our fiscal year runs from April to March; can annual billing be lined up with that?
    what if we start out paying by the month and then go yearly once we know we like it
    is that price you show the monthly one or is that if we pay for the year all at once
    my accountant says pay yearly if they give you a break for it so do you and how much
    is there something off for paying ahead for the year and can I do it halfway through
    does it matter to you if we go monthly or annually I mean is there a price difference
    I've got the cash sitting there so if I paid the year ahead what would that knock off
    is it okay if we start out paying monthly and then change over to annual payments later
    How big is the difference between paying month by month and paying twelve months ahead?
    Peut-on passer d'une facturation mensuelle à une facturation annuelle en cours de route?
    Is there a penalty or higher rate for choosing to pay by the month rather than the year?
    we're seasonal so could we pay more in summer in one lump for the year instead of monthly
    I just wanna know what the yearly payment saves on twenty users versus paying every month
    The website shows one price. Is it what you'd pay monthly, or with the full year up front?
    We pay our rent quarterly and our software yearly. Which rhythms do you accept for the plan?
    do we get charged every month or is it once a year and is there any savings if we do the year
    we like to get all our bills out of the way in January so could we do the year in one payment
    Our treasurer prefers a single annual payment. What would the saving be compared with monthly?
    We have leftover grant money and would rather settle the full year now, if that's advantageous.
    okay so is it like a gym where it's cheaper if you pay for the year or is it the same either way
    Suppose we prepay the year and hire three more in July. How is the annual bill adjusted for them?
    what's cheaper in the long run going by the month or going by the year when it comes to paying you
    We're a theatre company with money in the fall and none in summer. Would you bill us once a season?
    If we prepaid for a year and hired someone in the middle, how would the yearly billing deal with it?
    so there's a little switch on the page monthly and annual and I can't tell what it changes in dollars
    Our co-op gets its funding every April. Could we settle the entire year then, and what would that save?
    I started reading about Professional, and wonder whether the yearly billing can be chosen for that plan.
    I like paying once and forgetting about it. What's the advantage of the twelve-month prepayment with you?
    Cash flow at the garden centre is seasonal, so I'd rather be billed monthly. Is that dearer than annually?
    If 16 of us go for the annual option, how many dollars stay in our pocket compared with paying each month?
    For cash-flow reasons we would prefer small monthly instalments over one large annual sum; is that allowed?
    For budgeting at our Oakville plant I have to compare both: twelve monthly charges against one annual charge. | can we pay by the year
    cheaper if paid annually? | what do I save on annual | pay quarterly? | billed every month? | yearly billing discount? | do you do annual plans
    month by month payments ok? | pay 12 months upfront | billing cycle? | prefer annual invoice | one payment a year possible? | how often are we billed
    paying ahead, any benefit | must we pay yearly | Peut-on payer à l'année? | Combien on sauve en payant annuellement?
    C'est facturé chaque mois ou une fois par an? | Y a-t-il un avantage à régler douze mois d'avance?
    Our accountants prefer a single invoice in January; is paying for the whole year in one go something you allow?
    May I ask by how much the total would be reduced if we settled annually instead of each month?
    I see the prices are given per month, so I was unsure whether one may also choose an annual arrangement and what it would save.
    We receive our funding once a year, so it would be convenient to settle the twelve months in advance; can that be arranged?
    Would it be possible to begin with monthly billing and change over to annual billing later on?
    Kindly let me know whether the lower figure on your page applies only to customers who pay yearly.
    Is the saving for annual payment the same on each of the three plans? | yrly = cheaper? | pay for yr now save what | can i do qtrly billing
    annual disc %? | bill me 1x a year ok? | mo to yr switch save $$? | if i prepay do i get smth | It is possible to pay one time in year?
    How many percent we save if we make payment for full year? | Must I pay each month or each year?
    When we pay all twelve month together, it become less? | We want pay by half year, do you accept? | The payment is in every month or how is it?
    so if I just cut you one check for the entire year what kind of a break do I get
    okay and is this charged each month or do I have to do it all at once for the year
    we're kind of seasonal so paying monthly is better for us is that how you do it or is it yearly only
    um what's the advantage of going with the annual billing over the monthly
    my accountant says ask if there's money off for paying up the year in advance so I'm asking
    let's say we go annual then how much stays in my pocket compared to monthly
    I'm not handing over a full year's money in advance. You do monthly, right?
    Why is the price on the page only if I pay annually? What about paying by month? | Don't force me into yearly billing! Is monthly possible?
    My last IT firm made us pay a year ahead and then vanished. Do you bill monthly?
    So what do I get for tying up twelve months of cash with you? Any saving at all? | Monthly costs more, doesn't it? How much more than yearly?
    What's the rebate for yearly payers? | Does the annual option cost less per user? | Are invoices issued monthly, quarterly or annually?
    How does annual prepayment change the cost? | Which payment intervals do you offer? | Is there a penalty for paying monthly instead of yearly?
    go annual, save? | Do you take the money every month? | If we commit the cash for a full year, what's the reward?
    Can the billing be every three months instead of every one? | Is your monthly rate higher than your annual one? | annual upfront saving on Pro?
    Can I change from paying yearly to paying monthly midway? | I saw a switch for monthly and annual on the page, what does it do?
    Is yearly prepayment worth it? | per month or per year billing | Does yearly mean one invoice or twelve?
    The budget office only processes annual payments, is that OK with you? | We'd like to be billed every six months. | any saving for 3 years in advance
    Is it less money if I clear the year at once? | what's the annual-payment deal
    Heard that you give so-and-so many percent to those who pay for a year. How much is it? | Pay as we go each month, or a year in one shot?
    monthly instalments alright? | Which do most customers choose, paying by the month or the year? | Annual, what's that take off?
    Are there perks for settling the year beforehand?
    Being a school, we get our money every September, so a once-a-year invoice would be ideal; would it also lower the cost?
    I'd much sooner pay in one lump each April than twelve times over, so what would I gain by it? | save with yearly how much
    On aimerait mieux payer au mois, c'est possible? | mthly or anual, whats better | What is better for me, month payment or year payment?
    I'd rather get it all out of the way once in the spring can you invoice like that | Would you let us pay in January for the whole year?
    What's the financial difference of yearly payment over twelve single payments? | Do the add-ons also get cheaper with annual payment?
    on paye au mois ou à l'année? | rabais si je paie l'année d'un coup? | payer annuellement, ça sauve combien | facturation mensuelle?
    c'est tu moins cher à l'année | Nous préférons payer une fois pour douze mois, est-ce que vous acceptez? | la facture sort a chaque mois?
    paiement aux trois mois possible? | J'veux pas sortir tout l'argent en janvier, est-ce que je peux étaler mois par mois? | à l'année je sauve quoi
    économie avec le plan annuel | Notre comptable préfère un seul versement par exercice; y a-t-il un avantage à procéder ainsi? | mensuel vs annuel
    l'engagement payé d'avance pour 12 mois donne quel pourcentage | vous chargez par mois, par trimestre ou par année
    On est un organisme avec une subvention qui arrive en avril pis faudrait la dépenser d'un coup alors est-ce que ça se paye pour l'année au complet
    est ce que c obligé de payer l'année complète | Le prix affiché, il est basé sur un paiement annuel ou mensuel? | fréquence de facturation?
    Si moi je paye toute l'année en avance, combien je gagne? | pourquoi vous me forcez à payer à l'année, je veux payer au mois bon
    paiement anticipé, combien d'économie | ça fait quelle différence de prix de prendre l'annuel | versement mensuel svp, ça se peut?
    Mon directeur des finances demande à quel rythme vous nous factureriez. | l'abonnement est-il mensuel ou annuel côté paiement
    y parait qu'on épargne dix pour cent en payant d'avance pour l'année, c'est exact?
    Serait-il possible d'acquitter les frais annuellement plutôt que tous les mois?
    je peux tu commencer au mois pis passer à l'année après pour la facturation | un seul cheque par an, c bon? | monthly or yearly | monthly or annual
    monthly billing | annual billing | yearly billing | is it billed monthly | is it billed yearly | is it monthly or annual | is billing monthly
    do you bill monthly | do you bill monthly or yearly | do I pay monthly | do we pay monthly or yearly | do I pay per month or per year
    do you offer annual billing | do you offer yearly payment | can I pay monthly | can I pay yearly | can I pay for the year | can I pay quarterly
    I'd like to pay yearly | I'd like to pay monthly | pay yearly | pay annually | how often do I pay | how often do you bill | when do you bill
    is yearly cheaper | is it cheaper yearly | is annual cheaper than monthly | how much do I save yearly | what do I save with yearly billing
    savings with annual payment | what's the difference between monthly and yearly billing | can i switch to annual billing | can i pay yealry
    do you bill montly | anual billing? | on paie au mois ou à l'année | do you have annual billing | combien on économise à l'année
  `,
};
