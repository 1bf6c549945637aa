import type { RecordsInput } from '../../schema/site.ts';

export const dangerPaymentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-payment',
  examples: `
    gift card scam | fake invoice paid | fraude virement urgent | fausse facture payée help | hit by bec scam, funds sent | paid fake cra guy in bitcoin
    scammed out of 8000 by email | wired 40k to fake vendor help | paid fake invoice this morning | fake supplier took our deposit
    fraudulent payment this morning | We wired $48,000 to a fraudster | nous avons payé une fausse facture | I paid a fake invoice this morning
    I sent gift card codes to a scammer | paid the ransom guy and got nothing | j'ai envoyé un interac à un fraudeur | I just wired money to a fake supplier
    j'ai envoyé de l'argent à un fraudeur | J'ai envoyé un virement à un fraudeur | sent money to scammer can i get it back
    the supplier says they never got the money | Deposit for the closing landed with crooks | we paid an invoice with changed bank details
    my boss's email asked for a wire and I sent it | A cheque for $22,500 was mailed to an impostor | the bank called about a transfer we didn't make
    Scammed out of nine thousand, what can be done? | paid a bogus invoce today can we get the $ back | wire fraud just happened, bank closed, what now
    gift cards scam, employee fell for it, $500 gone | we wired money to the wrong supplier this morning | on s'est fait avoir de 12k par une fausse facture
    paye de 3 employés déposée dans un compte inconnu | Gave our Visa number to a fake Microsoft technician
    sent etransfer to wrong ppl it was a scam. reverse? | sent an e-transfer to a fraudster, can it be stopped
    Paid in bitcoin to somebody who claimed to be the CRA | we got scammed, sent 6k by etransfer to fake supplier
    wire went to wrong acct bc hacker changed bank info!! | The e-transfer went to a crook, what should I do first
    did an interac to scammer, 3k, autodeposit so its gone | on a viré 38 000 $ au mauvais compte, c'était une fraude
    somebody changed our bank account on the invoices we send | arnaque du président, l'argent est parti il y a une heure
    customers ask why we changed our bank account and we didn't | jai gratté les cartes apple pis envoyé les numeros en photo
    My partner approved a wire which turns out to be fraudulent | the bank line is busy, who else can I call about the transfer
    jai payer en bitcoin un gars qui disait etre de revenu canada | I sent an e-transfer to someone pretending to be our supplier
    Payroll for two people was redirected to a stranger's account | A con man got three e-transfers from our office manager today
    peut-on arrêter un virement bancaire fait ce matin à un escroc? | I've sent bitcoin to somebody who I now believe is a con artist
    the money went out to the wrong bank because the email was fake | boss emailed asking for giftcards i bought 800$ worth, was fake
    Our bookkeeper bought gift cards for a scammer posing as the owner | I have paid an invoice with changed bank number and it was a fraud
    Money is gone from company account to a thief, whom do I must call | i bought apple card for boss and sended the codes, boss did not ask
    THE MONEY IS GONE. Somebody changed the bank details. Do something! | We just got taken for six grand by a phony Hydro disconnection call
    Invoice looked right, logo right, account wrong. Paid it. 9,600 gone | A crook had us reroute the monthly rent and we've now paid him twice
    le CFO a fait un wire de 90 000 US pis le courriel venait pas du boss | We transferred the funds yesterday and the real vendor never got them
    On a payé une fausse facture, l'argent est parti ce matin, que faire? | My colleague paid a bogus Microsoft support fee with the company Visa
    how fast do you gotta call the bank after sending cash to a fraudster | I believed it was our lawyer requesting the trust money and I sent it
    omg i gave the comp. card to a fake ms support guy and they charged it | The money went to the wrong bank account because the e-mail was forged
    Our company made payment to the hacker in place of the factory in China | our deposit for equipment went to a website that turns out not to exist
    Just realized the payment details had been swapped by a hacker, 12k gone | We were defrauded by a look-alike domain; the payment has already cleared
    They charged my company card after I "renewed" a phony Norton subscription | they emptied our business account through online banking after a fake call
    I send already 5000 dollar to fake person, please how I can stop this money
    ils ont eu ma carte de crédit d'entreprise sur un faux site de postes canada
    An employee's direct deposit details were altered and her pay went elsewhere.
    On a viré 18 000 $ à un fraudeur qui se faisait passer pour notre fournisseur
    We lost nineteen thousand in a false invoice, is it possible to stop it still
    Direct deposit of my pay was redirected to a criminal by a forged e-mail to HR
    on vient de réaliser qu'on paie depuis deux mois un faux fournisseur de Markham
    my girl in accounting bought the gift cards and sent the numbers to the scammer
    We have transfer to Portugal 23 thousand, the real client say the IBAN is not his
    our bookkeeper transferred 18000 to the wrong account after an email from the boss
    It seems we fell for a false CEO request, the transfer left the bank two hours ago
    sent the down payment. then realised domain was spelled w/ a 1 instead of l. fraud
    Is there any hope of clawing back a wire that a fraud artist talked our clerk into
    J'ai payé une fausse facture par virement Interac à matin, peut-on ravoir l'argent?
    Can a wire be recalled if it went out at four yesterday to a fraudster in Hong Kong
    our client sent the closing funds to an account that isn't ours, the pdf was altered
    I gave my credit card to a fake Canada Post page and there are charges on it already
    They took 15,000 from our account after the man was on my screen with online banking
    I have transfer to account from the email and after one hour I understand it is fraud
    Someone impersonated our contractor by e-mail and we paid him instead of the real one
    We were tricked with a doctored PDF: same logo, other IBAN. The euros left on Thursday.
    We made payment to the bad people, they write as our supplier and bank number was other
    The money for the machine is go to thief account, real company say they receive nothing
    Somebody pretended to be our landlord and we sent the deposit for the new office to him
    The transfer is done and only after I telephoned the supplier who said never changed bank
    sorry, change of plan, we just found out we wired $48,000 to a scammer who was in our email
    notre cliente a payé sa facture à un compte qui est pas le nôtre, quelqu'un a modifié le PDF
    I authorized a payment on the phone and two minutes later it clicked that this was a swindle
    Somebody got a cheque out of us with a forged e-mail from the president and it's been cashed
    My secretary has given the bank card number and the code to a false person and the money left
    Someone impersonating our freight broker took 15,000 from us. The bank is closed until Monday.
    I paid for a computer that I have found in a false store and they took also more from the card
    Funds were released to an impostor on the strength of one e-mail, and our controller's in tears
    La comptable a acheté des cartes-cadeaux pour 2 000 $ croyant que la directrice le lui demandait.
    I think I just sent $18,000 to a scammer, the supplier email had new bank details. What do I do??
    I let a man into my computer for a refund and he moved money out of the business chequing account.
    My secretary buy gift card because mail come from director but was not director, now money is lost
    we got tricked into changing the payroll deposit for one of our guys and his pay went to some thief
    Les coordonnées bancaires de dépôt direct d'un employé ont été modifiées à la suite d'un faux courriel.
    Our accounts payable settled an invoice from a look-alike domain. Should I call RBC or the police first?
    I bought Apple cards for my director and I scratched and sent the numbers, but my director knows nothing
    Our bank says the money's already moved on, the thieves were quick, what are we supposed to do from here
    Bought six laptops from an online shop for our studio; the site has vanished and so has our 7,300 dollars.
    The closing funds for a client's house went to the wrong account because the wire instructions were forged
    half an hour ago I pushed a payment to a vendor and now he phones saying his mail was hacked and don't pay
    the vendor is asking where's his money and we sent it last week to the new account he supposedly emailed us
    Yesterday I refunded a customer too much because he sent me a screenshot and it was a trick, the money's out
    un fournisseur nous a écrit que son compte bancaire avait changé pis on l'a payé, là il dit qu'il a rien reçu
    Nous croyons avoir versé le dépôt d'achat d'un immeuble à un imposteur qui se faisait passer pour le notaire.
    We changed an employee's direct deposit on request. He hasn't been paid and says he never asked for a change.
    My dad's machine shop paid five thousand for a "domain renewal" that never existed and they keep taking more.
    I typed our corporate credit card into a fake Canada Post page, and there are already charges from Singapore.
    so i sent the wire this morning and now the vendor is telling me they never changed their bank and i feel sick
    I'm so embarrassed, I've paid a customs fee by card to a fraudster and now there's a second charge for a thousand
    we paid eleven thousand dollars to somebody who was pretending to be our landscaper and i need to know who to call
    Our accounts payable clerk followed an e-mail with new banking details and the real vendor now says nothing arrived
    the boss's email said pay this today so I paid it and the boss is sitting here saying he never wrote any such thing
    The down payment of our buyers, a young couple from Ajax, was sent to criminals who had been reading our conversation.
    ok so a guy called from the bank's fraud department and had me move our money to a safe account and it wasn't the bank
    The CEO supposedly texted me asking for ten Apple cards. I read him the codes, and he's standing here saying it wasn't him.
    Half an hour ago I sent an Interac transfer of 2,900 to what I believed was our landlord. The address had one letter different.
    my bookkeeper bought two thousand dollars in gift cards because she thought the boss was texting her and now the codes are gone
    We've just discovered that the twelve thousand dollars we wired yesterday went to an account that doesn't belong to our supplier
    A caller from TD's fraud department told me to move the balance to a safe account. I did, and now nobody answers at that number.
    I bought $2,000 of gift cards because I thought the email was from my boss. It was not my boss. I sent the codes ten minutes ago.
    Our law clerk released trust money following an e-mail from the "client". The client denies sending it. Can the wire be recalled?
    Please, it's quite urgent: the treasurer transferred the charity's money after receiving a message that wasn't from our president
    An apparent director in Calgary phoned, voice and all, and had us pay an acquisition fee. It was a deepfake; the transfer went through.
    I'm the controller of a construction firm in Brampton. On Tuesday we paid $86,400 to a new account number that our steel supplier now says isn't his.
    we wired 18k to a fake supplier account yesterday | boss's mail told me to buy gift cards and I sent the codes, it wasn't him
    paid a fake invoice, bank closed, what now | my clerk transferred the deposit to fraudsters, 2 hours ago
    gave my card number to a fake canada post page and they've already charged 900
    money went out to a crook pretending to be our landlord, rent for the quarter
    so the controller got a mail from me only it wasn't me and she sent forty two thousand this morning and the bank isn't picking up
    envoyé 6000 $ à un faux fournisseur | on a payé un fraudeur | virement fait au mauvais compte, fraude | j'ai envoyé l'argent à un arnaqueur
    Notre commis a viré 23 000 $ à la suite d'un faux courriel du président; comment réagir? | fausse facture payée, koi faire
    arnaque au président, argent parti | J'ai acheté des cartes-cadeaux pour mon patron et c'était pas lui
    les coordonnées bancaires du fournisseur étaient fausses et le paiement est passé | fraude par virement bancaire | virement interac envoyé à un fraudeur
    on peut-tu récupérer l'argent viré à un escroc | Je me suis fait fourrer de 8000 $ avec une fausse facture, faites de quoi!
    J'ai fait le paiement pour le faux fournisseur, est-ce que la banque peut arrêter? | wire de 40k parti chez des fraudeurs
    j'ai donné la carte de crédit de la compagnie sur un faux site et ils ont chargé 3000 | argent volé par virement
    hier j'ai reçu un courriel de notre fournisseur disant qu'y changeait de banque fait que j'ai payé pis là le vrai fournisseur m'appelle qu'il a rien reçu
    15 000 envolés, faux compte bancaire | Nous venons de découvrir que trois paiements ont été acheminés à un imposteur.
    comment annuler un virement frauduleux | la comptable s'est fait avoir, l'argent est sorti
    un client a payé notre facture dans le compte d'un fraudeur qui se faisait passer pour nous | cartes google play envoyées au scammeur
    On a réglé une facture qui n'existait pas, 6 200 $, on vient juste de s'en rendre compte | paiement à un imposteur ce matin
    Nous avons perdu argent, un faux directeur a demandé un transfert et ma collègue l'a fait | depot envoyé a un faux proprio de bureau
    le chèque de 12 000 est allé à des bandits suite à un faux courriel, on appelle qui | paid the invoice, supplier says not theirs
    The vendor tells us the money never arrived although we used the new account they mailed us. | wired 18k to wrong folks
    I did purchase the gift cards as our director asked, and now he tells me he never asked. | e transfer went to a scammer, can u reverse
    We pay to the new IBAN from email and now real company is asking where is money
    so the contractor emailed new bank details and we sent the deposit and today he calls and says he never changed anything
    How do I get forty thousand dollars back from these crooks?! | deposit gone, the seller doesn't exist
    My assistant has settled a bill for a domain renewal that we do not even own.
    Payroll went to an account that isn't Sandra's, someone had mailed us the change in her name | employee's pay landed with a stranger
    I gave the card number to the courier's page for a two dollar fee, and now there are charges from Brazil | visa charged after the parcel text
    nous avons viré l'argent à un faux fournisseur | On a payé une facture frauduleuse hier
    Last Friday's wire seems to have been for somebody who merely pretended to be our lawyer.
    closing funds sent to the wrong bank account after an email switch | Is there a way to recall a transfer when the mail turned out to be phony
    I have send money to man who say he is from the tax office, he was not | we paid the CRA guy, wasn't CRA
    the boss's voice on the phone told me to pay the supplier in Hong Kong so I did and it turns out he was on the golf course
    Who can stop a payment made to swindlers this morning | accounts payable fell for it
    That toner company we paid? We never ordered any toner. Their number is dead. | Our bookkeeper did two Interac transfers to a person posing as me
    overpaid by cheque, refunded the customer, cheque bounced | A client sent his payment to an account that is not ours, because of a letter with our logo
    customer paid fake version of us | the seller of the used forklift took our money and his website is gone | gave him the gift card codes
    Money left the account to a firm nobody here knows, after I typed the banking details in a link | interac sent to wrong guy pretending supplier
    they got six thousand off us with a bogus renewal, now what | Bank says the transfer is final. It was a con, do something!
    We settled up with the landlord by wire, new account and all, only the landlord says he has the same bank as ever
    sent the down payment, it was a fake lawyer's mail
    la paie d'un employé est partie dans le compte d'un voleur parce qu'on a changé son dépôt direct suite à un courriel
    j'ai payé en bitcoin et c'était une arnaque | bought 10 apple cards for "the boss" | bitcoin sent, no goods
    I feel silly: I bought cards, scratched them and read the numbers to him. | I sent money to a scammer | we sent money to a scammer | I paid a scammer
    we paid a scammer | I paid a fake invoice | we paid a fake invoice | we paid a fraudulent invoice | paid a fake invoice | I got scammed | we got scammed
    I've been scammed | i was scamed | I lost money to a scam | we lost money to a scam | wire frued | we're victims of wire fraud
    I wired money to a fraudster | we wired money to the wrong account | we sent a wire to a scammer | we sent an e-transfer to a scammer
    I sent an e-transfer to a fraudster | I transferred money to a fraudster | we made a payment to a fraudster | I bought gift cards for a scammer
    I sent gift cards to a scammer | I sent the gift card codes | I bought gift cards, it was fake | the CEO email was fake, we paid
    supplier's bank details were fake, we paid | we paid the wrong bank account, fraud | I gave a scammer my credit card | payment fraud
    payment went to a fraudster | can I get my money back from scammer | how do I get scammed money back | can we recall a fraudulent wire
    sent money to scammer what now | we payed a fake invioce | i sent mony to a scamer | i got scamed | j'ai payé une fausse facture
    we lost money to fraud | fake supplier email and we paid | on s'est fait frauder | typed the code in and now money is gone from our account
    our bank account was emptied after a fake text | the account is drained, I gave a code on the phone
    somebody called as the bank and now 8000 is missing | I clicked the Interac link and they took the money
    our company card was charged 2000 after I answered a fake mail | we entered banking details on a fake page and the balance is zero
    gave the code to a caller, he took everything from the business account | money vanished from our account after the CRA text
    three e-transfers left our account after I typed in the code | they cleaned out our chequing account after the call
    I put the card number in a fake Canada Post site and got charged | paypal got emptied after I logged in through an email
    receptionist gave the bank code to someone and funds are gone | I approved a push and then 15k left the account
    there are withdrawls I didn't make since I opened that message | the guy from "fraud department" moved our money out
    our savings are gone after a phone call this morning | we got a text from RBC, I signed in, now the account is empty
    someone is taking money from our account right now after that fake login | charged 600 on the visa after a netflix email
    my boss read a code to the bank lady and now 12 000 is missing | bank account got empited after i typed the code
    they withdrew mony from us after a fake email | the fake TD page took my login and then my cash | our crypto wallet was emptied after an email
    Stripe balance was paid out to a stranger after someone phished my login | the company credit card has five charges since that scam text
    line of credit maxed out after I gave the caller the passcode | after the message with the code our business account shows zero dollars
    we fell for a fake bank mail and they transferred out our payroll money | help they took 4500 from the account after a fake call
    I have give the code by telephone and the money is not there more | an amount of $9,800 was debited following a fraudulent text message
    logged in from a text link, now an e-transfer I never sent went out | j'ai donné le code au téléphone pis le compte est vide
    notre compte a été vidé après un faux texto de la banque | ils ont pris 5000 $ après que j'ai cliqué sur le lien Interac
    la carte de la compagnie a été débitée après un faux courriel | j'ai entré le code et l'argent est parti de notre compte
  `,
  counterExamples: `
    We lost a week of work two years ago when a hard drive failed, and I don't want to go through that again. What do you recommend for backup?
    how much is the plan that includes after hours emergencies | My computer is a dinosaur and takes ten minutes to start. What would a new one cost?
    do you have an article about what to do after a data breach
    We had a close call in March, somebody almost paid a fake invoice but the bank caught it. What can be put in place so it doesn't happen again?
    Our last provider was a disaster. How hard is it to switch to you?
    Our bookkeeper left in June on good terms. What's the proper way to close an account when someone leaves, and is that part of the plan?
    We used to go down every month or so until we changed routers. Now I'd just like somebody to keep an eye on it. What does monitoring cost?
    Our church was thinking about what would happen to the donor list if somebody broke in and took the computer. Do you give non profits a discount?
    My old boss once wired money to a crook and nobody wants to repeat that here. What rules do you recommend for payments?
    Our landlord's tenants upstairs were robbed last month and lost their laptops. How do you encrypt ours, and for how much?
    price to move 15 mailboxes, our old host goes down a lot and im tired of it
    do we have to report a breach to the government in quebec? asking for our policy manual | do you have a guide on how to spot a fake invoice
  `,
};
