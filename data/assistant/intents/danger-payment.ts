import type { RecordsInput } from '../../schema/site.ts';

export const dangerPaymentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-payment',
  examples: `
    the bank line is busy, who else can I call about the transfer | we wired money to the wrong supplier this morning
    I just wired money to a fake supplier | we paid an invoice with changed bank details | I sent gift card codes to a scammer
    the supplier says they never got the money | our bookkeeper transferred 18000 to the wrong account after an email from the boss
    somebody changed our bank account on the invoices we send | the bank called about a transfer we didn't make
    my boss's email asked for a wire and I sent it | fraudulent payment this morning | customers ask why we changed our bank account and we didn't
    j'ai envoyé de l'argent à un fraudeur | nous avons payé une fausse facture | on a viré 38 000 $ au mauvais compte, c'était une fraude
    La comptable a acheté des cartes-cadeaux pour 2 000 $ croyant que la directrice le lui demandait. | fraude virement urgent
    un fournisseur nous a écrit que son compte bancaire avait changé pis on l'a payé, là il dit qu'il a rien reçu | j'ai envoyé un interac à un fraudeur
    Les coordonnées bancaires de dépôt direct d'un employé ont été modifiées à la suite d'un faux courriel.
    on s'est fait avoir de 12k par une fausse facture | jai gratté les cartes apple pis envoyé les numeros en photo
    notre cliente a payé sa facture à un compte qui est pas le nôtre, quelqu'un a modifié le PDF | arnaque du président, l'argent est parti il y a une heure
    peut-on arrêter un virement bancaire fait ce matin à un escroc?
    Nous croyons avoir versé le dépôt d'achat d'un immeuble à un imposteur qui se faisait passer pour le notaire.
    paye de 3 employés déposée dans un compte inconnu | ils ont eu ma carte de crédit d'entreprise sur un faux site de postes canada
    le CFO a fait un wire de 90 000 US pis le courriel venait pas du boss | fausse facture payée help
    jai payer en bitcoin un gars qui disait etre de revenu canada | on vient de réaliser qu'on paie depuis deux mois un faux fournisseur de Markham
    gift card scam | i bought apple card for boss and sended the codes, boss did not ask | fake invoice paid
    THE MONEY IS GONE. Somebody changed the bank details. Do something! | sent an e-transfer to a fraudster, can it be stopped
    An employee's direct deposit details were altered and her pay went elsewhere.
    our client sent the closing funds to an account that isn't ours, the pdf was altered | paid fake cra guy in bitcoin
    I bought $2,000 of gift cards because I thought the email was from my boss. It was not my boss. I sent the codes ten minutes ago.
    I think I just sent $18,000 to a scammer, the supplier email had new bank details. What do I do??
    sorry, change of plan, we just found out we wired $48,000 to a scammer who was in our email | We wired $48,000 to a fraudster
    I paid a fake invoice this morning | Our bookkeeper bought gift cards for a scammer posing as the owner
    The money went to the wrong bank account because the e-mail was forged | I sent an e-transfer to someone pretending to be our supplier
    Deposit for the closing landed with crooks | They charged my company card after I "renewed" a phony Norton subscription
    Payroll for two people was redirected to a stranger's account | We transferred the funds yesterday and the real vendor never got them
    Gave our Visa number to a fake Microsoft technician | Paid in bitcoin to somebody who claimed to be the CRA
    Scammed out of nine thousand, what can be done? | A cheque for $22,500 was mailed to an impostor
    My partner approved a wire which turns out to be fraudulent
    I'm the controller of a construction firm in Brampton. On Tuesday we paid $86,400 to a new account number that our steel supplier now says isn't his.
    The CEO supposedly texted me asking for ten Apple cards. I read him the codes, and he's standing here saying it wasn't him.
    Our law clerk released trust money following an e-mail from the "client". The client denies sending it. Can the wire be recalled?
    We changed an employee's direct deposit on request. He hasn't been paid and says he never asked for a change.
    Bought six laptops from an online shop for our studio; the site has vanished and so has our 7,300 dollars.
    Half an hour ago I sent an Interac transfer of 2,900 to what I believed was our landlord. The address had one letter different.
    Our accounts payable settled an invoice from a look-alike domain. Should I call RBC or the police first?
    Someone impersonating our freight broker took 15,000 from us. The bank is closed until Monday.
    I let a man into my computer for a refund and he moved money out of the business chequing account.
    The down payment of our buyers, a young couple from Ajax, was sent to criminals who had been reading our conversation.
    We were tricked with a doctored PDF: same logo, other IBAN. The euros left on Thursday.
    My dad's machine shop paid five thousand for a "domain renewal" that never existed and they keep taking more.
    I typed our corporate credit card into a fake Canada Post page, and there are already charges from Singapore.
    An apparent director in Calgary phoned, voice and all, and had us pay an acquisition fee. It was a deepfake; the transfer went through.
    paid a bogus invoce today can we get the $ back | wire went to wrong acct bc hacker changed bank info!!
    boss emailed asking for giftcards i bought 800$ worth, was fake | omg i gave the comp. card to a fake ms support guy and they charged it
    We made payment to the bad people, they write as our supplier and bank number was other
    I send already 5000 dollar to fake person, please how I can stop this money
    The money for the machine is go to thief account, real company say they receive nothing
    My secretary buy gift card because mail come from director but was not director, now money is lost
    I have transfer to account from the email and after one hour I understand it is fraud
    so i sent the wire this morning and now the vendor is telling me they never changed their bank and i feel sick
    we paid eleven thousand dollars to somebody who was pretending to be our landscaper and i need to know who to call
    On a viré 18 000 $ à un fraudeur qui se faisait passer pour notre fournisseur
    J'ai payé une fausse facture par virement Interac à matin, peut-on ravoir l'argent?
  `,
  counterExamples: `
    We lost a week of work two years ago when a hard drive failed, and I don't want to go through that again. What do you recommend for backup?
    how much is the plan that includes after hours emergencies
    My computer is a dinosaur and takes ten minutes to start. What would a new one cost?
    do you have an article about what to do after a data breach
    We had a close call in March, somebody almost paid a fake invoice but the bank caught it. What can be put in place so it doesn't happen again?
    Our last provider was a disaster. How hard is it to switch to you?
    Our bookkeeper left in June on good terms. What's the proper way to close an account when someone leaves, and is that part of the plan?
    We used to go down every month or so until we changed routers. Now I'd just like somebody to keep an eye on it. What does monitoring cost?
    Our church was thinking about what would happen to the donor list if somebody broke in and took the computer. Do you give non profits a discount?
    My old boss once wired money to a crook and nobody wants to repeat that here. What rules do you recommend for payments?
    Our landlord's tenants upstairs were robbed last month and lost their laptops. How do you encrypt ours, and for how much?
    price to move 15 mailboxes, our old host goes down a lot and im tired of it
    do we have to report a breach to the government in quebec? asking for our policy manual
    do you have a guide on how to spot a fake invoice
  `,
};
