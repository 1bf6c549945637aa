import type { RecordsInput } from '../../schema/site.ts';

export const clientMatterIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'client-matter',
  examples: `
    where is my ticket | change our contract | ticket 48213 status | my invoice is wrong | update card on file | we were billed twice | où en est mon billet
    you charged us twice | erreur sur ma facture | any word on my ticket | close my ticket its fixed | escalate my ticket please
    who is our account manager | hey any update on tkt 9921 | Who is our account manager? | how much was my last invoice | who is assigned to my ticket
    who's our account manager now | what's the status of my ticket | My ticket 48213 is still open. | Close my ticket, it works now.
    is my ticket still in the queue | What's the status of my ticket? | j'ai une question sur ma facture | How many open tickets do I have?
    Our contract with you ends when? | ticket 48213 status? anything new | what's the balance on our account | I have a question about my invoice
    please remove a user from our plan | When is our next quarterly review? | I'm a client and need to add a user | You billed us twice for last month.
    Update our billing address, please. | my tickt been open 3 days, status pls | i have a case number, can u look it up
    add a new employee to our account please | kan finit notre contrat avec vous autres | How many licences are we paying you for?
    Remove Dave from our plan at month's end. | our contract number is missing on the bill | statement of account pls, for our year end
    double charged on visa, we're account 1187 | invoice u sent has wrong ammount can u fix | Any news on ticket 48812? Opened it Monday.
    You billed us for 14 people but we have 12. | Has the technician left for our office yet? | we r customers, who do i ask abt our renewel
    remove john from our account, last day friday | did my payment for invoice INV-2231 go through | je suis client, j'ai besoin d'ajouter un usager
    ur client here, need to add 2 users to our acct | on vous a chargé 32 usagers mais on est rendus 29 | I have a question about my last invoice from you.
    I need to approve the quote Sam sent us yesterday. | We're clients of yours; please add a user for Monday.
    You charged us for 32 seats. We have 29. Fix our bill. | whats happening with my ticket 88213, opened it monday
    How many licences are we paying you for at the moment? | need to change who's authorized to call support for us
    I got a reminder for an invoice we've already settled. | Could you reopen request 20391? The fault has returned.
    Our support code doesn't work anymore when we call you. | whats happening with our case, the one about the scanner
    we're a client. need 2 new laptops set up like last time | I never received the monthly report you usually send us.
    Bonjour, on est déjà clients; où en est mon billet 3390? | j'ai ouvert un ticket hier pour l'imprimante, des nouvelles?
    Where my order of monitors is? Your technician said Tuesday. | hello i am customer already, need add two new user from monday
    Nous sommes déjà clients et notre facture comporte une erreur. | Please update the address on our account, we moved to Vaughan.
    You have invoiced us three phones but we have only two of them. | Please put a note on our file that we're closed from the 24th on.
    The replacement laptop that you've ordered for us, has it shipped? | What was the name of the technician who came to see us last Friday?
    I wish to know if the work order for our second floor was scheduled. | Two laptops you ordered for us were due last Friday. Where are they?
    As a customer since three years I want to change our billing contact. | Could the visit planned for our office tomorrow be moved to Thursday?
    The invoice of October has a user who left in June, please correct it. | Notre carte de crédit au dossier est expirée, comment la mettre à jour?
    we're a client in Markham, upgrade us to enterprise starting next month | Mon billet ouvert hier n'a pas encore été traité, pouvez-vous vérifier?
    When does our present agreement with you run out? I can't find my copy. | Our account at your company must change the name of responsible person.
    Did you get our payment of 4,120? The bank says it went out on the 3rd. | My technician was supposed to come at ten today, is he still on the way?
    I have make a ticket before two days, number 6604, what happens with it? | Our account manager has changed and I don't know the name of the new one.
    Il y a une erreur sur la facture que vous nous avez envoyée en septembre. | What's the progress on our migration, the one your team started on the 5th?
    Your team is migrating our mail this weekend, job 5520. Is it going to plan?
    Our PO number is missing on your last invoice and accounting refuses to pay it.
    There's a line on my bill I don't recognize, something about 14 extra mailboxes.
    We are client with you, I would like know when technician comes for our request.
    Payment for invoice 1187 went out on Monday by EFT. Has it arrived on your side?
    Hi it's Sandra from the Maple clinic again about the request I put in this morning
    We want to upgrade our existing Essential subscription with you, whom do I notify?
    I'm with one of the companies you manage and need approval for a software install.
    Our firm's name changed, so your next invoice needs to be made out to the new one.
    Your engineer took our old server away for wiping. When do we get the certificate?
    The quarterly review with our account manager was meant to be last week, I believe.
    The credit card you have on file for us has expired, how do I give you the new one?
    Your colleague Kevin began working on our server on Thursday; when does he continue?
    I'd like to give feedback on the technician who came to us yesterday, he was superb.
    Last week your helpdesk promise me to call back about my Outlook case, I still wait.
    on a eu un nouveau tech la semaine passée pour notre serveur, a-t-il fini le travail?
    je voudrais passer notre compte de Essential à Professional à partir du mois prochain
    As one of your clients, may I get a list of the devices you have registered under us?
    We've been paying for the phone add-on but cancelled it in spring, please look at it.
    Existing client here, my renewal paper came and I'd like to know who to return it to.
    I opened a request about the scanner this morning and got a number, T-7719. Any news?
    we're already with you guys and I need to add a new girl starting monday who do I tell
    Our company, Maple Dental on Bloor, got invoice 20331 twice. Which one should be paid?
    Three of our users asked you for access to the finance folder, and only one has got it.
    Your technician Kevin was here on Tuesday and left his cable tester. Who should I tell?
    We spoke with your service desk under reference INC-0772 and would like to add a detail.
    Someone from your desk phoned me about a ticket while I was out. Can I get the reference?
    We moved our office to Queen Street East. Please change the address in our file with you.
    Please disable the account of an employee departing Friday; we are on your Professional plan.
    Could you tell our usual technician that the printer ticket can be closed? We're Harbord Legal.
    Our pre-authorized debit to you failed as we changed banks. Where do I give you the new details?
    My colleague Paul logged a request with you but he's on leave now; please send the answers to me.
    It's regarding the request of my boss for a new mailbox, he sent it to your helpdesk two days ago.
    I opened a ticket on Monday and have not heard anything since; could you find out where it stands?
    Veuillez désactiver le compte d'une employée qui quitte vendredi, nous sommes clients Professional.
    yeah we're with you guys already I just want to know when the tech's coming back to finish the wifi
    We've been a customer since 2019. A new receptionist starts on the 4th; can you set her account up?
    I'm a customer and I need to cancel the visit your technician has planned at our place for tomorrow
    As an existing customer I want to book the server reboot you announced for Saturday at a later hour.
    We're already on Professional with you. Please switch on the phishing training that we ordered in May.
    I'm the new office manager at one of your clients. How do I become the authorised contact for tickets?
    You look after our office on King Street; the new hire has no account yet though I filled in your form.
    The backup report you mailed our company today shows a red line, somebody should check it with our file.
    The credit you promised us for the July outage isn't on the statement. Could someone look at our account?
    we got a bill from you this morning and there's a project fee on it I don't recognise can you check our account
    hi this is Janet from Beaches Physio we're with you guys and I'm checking on the ticket about the shared calendar
    so I emailed support this morning we're customers of yours and I got the automatic reply with a number but nobody's called
    the invoice you sent in may has one user too many | we haven't been paid back the credit you promised on last invoice
    ticket was closed friday but it isn't solved | John from billing promised me a call about our account, please look into it
    onboarding was billed twice, pls correct | i'm with Harbour Legal, a client, the lockout of our leaver from tuesday is still not done, ticket 5521
    I'm a client | I'm an existng client | I'm already a client | we're a client | we're already a customer | I am a customer | existing customer
    I have a ticket | I have an open ticket | status of my ticket | ticket status | where's my ticket | any update on my ticket?
    update on my ticket please | can I get an update on my ticket | check my tiket | can you check my ticket | my ticket number is 4521 | reopen my ticket
    please close my ticket | question about my invoice | question about our bill | problem with my invoice | there's a mistake on my invoice
    our last invoice is wrong | I need to update my account | update our billing address | change the contact on our account | question about my account
    add a user to our account | who is my account manager | who's our account manager? | whats the staus of my ticket | qustion about my invoice
    im a exisitng client | je suis déjà client | où en est mon billet? | question sur ma facture | any news on my ticket | why was I charged twice
    about my ticket
  `,
};
