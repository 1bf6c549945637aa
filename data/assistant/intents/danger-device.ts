import type { RecordsInput } from '../../schema/site.ts';

export const dangerDeviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-device',
  examples: `
    my work laptop was stolen | I lost my phone with company email on it | somebody broke in and took the server | left my ipad in a cab with client files
    the office was burgled last night, computers are gone | my bag with the laptop is gone | can you wipe a lost phone
    a usb stick with patient data is missing | mon portable a été volé | j'ai perdu mon téléphone de travail | we lost a laptop yesterday
    one of our laptops went missing | my phone was lost with all my work email on it | the director's tablet was taken from his car
    we can't find one of the client laptops anymore | our nas was stolen over the weekend
    Le portable d'un de nos avocats a été dérobé dans sa voiture à Oakville hier soir. | j'ai perdu mon cell du bureau avec tous mes courriels dessus
    on s'est fait défoncer le bureau cette nuit, ils ont pris 6 ordis | tablette oubliée dans un taxi à toronto, y'a des dossiers patients dedans
    Pouvez-vous effacer à distance un iPhone égaré? | un disque dur externe avec nos backups a disparu | volé!!! mon sac avec l'ordi dans le GO train
    je retrouve plus la clé USB de la paye | entrée par effraction au bureau de Barrie, le serveur est pu là
    Un employé congédié refuse de rendre son ordinateur portatif. | jai laisser mon laptop a l'aéroport pearson
    téléphone d'entreprise perdu, faut-il bloquer quelque chose? | quelqu'un est entré au bureau pis a fouillé dans la salle serveur, la porte est forcée
    cell volé hier, y'avait mon authenticator dessus pour toute | L'ordinateur de la réception n'est plus à sa place ce matin et personne ne sait où il est.
    on m'a pogné mon surface au resto, pas de mot de passe dessus | perdu ordi dans le metro, quoi faire vite
    One of our lawyers left a firm laptop on the GO train this morning. | lost phone | my bag was robbed in oakville with company tablet inside
    somebody broke into the office overnight and it looks like about six computers are gone | wipe my iphone its gone
    Some jerk smashed my car window and took my work computer. Now what? | A terminated employee has refused to return his company notebook. | stolen ipad
    left my surface at Pearson, no password on it | backup drive not in the cabinet anymore, nobody knows where it went
    our boss's ipad with client files got stolen at the airport | i lost my work phone with all client mails | My work laptop was stolen on the GO train
    I left my phone in an Uber | Our sales rep's iPad has gone missing | Somebody took the company notebook out of my car
    I've lost a USB key with client files | Can't find my Surface, I think it stayed at Pearson security
    The courier lost a box containing two of our hard drives | Office phone nicked at a bar on King Street last night | My bag with the laptop in it is gone
    Lost my iPhone, my work mail is on it | The backup disk disappeared from the drawer | A tablet with patient charts has vanished
    Please wipe my computer, it's been pinched | Forgot my notebook in a restaurant in Liberty Village and they don't have it
    I was at Union Station and turned around for a second. My backpack, with the firm's ThinkPad and my notes of clients, was snatched.
    Our home-care nurse had her tablet lifted from her van in Malton an hour ago. It isn't locked with a PIN.
    I flew back from Halifax and the laptop never made it through the scanner on the other side. It wasn't encrypted, I believe.
    One of our drivers dropped his phone in the subway. Dispatch app and e-mail are still logged in.
    The security key for our bank is not on my ring anymore, and I've searched the whole office.
    My work cell was grabbed out of my hand on Queen West; the thief saw it unlocked.
    A thumb drive full of tax returns fell out of my pocket somewhere between the parking garage and the elevator.
    The intern's Chromebook was taken from the library at York. She still had our shared drive open.
    Somebody walked out of the showroom with the demo PC, customers' names are on it.
    I misplaced my phone in Muskoka and it's the only one with the authenticator on it. Could anyone get in with it?
    Our accountant's car window was smashed and her computer is gone, in the middle of tax season.
    The technician sold our old copier before wiping it, and a drive with scans is now who knows where.
    Find My shows my stolen MacBook in a building near Jane and Finch. Can you lock it?
    Left my laptop in a taxi in Montreal on Monday, the driver isn't picking up. Contracts of four clients on the desktop.
    lost my wrk phone last nite, can u wipe it | laptop stolen from car!! what do i do first | left ipad on the ttc, has all our customer info on
    someone swiped my macbok at starbucks 10 min ago | My computer of the company was robbed in the metro, please block it
    I have forgot the laptop in the airplane and now airline say they not find
    The telephone of my colleague is lost since yesterday, there is all the mails inside
    Thief take my bag in the coffee shop and inside was tablet from work | I don't find anymore the external disk where is copy of our clients
    hi i lost my phone it has the company email on it and i don't have a passcode what should i do
    somebody broke my car window and took the laptop and it's got all the drawings on it
    my phone fell out in a cab on bloor street and i need it erased before somebody opens it | Je me suis fait voler mon portable de la job dans mon char
    J'ai perdu mon cell dans l'autobus, tous mes courriels du bureau sont dessus
  `,
  counterExamples: `
    If one of our laptops was stolen some day, could you erase it from a distance?
    If our office burned down, how long until we'd be working again with your backup plan?
    I worry about what my staff does with company laptops at home. What do you suggest for remote workers?
    The news about the stolen passwords scared my partners. We're fine as far as we know. Do you offer dark web monitoring?
    I'm killing time on hold with my current IT company as usual. What do you charge per user?
    what would an hour of downtime cost a company of 20 people
    One of our salesmen forgot his laptop at an airport last year and got it back. Should we be putting trackers on them?
    My last IT person left and gave us all the passwords, no drama. What do we need to hand you to get started?
    Would you be the ones calling the phone company if our lines went dead, or do we do that?
  `,
};
