import type { RecordsInput } from '../../schema/site.ts';

export const quoteChangeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'quote-change',
  examples: `
    and for 60? | without the backup | make it enterprise | half on essential, half on professional | and yearly? | what if we lose 5 people
    ok and with 12 instead | take the phones out again | now with email security as well | drop the endpoint protection | don't count 12 of them
    two of them are only part time, leave them out | what about 35 users | and if we hire 3 more | same thing but with the cheapest plan
    put the backup back in | and the first year in total? | what would it be without set-up | put five of them on enterprise | the rest on essential
    sorry, I meant 45 | it's a medical clinic, does that change the number | double it | forget the laptops | what's that per year
    how much more is that than essential | et pour 30 personnes ? | et sans la sauvegarde | ajoutez la téléphonie | et par année ? | et si nous étions 12
    what if we grow from 20 to 35 next year | and if we skip the backup | et si on est 60 finalement?
    Pouvez-vous refaire le calcul sans la sauvegarde, s'il vous plaît. | mets-le en Enterprise à la place
    ok pis en rajoutant VoIP pour 10 personnes ca donne quoi | meme chose mais paye a l'annee
    Finalement seulement la moitié de l'équipe en Professional, l'autre en Essential | enleve Premium Support
    si jamais on perd 5 employés le total baisse à combien | refais-le avec 32 au lieu de 23, je me suis trompée
    Ajoutez Advanced Cybersecurity à ce montant svp | et avec juste les add-ons de sécurité?
    hmm pis si on ouvre un deuxième bureau à Barrie avec 8 personnes de plus | Could you redo that without the backup, please?
    ok now put half of them on essential and leave the rest where they are what does that come to
    sorry i say wrong, we are 34 not 43, please calculate again | drop Premium Support
    And if two of our hygienists leave in the spring, what does that total become? | No no no. I said WITH email security. Fix the quote. | add voip for ten
    same thing but our Hamilton branch too, that's another 16 | what would that first number be if we skipped all the add-ons
    Please add cloud backup to that. | I should have said 115, the rest are contractors | We'd take the less expensive of the two, but with VoIP. How much?
    Thank you. So with the surcharge, what is our monthly total now? | Thanks. Now the same for the bigger office.
    throw in ten laptops and the set-up, what's the upfront | we are a nonprofit btw
    That's too slow for us. What would the same 14 cost on the plan with the 1 hour response? | And 25? I read there is a discount from there. | and 90?
    no voip after all | good. back to the price, what would it be for 52 users? | so 12 of those payments comes to what? | we have 18 users
    and with Advanced Endpoint Protection?
    Uncle has read about ransomware in newspaper. Now he wants the most expensive. The dog does not need account. How much?
    And together with the set-up for Professional, 20 users, what is the one-time total? | Remove the VoIP. | what about the next plan up?
    And what does that make over a year? | what about annual? | the cheapest one then, with cloud backup | How much is that over a whole year?
    ok, and with endpoint protection on every computer? | Hmm, leave the phones out. | Actually my wife says our phones are fine, so drop the phones please.
    sorry, 31 | and how much was Essential again? | and Essential for 110?
    The larger number, please. What would it cost with both cloud backup and email security?
    What does the difference look like if we split it and go Professional? | without the set-up fee
    Great. Back to the price: please add the protection against phishing mail with the archive of our messages.
    we can set ourselves up, take that fee off. one-time total now? | And if she adds the email archive, since the regulator asks about old messages?
    what if we add 4 people | Better. And over a year? | thx. with voip | and the endpoint protection too | I should have said, we are a law firm
    All right. And if we grew to 11? | And if only 4 of us go on it? | what would that come to over the whole year?
    oh were a dental clinic does that change it | Correction: wrong client, they are not a charity but a machine shop. Same plan, same headcount.
    our budget is about 4000 a month so that wont fly. drop the phones and go down to essential, how much now? | no I meant 30
    hmm thats a lot. what about the essential one | Take out both add-ons please | Back to the first one. What is its total over 12 monthly invoices?
    next month start two new girls in sales. new total? | sorry forgot to say we are a law office | hmm ok and the next one up?
    Could we see that without Dave? He has his own arrangements. | what would Professional be a month?
    Professional plan please. What would we pay each month? | Then tell me the monthly price of Professional at that size.
    What does this come to over twelve months? | Professional sounds about right, I like the visits. What would that cost us per month? | professional
    When all that has happened, what will Enterprise cost us a month? | 4 hours is long for us. what would Professional cost us then?
    Do you charge anything for setting it up? | what would we pay for the professional plan | Is there also something we have to pay once at the start?
    The monthly figure you just gave: what is it over twelve months? | Good. We are 23 people. Price for Professional?
    Plus 7 technicians who work from the road. What would Professional be for everyone? | the middle plan
    What does the dearer one cost per year, twelve months at the monthly price? | top plan? | and what does that come to over twelve months? | and for 30?
    now with 45 staff instead | make it Enterprise please | Drop the phones and redo it. | What if we were only nine? | Same thing but Professional
    add backup to that | Six, not sixteen. I mistyped. | Take two people off. | Could you rerun that for a full year instead of monthly?
    Split it: 10 on Essential, 15 on Professional. | We're actually a dental clinic, does that alter the number? | twenty-five users this time
    Put the email archiving back in. | And with the firewall on top? | Remove security training from the total. | I said 40 but it should have been 14.
    How does the figure move if three more start in January? | Half of them on the cheaper tier then.
    Sorry, 18 office staff plus 4 drivers, so 22. Recalculate? | Now do it for our second office too, another 12 people in Barrie.
    Two of them leave at the end of June. New total? | Forget the backup, what does it come to then? | Let's bump it up one plan.
    Downgrade everyone to Essential and tell me the difference it makes to the total | We forgot the receptionist, so that's 11.
    Oh, and we're a law firm. Does the amount go up because of that? | Per quarter, please, not per month | Keep the plan, double the headcount
    Same quote, no Microsoft 365 licences | Only the five managers need Enterprise, the rest can stay on Professional.
    What happens to that total once we reach 60 employees? | Undo that last change, go back to 20. | Actually we need the phones after all.
    Let me correct myself: thirty-two, of which seven are on Essential. | Add two desk phones for the front counter
    And if the warehouse guys aren't counted? | Our partner firm would join, that makes 28 in all. How much now?
    The bookkeeper just told me we are 17, so please fix the estimate. | I gave you the count for Mississauga only; with Oakville it's 51.
    Hmm, minus the summer students that would be 13 people. | No, I meant Professional, not Enterprise. Try again.
    Good. We also run a pharmacy, is the rate the same for that or does it change? | It's an accounting practice by the way, should that number be adjusted?
    We hire eight in the fall. Update the calculation with them. | Swap Essential for Professional in that estimate
    Would the total shrink if we left out the SOC add-on? | Give me that with everything included | the bare version now, no extras at all
    What would it be for just the head office, 19 seats? | Three quarters of the team only use email, so put 21 on Essential and 7 on Enterprise.
    Okay and annually? | So with 5 fewer, then? | Calculate that again for 100 | Let's say 35 to be on the safe side | Try it with 8 users and both backups
    Then what about 75 people on the same plan? | ok but 12 of those are part time on Essential, redo pls | can u do that w/o backup | and 4 50 ppl?
    oops i ment 23 not 32 | same but yearly thx | make that proffesional for all 15 | chnge it to 40 usrs | minus 3 ppl who r leaving in march
    add mdr n recalc | no the other plan, enterprize, same nr of people | plus 2 temps till xmas, new total? | srry we're 27 now, one quit
    take of the phones plz | and if its 10 ess + 10 pro | Please you make same calculation but we are 16 persons.
    I have said wrong number, is 34 employees, can you count again? | We want put four people more, what is new price?
    Is possible to see this for one year and not for month? | My chief say the plan must be the highest, please change.
    The half will be with Professional, other half with Essential, how is the sum now?
    We are doing medical things, this is making price different or same? | Backup I don't need, please to take away from the offer.
    From August we will be only seven, how much we will pay then? | Please include also the phones, before I forgot it.
    It was for Toronto office, now count for Toronto and Hamilton together, 44 people.
    okay now do the same with fifty two people and leave the phone system out of it | wait no make that eighteen people not eighty and keep the backup in
    can you add the awareness training to that and tell me the whole year | um go back to the first number and just change it to professional
    and what if we have twelve in the office and five on the road does it change | Et pour 25 personnes ? | Sans la téléphonie, ça donne combien ?
    Même chose, mais avec le forfait Enterprise s'il vous plaît. | Finalement on est 14 pis pas 40, peux-tu recalculer ?
    On est une clinique dentaire, est-ce que ça change le montant ? | Rajoutez la sauvegarde pis donnez-moi le total par année.
    Deux de nos employés partent en mai, ça baisse à combien ? | The merger went through, so we're suddenly 63. Run it again with that.
    You counted all of us at Enterprise; just the finance group, four people, should be.
    Our landlord includes internet and phones, so strip those out of the estimate.
    Turns out the nurses share logins on six tablets, so lower the count from 20 to 14.
    We already own Microsoft licences. Could you leave those off the figure? | I run this for a charity, does your number come down with that?
    As we're a brokerage regulated by FSRA, would that estimate be higher?
    Suppose the construction side, 11 people, didn't need security. What's the sum without it for them?
    We're opening in Vaughan this spring with 9 extra people; can you fold them in? | If the plan stays and only the number falls to 24? | One more person.
    Ten less. | With backup for the server as well? | All of them on Pro, then. | Enterprise for the partners, Essential for the clerks: 5 and 13.
    Let me see Essential for the same number of people | Just 3 of us then? | For two years rather than one, what's the sum?
    Weekly that would be how much? | I misread the payroll; it's 46 names. Adjust, please. | What if I only take the phones, not the training?
    Cut it to the minimum: 10 folks, lowest plan, nothing added. | Could the quote be redone for a manufacturer instead? I picked the wrong sector.
    Now include compliance reporting for the whole group | Assume that we grow by a third next year; what do we pay at that point?
    The co-op students come in twos every term. Add two and show me. | Turn that into a monthly figure | Change the industry to legal and leave the rest
    Replace the email security with the backup add-on in what you just calculated. | Hold on, my number included the owner's kids. Take it down to 8.
    Let's move 6 from Professional to Enterprise and see. | Then 5 Essential, 5 Professional, 5 Enterprise? | Both offices combined, 38 seats, same extras
    That was for 20. I need it at 20, 30 and 40. | No add-ons for the cashiers, only for the eight in admin. What's the new amount?
    okay what if only half of us need it | does your figure change when five of the thirty are volunteers?
    And when our seasonal staff come on in May, say 20 more landscapers, what would the bill be? | Start over with 26 people on Essential and no backup
    You left out the phones I asked for. Please put them in. | The correct count is fifteen. | Now take Enterprise, 33 people, and lose the training
    Let's drop a tier for the interns, there are four. | what'd it be with 1 extra office manager and no voip
  `,
};
