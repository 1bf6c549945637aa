import type { RecordsInput } from '../../schema/site.ts';

export const dangerBreachIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-breach',
  examples: `
    I emailed the payroll file to the wrong person
    a list of patients went out to everyone
    our client data is on the internet
    an employee who quit copied all our files
    I sent confidential documents to the wrong client, can you recall it
    the newsletter showed everybody's address
    someone without permission opened our hr folder
    private files are public on our website
    a stranger called and read our client's data to me
    we had a privacy breach
    j'ai envoyé les dossiers à la mauvaise personne
    nous avons une fuite de données
    Un tableur contenant les NAS de 200 employés a été transmis par erreur à un fournisseur.
    fuite de données
    notre ancien vendeur est parti avec la liste des clients
    oups j'ai mis 300 adresses en cc au lieu de cci
    on a trouvé les infos de nos patients sur internet, c'est google qui les montre
    Un ex-employé a téléchargé l'ensemble de notre SharePoint la veille de son départ.
    le lien onedrive était public depuis 6 mois pis y'avait les t4 dedans
    quelquun nous dit quil a vu nos mots de passe sur le dark web
    mauvais destinataire, dossier médical, on fait quoi maintenant?
    une boîte de documents confidentiels a été mise au recyclage pas déchiquetée
    Nos données de donateurs auraient été divulguées, un journaliste nous appelle.
    mon associé qui part copie tout sur une clé en ce moment
    notre fournisseur de paie nous annonce qu'il s'est fait pirater, nos employés sont touchés
    courriel parti au mauvais avocat, la partie adverse a notre stratégie
    base de donnees client en vente sur un forum, 4000 noms
    les salaires de tout le monde sont visibles à tous sur le partage réseau et des gens les ont vus
    j'ai attaché le mauvais fichier, c'était la liste complète des résidents avec leur carte santé
    sent file to wrong person
    A spreadsheet containing 200 social insurance numbers was e-mailed to an outside party.
    data leak
    old salesman took all client list to his new company
    oh no I just put like three hundred people in cc instead of bcc including patients
    breach what now
    Our client data is for sale online!! HOW did this happen
    an ex employee downloaded the whole sharepoint before quitting
    Confidential case strategy was inadvertently sent to opposing counsel.
    onedrive link was public for months with t4s in it
    payroll company says they were breached and our staff are affected
    patient charts coming up in google search
    I hope this is the right place. The folder with everyone's medical notes seems to be open to the public, a patient just found hers on google and called us
    a guy we fired this morning is still logged in and deleting our sharepoint files as we speak
    There's been a data breach at our firm, client records have been stolen. What are the first steps?
  `,
  counterExamples: `
    An accountant down the street had all her files encrypted during tax season. What do you do to prevent that?
    If somebody sends a file to the wrong person, is there a way to set up the email so it can be called back? Thinking of the future.
    when stuff breaks do i call a person or fill out a form
    can i see an example of a disaster recovery plan
    Do you work with lawyers and insurers if one of your clients ever gets breached?
    I used to work at a place where the server went down every week. I've just started my own firm, so what should I buy to avoid that?
  `,
};
