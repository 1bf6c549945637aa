import type { RecordsInput } from '../../schema/site.ts';

export const dangerPaymentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-payment',
  examples: `
    I just wired money to a fake supplier
    we paid an invoice with changed bank details
    I sent gift card codes to a scammer
    the supplier says they never got the money
    our bookkeeper transferred 18000 to the wrong account after an email from the boss
    somebody changed our bank account on the invoices we send
    the bank called about a transfer we didn't make
    my boss's email asked for a wire and I sent it
    fraudulent payment this morning
    customers ask why we changed our bank account and we didn't
    j'ai envoyé de l'argent à un fraudeur
    nous avons payé une fausse facture
    on a viré 38 000 $ au mauvais compte, c'était une fraude
    La comptable a acheté des cartes-cadeaux pour 2 000 $ croyant que la directrice le lui demandait.
    fraude virement urgent
    un fournisseur nous a écrit que son compte bancaire avait changé pis on l'a payé, là il dit qu'il a rien reçu
    j'ai envoyé un interac à un fraudeur
    Les coordonnées bancaires de dépôt direct d'un employé ont été modifiées à la suite d'un faux courriel.
    on s'est fait avoir de 12k par une fausse facture
    jai gratté les cartes apple pis envoyé les numeros en photo
    notre cliente a payé sa facture à un compte qui est pas le nôtre, quelqu'un a modifié le PDF
    arnaque du président, l'argent est parti il y a une heure
    peut-on arrêter un virement bancaire fait ce matin à un escroc?
    Nous croyons avoir versé le dépôt d'achat d'un immeuble à un imposteur qui se faisait passer pour le notaire.
    paye de 3 employés déposée dans un compte inconnu
    ils ont eu ma carte de crédit d'entreprise sur un faux site de postes canada
    le CFO a fait un wire de 90 000 US pis le courriel venait pas du boss
    fausse facture payée help
    jai payer en bitcoin un gars qui disait etre de revenu canada
    on vient de réaliser qu'on paie depuis deux mois un faux fournisseur de Markham
    gift card scam
    i bought apple card for boss and sended the codes, boss did not ask
    fake invoice paid
    THE MONEY IS GONE. Somebody changed the bank details. Do something!
    sent an e-transfer to a fraudster, can it be stopped
    An employee's direct deposit details were altered and her pay went elsewhere.
    our client sent the closing funds to an account that isn't ours, the pdf was altered
    paid fake cra guy in bitcoin
    I bought $2,000 of gift cards because I thought the email was from my boss. It was not my boss. I sent the codes ten minutes ago.
    I think I just sent $18,000 to a scammer, the supplier email had new bank details. What do I do??
    sorry, change of plan, we just found out we wired $48,000 to a scammer who was in our email
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
