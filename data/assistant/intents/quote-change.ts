import type { RecordsInput } from '../../schema/site.ts';

export const quoteChangeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'quote-change',
  examples: `
    and 90? | double it | sorry, 31 | top plan? | Ten less. | and for 60? | and yearly? | and for 30? | no I meant 30 | and 4 50 ppl? | et par année ?
    thx. with voip | add voip for ten | we have 18 users | Remove the VoIP. | add mdr n recalc | One more person. | Without add-ons? | no wait 16 users
    sorry, I meant 45 | no voip after all | up it to 75 heads | without the backup | make it enterprise | forget the laptops | what about annual?
    add backup to that | Just 3 of us then? | then with 27 of us | Okay and annually? | what about 35 users | same but yearly thx | chnge it to 40 usrs
    ok and for 45 then? | what's that per year | et si nous étions 12 | drop Premium Support | Take two people off. | and w/ phones on top
    drop it to essential | and if we hire 3 more | the rest on essential | et sans la sauvegarde | ajoutez la téléphonie | oops i ment 23 not 32
    Et pour 20 personnes? | ok and with 12 instead | don't count 12 of them | put the backup back in | et pour 30 personnes ? | enleve Premium Support
    and Essential for 110? | So with 5 fewer, then? | take of the phones plz | Et pour 25 personnes ? | one more person, so 13 | and if we shrink to 6?
    hold on, its 14 not 40 | what if we add 4 people | plus 4 more people then | now without the backups | what if we lose 5 people
    Better. And over a year? | can u do that w/o backup | And when we'd be eighty? | Nope, too many. Try nine | take the phones out again
    and if we skip the backup | now with 45 staff instead | make it Enterprise please | All of them on Pro, then. | what if its 22 ppl not 18
    Hmm, leave the phones out. | What if we were only nine? | Let's bump it up one plan. | and if its 10 ess + 10 pro | make it all enterprise pls
    hmm ok do it again with 50 | actually forget the phones | change the headcount to 33 | et si on est 60 finalement? | hmm ok and the next one up?
    Same thing but Professional | srry we're 27 now, one quit | that total minus backup pls | same thing again but yearly | per year what is that total
    twenty-five users this time | drop the endpoint protection | and the first year in total? | what about the next plan up? | Take out both add-ons please
    Drop the phones and redo it. | Calculate that again for 100 | And if only 4 of us go on it? | Six, not sixteen. I mistyped.
    And with the firewall on top? | The correct count is fifteen. | add security training to that | And the same for one hundred?
    Suppose we were twice as many | same headcount, cheapest plan | put five of them on enterprise | meme chose mais paye a l'annee
    Weekly that would be how much? | now with email security as well | what would it be without set-up | and the endpoint protection too
    Turn that into a monthly figure | mets-le en Enterprise à la place | Please add cloud backup to that. | All right. And if we grew to 11?
    Put the email archiving back in. | keep everything but go up a plan | ok scratch that, 40 on essential | and how much was Essential again?
    make that proffesional for all 15 | Per quarter, please, not per month | Could I see that over three years? | minus 3 ppl who r leaving in march
    I made a mistake, we're only eight | plus 2 temps till xmas, new total? | How much is that over a whole year? | what would Professional be a month?
    Without the VoIP, where do we land? | Keep the plan, double the headcount | Let's say 35 to be on the safe side | With backup for the server as well?
    could you knock two people off that | Add please vCIO to the offer before | switch to annual and take 2 ppl out | And what does that make over a year?
    Try it with 8 users and both backups | okay what if only half of us need it | and if we pay annually, that figure?
    what about w/ both phones and backup | what's it w/o the three remote folks | same thing but with the cheapest plan
    I should have said, we are a law firm | I said 40 but it should have been 14. | Same quote, no Microsoft 365 licences
    Undo that last change, go back to 20. | Give me that with everything included | w/ phones for 6 of them how much then
    swap professional for essential there | and then with 5 additional in january | et avec juste les add-ons de sécurité?
    so 12 of those payments comes to what? | and with Advanced Endpoint Protection? | Actually we need the phones after all.
    the bare version now, no extras at all | Sans la téléphonie, ça donne combien ? | we're a law firm btw, change anything?
    Half of them on the cheaper tier then. | half on essential, half on professional | what if we grow from 20 to 35 next year
    sorry forgot to say we are a law office | if we're in finance does it add to that | throw in the phone system for everybody
    the cheapest one then, with cloud backup | Remove security training from the total. | Et sans la téléphonie, ça donne combien?
    ok and with dark web monitoring included | Show me the yearly sum for the same crew. | We forgot the receptionist, so that's 11.
    Add two desk phones for the front counter | And if the warehouse guys aren't counted? | What does this come to over twelve months?
    It is for a school, the sum is then other? | Thanks. Now the same for the bigger office. | oh were a dental clinic does that change it
    what would we pay for the professional plan | Then what about 75 people on the same plan? | Enlevez la sauvegarde et refaites le calcul
    We've grown since I typed that: it's 28 now | With the backup added, to how much rises it | remove the m365 licences, we've got our own
    what would that come to over the whole year? | Both offices combined, 38 seats, same extras | That was for 20. I need it at 20, 30 and 40.
    The same thing but paid for the year, please | Instead of the ten, we take seven, how much? | we'll be 12 after the merger not 9, redo pls
    hmm thats a lot. what about the essential one | Forget the backup, what does it come to then? | two of them are only part time, leave them out
    and what does that come to over twelve months? | Split it: 10 on Essential, 15 on Professional. | For two years rather than one, what's the sum?
    so what's that a month if we've got three less | Ajoutez Advanced Cybersecurity à ce montant svp | Could you redo that without the backup, please?
    Good. We are 23 people. Price for Professional? | Change the industry to legal and leave the rest | Then 5 Essential, 5 Professional, 5 Enterprise?
    I should have said 115, the rest are contractors | Two of them leave at the end of June. New total? | Swap Essential for Professional in that estimate
    Spread over twelve months, what is it each time? | no the other plan, enterprize, same nr of people | We want put four people more, what is new price?
    For fifteen I said, but it is seventeen in truth | less the receptionist and the driver, so 2 fewer | And how much is it with all the extras thrown in
    and that same total for just the nurses, eleven? | What if I only take the phones, not the training? | Do the math again as if we'd be a hundred and ten
    it's a medical clinic, does that change the number | If the plan stays and only the number falls to 24?
    Let me see Essential for the same number of people | Does it go down if I leave out the compliance part
    Let's drop a tier for the interns, there are four. | refais-le avec 32 au lieu de 23, je me suis trompée
    ok, and with endpoint protection on every computer? | next month start two new girls in sales. new total?
    Please include also the phones, before I forgot it. | Can you add to this the phones for six persons only
    I'd like to see that again, this time including HST | oh and i've got 5 more guys on tablets count em too
    No no no. I said WITH email security. Fix the quote. | No, I meant Professional, not Enterprise. Try again.
    What would it be for just the head office, 19 seats? | Now include compliance reporting for the whole group
    Start over with 26 people on Essential and no backup | what'd it be with 1 extra office manager and no voip
    does that number move because we handle credit cards | Would the total shrink if we left out the SOC add-on?
    Finalement on est 14 pis pas 40, peux-tu recalculer ? | I misread the payroll; it's 46 names. Adjust, please.
    Let's move 6 from Professional to Enterprise and see. | Now take Enterprise, 33 people, and lose the training
    Please put off the telephones and say again the total | How about the same number of people but a step higher
    What does it make if the four interns are not counted | si jamais on perd 5 employés le total baisse à combien
    What happens to that total once we reach 60 employees? | I didn't need the email security in there, take it off
    Just the support then, no add-ons, still twenty users? | throw in ten laptops and the set-up, what's the upfront
    good. back to the price, what would it be for 52 users? | Professional plan please. What would we pay each month?
    Hmm, minus the summer students that would be 13 people. | ok but 12 of those are part time on Essential, redo pls
    Please you make same calculation but we are 16 persons. | Is possible to see this for one year and not for month?
    You calculated with Professional, I meant the small one | And for the half of that, twelve instead of twenty-four
    ok pis en rajoutant VoIP pour 10 personnes ca donne quoi | How does the figure move if three more start in January?
    Backup I don't need, please to take away from the offer. | You left out the phones I asked for. Please put them in.
    Would it still be that amount if four of us are seasonal | Leave the people as they are but give me the middle plan
    Could you rerun that for a full year instead of monthly? | same thing but our Hamilton branch too, that's another 16
    My chief say the plan must be the highest, please change. | Rajoutez la sauvegarde pis donnez-moi le total par année.
    Take away everything optional and give me the bare figure | My partner wants to know that same figure at sixty people
    I need this one more time with backup for only the server | Sorry, 18 office staff plus 4 drivers, so 22. Recalculate?
    Deux de nos employés partent en mai, ça baisse à combien ? | sorry i say wrong, we are 34 not 43, please calculate again
    We're actually a dental clinic, does that alter the number? | And if two of them leave in the summer, how much is it then
    We lose three in June, what would our monthly be after that | Could we see that without Dave? He has his own arrangements.
    Then tell me the monthly price of Professional at that size. | We hire eight in the fall. Update the calculation with them.
    And if we are not taking the telephone, how much becomes it? | Même chose, mais avec le forfait Enterprise s'il vous plaît.
    Cut it to the minimum: 10 folks, lowest plan, nothing added. | Could you kindly redo that figure with the Professional plan
    what would that first number be if we skipped all the add-ons | 4 hours is long for us. what would Professional cost us then?
    From August we will be only seven, how much we will pay then? | Leave the people as they are, but throw in server monitoring.
    I forgot the three people in the warehouse, so count them also | What happens to that number when we hire five more next spring
    Make that twenty-five seats, please, my colleague corrected me | we can set ourselves up, take that fee off. one-time total now?
    On est une clinique dentaire, est-ce que ça change le montant ? | I run this for a charity, does your number come down with that?
    does your figure change when five of the thirty are volunteers? | okay so take the phones out of that and tell me what it is then
    I have said wrong number, is 34 employees, can you count again? | Thank you. So with the surcharge, what is our monthly total now?
    The monthly figure you just gave: what is it over twelve months? | Our partner firm would join, that makes 28 in all. How much now?
    The co-op students come in twos every term. Add two and show me. | Hold on, my number included the owner's kids. Take it down to 8.
    Thank you, and what would that come to if we were thirty instead | What will it be without the cloud backup but with the telephones
    Oh, and we're a law firm. Does the amount go up because of that? | Enterprise for the partners, Essential for the clerks: 5 and 13.
    We'd take the less expensive of the two, but with VoIP. How much? | When all that has happened, what will Enterprise cost us a month?
    I gave you the count for Mississauga only; with Oakville it's 51. | um go back to the first number and just change it to professional
    Now do it for our second office too, another 12 people in Barrie. | Pouvez-vous refaire le calcul sans la sauvegarde, s'il vous plaît.
    Back to the first one. What is its total over 12 monthly invoices? | The bookkeeper just told me we are 17, so please fix the estimate.
    Let me correct myself: thirty-two, of which seven are on Essential. | wait no make that eighteen people not eighty and keep the backup in
    Now put us on the highest plan and tell me the difference to before | Not a retail store, a medical office. Does your estimate still hold?
    We are doing medical things, this is making price different or same? | Actually my wife says our phones are fine, so drop the phones please.
    can you add the awareness training to that and tell me the whole year | If I remove the three part-timers from your calculation, what remains
    The merger went through, so we're suddenly 63. Run it again with that. | How would this look if only the office staff were on it, that's eleven
    As we're a brokerage regulated by FSRA, would that estimate be higher? | It's an accounting practice by the way, should that number be adjusted?
    Assume that we grow by a third next year; what do we pay at that point? | so if I go with the cheaper plan instead what does that total turn into
    My boss wants dark web monitoring in there as well, can you include it? | We let go of our sales team last week. Calculate with nine fewer heads.
    hmm pis si on ouvre un deuxième bureau à Barrie avec 8 personnes de plus | We already own Microsoft licences. Could you leave those off the figure?
    Please recalculate, I counted the owners twice and we're in fact only ten | I would like the calculation also for the case that we become thirty-five
    Only the five managers need Enterprise, the rest can stay on Professional. | so can you run that again but with forty because we're opening in Hamilton
    What does the dearer one cost per year, twelve months at the monthly price?
    and what if we have twelve in the office and five on the road does it change
    Let's say that half of the staff doesn't need it, what does the total become
    And if two of our hygienists leave in the spring, what does that total become?
    Our landlord includes internet and phones, so strip those out of the estimate.
    Good. We also run a pharmacy, is the rate the same for that or does it change?
    Replace the email security with the backup add-on in what you just calculated.
    And if she adds the email archive, since the regulator asks about old messages?
    okay now do the same with fifty two people and leave the phone system out of it
    We're opening in Vaughan this spring with 9 extra people; can you fold them in?
    Finalement seulement la moitié de l'équipe en Professional, l'autre en Essential
    Downgrade everyone to Essential and tell me the difference it makes to the total
    No add-ons for the cashiers, only for the eight in admin. What's the new amount?
    Could the quote be redone for a manufacturer instead? I picked the wrong sector.
    Would the amount you've just given be different given that we're a medical clinic
    and let's say we drop the training bit and keep the rest, where does that land us
    The half will be with Professional, other half with Essential, how is the sum now?
    We're a dental office, I should have said so earlier; is your estimate still right
    Then let us see the version with Enterprise for the managers' office, all nineteen
    It was for Toronto office, now count for Toronto and Hamilton together, 44 people.
    Plus 7 technicians who work from the road. What would Professional be for everyone?
    Turns out the nurses share logins on six tablets, so lower the count from 20 to 14.
    It would be for two companies together, so double the people you've just calculated
    And together with the set-up for Professional, 20 users, what is the one-time total?
    so that was for ten but actually we're gonna be fourteen by Christmas so what's that
    Now that I think about it we're regulated by FSRA, would that alter the sum you gave
    You counted all of us at Enterprise; just the finance group, four people, should be.
    Could the estimate be redone leaving out the phones but adding the awareness training
    Professional sounds about right, I like the visits. What would that cost us per month?
    Three quarters of the team only use email, so put 21 on Essential and 7 on Enterprise.
    The larger number, please. What would it cost with both cloud backup and email security?
    That's too slow for us. What would the same 14 cost on the plan with the 1 hour response?
    And when our seasonal staff come on in May, say 20 more landscapers, what would the bill be?
    ok now put half of them on essential and leave the rest where they are what does that come to
    so if I take off the three guys in the shop and put the rest on the bigger plan what do I get
    I should have mentioned that we have a second location with seven people; please include them
    so now what if I told you we're an accounting firm does the price you just gave me still stand
    Correction: wrong client, they are not a charity but a machine shop. Same plan, same headcount.
    Suppose the construction side, 11 people, didn't need security. What's the sum without it for them?
    our budget is about 4000 a month so that wont fly. drop the phones and go down to essential, how much now?
    Great. Back to the price: please add the protection against phishing mail with the archive of our messages.
    Uncle has read about ransomware in newspaper. Now he wants the most expensive. The dog does not need account. How much?
    forget the earlier number, quote us for 22 instead | move 8 of them to Enterprise | drop the phones | both together? | now 19 people
    make everybody Professional | backup only for the twenty in the office | what's left of the 3,500? | minus the two interns | same but with archiving
    take training out again | total for the two sites? | half on Essential then | five fewer? | and if we hire ten more | put the bosses on the best one
    without any extras? | how much less is that? | let's say 44 instead | only the office staff get phones | sorry, 16 not 60
    include the setup fee in that | Enlève la téléphonie, ça donne quoi? | Mettez plutôt les six comptables au forfait supérieur.
    Et sur deux ans, le total? | Refaites le calcul sans les trois temps partiel svp.
    Thank you for the figure; I have just learned that four colleagues are retiring in June, could you take them off?
    That is very helpful. May I ask you to do it once more with the reception staff on the lower tier and everyone else where they are?
    I'm afraid I forgot to mention the Hamilton branch, which brings another eleven people into the calculation.
    Would you kindly show the difference between those two amounts, as my manager will certainly ask?
    On reflection, our volunteers won't require the backup, so please leave it in for the nine permanent staff alone.
    Could we see the same figure spread over thirty-six months, with the one-time charge added at the start?
    Oh, and we are a walk-in clinic, if that alters the sum you gave me a moment ago. | the warehouse crew doesnt need it after all
    ok swap 6 to the cheap one | w/o phones = ? | 17 now. redo | put back the backup i took off | make that 22 + 3 at the other shop
    all ent. and no add ons | my bad we r 13 | add mobile mgmt for sales only, thats 7 | diff between that n the first one
    Sorry, I make mistake, we are not 20 but 28, please again. | If three person go away from company, how becomes the amount?
    For the drivers we take nothing, only for the people in bureau, calculate new please.
    I want change: ten in Professional and other ten in Essential, how is it now? | Put also the security course inside for all, what makes this?
    Please combine the two prices what you gave. | Can you remove from it the archive of emails?
    okay so scratch that the two guys in the back are leaving at Christmas so do it with them gone
    alright and then what if the engineers all eight of them go up to the top one and the rest just stay put
    so that's for the Toronto people now throw in the Ottawa people that's fourteen more and tell me the whole thing
    hmm what if we cut the phone part and instead put in the training what does it come to
    and then let's pretend I grow to fifty by next summer where does that leave the monthly
    um take that number and stretch it across the next four years would you | right so after paying that out of the six thousand how much have I still got
    No, no, no. I said eleven with backup, and the other nine WITHOUT. Do it over. | That's wrong, we're a credit union, so work it out again with that.
    I never asked for after-hours cover, get it off that number. | For crying out loud, I told you twice, only HALF of them go on the better plan.
    Fine, knock it down to fifteen and the bottom tier, what then? | Ugh, the board wants it with everything after all; add every option back in.
    Let's upgrade the accounting team, 4 of them, and leave the others. | Scale it up to eighty.
    Suppose the nurses share and we only count 12, new amount? | Now do the version with two new hires in March.
    And if we pay for the year up front, what does that figure become? | Turns out Dave and Priya aren't staying, so two less.
    Add them up for me, the plan and the project. | Let me see it with phones for the sales floor and nothing for the shop.
    What would the first twelve months amount to, start-up charge and all? | Change the plan but keep the same number of heads. | keep backup, lose the rest
    how much more per month is that than before | We merged with another firm, so double the headcount in that estimate.
    Split it: a dozen on Pro, seven on Enterprise. | With those last changes, what's the sum each person now? | ok and with just one of the add-ons
    Strike the receptionist and give her phone line to the manager, so one user less. | Let's see it excluding the Barrie location. | over three years?
    ok now add backup | Et si on est vingt-cinq? | Please keep the five directors on the better one and bring the remaining twenty down to Essential.
    so tot for 12 mo? | And when we take five years, how much in all? | You counted the part-timers! Leave those six out of it.
    bump the three partners up a level | Do we save much off that if the seasonal folks drop out from November to March? | et pour 30?
    pis sans les téléphones? | mets-le en Enterprise à place
    Finalement nous serons vingt-cinq et non vingt, auriez-vous l'obligeance de refaire le calcul? | oups me suis trompé on est 16 pas 26
    deux personnes partent en juin, ça donne quoi le nouveau total | refais moi ca avec 5 de plus
    j'ai oublié de dire que nous sommes une clinique, est-ce que le montant bouge? | même chose mais au pro | ajoute la formation en sécurité au calcul
    Si on paie à l'année au lieu du mois, ce chiffre-là descend à combien? | et si on est juste 11
    Ben voyons je vous ai dit 40 pas 14, recommencez votre calcul | ok et avec le backup en plus ça monte à combien | recalculez avec 50 svp
    tant qu'à y être rajoute donc les lignes téléphoniques pis dis-moi ce que ça fait au total astheure
    on engage trois autres à l'automne, mettez à jour le total | non pas essential, professional
    retirez l'option conformité du total que vous venez de donner | Et le même calcul, mais réparti sur deux bureaux, est-ce que ça change de quoi?
    double le nombre d'employés | La patronne vient de dire qu'on exclut les quatre stagiaires, pouvez-vous réviser l'estimation?
    sans aucun extra finalement | Vous avez compté le backup alors que j'en ai JAMAIS parlé, ôtez ça de l'estimation
    hmm et si on descend au plan de base, le total devient? | pas 8 mais 18 | garde les 20 mais change pour le plan supérieur | and if we were 30 instead?
    take the phones off | now with backup added | same thing but 12 people | redo it for the top plan pls
    ok we have two more starting in May, so what does the total become | what if only half of them
    That is helpful, thank you. Could you recalculate it with three fewer people, please? | you counted wrong, we are 18 not 28, do it again
    so take what you just gave me but bump it up to the professional one and drop the voip and then tell me the new number | plus five contractors
    make that 45 | sorry I should have mentioned we're a dental office, does the figure move? | et pour 20 personnes à la place?
    sans la sauvegarde, ça donne combien? | let's say we lose four people, what then | add a second server to that | switch it to Essential and see
    we actually are a law firm, does your total still hold | and with the security package on top of it? | no no, I said without phones, run it again
    Perhaps we would begin with only ten. What would the amount be then? | with 7 more heads? | What changes the total if we go one plan lower?
    try it at 60 staff | can you double the number of people in that estimate | forget the add-on, what's left | for 15 then, same plan
    hmm and if my warehouse guys are not counted, so eleven | My colleague says we will be 26 by the summer, could you adjust the estimate you gave?
    update the quote: 8 users, pro, no extras | two of them are leaving next month so what do we get to | enlève la sauvegarde stp
    Je voudrais changer le nombre, pas 10 mais 13 personne | nous avons aussi 3 comptables à temps plein à ajouter dans votre estimation d'en haut
    And when I remove the training, the sum is how much? | what does that number become if we pay yearly | leave everything but put us on the cheaper tier
    the boss says we can do without the backup, what is it then | actually the doctor does not want the phones | he says leave the email security out
    my partner thinks we do not need that add-on, so without | if not, please add it and tell me the new total | please add it | add that one too
    excuse me, i meant essential and not enterprise | no, i wanted to say the other plan | and if we become twenty? | only five of us need the phones
    half of them on the cheaper one | just for the 8 then | and for 20 | and for 15 users? | what about 25 people | what about 40? | what if we are 50
    make it 12 | make it 20 users | make that 18 people | make it Professional instead | change it to Essential | change it to 15 users
    change that to 10 please | add backup | add phones | add the phones too | add 5 more people | add two more users | can you add backup to the quote
    with backup | and with backup? | with phones as well | without backup | without the phones | without phones please | remove the backup
    take out the backup | take off the add-ons | minus 3 people | now for 35 | same but for 20 users | same with Enterprise | actually we are 14
    sorry, 22 users | make it 20 pepole | withuot the backup | chnage it to 16 | et pour 20 personnes | sans la téléphonie | switch it to Professional
    remove the phones | ajoutez la sauvegarde
  `,
};
