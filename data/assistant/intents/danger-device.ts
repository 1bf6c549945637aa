import type { RecordsInput } from '../../schema/site.ts';

export const dangerDeviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-device',
  examples: `
    lost phone | stolen ipad | mon portable a été volé | wipe my iphone its gone | tablet stolen at jobsite | my work laptop was stolen
    can you wipe a lost phone | we lost a laptop yesterday | I left my phone in an Uber | lost device how to lock it | stolen macbook remote wipe
    work phone nicked last nite | lost my ipad w/ patient info | phone w authenticator is lost | my bag with the laptop is gone
    phone stolen, work email on it | one of our laptops went missing | j'ai perdu mon téléphone de travail | our nas was stolen over the weekend
    My bag with the laptop in it is gone | somebody broke in and took the server | Our sales rep's iPad has gone missing
    I've lost a USB key with client files | Lost my iPhone, my work mail is on it | je retrouve plus la clé USB de la paye
    stolen surface pro, what do i do first | got mugged, they took phone and laptop | left my ipad in a cab with client files
    My computer bag was robbed in the train | I lost my phone with company email on it | a usb stick with patient data is missing
    My kid lost my company phone at the mall | cell vanished at the gym, has work stuff | perdu ordi dans le metro, quoi faire vite
    My work laptop was stolen on the GO train | A tablet with patient charts has vanished | A USB stick with payroll has gone missing
    i lost my work phone with all client mails | Please wipe my computer, it's been pinched | lost my wrk phone last nite, can u wipe it
    laptop gone from the coffee shop. wipe it? | jai laisser mon laptop a l'aéroport pearson | The backup disk disappeared from the drawer
    laptop stolen from car!! what do i do first | Thief took my computer. Are our files safe? | somebody stole the ipad we use for the till
    the director's tablet was taken from his car | volé!!! mon sac avec l'ordi dans le GO train | left my surface at Pearson, no password on it
    can you erase a stolen computer from far away | J'ai perdu mon téléphone de travail hier soir | my phone was lost with all my work email on it
    we can't find one of the client laptops anymore | Pouvez-vous effacer à distance un iPhone égaré? | hard drive with backups missing from the drawer
    un disque dur externe avec nos backups a disparu | someone swiped my macbok at starbucks 10 min ago | lost my work cell in an uber, need it wiped asap
    Somebody took the company notebook out of my car | left ipad on the ttc, has all our customer info on
    On m'a volé mon portable du bureau dans ma voiture | cant find my usb w payroll on it, think i droped it
    I lost the key, the USB key with the data of clients | the office was burgled last night, computers are gone
    Office phone nicked at a bar on King Street last night | missing: one thinkpad, unencrypted, full of tax returns
    my bag was robbed in oakville with company tablet inside | The courier lost a box containing two of our hard drives
    Misplaced my laptop somewhere between the office and home | Je me suis fait voler mon portable de la job dans mon char
    cell volé hier, y'avait mon authenticator dessus pour toute | our boss's ipad with client files got stolen at the airport
    j'ai perdu mon cell du bureau avec tous mes courriels dessus | téléphone d'entreprise perdu, faut-il bloquer quelque chose?
    Can't find my Surface, I think it stayed at Pearson security | Our sales rep can't find her company phone since the airport
    Un employé congédié refuse de rendre son ordinateur portatif. | on m'a pogné mon surface au resto, pas de mot de passe dessus
    Somebody walked out of the clinic with the front desk's laptop | entrée par effraction au bureau de Barrie, le serveur est pu là
    The driver's tablet was taken out of the truck during a delivery | on s'est fait défoncer le bureau cette nuit, ils ont pris 6 ordis
    A terminated employee has refused to return his company notebook. | Is there a way to make my stolen iPhone useless to whoever has it
    They broke in my auto and the notebook of the firm has disappeared | One of our lawyers left a firm laptop on the GO train this morning.
    backup drive not in the cabinet anymore, nobody knows where it went | My computer of the company was robbed in the metro, please block it
    I don't find anymore the external disk where is copy of our clients | Some jerk smashed my car window and took my work computer. Now what?
    Thief take my bag in the coffee shop and inside was tablet from work | Device lost, name of employee is known, need to block it from e-mail
    There's a missing backup drive and it isn't encrypted as far as I know | An employee left and never returned his MacBook, it has everything on it
    I cannot find my cell phone of work, I think it was stolen in the subway | If a laptop gets stolen like mine did an hour ago, what's the first step
    tablette oubliée dans un taxi à toronto, y'a des dossiers patients dedans | how worried should i be, unlocked phone gone, all the company chats on it
    I have forgot the laptop in the airplane and now airline say they not find | I was robbed in the street, please disconnect my computer from the company
    Mine boss lose his notebook at the airport of Frankfurt with all contracts | my laptop was swiped at the conference and my passwords are saved in chrome
    Forgot my notebook in a restaurant in Liberty Village and they don't have it
    J'ai perdu mon cell dans l'autobus, tous mes courriels du bureau sont dessus
    The police has my report, but the stolen computer has bitlocker I don't know
    One of our people had her laptop lifted from under the table at a restaurant
    My work cell was grabbed out of my hand on Queen West; the thief saw it unlocked.
    Somebody walked out of the showroom with the demo PC, customers' names are on it.
    Le portable d'un de nos avocats a été dérobé dans sa voiture à Oakville hier soir.
    Find My shows my stolen MacBook in a building near Jane and Finch. Can you lock it?
    The telephone of my colleague is lost since yesterday, there is all the mails inside
    somebody broke my car window and took the laptop and it's got all the drawings on it
    ok I'm panicking a bit I think I left the laptop on the roof of my car and drove off
    A student ran away with one of the school's Chromebooks, teacher was still logged in
    Someone grabbed my MacBook at the library, it has access to everything at the company
    Our technician in the field reports his rugged tablet stolen out of the van overnight
    quelqu'un est entré au bureau pis a fouillé dans la salle serveur, la porte est forcée
    somebody broke into the office overnight and it looks like about six computers are gone
    Can we find where the missing notebook is? It vanished from the site trailer on Tuesday
    My telephone fell from the bike somewhere and the company mails are inside without code
    my phone fell out in a cab on bloor street and i need it erased before somebody opens it
    We have just noticed that two laptops disappeared from the meeting room over the weekend
    I have forgotten the tablet of the office in the hotel in Montreal and they don't find it
    The thing is, one of our nurses had her bag snatched, and the practice's tablet was in it
    L'ordinateur de la réception n'est plus à sa place ce matin et personne ne sait où il est.
    my foreman dropped his phone in the lake or lost it who knows and it has all our job emails
    Our bookkeeper has had her handbag stolen, including the phone that receives the bank codes
    The security key for our bank is not on my ring anymore, and I've searched the whole office.
    My phone was snatched from my hand on Queen Street ten minutes ago and Outlook is open on it
    My partner's briefcase, with his tablet and the closing documents on it, was left on a plane
    Our accountant's car window was smashed and her computer is gone, in the middle of tax season.
    hi i lost my phone it has the company email on it and i don't have a passcode what should i do
    the external disk with all our photos and quotes isn't where it was, I believe someone took it
    The intern's Chromebook was taken from the library at York. She still had our shared drive open.
    We've misplaced a laptop belonging to the finance department and nobody's seen it for three days
    One of our drivers dropped his phone in the subway. Dispatch app and e-mail are still logged in.
    We moved to a new unit in Markham last weekend and now one of the servers is nowhere to be found.
    The laptop that we sent by courier to our new employee never arrived, and tracking says delivered
    A former colleague says her company laptop got stolen from her home before she could give it back
    The technician sold our old copier before wiping it, and a drive with scans is now who knows where.
    I regret to say that I left my work laptop in a taxi last night and it has all our client files on it
    left my bag on the GO train with the office laptop in it, called lost and found, nothing yet, what now
    I can't find the work laptop anywhere I looked at home at the office in the car I really think it's gone
    Our home-care nurse had her tablet lifted from her van in Malton an hour ago. It isn't locked with a PIN.
    so somebody broke the window of my car and took the laptop and it wasn't even locked with a good password
    A thumb drive full of tax returns fell out of my pocket somewhere between the parking garage and the elevator.
    I misplaced my phone in Muskoka and it's the only one with the authenticator on it. Could anyone get in with it?
    Left my laptop in a taxi in Montreal on Monday, the driver isn't picking up. Contracts of four clients on the desktop.
    I flew back from Halifax and the laptop never made it through the scanner on the other side. It wasn't encrypted, I believe.
    I was at Union Station and turned around for a second. My backpack, with the firm's ThinkPad and my notes of clients, was snatched.
    laptop gone from the car, window smashed | left my work phone in an uber | someone took the usb stick with client files off my desk
    perdu mon portable à la gare, dossiers clients dedans | lost my work tablet
    I'm afraid Mrs. Leung's handbag was taken at lunch with the office phone and her access card
    The phone of our driver was forgotten in bus, inside is all mail | my phone with all the company mail was stolen on the subway
    patient tablet stolen ten min ago | j'ai perdu mon laptop | cell volé | portable oublié dans le train
    Un de nos représentants s'est fait dérober son ordinateur dans sa voiture hier soir; quelles mesures prendre? | on m'a volé mon téléphone de job
    clé usb perdue avec des dossiers clients | Ma tablette de travail a disparu à l'aéroport, pouvez-vous l'effacer à distance? | laptop volé kessé je fais
    iphone du boss perdu | ordinateur disparu du bureau
    hier soir au resto je me suis fait piquer mon sac avec le portable de la compagnie dedans pis y avait même pas de mot de passe dessus
    vol de cellulaire corporatif | le disque dur externe avec nos sauvegardes est introuvable
    Un imbécile a cassé la vitre de mon char et est parti avec mon ordi du bureau! | retrouver un laptop perdu
    mon employée a égaré son téléphone au centre d'achats, il est connecté à nos courriels | macbook volé au café
    ipad perdu en voyage d'affaires, koi faire | Notre infirmière ne retrouve plus la tablette contenant les dossiers de patients.
    verrouiller un portable volé | deux ordis manquants depuis le déménagement | On s'est fait voler trois laptops dans la salle de conférence
    peut-on effacer un téléphone volé | je trouve plus mon portable de travail depuis vendredi
    j'ai laissé ma tablette pro sur le toit de l'auto, elle est partie | mon sac avec l'ordinateur du travail est resté dans l'autobus, que dois je faire
    appareil égaré | Le téléphone d'affaires de notre vendeur a été volé à l'étranger, on doit réagir comment? | left my laptop on the GO train
    I seem to have mislaid the company phone somewhere between the airport and the hotel. | ipad gone from the truck | cant find work phone since friday
    so I was at the rink and put my phone on the bench and when I came back no phone and it has all the work mail on it
    Some jerk took my MacBook at Starbucks! | usb with client files lost | where's my tablet? not at home not at office
    The driver's handheld fell out on the 401, it might still be lying there. | portable oublié dans le taxi | mon cellulaire de travail a disparu
    Our surveyor forgot his notebook in a restaurant in Oshawa and they say nobody handed it in | purse snatched, work phone in it
    Is it a problem if one's work computer stays behind in an Uber? | A backup disk was on the shelf last month and now the shelf is empty
    The new hire never got her laptop, Purolator says delivered, the porch says no | courier lost the pc we shipped
    Someone broke the locker at the gym, and he take my telephone with the company mail | blackberry swiped
    I put down my Surface at security in Pearson and walked off without it like a fool
    phone fell in the lake, well, off the dock, maybe somebody fishes it out
    The old desktops for recycling were by the back door. They are gone, and nobody from recycling came. | three laptops short after the weekend
    we count eleven tablets, should be twelve | A kid ran off with my phone while it was unlocked | stolen, my work cell
    Dropped my phone on the subway, it had our banking app, what do I do first | hotel says no laptop in the room
    conference, turned around, notebook vanished, damn it | The salesman's car got emptied in Montreal overnight, including his laptop and his papers
    my thumb drive with payroll isn't on my keychain anymore | Please, how to erase telephone which I not have any more? | wipe a phone i lost
    can you see where my work iphone is, I had it at lunch | Lent the loaner laptop to a temp who has not been seen since Tuesday and does not pick up
    temp disappeared with our laptop | it's just an old company phone, but it has not turned up in two weeks and it had no PIN
    J'ai oublié le ordinateur de la compagnie dans un taxi | cellulaire échappé dans le métro, quelqu'un l'a ramassé
    My bag was in the car, the car window is broke, the bag is not there, computer was inside | external drive missing
    My wife thinks I left the computer on the roof of the car and drove away. | I lost my laptop | lost my laptop | lost laptop | I've lost my laptop
    I lost my work laptop | I lost my phone | lost my phoen | I've lost my phone | I lost my work phone | I can't find my laptop | can't find my work phone
    my laptop is missing | my laptop was stolen | my laptop has been stolen | laptop stolen | stolen laptop | someone stole my laptop
    somebody stole my laptop | my phone was stolen | my phone got stolen | phone stolen | stolen fone | someone stole my phone | someone stole my computer
    our computer was stolen | our laptops were stolen | a company laptop was stolen | employee lost their phone | one of our laptops is missing
    my tablet was stolen | I lost my tablet | lost iPad | I lost a USB stick | left my laptop on the train | left my laptop in a taxi
    left my phone in an Uber | my lapotp was stolen | i lost my labtop | my phone was stollen | j'ai perdu mon portable | on m'a volé mon ordinateur
    my laptop got stolen | an employee lost a laptop | j'ai perdu mon téléphone
  `,
  counterExamples: `
    If one of our laptops was stolen some day, could you erase it from a distance?
    If our office burned down, how long until we'd be working again with your backup plan?
    I worry about what my staff does with company laptops at home. What do you suggest for remote workers?
    The news about the stolen passwords scared my partners. We're fine as far as we know. Do you offer dark web monitoring?
    I'm killing time on hold with my current IT company as usual. What do you charge per user? | what would an hour of downtime cost a company of 20 people
    One of our salesmen forgot his laptop at an airport last year and got it back. Should we be putting trackers on them?
    My last IT person left and gave us all the passwords, no drama. What do we need to hand you to get started?
    Would you be the ones calling the phone company if our lines went dead, or do we do that?
  `,
};
