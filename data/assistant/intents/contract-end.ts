import type { RecordsInput } from '../../schema/site.ts';

export const contractEndIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'contract-end',
  examples: `
    how do i get out | cancelling early, penalty? | what if we want to leave | exit fee? | can i quit anytime | how many days notice
    early termination cost | break clause? | walk away whenever? | what does it cost to stop | cancel mid year ok? | am i stuck with you | terminate how
    do u charge for leaving | get out clause pls | 30 days or 90 to quit? | stop service next month possible? | fine for quitting early? | and if i cancel?
    want to pull the plug early | leaving before the year is up | cancellation policy? | buyout amount if we leave? | what's the notice
    in writing or by phone to cancel? | préavis pour résilier? | des frais si on résilie?
    Before I sign anything I want to know how hard it would be to get rid of you.
    My previous IT firm wanted six months' pay when I left them. What would you want?
    Could you please let me know what procedure we would need to follow should we ever decide to terminate our agreement with your company?
    if i sell the business in march can i cancel without paying the rest of the year
    we might close down next fall so what happens if we have to end this thing before it's done do we owe you the remaining months or what
    If we are not happy, how we can finish the contract and how much time before must we say?
    These lock-in deals make me sick. What's the damage when I bail halfway?
    Our board requires that every vendor agreement can be ended with reasonable notice; what would yours be?
    suppose i email you tomorrow that we're done, when does the billing stop | Is there any money to pay when I break the agreement before the finish?
    We're being acquired and the parent has its own IT department, so we'd need to wind up with you early. Is there a charge for that?
    Someone at a networking lunch said you can leave with a month's warning, is that so? | hypothetically we get bought out, how fast can we end things
    What are the consequences financially if we don't see the agreement through to its end?
    Do I need a lawyer to get out of your paperwork or is an email enough?
    I got burned once by an auto-renewing deal that took a year to kill. How does one cancel with you?
    For our files, please state the number of days' notice either side has to give. | Can you also kick us out, and with how much warning?
    We would like to stop working with an IT provider as soon as we hire our own person, so what would ending it look like?
    it's a one year deal right so if I stop at month five am I on the hook for the other seven | How is the termination regulated in the agreement, please?
    When do we must inform you, if we wish not to continue? | Would there be a financial penalty for closing our account ahead of schedule?
    Tell me the worst case: I sign, hate it, want out. What do I owe?
    Owner is retiring in two years and the shop may shut. Can the deal be dissolved without a fee? | is it a hassle to cancel w you guys
    Quel est le délai pour mettre fin à l'entente? | Est-ce compliqué d'annuler chez vous?
    Does cancelling require a registered letter, or will a simple note do? | I'd rather not be tied down. What does it take to dissolve the arrangement?
    Seems every provider hides the termination clause on page 14. Where do you stand on that?
    In case of bankruptcy from our side, the contract is ended how?
    If our funding gets cut we would have to stop paying for this. What happens then with the agreement?
    how much warning do you want before we go elsewhere | Are there cancellation charges on Professional if we drop it after a quarter?
    We signed for twelve months with another firm and couldn't escape; I need to hear that escaping from yours is possible and what it takes.
    let me just ask straight out what's the penalty if I ditch you guys before the term is finished because nobody ever tells you that
    My accountant wants to know the termination liability. | can you break it off for cause, like if you guys mess up
    How soon does our service end after we give notice?
    I should like to understand the exit terms, in particular whether fees for the unexpired term fall due.
    What must be done from our part for make an end of the agreement?
    Paying for months we don't use after quitting would be a no go. Is that how it works?
    If I hand in notice on the 15th, do I pay to the end of that month or the next? | is the last month prorated when we cancel
    Any strings attached when we part ways? | We are comparing three vendors on exit conditions. Yours?
    Would the yearly payment be refunded partly if we ended in the summer? | i paid the whole year upfront, and want to end in june, do i lose the rest
    Nobody could give me a clear answer on how to end this kind of contract. Can you?
    Is there a minimum time I have to stay before I'm allowed to give notice? | So how does firing you work? | Divorce terms please.
    ok, but if it doesn't work out, how much notice would you need? | Do you make people pay out the remaining term, like the telecoms do?
    I am told there is an early termination fee in such agreements, and I would be grateful if you could tell me how it is computed.
    We wish to have the right for end contract at any month. It is possible? | can both sides end it and how long does that take
    What happens if we stop paying for the service and want to be released? | Company downsizing, might be gone by spring. Cancellation terms?
    Our franchise head office may force us onto their own IT supplier; could we be let go from yours without a penalty?
    I have a habit of reading how a deal ends first, so how does yours end? | Please explain termination for convenience under your agreement.
    Your competitor charges the full remainder on early exit. Same with you? | quitting, easy or painful?
    Who has to sign off when a customer terminates, and how is it confirmed? | Do you try to keep people hostage with fees when they want to go?
    we'd stop in december, when's the latest I need to tell you | if i die or sell, can my wife cancel the thing
    Which date would I need to give notice by so that it doesn't roll over into another year? | no more service = what steps | give me the exit terms
    how do we fire you if it goes badly | thinking about ending it, the agreement I mean, how much notice | end it in march, possible?
    je veux en finir avec ce contrat, quel préavis | is there a way out of the agreement | would we owe you the rest of the year if we leave
    ninety days notice or less? | peut-on résilier avant la fin | what do you charge if I leave before the term's over
    what if we don't pay the last months, do you cut us off | cancel anytime? | can i cancel anytime | can we cancel anytime | early termination fee
    exit terms if we quit? | whats ur notice period? | what's the notice period | can i cancel anytme or no | Can we cancel at any time?
    how do i get out if its bad | résiliation comment ca marche | Any penalty for ending early? | peut-on résilier à tout moment
    is there early termination fee? | What notice do you need if we leave? | whats the notice period, 30 days or 60
    Peut-on résilier le contrat en tout temps? | Y a-t-il un préavis à donner pour résilier? | Could we get out of it if we sell the business?
    y a-t-il des pénalités si on quitte avant la fin | Combien de jours d'avis pour résilier l'entente? | I would like know the conditions of cancellation.
    What is the required notice period for termination? | After the signature, I have possibility to withdraw?
    We can go out from the contract when we are not happy? | If I want to finish the contract before, it is possible?
    What are the rules if we want to finish before the date? | if I give you notice today how long until we're really done
    How much warning must one give in order to end the service? | and how many days of notice do you want when a client cancels?
    It exists a penalty if I leave before the end of the contract? | If I want stop the service, how much time before I must say it?
    your competitor told me it's thirty days notice with them so what is it with you
    Say we sign the 12 months and walk away in month five: what is the exact penalty?
    Our charity's funding is year by year. Could we have an exit clause if the grant ends?
    Should we decide after a few months that it isn't working, how would we go about leaving?
    The lease on our Adelaide Street office ends next June, and we may close. Could we stop early?
    what if we want to leave after a few months do we owe you anything for the rest of the contract
    I'm not sure we'll still be around in two years so I need something I can get out of without a fight
    Our lawyer wants to read the terms about ending the service before I sign; how many days' notice are required? | notice period? | ending the agreement
    how to resign the contract | pénalité de départ? | I understand that agreements have a cancellation term; how far ahead would you need to hear from us?
    who do i send the cancellation to | On pense fermer l'an prochain, est-ce qu'on devrait payer le reste du contrat?
    Say we merge with another practice in June. May we terminate then?
    The lease on our office ends in October and we may dissolve the firm; tell me how quickly the support agreement can be stopped. | and to cancel?
    Is sixty days' warning enough or do you demand more? | Can we cancel any time? | on peut-tu annuler n'importe quand
    Quel préavis faut-il donner pour résilier l'entente? | Suppose it doesn't work out after half a year. How would we terminate? | comment on annule?
    préavis de combien de jours? | pénalité si on part avant la fin | je veux résilier, c koi la procédure | frais de résiliation?
    Si ça marche pas entre nous, ça coûte combien pour sortir? | faut aviser combien de temps d'avance pour arrêter | délai d'annulation
    on peut tu canceller n'importe quand | La compagnie ferme peut-être l'an prochain; pourrions-nous rompre l'entente sans pénalité?
    vendu ma business, je sors du contrat comment | Si moi je veux arrêter le service, je dois envoyer une lettre?
    Votre concurrent nous a charrié six mois de frais pour partir, vous faites-tu la même cochonnerie? | annuler en plein milieu, ça coûte quoi
    y a-t-il une clause de sortie
    disons qu'au bout de huit mois on se fait acheter par une plus grosse compagnie qui a ses TI à elle qu'est-ce que ça nous coûte pour casser le contrat
    indemnité de départ anticipé? | combien de mois d'avis pour quitter
    Pouvez-vous m'indiquer l'avis requis pour ne pas reconduire et mettre un terme au service? | cancel fee??
    est-ce compliqué de se débarrasser de vous si on est tannés | l'avis de cessation se donne par écrit ou par téléphone | rupture anticipée
    y parait qu'on peut partir avec 30 jours d'avis, c'est vrai? | sortir du contrat avant la date, possible? | on paye tu le restant de l'année si on lâche
    À quel coût peut-on se désengager après quelques mois? | and if we want out? | how do we cancel | any penalty for leaving early
    how many days' notice do you need | Should it not work out, how would we go about terminating the agreement? | what does it cost to break the contract
    so suppose in six months the owner sells the company and we don't need you anymore how do we get out of the contract | exit clause?
    30 days or 60, to terminate | comment on résilie? | Y a-t-il des frais si on part avant la fin? | is there a cancellation fee
    do we have to give a reason to end it | how far ahead must we tell you we're stopping | can we terminate halfway the year
    my old provider billed me six months after I cancelled, how does quitting work with you | do I cancel by letter or is an email enough
    how hard is it to leave you | We want to finish the contract, which is the procedure? | would we owe the rest of the term
    early termination, what happens | ending the contract, how | how much would it cost us to walk away in month four
    when can we pull the plug at the earliest | do you charge people who leave before the year is up
    Please let me know the required notice should we decide not to continue. | do you make a fuss if somebody cancels
    can you also cancel on us, and with what notice | are there termination fees in it | what's the way out of the agreement
    Advenant que nous souhaitions mettre fin à l'entente avant terme, quels seraient les frais? | mettre fin au contrat
    Je désire savoir comment est fait pour terminer le contrat avec vous | If we stop before the end, we must pay something?
    what if we close the business, can the contract be ended | must the notice be written | how do I cancel | how can I cancel | can we cancel at any time
    can I cancel early | can I cancel my contract | can I get out of the contract | how do I end the contract | how to terminate the agreement
    how do I terminate | cancellation policy | what's your cancellation policy | whats the cancellation policy | any cancellation fees?
    do you charge a cancellation fee | is there an early termination fee | is there a penalty for cancelling | penalty for leaving early
    what does it cost to cancel | notice period | what is the notice period | how much notice do I need to give | how much notice do you need
    how many days notice to cancel | do I need to give notice | what if we want to leave early | what happens if I cancel early | can we leave anytime
    is it easy to cancel | I'd like to know how to cancel | can I break the contract | canceling the service | how do i cancle | can i cancell anytime
    cancelation policy | is there a penalty for cancling | how much notise to cancel | comment annuler le contrat | y a-t-il des frais d'annulation
    what if I want to cancel | quel est le préavis de résiliation
  `,
};
