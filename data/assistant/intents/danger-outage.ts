import type { RecordsInput } from '../../schema/site.ts';

export const dangerOutageIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-outage',
  examples: `
    I deleted a whole folder by mistake and need it back | all of last year's files are gone from the drive | someone erased the shared drive
    the accounting data disappeared after I clicked delete | I overwrote the only copy of the payroll file | j'ai effacé le dossier partagé par erreur
    our server is down and nobody can work | internet is out in the whole office | the phones are dead | email is down for everyone
    nothing works since this morning | we can't access any files, whole company | network down at both clinics | tills are offline and we can't take cards
    nobody can log in | the system is down help | our main software doesn't open for anybody and it's payroll day
    no power to the server room and everything is off | we can't work at all | whole office offline
    the file server makes a clicking noise and nobody can open anything | our website and email are both gone | notre serveur est en panne
    internet ne fonctionne plus au bureau | plus personne ne peut travailler | tout est en panne | plus rien marche au bureau
    les téléphones sont morts, les patients peuvent pas nous rejoindre | toute la gang est bloquée dehors de 365 depuis 8h
    Aucun courriel n'entre ni ne sort depuis ce matin, pour toute l'entreprise. | les caisses marchent pu pis c'est plein de clients
    serveur planté urgent svp | panne générale usine Hamilton la ligne de production est arrêtée
    on peut pas ouvrir aucun dossier, le disque S: a disparu pour tout le monde | réseau mort dans nos deux succursales, Barrie et Newmarket
    le systeme de rdv est down, 5 dentistes qui attendent | Depuis la mise à jour de cette nuit, tous nos postes affichent un écran bleu.
    wifi tombé pour tout l'étage, on a une audience dans 20 min | pu d'internet 25 employés les bras croisés
    le VPN refuse tous les télétravailleurs depuis une heure | y'a eu une panne de courant et le serveur redémarre pas, personne peut entrer dans le système
    Nos lignes VoIP sont toutes coupées, y compris celle des urgences de la clinique. | everything is down
    None of our forty employees can access the server this morning. | internet out
    so nobody here can get into their email the whole office since about eight | server crashed
    My entire plant is standing still because your network is dead. MOVE. | tills not working, lineup out the door
    Both our Barrie and Newmarket branches have lost connectivity. | S drive gone for all of us
    Just wondering who I speak to, the cash registers say "offline" at all four stores and we can't take cards. It's our busiest day.
    Everyone's computer has a blue screen and keeps restarting. Is anyone available?
    All the computers on our second floor went off at once and we cannot open the medication records. Please advise quickly.
    the little lights on the white boxes are all red, the lab machines dont talk to anything and we have samples in them
    the pharmacy program wont let a single one of us in today and there is a line out the door
    E-mail has stopped for all thirty of us, nothing in, nothing out, and we have a tender due at noon.
    Our server crashed an hour ago and won't come back. We're not a client yet, can you still help us?
    It's the middle of the night and our main server has died. The morning shift starts in three hours. Is there anybody I can call?
    internet out at all 3 branches, desk phones dead too, texting from my cell
    Nobody in the office can get into email or the server since 20 minutes ago, we are dead in the water here. What do we do?
    Hi, hope you're well. Our case management program greets everybody with "database not found" today, and court is at two.
    all the staff pcs want a 48 digit number before they will start today and nobody has ever seen that number. is that an update?
    its sunday night and our computers got a virus, is there anyone we can reach
    We are a clinic in Scarborough, our EMR will not open on any computer and patients are waiting
    since about nine o'clock nobody here can get to anything, not the schedule, not email, not the web. what are your hours? | Our server is down
    Nobody in the office can get online | The phones are all dead | I deleted the whole Projects folder by accident
    We can't take any payments, the POS is offline | Internet's out at our Leslieville shop | E-mail has been down for the whole company since seven
    The file share vanished and 30 people are sitting idle | Our booking system crashed in the middle of the lunch rush
    The server won't boot after the power failure | No one can log on this morning | Entire network is gone
    Our website and mail both disappeared, I think the domain expired | I formatted the wrong disk and the accounting data was on it
    A thunderstorm passed over Pickering last night. Today the switch is dark and none of the machines find the network.
    Our Exchange box rebooted for updates at noon and never returned; nobody can send or receive.
    I emptied the recycle bin in SharePoint and two years of drawings went with it. Can they be restored?
    The court filing is due at 4:30 and our document management has been unreachable for an hour.
    A contractor cut through a cable outside our building on Dufferin and the whole plant stands still.
    Rogers says their line is fine, yet not a single desk has internet and the VoIP handsets show "no service".
    Somebody dragged the clients folder somewhere and now it's gone for everyone. We can't work without it.
    RAID controller is beeping, two drives are red and Sage refuses to start on any PC.
    The VPN dropped and all 18 people working from home are cut off, month end is today.
    Our Azure virtual desktops time out for every single user. The boss is furious and customers are waiting.
    We lost the phone system just before the radio ad airs; callers get a busy tone.
    The dispatch software at our towing company in Concord quit at 5 am and the trucks have no jobs.
    After a firewall change nothing comes in or goes out. I can only write this from my cell. | intrnet down whole office, plz help
    server crashed cant work 25 ppl waiting | i deleted everythng in the shared drive by mistake omg | phones r dead n so is wifi, since 8am
    emails not workin for anyone, urgent!!! | All our computer have no connection today, the work is stopped completely
    Please come quick, the server is not turning on and we cannot make invoices
    I make mistake and erase the folder of all clients, it is possible take back? | From the morning telephone and internet is not function in whole company
    hi the whole system is down we can't open anything and there are customers at the counter
    i accidentally deleted the quickbooks company file and it's not in the trash what do i do
    nothing works no internet no phones no email and i've restarted the box twice | Notre serveur est tombé, pis pus personne est capable de travailler
    J'ai effacé le dossier partagé au complet par erreur, est-ce que ça se récupère?
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
    whats a firewall and do i need one for 5 people | If you were on vacation and our server crashed, who would come?
    is antivirus enough or do we need more
    I'm the new office manager and found out we have no backup at all. Nothing's wrong, I'd just like a quote.
    Our wifi password hasn't changed in six years and half the neighbourhood probably knows it. Could you set up a guest network for us?
    We're opening a second location in May and I'd die if the phones didn't work on day one. How early should we book you?
    do you have clients in health care, we cant afford a leak
  `,
};
