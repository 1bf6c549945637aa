import type { RecordsInput } from '../../schema/site.ts';

export const budgetIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'budget',
  examples: `
    we have 2000 a month, what can we get | our budget is $1500 for 12 people | what do I get for 900 dollars | we can spend 3k a month
    how many people can we cover for 5000 | I can't go over $1,200 monthly | what fits in 2500 per month | our ceiling is 4000 a month for 25 of us
    max budget 1800 | we pay 2200 now, what would that buy us with you | notre budget est de 2000 $ par mois | que peut-on avoir pour 1500 $
    on a 2000 par mois, on peut avoir quoi | Notre budget informatique est de 30 000 $ par année; quelles options s'offrent à nous?
    max 1500$/mois pour 20 personnes, ça rentre? | avec 100 piasses par employé on va chercher quoi | budget serré, 800 par mois, 9 employés
    le conseil nous a accordé 45k pour l'an prochain, qu'est-ce que ça permet chez vous | je peux pas dépasser 3500, kel plan je peu prendre
    Pour 2 500 $ mensuels, combien d'utilisateurs pourrait-on couvrir en Professional?
    on paye 1200 en ce moment pis on veut pas mettre plus, que pouvez vous offrir | une enveloppe de 10 000 $ pour la cybersécurité, ça donne quoi
    j'ai 5000 à dépenser avant la fin de l'année fiscale, on peut faire quoi avec | notre clinique a un plafond de 60 $ par poste, est-ce réaliste
    Our annual IT budget is $48,000. What would that buy from you? | 1500 max | i have only 900 dollars for month and 11 workers, what is possible
    so the board gave us fifty grand for next year what kind of coverage could we get with that
    I refuse to spend more than 3k a month. What's that get me? | Grant of $10,000 for cybersecurity, small charity in Hamilton; how far does it go?
    can 40 people fit under 4000/mo | $60 per user budget | we pay 1,800 now to another company and can't go over it, which plan does that reach
    with 2500 monthly how many of our staff could go on Professional
    The ceiling the owner gave me is $2,000 monthly and there are 15 people on payroll. What could we have for that?
    Budget maybe 1500 monthly, nine users, and sometimes it needs a technician standing in our office. Is there plan for this?
    16 people and I can spend up to 2500 a month. whats the best plan i can get for that | What would $1,500 a month get us?
    Our budget is 2,000 monthly. Is that enough? | Can a nine-person nonprofit afford you with $12,000 a year? | We can spend at most $3,500 per month.
    Is $100 a head sufficient for decent IT? | With 900 dollars monthly, which services could we have? | Does five grand a month cover 30 people?
    My ceiling is $1,200. Anything possible? | How far does $25,000 a year go with Group 4? | Would $2,400 a month be realistic for fourteen staff?
    How many users could I cover with 4,000 dollars? | Only $600 available each month, would that do for four of us?
    Tell me what fits inside $50,000 annually.
    The partners approved $6,000 a month for IT, security included. There are 38 of us. Does that stretch to Enterprise?
    Grant money of $18,000 came through for technology. What would you be able to provide our community centre for that sum?
    I run a hair salon on Queen West and can put aside 350 a month. Is there anything for me?
    Our finance director has set the IT line at 40k for next year; tell me what level of service we'd get.
    Last year we spent about $2,200 every month on a freelancer. Could that same amount pay for your plan for 16 people?
    We just bought a bakery and cash is tight. I could go to about $500 a month, not more. Would that cover us?
    After rent and wages I've got maybe 1,000 left for computers and phones together. What can be had for it?
    Between $3,000 and $4,000 is what the owner will sign. Twenty-one staff, one server. Which plan can he afford?
    Budget season is here. With $75 per person to work with, what could we put in place?
    Our church in Scarborough collects 400 a month for technology. What would that buy?
    I was told to keep everything under $28,000 for the fiscal year, 19 employees. Feasible with Professional?
    Head office gives each branch 1,800 dollars for IT support. See if you can make that work for 13 users.
    For a clinic of 11 I've reserved 2.5k monthly. Too little?
    Suppose I had $10,000 left in the capital budget before March, what security work could it pay for? | budget 1500/mo, 12 ppl, doable?
    we got like 3k a month what does taht get us | max 85 per user... enough? | what can i get 4 $700 monthly | can we aford u with 20k/yr, 15 staff
    We have only 1300 dollar for month, it is possible to work with you? | My boss give me 2000 for the informatic, what we can receive for this money?
    Is enough 60 dollar by person or must be more? | I not have big budget, maybe 900 each month, what you can offer for that?
    so we've set aside about two thousand a month and I'm wondering what that would actually pay for
    let's say I can spend eighteen hundred a month for twelve people is that going to be enough
    my limit is around seven fifty a month what would you be able to do for a small flower shop with that
    On a un budget de 1 800 $ par mois pour 13 employés, est-ce que ça passe? | Avec 30 000 $ par année, qu'est-ce qu'on peut avoir comme services?
  `,
};
