import type { RecordsInput } from '../../schema/site.ts';

export const budgetIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'budget',
  examples: `
    1500 max | max budget 1800 | cant go over 900 | $60 per user budget | is $90 pp realistic | how far does 5000 go | we can spend 3k a month
    $500 a month. anything? | is 2k enough for 15 ppl | 60 bucks a head, doable? | got 1500/mo what can i get | 1k/mo, 8 users - yes or no
    max 85 per user... enough? | what fits in 2500 per month | 120 each, which one is that | what do I get for 900 dollars | que peut-on avoir pour 1500 $
    what can i get 4 $700 monthly | I can't go over $1,200 monthly | what would $75 per seat buy me | can 40 people fit under 4000/mo
    budget 1500/mo, 12 ppl, doable? | max 3500 can we have enterprise | how many users would $4000 cover | our budget is $1500 for 12 people
    What would $1,500 a month get us? | notre budget est de 2000 $ par mois | nothing above 700, sorry, what fits | can we aford u with 20k/yr, 15 staff
    does 250 a month buy anything at all | we have 2000 a month, what can we get | how many people can we cover for 5000
    what level of service fits 100 a user | budget is tight, 650 monthly, 5 staff | on a 2000 par mois, on peut avoir quoi
    budget serré, 800 par mois, 9 employés | I have $800. What can you do for that? | We can spend at most $3,500 per month.
    Have 2200. Team of 14. What's possible? | our ceiling is 4000 a month for 25 of us | Is $100 a head sufficient for decent IT?
    Does five grand a month cover 30 people? | My ceiling is $1,200. Anything possible? | could i squeeze in under 1000 with 6 guys
    Tell me what fits inside $50,000 annually. | 5 grand/month = professional for how many? | got a 30k annual budget, 20 seats, enough?
    max 1500$/mois pour 20 personnes, ça rentre? | Our budget is 2,000 monthly. Is that enough? | How far does $25,000 a year go with Group 4?
    we got like 3k a month what does taht get us | Is enough 60 dollar by person or must be more? | we have 6 000 by month for 35 persons, is good?
    we pay 2200 now, what would that buy us with you | avec 100 piasses par employé on va chercher quoi | How many users could I cover with 4,000 dollars?
    je peux pas dépasser 3500, kel plan je peu prendre | Can we afford you? We've earmarked about a thousand
    With three hundred a month, am I wasting your time? | Six hundred is all we've got in the kitty each month
    Would $2,400 a month be realistic for fourteen staff? | Our limit is 150 each person, what is inside for that
    With 900 dollars monthly, which services could we have? | What can a church with a budget of 450 per month hope for
    For a clinic of 11 I've reserved 2.5k monthly. Too little? | My director gives me maximum 20 000 per year, it suffices?
    What do I get if all I can spare is twelve hundred a month | Could a start-up with four hundred monthly be looked after
    I refuse to spend more than 3k a month. What's that get me? | Can a nine-person nonprofit afford you with $12,000 a year?
    We are nine persons and we have 800 dollars, is it possible | I dispose of 12 000 annual, what you can do with this money
    Would 1,750 monthly carry us, there being thirteen on staff | We can pay till 1 800 with tax, eleven employees, goes that?
    Can we manage it on a shoestring, say 70 bucks per employee? | Only $600 available each month, would that do for four of us?
    une enveloppe de 10 000 $ pour la cybersécurité, ça donne quoi | notre clinique a un plafond de 60 $ par poste, est-ce réaliste
    Our annual IT budget is $48,000. What would that buy from you? | cheap as possible here, under 550 for 4 desks, possible or nah
    With amount of $5000 monthly how many persons you can to cover? | On a un budget de 1 000 $ par mois, qu'est-ce qu'on peut avoir?
    with 2500 monthly how many of our staff could go on Professional | For 1 400 dollars in the month, which package can have 9 workers
    Avec 15 000 $ par année, est-ce qu'on peut se payer vos services? | i have only 900 dollars for month and 11 workers, what is possible
    Avec 30 000 $ par année, qu'est-ce qu'on peut avoir comme services? | We have only 1300 dollar for month, it is possible to work with you?
    I not have big budget, maybe 900 each month, what you can offer for that? | On a un budget de 1 800 $ par mois pour 13 employés, est-ce que ça passe?
    We spend presently 1,300 and want to stay there, what is feasible with you | so if I said I'll give you fifteen hundred a month what would you do for me
    My boss give me 2000 for the informatic, what we can receive for this money?
    on paye 1200 en ce moment pis on veut pas mettre plus, que pouvez vous offrir
    j'ai 5000 à dépenser avant la fin de l'année fiscale, on peut faire quoi avec
    Suppose I only want to spend a hundred dollars per employee; what am I getting
    The town has voted 48,000 for computers in the year, for that what can be done
    If we had, say, 7,500 a month to spend, would that get us the top one for forty
    There's 40k left in this year's IT envelope, how much coverage would that give us
    I fear that our eight hundred and fifty dollars won't be sufficient for ten of us
    Grant of $10,000 for cybersecurity, small charity in Hamilton; how far does it go?
    Please let me know what could be had for an amount between 2,000 and 2,400 a month
    le conseil nous a accordé 45k pour l'an prochain, qu'est-ce que ça permet chez vous
    Our church in Scarborough collects 400 a month for technology. What would that buy?
    My boss will go to 160 a person but no further; what does that put within our means
    we pay 1,800 now to another company and can't go over it, which plan does that reach
    16 people and I can spend up to 2500 a month. whats the best plan i can get for that
    Budget season is here. With $75 per person to work with, what could we put in place?
    okay here's the deal I've got two grand a month tops and twelve people, make it work
    Notre budget informatique est de 30 000 $ par année; quelles options s'offrent à nous?
    The owner approved up to 2,500 and not a penny more, what would you be able to provide
    I run a hair salon on Queen West and can put aside 350 a month. Is there anything for me?
    so the board gave us fifty grand for next year what kind of coverage could we get with that
    let's say I can spend eighteen hundred a month for twelve people is that going to be enough
    I only have about eight thousand dollars left to spend till December, can I start with that
    We received a grant of 25,000 for technology and I'd like to know what we could do with it here
    so we've set aside about two thousand a month and I'm wondering what that would actually pay for
    With a budget of 3,000 monthly, which of the plans would be within reach for our eighteen people
    we pay 1100 now to a guy and I can't really go higher than that so does that work with you people
    so I've got maybe ten thousand for the entire year for IT and there's six of us what does that buy
    Suppose I had $10,000 left in the capital budget before March, what security work could it pay for?
    I was wondering whether a non-profit with only seven hundred dollars a month could afford you at all
    so the partners agreed on fifty thousand for the year and I'm supposed to find out how far that goes
    my limit is around seven fifty a month what would you be able to do for a small flower shop with that
    Our finance director has set the IT line at 40k for next year; tell me what level of service we'd get.
    Head office gives each branch 1,800 dollars for IT support. See if you can make that work for 13 users.
    After rent and wages I've got maybe 1,000 left for computers and phones together. What can be had for it?
    Our treasurer's ceiling is nineteen hundred monthly, and she asks whether security training still fits in
    I was told to keep everything under $28,000 for the fiscal year, 19 employees. Feasible with Professional?
    We just bought a bakery and cash is tight. I could go to about $500 a month, not more. Would that cover us?
    We're a startup at King and Spadina with ten people and $1,100 to spend monthly, so what could you include?
    Our board has set aside two thousand a month for computers and support; would that be enough for what you do
    Between $3,000 and $4,000 is what the owner will sign. Twenty-one staff, one server. Which plan can he afford?
    I'm allowed to sign off up to 10k a year without asking the board, would a small office of five fit under that
    The ceiling the owner gave me is $2,000 monthly and there are 15 people on payroll. What could we have for that?
    I have to put a number in next year's budget and I've been allotted 36,000. Will it stretch to all thirty of us?
    The partners approved $6,000 a month for IT, security included. There are 38 of us. Does that stretch to Enterprise?
    Last year we spent about $2,200 every month on a freelancer. Could that same amount pay for your plan for 16 people?
    Grant money of $18,000 came through for technology. What would you be able to provide our community centre for that sum?
    Budget maybe 1500 monthly, nine users, and sometimes it needs a technician standing in our office. Is there plan for this?
    my accountant says don't spend more than two percent of revenue on IT, that's 18,000 a year for us, does it cover seven people | I have 2,000 a month
    is 1500 enough? | $900 max, what do I get | would 4k cover ten people? | what does 3,000 buy? | my limit is $2,500 | 700/month, any use?
    how far does 5 grand go | only got 1200 to spend | budget's 40,000 a year | does 150 each cut it | which plan for under 1,800? | we cant go past $3200
    ceiling 2750, 15 ppl | within reach for a tiny charity? | does 6k cover the lot? | how many users for 2,400? | will $100 a head do?
    On a 2 000 $ par mois, ça nous donne quoi? | Est-ce que 1 500 $ suffirait pour dix personnes? | Notre budget est de 30 000 $ par année, est-ce assez?
    Avec 800 piastres par mois, on peut avoir quel forfait?
    Our treasurer has set aside twenty-eight thousand dollars for IT this fiscal year; would you be able to look after fourteen of us for that?
    I have been given an allowance of $1,900 monthly and should like to know what level of service that would permit.
    The grant we received leaves approximately $12,000 for technology, and I was hoping you could say what that would stretch to.
    May I enquire whether a non-profit with very modest means, say five hundred dollars each month, could become your client?
    Our board approved up to $4,250 and not a penny beyond it. Which of your packages would we be able to take for twenty-one employees?
    Given that we put $60 per person aside at present, I wonder if any of your plans would be attainable for us.
    We have roughly $7,500 remaining from this year's allocation; is that sufficient to have a server moved and the Wi-Fi redone? | 15 staff 2k/mo doable?
    got 3300 whats the best i can get | 1k tops. what fits | 8 emp, 1100 bucks, can u do it | spending cap 5500 - enterprise possible?
    been allowed 950 by partner, does that get us backup too | if i put 2600 on the table what comes back
    We are small company with budget of 1000 dollar, what can we receive for this? | My chief say maximum 3000 in month, it is enough for twenty person?
    How many worker I can protect with 1600 dollar? | For us is possible to pay 80 dollar by person, what plan is this?
    With the sum of 45000 for one year, which things you can do for us? | I can give until 2200, can be included the phones?
    okay the bank only lets me spend like eighteen hundred on this kind of stuff so what am I getting for that
    I mean realistically if a guy's got twelve hundred bucks a month and six people can he have you guys or not
    we were thinking somewhere around thirty five hundred would that do it for all of us with the backup
    my business partner gave me a number which is five thousand and I need to know what it would pay for
    well we just opened so cash is tight maybe seven fifty a month is there anything at that level
    let's say I had ten thousand sitting there for a one time clean up of everything would that be enough
    Last company bled us dry. We're never paying more than $1,400 again, so can you work with that or not?
    I've said it before: THREE THOUSAND. Is there a plan for twenty people under it?
    We lost half our revenue this year, so tell me straight whether $50 per employee is laughable.
    If $4,800 isn't enough for thirty people then just say so and stop wasting my time. | Corporate slashed us to $1,750. Now what can we still have?
    Is a firm our size able to afford Enterprise on 3,900? | What's the most I could get out of $2,300 each month?
    Could a one-woman shop with $200 a month be looked after? | We'd want to remain beneath five thousand; how many people could be on Professional?
    is Pro out of reach with $1,300 | $6,200 for 35 people: enough?
    Here's the thing, I can spend 85 dollars a user and I want security training in there. Feasible?
    Our IT line for next year says 52,000. Where would that put us? | can ten of us squeeze into 1,250
    They told me $3,700 is plenty for two dozen staff. Is it? | does that fit in a 2,800 budget
    I'm allowed to sign off on anything below $2,000. What could I sign for?
    Assume $90,000 for two years and forty staff, would everything on your menu fit? | what can 16 people get for fifteen hundred
    Would we be able to manage Enterprise if we had $175 for each employee? | Working with a shoestring here, $650, five desks.
    my budget won't stretch over 2,450 | The church council voted us $475 a month for this, what's that good for?
    We pay our current guy 1,900 flat. What would you give us for that same money?
    Our funding stops at $33,000 annually, so could that include phones for a staff of 15?
    Is there anything for people with less than a thousand to spend? | Let me know what's achievable on 70 bucks per person.
    Wondering if our 2,700 leaves room for any extras. | will four hundred a month get three people anything | do we have enough with $8,000 for the project
    Say money's limited to 1,550 and we're eleven; which tier could we swing? | Between 2 and 3 thousand a month, what are our choices?
    can we even afford you? | six hundred bucks, four staff, possible? | On ne peut pas dépasser 3 500 $, qu'est-ce qui entre là-dedans?
    have 25k/yr for it. 18 ppl. enuf? | We have not much money, is your service payable for company of seven?
    Don't try to upsell me. I have $2,100 and that's it. What does it get me? | How big a team could I cover with 3k? | spare cash is 400 monthly
    I need to land below $3,100 with 17 people, backup and archiving. Can it be done? | j'ai 2000 $ par mois, ça me donne quoi?
    avec 1500 piastres on peut tu faire de quoi
    Notre organisme dispose d'une enveloppe de 18 000 $ par année pour l'informatique; que pourrions-nous obtenir avec cette somme?
    max 800$/mois, possible? | qu'est-ce que vous offrez pour 3000 dollars | on est 10 pis j'ai pas plus que mille par mois, est-ce que ça rentre
    Notre budget TI est de 50 k, est-ce suffisant pour 35 personnes? | mon boss veut pas dépasser 120$ la tête
    Nous avons seulement 600 dollars pour le mois, quel forfait nous pouvons prendre?
    Le conseil a voté 25 000 $ pour l'année prochaine, jusqu'où ça nous mène chez vous? | petit budget, 7 employes, 900 par mois
    combien d'employés je peux couvrir avec 4000 par mois | J'ai 1200 $ à mettre pis pas une cenne de plus, ça achète quoi?
    est-ce dans nos moyens avec 15 000 par an | si je mets 250 par personne j'ai droit à quoi
    Je pars une business et j'ai à peu près 400 $ mensuel pour l'informatique, je peux-tu embarquer? | plafond de 2200 mensuel pour douze
    On s'est fait couper la subvention, il reste 1 000 $ par mois pour les TI, y a-t-il moyen d'avoir quelque chose de décent avec ça?
    5000/mois, meilleur plan possible? | tk j'ai 30k pour l'année, ca couvre 20 pers? | On peut tu se payer le Pro avec 1300 par mois?
    quelle formule entre dans 75 $ par employé | Notre budget il est de mille six cents dollar, s'il vous plaît dire quel plan entre dedans
    Selon vous, 40 000 $ annuels permettent de desservir combien de postes de travail? | deux mille piasses, ca va chercher quoi
    Fâchez-vous pas mais avec les 700 $ par mois que le siège social me laisse, y a-tu quelque chose qui marche pour 6?
    nous avons prévu 3 500 dollars mensuels, serait-ce réaliste pour 28 personnes | 500$ c assez?
    je dois rester en bas de 1800$ avec la sauvegarde comprise, faisable? | what can I get for $1000 | what can I get for $500 a month
    what can we get for $2000 a month | what does $1500 get me | what do I get for 800 dollars | what does $3000 buy | what will $1000 a month cover
    our budget is $1000 a month | our budget is 2000 | my budget is $500 | we have $1500 a month | we have a budget of $1200 | I have $700 a month to spend
    I have 1000 dollars | budget of 900 per month | we can spend $1000 a month | we can only spend $600 | can only afford $500 a month | can we afford you
    can I afford this | could we afford Professional | can we afford Enterprise with $3000 | is $1000 enough | is $1000 a month enough
    is 500 enough for 5 people | would $2000 be enough | is 1500 a month enough for 10 users | do you have something for $400 a month
    anything under $1000 a month | something within $800 a month | we have a small budget | we're on a tight budget | limited budget, what can we get
    what can we get on a small budget | how many users for $2000 | how many people can I cover with $1500 | which plan can I get for $1000
    what can i get fro $1000 | our buget is 1500 | is 1000 enuogh | notre budget est de 1000 $ | qu'est-ce que j'ai pour 1500 $ par mois | budget $2500
    anything for under $500 | on a 800 $ par mois
  `,
};
