import type { RecordsInput } from '../../schema/site.ts';

export const dangerOutageIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-outage',
  examples: `
    no phones | no network | no internet | no dial tone | internet out | nothing works | no wifi at all | server crashed | internet is gone
    nobody can log in | tout est en panne | everything is dead | everything is down | Our server is down | we have no internet | the phones are dead
    we can't work at all | whole office offline | no connection anywhere | Entire network is gone | the system is down help | The phones are all dead
    email down for everyone | server dead, help us pls | no internet in the office | serveur planté urgent svp | email is down for everyone
    notre serveur est en panne | plus rien marche au bureau | S drive gone for all of us | internet down whole office | no email since this morning
    network down at both clinics | cant work, nobody can log in | pos crashed on saturday rush | not a single computer connects
    No one can log on this morning | network down at both locations | no signal in the whole building | someone erased the shared drive
    vpn down everyone at home stuck | nothing works since this morning | plus personne ne peut travailler | everything is down here today!!!
    we are completely down, all of it | wiped the shared drive by accident | total outage, who fixes this today | internet is out in the whole office
    our website and email are both gone | Nobody in the office can get online | intrnet down whole office, plz help | internet ne fonctionne plus au bureau
    phones r dead n so is wifi, since 8am | our server is down and nobody can work | tills not working, lineup out the door
    Internet's out at our Leslieville shop | server crashed cant work 25 ppl waiting | emails not workin for anyone, urgent!!!
    we can't access any files, whole company | someone hit delete on the customer table | j'ai effacé le dossier partagé par erreur
    tills are offline and we can't take cards | deleted a mailbox by mistake need it back | pu d'internet 25 employés les bras croisés
    Everything stopped working ten minutes ago | sql server wont start, erp down, plant idle | Staff are sitting idle because nothing loads
    I overwrote the only copy of the payroll file | The server won't boot after the power failure | I erased by error the database of the clients
    J'ai supprimé un dossier important par erreur | We can't take any payments, the POS is offline | I deleted the whole Projects folder by accident
    all of last year's files are gone from the drive | no power to the server room and everything is off | toute la gang est bloquée dehors de 365 depuis 8h
    les caisses marchent pu pis c'est plein de clients | Our voip is dead, not a single line has a dial tone
    I deleted a whole folder by mistake and need it back | le systeme de rdv est down, 5 dentistes qui attendent
    the nas shows failed disks and we can't see our files | the accounting data disappeared after I clicked delete
    E-mail has been down for the whole company since seven | The file share vanished and 30 people are sitting idle
    i deleted everythng in the shared drive by mistake omg | complete standstill here, fifteen ppl twiddling thumbs
    le VPN refuse tous les télétravailleurs depuis une heure | Our phones have gone silent and customers can't reach us
    whole company offline since 8, losing money every minute | the till system is down and there's a lineup out the door
    réseau mort dans nos deux succursales, Barrie et Newmarket | Our booking system crashed in the middle of the lunch rush
    Plus rien ne fonctionne au bureau, le serveur est en panne | wifi tombé pour tout l'étage, on a une audience dans 20 min
    I formatted the wrong disk and the accounting data was on it | The website of us is not reachable and also mails don't come
    crash of main computer we have, holds everything, won't boot | Both our Barrie and Newmarket branches have lost connectivity.
    All the computers say no internet and the router has red light | our main software doesn't open for anybody and it's payroll day
    None of our forty employees can access the server this morning. | panne générale usine Hamilton la ligne de production est arrêtée
    Our website and mail both disappeared, I think the domain expired | We can't take bookings, our system's been unavailable for an hour
    our bell fibre is out and there's no backup line, can't run debit | les téléphones sont morts, les patients peuvent pas nous rejoindre
    We've had a power cut and since then the server won't come back on | the file server makes a clicking noise and nobody can open anything
    Notre serveur est tombé, pis pus personne est capable de travailler | After the thunderstorm neither the firewall nor the switches turn on
    My entire plant is standing still because your network is dead. MOVE. | Teams, Outlook, the shared drive — all unreachable for the whole firm
    From the morning telephone and internet is not function in whole company | It makes a clicking noise, the server, and then it is black and all stop
    A cleaning lady has pulled a plug and now the server does not start more | All our computer have no connection today, the work is stopped completely
    The system of cash is broken, in the shop is big line and we can not sell | The office is paralyzed, neither printing nor internet nor telephone goes
    so nobody here can get into their email the whole office since about eight | internet out at all 3 branches, desk phones dead too, texting from my cell
    somebody overwrote the master spreadsheet and saved it and there's no copy | The hard disk of the server has died I believe, it beeps and nobody enters
    Aucun courriel n'entre ni ne sort depuis ce matin, pour toute l'entreprise.
    on peut pas ouvrir aucun dossier, le disque S: a disparu pour tout le monde
    Please come quick, the server is not turning on and we cannot make invoices
    The remote desktop is unreachable for the whole staff and we don't know why
    The exchange does not send, the calendar does not open, for all forty users
    its sunday night and our computers got a virus, is there anyone we can reach
    Our domain expired, so the site and every e-mail address went dark overnight
    Our phone system went down during business hours, and we're a medical clinic
    Depuis la mise à jour de cette nuit, tous nos postes affichent un écran bleu.
    I make mistake and erase the folder of all clients, it is possible take back?
    nothing works no internet no phones no email and i've restarted the box twice
    The update last night broke all of our workstations, each shows a blue screen
    Emails have stopped for the entire firm, nothing in and nothing out since noon
    I've dropped the only copy of the accounting file into the trash and it's gone
    Everyone's computer has a blue screen and keeps restarting. Is anyone available?
    We lost the phone system just before the radio ad airs; callers get a busy tone.
    J'ai effacé le dossier partagé au complet par erreur, est-ce que ça se récupère?
    Everyone's been kicked out of the system and we have a court filing in two hours
    the wifi and the wired both dead and customers are waiting and my manager's away
    Nos lignes VoIP sont toutes coupées, y compris celle des urgences de la clinique.
    Nothing works since the morning, no network, no telephone, we can't serve clients
    No one in the building has a connection, we restarted the modem four times already
    RAID controller is beeping, two drives are red and Sage refuses to start on any PC.
    My colleague formatted the wrong disk and now three years of drawings have vanished
    The VPN dropped and all 18 people working from home are cut off, month end is today.
    A contractor cut a cable outside and now there's no connection in the entire building
    Would anyone be available right now? Our file server crashed and payroll is due at five
    After a firewall change nothing comes in or goes out. I can only write this from my cell.
    hi the whole system is down we can't open anything and there are customers at the counter
    i accidentally deleted the quickbooks company file and it's not in the trash what do i do
    the pharmacy program wont let a single one of us in today and there is a line out the door
    Is there somebody? We are completely stopped, production machines don't talk to the server
    y'a eu une panne de courant et le serveur redémarre pas, personne peut entrer dans le système
    Our Exchange box rebooted for updates at noon and never returned; nobody can send or receive.
    The court filing is due at 4:30 and our document management has been unreachable for an hour.
    so the guy who did our IT quit and this morning the server's down and nobody has the password
    We are a clinic in Scarborough, our EMR will not open on any computer and patients are waiting
    so I deleted the whole projects folder by mistake and emptied the bin too and I'm freaking out
    All of our cloud files have disappeared from SharePoint this afternoon, could they be restored
    I can't open the practice management and neither can any of my colleagues, everything is frozen
    The dispatch software at our towing company in Concord quit at 5 am and the trucks have no jobs.
    Good afternoon, none of our thirty people can get to anything, the server simply doesn't respond
    Unfortunately our practice software refuses to open on any machine, and the waiting room is full
    Our server crashed an hour ago and won't come back. We're not a client yet, can you still help us?
    E-mail has stopped for all thirty of us, nothing in, nothing out, and we have a tender due at noon.
    A contractor cut through a cable outside our building on Dufferin and the whole plant stands still.
    I was cleaning up old files and apparently I cleaned up the wrong ones, the 2024 accounting is gone
    we just lost everything on the network drive, one minute it's there and the next minute empty folders
    I emptied the recycle bin in SharePoint and two years of drawings went with it. Can they be restored?
    Somebody dragged the clients folder somewhere and now it's gone for everyone. We can't work without it.
    Our Azure virtual desktops time out for every single user. The boss is furious and customers are waiting.
    Rogers says their line is fine, yet not a single desk has internet and the VoIP handsets show "no service".
    the little lights on the white boxes are all red, the lab machines dont talk to anything and we have samples in them
    We are a walk-in clinic with forty people in the waiting room. The EMR gives a connection error on each workstation.
    A thunderstorm passed over Pickering last night. Today the switch is dark and none of the machines find the network.
    I overwrote the inventory database with an old copy and a week of orders is missing. Please tell me there's a backup.
    All the computers on our second floor went off at once and we cannot open the medication records. Please advise quickly.
    Hi, hope you're well. Our case management program greets everybody with "database not found" today, and court is at two.
    since about nine o'clock nobody here can get to anything, not the schedule, not email, not the web. what are your hours?
    Nobody in the office can get into email or the server since 20 minutes ago, we are dead in the water here. What do we do?
    all the staff pcs want a 48 digit number before they will start today and nobody has ever seen that number. is that an update?
    It's the middle of the night and our main server has died. The morning shift starts in three hours. Is there anybody I can call?
    Just wondering who I speak to, the cash registers say "offline" at all four stores and we can't take cards. It's our busiest day.
    server dead nobody can work | everything is down, phones too | I deleted the whole projects folder by mistake, it's not in the recycle bin either!
    nothing works, 25 people staring at me | point of sale frozen in all three stores, lineups out the door | plus rien ne fonctionne, serveur mort
    the electricians cut something and the complete office lost network | our website and mail stopped at midnight, domain expired, we can't do business
    switchboard dead customers cannot reach us | phones dead internet dead | everything we built is gone from the drive, five years of drawings
    our webshop is offline | mail archive lost, whole firm stuck
    so the thing is i came in at seven and the server is beeping and no one can open anything and the phones are gone too and i have a courier waiting
    I have formatted by mistake the disk with all the accounts | restore failed, accounting gone, month end today!!!
    My assistant moved a folder and now twelve years of drawings aren't anywhere, the drive says 0 files
    the vpn thing spins and spins for all twelve of us since this morning and we have a filing due at 4. could you have a look?
    no internet in the entire building since 8 and we have patients waiting | internet est mort au bureau | serveur down | tout est tombé en panne
    plus de téléphone pantoute | le wifi marche pu pour personne | On est 25 à se tourner les pouces parce que le serveur répond plus, c'est l'enfer!
    j'ai supprimé le dossier des clients par erreur | panne totale | le courriel rentre plus pour personne dans la compagnie
    Notre serveur ne démarre pas, personne peut travailler | réseau à terre
    ok là le courant a sauté cette nuit pis depuis que c'est revenu le serveur allume mais y a rien qui marche personne a accès aux fichiers
    nos caisses sont toutes hors ligne, file d'attente jusqu'à la porte | on ne peut plus travailler | les téléphones IP sont morts partout
    Le système de comptabilité est inaccessible pour tout le bureau et la paie doit sortir aujourd'hui. | VPN mort, tout le monde en télétravail est bloqué
    internet down | Bon, encore une fois plus rien fonctionne ici, ni imprimantes ni serveur ni internet! | dossier partagé disparu au complet
    le routeur a brûlé, on a plus de réseau | aucun ordi se connecte au domaine
    Est-ce que quelqu'un peut nous dépanner, notre site et nos courriels sont hors service depuis une heure?
    j'ai vidé la corbeille pis y avait tous les contrats dedans, au secours | le disque du serveur a lâché
    lignes téléphoniques coupées, les patients peuvent plus appeler | Moi pas pouvoir ouvrir aucun fichier du serveur, mes collègues la même chose
    nobody can work | It is rather quiet here today because none of the telephones ring, and they don't dial out either. | internet dead, whole shop
    I have delete the folder of all clients by error and the trash is empty
    so we came in after the storm and the box with the blue lights has no lights and nobody gets any files
    Twenty people sitting around doing nothing because of your stupid server! | who pulled the plug, no server
    The shared drive has an X on every desk since nine o'clock. | plus d'internet au bureau | le serveur ne répond plus, on est tous arrêtés
    Somebody tidied up SharePoint last night and the 2024 projects are no longer there | oops deleted whole accounting folder
    No one receives any mail since yesterday evening, maybe it's a holiday somewhere? | zero emails in today, all staff
    Is it me or has the entire office lost its connection | Our clinic can't open charts, waiting room is full | EMR won't load for anyone
    The machine in the closet beeps every two seconds and the files are not reachable. | after the power went off nothing came back, computers say no domain
    All computers says can not find network and we have court filing at four o'clock | phones dead
    the debit machines and wifi quit at same time, we're losing sales every minute | Blue screens on every computer since the update this morning
    ten pcs stuck at boot | My nephew formatted the wrong disk, it was the one with our books | wrong drive erased
    we dragged a folder somewhere and now seven years of drawings are not to be found | Website and mail both gone, I may have let the domain lapse
    domain expired and mail stopped | Warehouse can't print one label, scanners don't connect, trucks are waiting
    The whole second floor has been without network since ten, we are playing cards by now. | database says corrupt, no one gets into Sage
    cannot bill, cannot print, cannot phone | I hit empty recycle bin on the server, sorry | vpn down for all remote folks, forty people idle
    It all went black, every monitor, and when we switched on again there was no company drive, so we went home early
    Depuis huit heures ce matin, aucun de nos employés n'arrive à se connecter au réseau, pourriez-vous nous aider?
    ma collègue a effacé toute la base de données, est-ce récupérable | tt est planté, 14 employés à rien faire | tills offline, lineup out the door
    server beeping, orange light, no access | construction crew cut a cable outside, we've got nothing | server down | server's down | the server crashed
    our internet is down | no internet at the office | internet is out | our internet isn't working | the network is down | our network's down
    our phones are down | phones are down | our email is down | nobody can get email | everything's down | all our systems are down | our system is down
    we can't work | no one can log in | our website is down | wifi is down in the whole office | VPN is down for everyone | can't access any of our files
    all our files are gone | I deleted a folder by mistake | I accidentally deleted everything | someone deleted our shared drive
    deleted important files by accident | lost all our data | server won't start | the whole office is offline | our sever is down | intenet is down
    evrything is down | on n'a plus d'internet | no dial tone on any phone | we can't access the server | plus rien ne fonctionne au bureau
  `,
  counterExamples: `
    We had a few internet outages last winter, none since. Would a 5G router be a decent plan B for an office like ours?
    if a server crashed on a sunday who would notice | how fast do you respond if the internet goes down
    Our current IT company took two days to call back the last time the server was down. How long do you take?
    our wifi is a bit slow in the back offices, has been for years. what would it cost to add another access point
    We have one server in a closet and it's eight years old. Should we replace it before it dies or move to the cloud?
    We lost power for a day in the ice storm last year and everything came back fine. Do you sell battery units for the server?
    I've heard that thieves go after phones with work email on them. Can you manage our phones too?
    Two of our competitors were shut down for weeks by an attack last year. Which of your plans covers that kind of risk?
    whats a firewall and do i need one for 5 people | If you were on vacation and our server crashed, who would come? | is antivirus enough or do we need more
    I'm the new office manager and found out we have no backup at all. Nothing's wrong, I'd just like a quote.
    Our wifi password hasn't changed in six years and half the neighbourhood probably knows it. Could you set up a guest network for us?
    We're opening a second location in May and I'd die if the phones didn't work on day one. How early should we book you?
    do you have clients in health care, we cant afford a leak
  `,
};
