import type { RecordsInput } from '../../schema/site.ts';

export const paymentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'payment',
  examples: `
    cheque | net 30? | how do I pay | u take amex? | payment terms | Is it net 30? | how can we pay | do you invoice | e-transfer ok? | net 30 or what
    How can we pay? | credit card ok? | net 30 possible? | do you take visa | can I pay by visa | do I get one bill | Do you take Visa? | can we pay w amex
    can i use paypal? | how can we pay you | do u take cheques? | when is payment due | is a deposit needed | do you take cheques | Is e-transfer okay?
    Can we pay by wire? | virement interac ok? | comment peut-on payer | do u invoice by emial | visa ok for the bill? | Do you accept cheques?
    can I pay by e-transfer | When are invoices sent? | late fee if i miss one? | do you take credit cards | amex accepted by u guys?
    invoice by email or mail | eft details, do u do eft | can we pay in instalments | can I pay with mastercard | American Express accepted?
    Paying by PayPal possible? | how do i pay u, etransfer? | paid start or end of month | what happens if we pay late | What are your payment terms?
    In which way we can pay you? | pre-authorized debit possible | can i use amex for the points | auto debit from bank account?
    card fee 3% if i pay by visa? | Do you accept American Express? | Is there a fee for credit cards? | e transfer possible for invoices
    prenez-vous les cartes de crédit? | carte amex acceptée ou juste visa | May we pay by Interac e-transfer? | can u bill 2 companies separately
    acceptez-vous les cartes de crédit | Can I set up pre-authorized debit? | We can pay in cash at your office? | Is possible pay with card of debit?
    You accept payment with Mastercard? | do we get one invoice for everything | What happens when a payment is late?
    Do you send invoices as PDF by email? | whats ur payment terms net15 or net30 | Quels modes de paiement acceptez-vous?
    do you finance purchases over 36 months | How many days do we have to pay a bill? | Which methods of payment do you accept?
    is there a fee for paying by credit card | qu'est-ce qui arrive si on paye en retard | paiment par depot direct cest tu possible
    we can pay in three part for the project? | pre-authorized debit or do i get invoiced | faut-tu donner un dépôt avant de commencer
    on paye par chèque d'habitude, ça vous va? | In which way we must to pay, card or bank? | Dans quel délai doit-on payer vos factures?
    How many time we have for paying the facture? | Is bank transfer possible from account in Europe? | Vos factures sont payables dans combien de jours?
    The invoice you send by post or by electronic mail? | On which day of the month would the card be charged?
    What happens when we pay the bill one week too late? | Can every department become own invoice for payment?
    Pouvons-nous régler la migration en trois versements? | You accept the payment by virement from foreign bank?
    When it comes the invoice, beginning or end of month? | Who receives the invoice, can be other person than me?
    Acceptez-vous le virement Interac ou la carte de crédit? | do I need to put down a deposit before you guys get going
    Is interest charged on overdue amounts, and at what rate? | I want to know after how many days the invoice must be paid.
    Which payment methods do you accept, and what are your terms? | Our accounting needs PO number on the bill, you can write it?
    On what day of the month would your invoice normally reach us? | Would a void cheque be needed to set up automatic withdrawals?
    When I pay, before the service or after the month is finished? | Acceptez-vous les cartes de crédit ou seulement les virements?
    what if the card gets declined do you cut us off or do you call | Would you take Bitcoin for the monthly bill? Failing that, Amex?
    Do you want the money before the month begins or once it's over? | Could the invoices be sent directly to our bookkeeper by e-mail?
    How many days do we have to settle an invoice after receiving it? | Is there interest charged when a payment arrives a few days late?
    do you need a deposit or a credit check before we can be invoiced | is e-transfer alright for paying you that's how I pay everybody else
    vous envoyez la facture par courriel ou ya un prélèvement automatique | I was wondering whether we could put this on the company credit card.
    My previous IT guy wanted cash. You surely have other means of paying? | Our accounts department pays by cheque only; would that be acceptable?
    do we get a proper invoice each time that I can hand to the accountant | my bank charges for wires so what other ways can we send you the money
    Our accounts payable only does EFT runs on the 15th. Does that suit you? | can I pay with bitcoin or does it have to be regular money from the bank
    Would direct debit from our TD business account work for the monthly fee? | Our finance team uses Plooto for paying suppliers. Any problem with that?
    I prefer that you take the money automatic from the bank, is it possible? | so do you guys take credit cards or is it one of those cheque only places
    so is the bill on the first of the month or whenever we happen to sign up | I'd need the cost split over three departments on the bill. Do you do that?
    Nobody here writes cheques any longer. Which electronic methods do you take?
    Please tell me what your usual terms of payment are, for example net thirty.
    What happens if an invoice is late? The last bunch cut us off after two days!
    Do you collect the money by pre-authorized debit, or do we send it ourselves?
    do you do terms like sixty days because that's what our other suppliers give us
    when does the first payment come out is it right when we sign or when you start
    I'd like to put it on my Amex for the points is that okay or do you add a charge
    I collect Aeroplan points, so I'd like to put the plan on my Mastercard. Allowed?
    My supervisor wants to know whether the service is paid in advance or in arrears.
    Our accounts payable needs a PO number on every invoice. Can you accommodate that?
    do you guys send a bill at the start of the month and how long do we get to pay it
    where do we mail the cheque to and who do we make it out to if we become customers
    can I set it up so it comes out of the bank by itself because I'll forget otherwise
    We have two legal entities that share an office. Could each receive its own invoice?
    We have two companies sharing the office; could you issue separate invoices to each?
    we've got three locations and each one pays its own way so can you send three invoices
    The city requires a purchase order number on each bill. Can your invoicing handle that?
    Head office in Winnipeg settles everything within 60 days. Would you accept such terms?
    we'd like it to come out of our bank account automatically is that something you can do
    Could I ask if wire transfers from our parent company in the United States are possible?
    Our head office insists on a purchase order number on every invoice. Can you manage that?
    If we become a client, whom do you address the bill to: the clinic or the doctor personally?
    Notre service des comptes payables exige un bon de commande, est-ce que ça fonctionne avec vous?
    okay and how's the money thing work do you send me a bill or do you just take it out of the account
    our office lady does the payables every second Friday so how long have we got to pay you once the bill comes
    I wanted to ask what ways there are to pay you like can we use a credit card or does it have to be a bank transfer
    Being a trust, we need two signatures for every transfer, which takes a couple of weeks. Do you allow that long for settling a bill?
    can we pay you by wire | when do invoices come | you take cards? | virement accepté? | what happens if a month isn't paid | visa ok? | how do i pay u
    Our accounting prefers cheques. Would that be acceptable to you? | cheque accepted? | do you take amex | It's possible to pay by e-transfer?
    Interac e-Transfer fine? | so my question is when does the bill come, beginning of the month or end, because our cash is tight mid-month
    billed in advance or after | Is the invoice issued ahead of the month or in arrears? | Acceptez-vous les cartes de crédit?
    pre-authorized debit, you do it? | My bookkeeper needs a purchase order number on every invoice. Can you put this? | who do invoices go to
    Could invoices be sent to our accounts payable mailbox rather than to me? | Is there a surcharge for paying with a credit card?
    3% card fee like everybody else or no | What occurs when a payment is a week overdue? | do you shut us off if we miss a payment
    The last crooks charged my card twice. Will you insist on storing my card? | keep card on file? | can we split invoice per location | separate invoices?
    Do you want something up front before you begin? | money up front | first and last month like a landlord? | when is first payment due
    If we sign in the middle of month, the first bill is for the half? | prorated first month? | wire transfer
    Could our head office in Germany pay you by bank transfer? | cash? | What day of the month do you charge us? | charge date
    which date the money leaves my account | autopay, is it mandatory | I hate automatic withdrawals with a passion. Must I agree to one? | EFT works?
    I'd like to ask for sixty days to pay, is that conceivable? | Comment se fait le paiement? | itemised bill?
    what does an invoice from you look like, is it one line or every user listed | Can our government department pay with a purchasing card? | p-card
    interest on overdue amounts | is financing possible for the project part, like instalments | can i pay the hardware in three chunks
    Might the billing be moved to the 15th to suit our pay run? | we pay suppliers only by ach on fridays, can your side deal with that
    Vendor set-up form: will you fill ours in and give bank details for deposits? | do i pay online somewhere or do you mail me something
    online payment page possible? | mastercard debit | The accountant is asking in what manner you bill us and how much days we have to pay.
    due date on invoices | On peut payer par virement? | you send reminder before taking the money?
    I'm not giving card numbers over the phone. What other ways of paying are there?
    I refuse to have anybody dip into my bank account automatically. Can I simply get an invoice and pay it?
    Would it be feasible for you to send one consolidated invoice to our head office for the three branches?
    We are paying normally at the end of following month, this is acceptable for you?
    my credit card has points so I'd rather put it all on the card, is that ok or do you guys want a bank transfer
    Kindly advise which methods of payment your accounts department accepts.
    My last provider cut off our email over a nine-day-late invoice! What do you do when somebody pays late?
    I need that the invoice has the name of our mother company and our tax number, it's possible?
    do i pay for the month ahead or for the month that was, trying to plan cash here | PO number on the bill
    Two companies, one office. May we have separate invoices for each? | do you accept bitcoin lol | do invoices show each person by name | ACH?
    can the franchisor pay for us directly | Since our grants arrive quarterly, could we settle the bill every three months? | how can I pay
    how do we pay you | how do I pay you | how to pay | how do you bill us | how do you take payment | payment | payment methods | payment options
    what are your payment terms | what payment methods do you accept | what payment options do you have | which cards do you accept
    do you accept credit cards | do you accept Visa | do you accept checks | do you take e-transfer | do you accept PayPal | do you accept direct debit
    do you send invoices | can I pay by credit card | can we pay by invoice | can I pay online | I'd like to pay by card | when do I have to pay
    how long do we have to pay | are you ok with bank transfer | do you take credti cards | payement methods | comment on paie | what payment do you take
    can I pay by cheque | quels modes de paiement acceptez-vous
  `,
};
