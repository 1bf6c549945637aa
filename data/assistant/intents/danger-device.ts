import type { RecordsInput } from '../../schema/site.ts';

export const dangerDeviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-device',
  examples: `
    my work laptop was stolen
    I lost my phone with company email on it
    somebody broke in and took the server
    left my ipad in a cab with client files
    the office was burgled last night, computers are gone
    my bag with the laptop is gone
    can you wipe a lost phone
    a usb stick with patient data is missing
    mon portable a été volé
    j'ai perdu mon téléphone de travail
    we lost a laptop yesterday
    one of our laptops went missing
    my phone was lost with all my work email on it
    the director's tablet was taken from his car
    we can't find one of the client laptops anymore
    our nas was stolen over the weekend
    Le portable d'un de nos avocats a été dérobé dans sa voiture à Oakville hier soir.
    j'ai perdu mon cell du bureau avec tous mes courriels dessus
    on s'est fait défoncer le bureau cette nuit, ils ont pris 6 ordis
    tablette oubliée dans un taxi à toronto, y'a des dossiers patients dedans
    Pouvez-vous effacer à distance un iPhone égaré?
    un disque dur externe avec nos backups a disparu
    volé!!! mon sac avec l'ordi dans le GO train
    je retrouve plus la clé USB de la paye
    entrée par effraction au bureau de Barrie, le serveur est pu là
    Un employé congédié refuse de rendre son ordinateur portatif.
    jai laisser mon laptop a l'aéroport pearson
    téléphone d'entreprise perdu, faut-il bloquer quelque chose?
    quelqu'un est entré au bureau pis a fouillé dans la salle serveur, la porte est forcée
    cell volé hier, y'avait mon authenticator dessus pour toute
    L'ordinateur de la réception n'est plus à sa place ce matin et personne ne sait où il est.
    on m'a pogné mon surface au resto, pas de mot de passe dessus
    perdu ordi dans le metro, quoi faire vite
    One of our lawyers left a firm laptop on the GO train this morning.
    lost phone
    my bag was robbed in oakville with company tablet inside
    somebody broke into the office overnight and it looks like about six computers are gone
    wipe my iphone its gone
    Some jerk smashed my car window and took my work computer. Now what?
    A terminated employee has refused to return his company notebook.
    stolen ipad
    left my surface at Pearson, no password on it
    backup drive not in the cabinet anymore, nobody knows where it went
    our boss's ipad with client files got stolen at the airport
    i lost my work phone with all client mails
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
