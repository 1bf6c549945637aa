import type { RecordsInput } from '../../schema/site.ts';

export const clientMatterIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'client-matter',
  examples: `
    I have a question about my invoice | where is my ticket | what's the status of my ticket | I'm a client and need to add a user | we were billed twice
    change our contract | add a new employee to our account please | I need a copy of last month's invoice | our contract number is missing on the bill
    please remove a user from our plan | who is our account manager | j'ai une question sur ma facture | où en est mon billet
    Nous sommes clients depuis deux ans et je voudrais une copie de la facture de février. | je suis client, j'ai besoin d'ajouter un usager
    erreur sur ma facture | on a eu un nouveau tech la semaine passée pour notre serveur, a-t-il fini le travail?
    Veuillez désactiver le compte d'une employée qui quitte vendredi, nous sommes clients Professional. | kan finit notre contrat avec vous autres
    j'ai ouvert un ticket hier pour l'imprimante, des nouvelles? | on vous a chargé 32 usagers mais on est rendus 29
    je voudrais passer notre compte de Essential à Professional à partir du mois prochain
    Notre carte de crédit au dossier est expirée, comment la mettre à jour? | ticket 48213 status
    We are an existing client and require a copy of our March invoice. | my invoice is wrong
    hello i am customer already, need add two new user from monday
    yeah we're with you guys already I just want to know when the tech's coming back to finish the wifi | update card on file
    You charged us for 32 seats. We have 29. Fix our bill. | when does our agreement with you renew
    Please disable the account of an employee departing Friday; we are on your Professional plan. | any word on my ticket
    we're a client in Markham, upgrade us to enterprise starting next month | who's our account manager now | you charged us twice
    did my payment for invoice INV-2231 go through | Which of your technicians will be visiting us on Thursday, and at what time?
    how much was my last invoice | Any news on ticket 48812? Opened it Monday. | whats happening with my ticket 88213, opened it monday
    How many open tickets do I have? | What was the name of the technician who came to see us last Friday? | My ticket 48213 is still open.
    We're clients of yours; please add a user for Monday. | I have a question about my last invoice from you. | Please resend the October invoice.
    Who is our account manager? | Close my ticket, it works now. | Remove Dave from our plan at month's end. | You billed us for 14 people but we have 12.
    When is our next quarterly review? | Has the technician left for our office yet? | Update our billing address, please.
    Our contract with you ends when? | I need to approve the quote Sam sent us yesterday.
    We've been a customer since 2019. A new receptionist starts on the 4th; can you set her account up?
    I opened a request about the scanner this morning and got a number, T-7719. Any news?
    Your technician Kevin was here on Tuesday and left his cable tester. Who should I tell?
    The credit you promised us for the July outage isn't on the statement. Could someone look at our account?
    We're already on Professional with you. Please switch on the phishing training that we ordered in May.
    Our company, Maple Dental on Bloor, got invoice 20331 twice. Which one should be paid?
    I'm the new office manager at one of your clients. How do I become the authorised contact for tickets?
    Two laptops you ordered for us were due last Friday. Where are they?
    Someone from your desk phoned me about a ticket while I was out. Can I get the reference?
    We moved our office to Queen Street East. Please change the address in our file with you.
    Your team is migrating our mail this weekend, job 5520. Is it going to plan?
    Payment for invoice 1187 went out on Monday by EFT. Has it arrived on your side?
    Our pre-authorized debit to you failed as we changed banks. Where do I give you the new details?
    Could you tell our usual technician that the printer ticket can be closed? We're Harbord Legal. | hey any update on tkt 9921
    ur client here, need to add 2 users to our acct | invoice u sent has wrong ammount can u fix | my tickt been open 3 days, status pls
    we r customers, who do i ask abt our renewel | We are client with you, I would like know when technician comes for our request.
    I have make a ticket before two days, number 6604, what happens with it? | Our account at your company must change the name of responsible person.
    You have invoiced us three phones but we have only two of them.
    hi this is Janet from Beaches Physio we're with you guys and I'm checking on the ticket about the shared calendar
    we got a bill from you this morning and there's a project fee on it I don't recognise can you check our account
    I'm a customer and I need to cancel the visit your technician has planned at our place for tomorrow
    Bonjour, on est déjà clients; où en est mon billet 3390? | Il y a une erreur sur la facture que vous nous avez envoyée en septembre.
  `,
};
