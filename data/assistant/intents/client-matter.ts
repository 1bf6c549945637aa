import type { RecordsInput } from '../../schema/site.ts';

export const clientMatterIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'client-matter',
  examples: `
    I have a question about my invoice
    where is my ticket
    what's the status of my ticket
    I'm a client and need to add a user
    we were billed twice
    change our contract
    add a new employee to our account please
    I need a copy of last month's invoice
    our contract number is missing on the bill
    please remove a user from our plan
    who is our account manager
    the technician who was here yesterday left his cable
    j'ai une question sur ma facture
    où en est mon billet
    Nous sommes clients depuis deux ans et je voudrais une copie de la facture de février.
    je suis client, j'ai besoin d'ajouter un usager
    erreur sur ma facture
    on a eu un nouveau tech la semaine passée pour notre serveur, a-t-il fini le travail?
    Veuillez désactiver le compte d'une employée qui quitte vendredi, nous sommes clients Professional.
    kan finit notre contrat avec vous autres
    j'ai ouvert un ticket hier pour l'imprimante, des nouvelles?
    on vous a chargé 32 usagers mais on est rendus 29
    je voudrais passer notre compte de Essential à Professional à partir du mois prochain
    changement d'adresse de facturation pour notre compte
    Notre carte de crédit au dossier est expirée, comment la mettre à jour?
    ticket 48213 status
    We are an existing client and require a copy of our March invoice.
    my invoice is wrong
    hello i am customer already, need add two new user from monday
    yeah we're with you guys already I just want to know when the tech's coming back to finish the wifi
    update card on file
    You charged us for 32 seats. We have 29. Fix our bill.
    when does our agreement with you renew
    Please disable the account of an employee departing Friday; we are on your Professional plan.
    any word on my ticket
    we're a client in Markham, upgrade us to enterprise starting next month
    who's our account manager now
    you charged us twice
    did my payment for invoice INV-2231 go through
    Which of your technicians will be visiting us on Thursday, and at what time?
    how much was my last invoice
    I've been billed twice for October and three emails to you went into a black hole.
    Any news on ticket 48812? Opened it Monday.
    I'm a client and I was billed for two people who left in January. Who fixes this? Not impressed.
    whats happening with my ticket 88213, opened it monday
    How many open tickets do I have?
    What was the name of the technician who came to see us last Friday?
  `,
};
