import type { RecordsInput } from '../../schema/site.ts';

export const paymentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'payment',
  examples: `
    how can we pay | do you take credit cards | can I pay by e-transfer | do you invoice | when is payment due | is a deposit needed
    can we pay in instalments | do you take cheques | what happens if we pay late | payment terms | net 30? | can I pay by visa
    pre-authorized debit possible | comment peut-on payer | acceptez-vous les cartes de crédit | how do I pay | how can we pay you | do I get one bill
    do we get one invoice for everything | can I pay with mastercard | prenez-vous les cartes de crédit? | Quels modes de paiement acceptez-vous?
    virement interac ok? | faut-tu donner un dépôt avant de commencer | Pouvons-nous régler la migration en trois versements?
    qu'est-ce qui arrive si on paye en retard | on paye par chèque d'habitude, ça vous va? | net 30 possible?
    vous envoyez la facture par courriel ou ya un prélèvement automatique
    Notre service des comptes payables exige un bon de commande, est-ce que ça fonctionne avec vous? | carte amex acceptée ou juste visa
    paiment par depot direct cest tu possible | do you take visa | Which payment methods do you accept, and what are your terms? | e-transfer ok?
    we can pay in three part for the project? | do I need to put down a deposit before you guys get going
    What happens if an invoice is late? The last bunch cut us off after two days! | cheque
    Our accounts payable needs a PO number on every invoice. Can you accommodate that? | pre-authorized debit or do i get invoiced
    can i use amex for the points | is there a fee for paying by credit card | Would you take Bitcoin for the monthly bill? Failing that, Amex?
    u take amex? | Do you accept American Express? | do you finance purchases over 36 months | Do you take Visa? | How can we pay? | Is e-transfer okay?
    When are invoices sent? | Is it net 30? | Do you accept cheques? | Can I set up pre-authorized debit? | Is there a fee for credit cards?
    American Express accepted? | What are your payment terms? | How many days do we have to pay a bill? | Can we pay by wire? | Paying by PayPal possible?
    What happens when a payment is late? | Our accounts payable only does EFT runs on the 15th. Does that suit you?
    I collect Aeroplan points, so I'd like to put the plan on my Mastercard. Allowed?
    The city requires a purchase order number on each bill. Can your invoicing handle that?
    We have two legal entities that share an office. Could each receive its own invoice? | Do you want the money before the month begins or once it's over?
    Nobody here writes cheques any longer. Which electronic methods do you take?
    Head office in Winnipeg settles everything within 60 days. Would you accept such terms?
    Would direct debit from our TD business account work for the monthly fee? | Our finance team uses Plooto for paying suppliers. Any problem with that?
    If we become a client, whom do you address the bill to: the clinic or the doctor personally?
    My previous IT guy wanted cash. You surely have other means of paying? | I'd need the cost split over three departments on the bill. Do you do that?
    On which day of the month would the card be charged?
    Being a trust, we need two signatures for every transfer, which takes a couple of weeks. Do you allow that long for settling a bill? | credit card ok?
    how do i pay u, etransfer? | whats ur payment terms net15 or net30 | do u invoice by emial | can we pay w amex
    You accept the payment by virement from foreign bank? | When it comes the invoice, beginning or end of month?
    How many time we have for paying the facture? | Is possible pay with card of debit?
    I wanted to ask what ways there are to pay you like can we use a credit card or does it have to be a bank transfer
    do you guys send a bill at the start of the month and how long do we get to pay it
    we'd like it to come out of our bank account automatically is that something you can do | Acceptez-vous le virement Interac ou la carte de crédit?
    Vos factures sont payables dans combien de jours?
  `,
};
