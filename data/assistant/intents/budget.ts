import type { RecordsInput } from '../../schema/site.ts';

export const budgetIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'budget',
  examples: `
    we have 2000 a month, what can we get
    our budget is $1500 for 12 people
    what do I get for 900 dollars
    we can spend 3k a month
    how many people can we cover for 5000
    I can't go over $1,200 monthly
    what fits in 2500 per month
    our ceiling is 4000 a month for 25 of us
    max budget 1800
    we pay 2200 now, what would that buy us with you
    notre budget est de 2000 $ par mois
    que peut-on avoir pour 1500 $
    on a 2000 par mois, on peut avoir quoi
    Notre budget informatique est de 30 000 $ par année; quelles options s'offrent à nous?
    max 1500$/mois pour 20 personnes, ça rentre?
    avec 100 piasses par employé on va chercher quoi
    budget serré, 800 par mois, 9 employés
    le conseil nous a accordé 45k pour l'an prochain, qu'est-ce que ça permet chez vous
    je peux pas dépasser 3500, kel plan je peu prendre
    Pour 2 500 $ mensuels, combien d'utilisateurs pourrait-on couvrir en Professional?
    on paye 1200 en ce moment pis on veut pas mettre plus, que pouvez vous offrir
    une enveloppe de 10 000 $ pour la cybersécurité, ça donne quoi
    j'ai 5000 à dépenser avant la fin de l'année fiscale, on peut faire quoi avec
    notre clinique a un plafond de 60 $ par poste, est-ce réaliste
    Our annual IT budget is $48,000. What would that buy from you?
    1500 max
    i have only 900 dollars for month and 11 workers, what is possible
    so the board gave us fifty grand for next year what kind of coverage could we get with that
    I refuse to spend more than 3k a month. What's that get me?
    Grant of $10,000 for cybersecurity, small charity in Hamilton; how far does it go?
    can 40 people fit under 4000/mo
    $60 per user budget
    we pay 1,800 now to another company and can't go over it, which plan does that reach
    with 2500 monthly how many of our staff could go on Professional
    The ceiling the owner gave me is $2,000 monthly and there are 15 people on payroll. What could we have for that?
    Budget maybe 1500 monthly, nine users, and sometimes it needs a technician standing in our office. Is there plan for this?
    16 people and I can spend up to 2500 a month. whats the best plan i can get for that
  `,
};
