import type { RecordsInput } from '../../schema/site.ts';

export const dangerBreachIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-breach',
  examples: `
    data leak | breach what now | fuite de données | we had a privacy breach | sent file to wrong person | Patient names have leaked
    our client list got leaked | sent T4s to wrong employee | data leak what do we do first | nous avons une fuite de données
    our client data is on the internet | emailed client file to wrong person | Our customer list is on the open web | privacy breach happened today. steps?
    a list of patients went out to everyone | private files are public on our website | I used CC instead of BCC for 400 donors
    I faxed medical records to a pizza place | an employee who quit copied all our files | the newsletter showed everybody's address
    patient charts coming up in google search | emaild sin numbers to wrong guy, how undo | Confidential drawings went to a competitor
    our client data got leaked online what now | Someone posted our clients' data on a forum | oops sent payroll to the whole mailing list
    I emailed the payroll file to the wrong person | someone without permission opened our hr folder | j'ai envoyé les dossiers à la mauvaise personne
    oups j'ai mis 300 adresses en cc au lieu de cci | oops cc'd everybody, 300 emails visible to all!! | HaveIBeenPwned says our whole domain is in a dump
    a stranger called and read our client's data to me | onedrive link was public for months with t4s in it
    wrong attachment to wrong guy, had ssn on it, undo? | our dropbox link is public on google search results
    old salesman took all client list to his new company | I e-mailed a client's tax return to the wrong person
    We attached the salary sheet to a message to all staff | base de donnees client en vente sur un forum, 4000 noms
    I accidentally replied all with the disciplinary letter | leaked customer phone numbers, people are getting calls
    notre ancien vendeur est parti avec la liste des clients | mon associé qui part copie tout sur une clé en ce moment
    Our client data is for sale online!! HOW did this happen | The shared folder was public for months, we just noticed
    A stranger received our mortgage applications by mistake | Our developer pushed the API keys to a public GitHub repo
    A customer sees other customers' invoices in our web shop | confidential spreadsheet is on google, anyone can find it
    google drive link was public w all hr files, who saw it?? | Sent the will of one client to the brother instead. Panic.
    On a envoyé les dossiers d'un client à la mauvaise adresse | sent the wrong attachmnt to a client w other ppls data, help
    Customer information has gotten out and I don't know how far | quelquun nous dit quil a vu nos mots de passe sur le dark web
    Somebody told us our customers' data is being sold on a forum | my email with bank details of a client went to another client
    an ex employee downloaded the whole sharepoint before quitting | Somebody forwarded our internal complaint file to a journalist
    hacker says he downloaded all our files and is gonna post them | mauvais destinataire, dossier médical, on fait quoi maintenant?
    misdirected email containing health info, recipient wont delete | Haveibeenpwned tells that the data of our company was in a leak
    someone's lab results just went to the wrong inbox and it was me | My colleague make error and all salaries is go to all the workers
    payroll company says they were breached and our staff are affected | Our database was left without a password and got indexed by Google
    Outlook autocompleted the wrong Peter and he got our merger papers | cc'd everybody instead of bcc, they're furious, can i pull it back
    I sent confidential documents to the wrong client, can you recall it | I misaddress an email with very secret document, can you get it back
    We had an unauthorized disclosure this morning, sixty people's files | le lien onedrive était public depuis 6 mois pis y'avait les t4 dedans
    courriel parti au mauvais avocat, la partie adverse a notre stratégie | An employee copied all our contacts to his own Dropbox before he left
    The data of our patients is exposed in internet, we discover it today | Somebody take our list of customers and put in public, what we do now
    personal info of 200 clients out in the open, do we have to tell them | Confidential case strategy was inadvertently sent to opposing counsel.
    I wrong the address and confidential contract arrive at unknown person | A patient called to say she received another patient's results from us
    the whole employee database is exposed on the web, a customer found it | Des renseignements personnels de nos clients sont visibles sur Internet
    One link which I shared in OneDrive was public and foreigners opened it | What must we do in the first hours after client data was stolen from us
    our backups were sitting in an open bucket, researcher emailed us proof | I have put all customers in CC and not BCC, 300 people see the addresses
    J'ai envoyé le dossier d'une patiente à la mauvaise personne par courriel | By error I sent the medical documents at another person with the same name
    somebody got into our database and pulled the names and emails of everyone | The credit card numbers from our shop were copied by hackers, the bank says
    All our personnel's social insurance numbers were mailed outside by mistake
    une boîte de documents confidentiels a été mise au recyclage pas déchiquetée
    I faxed somebody's chart to a pizza place I think, wrong number by one digit
    We found our tenants' scanned passports through a simple search engine query.
    By mistake I have sended the personal documents of one client to other client
    Nos données de donateurs auraient été divulguées, un journaliste nous appelle.
    We threw out an old server without wiping it, and someone found our data on it
    The website shows orders of other customers when people log in, with addresses
    on a trouvé les infos de nos patients sur internet, c'est google qui les montre
    We exposed student records through a form that showed all the answers to anyone
    A letter of our lawyer went to the opposing party because I chose the wrong name
    Un ex-employé a téléchargé l'ensemble de notre SharePoint la veille de son départ.
    oh no I just put like three hundred people in cc instead of bcc including patients
    An employee took a list of clients home and now it's circulating at a competitor's
    the paper bin with client files ended up on the street and blew all over the place
    My assistant attached the wrong PDF, and a stranger now holds a client's tax return
    Our HR folder was visible to all staff for a week, salaries and sick notes included
    I'm mortified: I sent the entire salary list to all staff instead of to the director
    Can an e-mail be recalled after it reached the wrong company? It contained SIN numbers
    Our donor records seem to have been published somewhere, a donor just rang us about it
    Files of the patients could be seen by everybody without password, we learned it today
    A spreadsheet containing 200 social insurance numbers was e-mailed to an outside party.
    Les données de nos clients se sont ramassées sur le web, on vient de s'en rendre compte
    I sent the quote meant for one customer to his rival, with all the confidential numbers
    Un tableur contenant les NAS de 200 employés a été transmis par erreur à un fournisseur.
    one of the nurses emailed a patient's file to a different patient with the same last name
    I must report that the wrong recipient has opened our board minutes with personal matters
    notre fournisseur de paie nous annonce qu'il s'est fait pirater, nos employés sont touchés
    so apparently our folder with all the passports has been open to the internet since january
    I've shared the wrong folder with a supplier and he has seen all our prices and staff files
    a guy we fired this morning is still logged in and deleting our sharepoint files as we speak
    j'ai attaché le mauvais fichier, c'était la liste complète des résidents avec leur carte santé
    A reporter called to say he has copies of our board minutes. We have no idea how they got out.
    i just sent the whole client list to the wrong email address and i can't recall it what do i do
    A tenant's documents went to the other tenant. Is that a reportable breach and what do I do now
    les salaires de tout le monde sont visibles à tous sur le partage réseau et des gens les ont vus
    It has come to our attention that a mailing with birth dates went to the wrong distribution list
    There's been a data breach at our firm, client records have been stolen. What are the first steps?
    Our payroll provider says the T4s of our staff might have been downloaded by outsiders last night.
    a lady phoned and said you people emailed me someone else's mortgage application and I nearly died
    We've been informed by a vendor of ours that they were breached and our personnel data was included
    I dictated notes to the wrong contact, and a file about a psychiatric patient is now with a plumber.
    The wrong Sandra got the spreadsheet with 900 SIN numbers. She's not answering my request to delete it.
    Someone on Telegram is selling a file with our company's name and about twelve thousand customer e-mails.
    The courier list with everyone's home address was posted in the wrong Teams channel, with outsiders in it
    Autocomplete put an outside address in my message, and the attachment held everyone's banking information.
    A former agent took the whole buyer database to her new brokerage in Oakville, we saw it in the logs today.
    Yesterday a OneDrive link to the HR folder was shared with "anyone". It has been opened from three countries.
    so it turns out our shared folder has been open to anyone with the link for like a year and it has passports in it
    okay so the intern uploaded the contracts to a public website thinking it was private and it's been up since Monday
    Our old computers went to a recycler in Hamilton with the disks still full, and someone bought one with our files on it.
    While testing the new form I saw that anyone can view uploaded IDs by changing the number in the address bar. It is live.
    We run a clinic in Thornhill. This morning the reminder system sent each patient the appointment details of somebody else.
    One of our suppliers had a break-in on its systems and tells us our records were among those taken. What has to happen now?
    The daycare's newsletter went out with an attachment listing allergies and custody notes for each child, to all 140 families.
    I'm a paralegal at a firm near Osgoode. A settlement agreement has gone out to the opposing counsel by accident, can it be called back?
    I hope this is the right place. The folder with everyone's medical notes seems to be open to the public, a patient just found hers on google and called us
    I've mailed the payroll list to all customers by accident | our client list is on the open internet, google shows it
    passwords of ours for sale on some forum, a journalist just told me | leak! customer data out
    shared folder was public for a week and strangers downloaded from it | on a envoyé le dossier d'une cliente à la mauvaise adresse
    intern posted a screenshot with SIN numbers on facebook, still up
    I regret to say I put all 300 donors in the To line with their gifts listed, just now | I have sent by mistake the salaries to whole company
    wrong attachment, wrong Smith. He now has 200 patients' records
    I have attached the whole payroll to a message that went to every supplier, would there be a way to un-send it? | sent T4s to the wrong person
    cc instead of bcc, 400 clients | A patient tells me she got the letter of other patient in her email
    so I shared the folder with anyone with the link because it was easier and now it turns out you find it on Google with all the client names
    Why can a stranger read our contracts on the internet?! | our price list with customer names is public | autocomplete picked the wrong Susan
    The spreadsheet with everybody's SIN was on the open drive since May, just so you know. | fax with lab results went to a pizza shop
    j'ai envoyé le dossier au mauvais client | Somebody phoned to say that he found our client files in a dumpster behind the plaza
    paper files left on the bus | A journalist wrote me that our customer records are offered on some forum
    passwords of ours on the dark web, says a letter | Have I been pwned shows all our staff
    Is it bad that I posted a screenshot on LinkedIn and one can read the account numbers | screenshot showed client data
    When our client log in he see the invoices of an other company | portal shows other people's bills
    We sold the old computers and the buyer says our books are still on them | sold copier, disk still inside
    An intern pasted patients' notes into ChatGPT, is there anything to be done about it?
    I forwarded the thread, not noticing the settlement figures further down. It went to the other side's lawyer. | opposing counsel got our draft
    link open to everyone since january | the camera feed of our daycare can be watched by anybody, a mother just showed me on her phone
    Strangers see our cameras online | HR mailed the termination list to all staff, now hell breaks loose | all-staff got the salary sheet
    Our booking page lets you type any number and it shows you that person's address, a customer noticed
    mail merge slipped one row, each client got the next one's statement | The former bookkeeper took a copy of the client database along to her new firm.
    they published part of our files on a website and say more will follow | customer got someone elses quote w/ card number
    Hm, the fellow from the printing company says he received our medical forms and wonders what to do with them. | oops, wrong Dave
    Une liste de nos patients est visible sur le web | the summer student put our donor list in a public trello, so what | recalled it but he had opened it
    we had a data breach | data breach | we've been breached | our data was leaked | our data got leaked | client data leaked | customer data was exposed
    I sent an email to the wrong person | sent email to wrong person | I emailed the wrong client | sent a file to the wrong person
    sent the wrong attachment to a client | we sent confidential info to wrong person | I sent payroll to everyone by mistake
    accidentally cc'd all our clients | used cc instead of bcc | emailed personal data to the wrong address | our files are public on the internet
    our client list is online | our data is on the dark web | our passwords are on the dark web | someone leaked our data | an employee leaked our files
    patient records were exposed | patient data sent to wrong person | we have a privacy breach | privacy breach what do we do
    what do I do after a data breach | someone stole our client data | our database was exposed | shared folder was open to everyone
    I shared a confidential file publicly | the link was public by mistake | SIN numbers got leaked | credit card numbers were leaked
    recall an email sent to wrong person | wrong person got our confidential email | our custmer data was leaked | we had a data breech
    sent emial to the wrong person | on a eu une fuite de données | j'ai envoyé un courriel à la mauvaise personne
    accidentally sent client info to someone else | I think our data has been stolen | nos données ont été divulguées
  `,
  counterExamples: `
    healthcare, 40 staff, patient records | we keep client files and patient charts, 20 people | how do you keep our data from leaking
    If somebody sends a file to the wrong person, is there a way to set up the email so it can be called back? Thinking of the future.
    when stuff breaks do i call a person or fill out a form | can i see an example of a disaster recovery plan
    Do you work with lawyers and insurers if one of your clients ever gets breached?
    I used to work at a place where the server went down every week. I've just started my own firm, so what should I buy to avoid that?
  `,
};
