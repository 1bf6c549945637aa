import type { RecordsInput } from '../../schema/site.ts';

export const dangerBreachIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-breach',
  examples: `
    I emailed the payroll file to the wrong person | a list of patients went out to everyone | our client data is on the internet
    an employee who quit copied all our files | I sent confidential documents to the wrong client, can you recall it
    the newsletter showed everybody's address | someone without permission opened our hr folder | private files are public on our website
    a stranger called and read our client's data to me | we had a privacy breach | j'ai envoyé les dossiers à la mauvaise personne
    nous avons une fuite de données | Un tableur contenant les NAS de 200 employés a été transmis par erreur à un fournisseur. | fuite de données
    notre ancien vendeur est parti avec la liste des clients | oups j'ai mis 300 adresses en cc au lieu de cci
    on a trouvé les infos de nos patients sur internet, c'est google qui les montre
    Un ex-employé a téléchargé l'ensemble de notre SharePoint la veille de son départ.
    le lien onedrive était public depuis 6 mois pis y'avait les t4 dedans | quelquun nous dit quil a vu nos mots de passe sur le dark web
    mauvais destinataire, dossier médical, on fait quoi maintenant? | une boîte de documents confidentiels a été mise au recyclage pas déchiquetée
    Nos données de donateurs auraient été divulguées, un journaliste nous appelle. | mon associé qui part copie tout sur une clé en ce moment
    notre fournisseur de paie nous annonce qu'il s'est fait pirater, nos employés sont touchés
    courriel parti au mauvais avocat, la partie adverse a notre stratégie | base de donnees client en vente sur un forum, 4000 noms
    les salaires de tout le monde sont visibles à tous sur le partage réseau et des gens les ont vus
    j'ai attaché le mauvais fichier, c'était la liste complète des résidents avec leur carte santé | sent file to wrong person
    A spreadsheet containing 200 social insurance numbers was e-mailed to an outside party. | data leak
    old salesman took all client list to his new company | oh no I just put like three hundred people in cc instead of bcc including patients
    breach what now | Our client data is for sale online!! HOW did this happen | an ex employee downloaded the whole sharepoint before quitting
    Confidential case strategy was inadvertently sent to opposing counsel. | onedrive link was public for months with t4s in it
    payroll company says they were breached and our staff are affected | patient charts coming up in google search
    I hope this is the right place. The folder with everyone's medical notes seems to be open to the public, a patient just found hers on google and called us
    a guy we fired this morning is still logged in and deleting our sharepoint files as we speak
    There's been a data breach at our firm, client records have been stolen. What are the first steps? | Our customer list is on the open web
    We attached the salary sheet to a message to all staff | Patient names have leaked | The shared folder was public for months, we just noticed
    I used CC instead of BCC for 400 donors | Someone posted our clients' data on a forum | A stranger received our mortgage applications by mistake
    HaveIBeenPwned says our whole domain is in a dump | Our database was left without a password and got indexed by Google
    An employee copied all our contacts to his own Dropbox before he left | I faxed medical records to a pizza place
    Confidential drawings went to a competitor | A customer sees other customers' invoices in our web shop
    I'm a paralegal at a firm near Osgoode. A settlement agreement has gone out to the opposing counsel by accident, can it be called back?
    We run a clinic in Thornhill. This morning the reminder system sent each patient the appointment details of somebody else.
    Yesterday a OneDrive link to the HR folder was shared with "anyone". It has been opened from three countries.
    The wrong Sandra got the spreadsheet with 900 SIN numbers. She's not answering my request to delete it.
    One of our suppliers had a break-in on its systems and tells us our records were among those taken. What has to happen now?
    A reporter called to say he has copies of our board minutes. We have no idea how they got out.
    Autocomplete put an outside address in my message, and the attachment held everyone's banking information.
    We found our tenants' scanned passports through a simple search engine query.
    A former agent took the whole buyer database to her new brokerage in Oakville, we saw it in the logs today.
    While testing the new form I saw that anyone can view uploaded IDs by changing the number in the address bar. It is live.
    The daycare's newsletter went out with an attachment listing allergies and custody notes for each child, to all 140 families.
    Our payroll provider says the T4s of our staff might have been downloaded by outsiders last night.
    I dictated notes to the wrong contact, and a file about a psychiatric patient is now with a plumber.
    Someone on Telegram is selling a file with our company's name and about twelve thousand customer e-mails.
    sent the wrong attachmnt to a client w other ppls data, help | our client data got leaked online what now
    oops cc'd everybody, 300 emails visible to all!! | google drive link was public w all hr files, who saw it?? | emaild sin numbers to wrong guy, how undo
    By mistake I have sended the personal documents of one client to other client | My colleague make error and all salaries is go to all the workers
    Somebody take our list of customers and put in public, what we do now | I wrong the address and confidential contract arrive at unknown person
    i just sent the whole client list to the wrong email address and i can't recall it what do i do
    so apparently our folder with all the passports has been open to the internet since january
    one of the nurses emailed a patient's file to a different patient with the same last name
    J'ai envoyé le dossier d'une patiente à la mauvaise personne par courriel
    Les données de nos clients se sont ramassées sur le web, on vient de s'en rendre compte
  `,
  counterExamples: `
    An accountant down the street had all her files encrypted during tax season. What do you do to prevent that?
    If somebody sends a file to the wrong person, is there a way to set up the email so it can be called back? Thinking of the future.
    when stuff breaks do i call a person or fill out a form | can i see an example of a disaster recovery plan
    Do you work with lawyers and insurers if one of your clients ever gets breached?
    I used to work at a place where the server went down every week. I've just started my own firm, so what should I buy to avoid that?
  `,
};
