import type { RecordsInput } from '../../schema/site.ts';

export const paymentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'payment',
  examples: `
    how can we pay
    do you take credit cards
    can I pay by e-transfer
    do you invoice
    when is payment due
    is a deposit needed
    can we pay in instalments
    do you take cheques
    what happens if we pay late
    payment terms
    net 30?
    can I pay by visa
    pre-authorized debit possible
    comment peut-on payer
    acceptez-vous les cartes de crédit
    how do I pay
    how can we pay you
    do I get one bill
    do we get one invoice for everything
    can I pay with mastercard
    prenez-vous les cartes de crédit?
    Quels modes de paiement acceptez-vous?
    virement interac ok?
    faut-tu donner un dépôt avant de commencer
    Pouvons-nous régler la migration en trois versements?
    qu'est-ce qui arrive si on paye en retard
    on paye par chèque d'habitude, ça vous va?
    net 30 possible?
    vous envoyez la facture par courriel ou ya un prélèvement automatique
    Notre service des comptes payables exige un bon de commande, est-ce que ça fonctionne avec vous?
    carte amex acceptée ou juste visa
    paiment par depot direct cest tu possible
    do you take visa
    Which payment methods do you accept, and what are your terms?
    e-transfer ok?
    we can pay in three part for the project?
    do I need to put down a deposit before you guys get going
    What happens if an invoice is late? The last bunch cut us off after two days!
    cheque
    Our accounts payable needs a PO number on every invoice. Can you accommodate that?
    pre-authorized debit or do i get invoiced
    can i use amex for the points
    is there a fee for paying by credit card
    Would you take Bitcoin for the monthly bill? Failing that, Amex?
    u take amex?
    Do you accept American Express?
    do you finance purchases over 36 months
  `,
};
