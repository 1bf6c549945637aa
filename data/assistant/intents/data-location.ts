import type { RecordsInput } from '../../schema/site.ts';

export const dataLocationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'data-location',
  examples: `
    where is our data stored
    does our data stay in canada
    are your servers in canada
    where are the backups kept
    is anything stored in the us
    which data centre do you use
    data residency
    is microsoft 365 data in canada
    où sont stockées nos données
    Les sauvegardes demeurent-elles au Canada?
    serveurs aux états-unis ou ici?
    c'est important pour nous que ça reste en Ontario, c'est le cas?
    data center ou?
    Dans quelle région Azure hébergez-vous les données de vos clients?
    est-ce que nos dossiers patients sortent du pays à un moment donné
    hebergement canadien oui/non
    notre bailleur de fonds exige que rien soit entreposé hors Canada, pouvez-vous le confirmer par écrit
    votre centre de donnée est tu a toronto ou montreal
    Y a-t-il une seconde copie dans une autre province?
    Can you confirm that all backups remain on Canadian soil?
    in canada?
    the server are in USA or here
    so if you back up our stuff to the cloud where's it physically sitting
    I will not have client files in the States. Where do they go?
    which azure region
    Our funder prohibits storage outside Canada. Is your Cloud Backup compliant with that?
    data centre city?
    does any patient info leave ontario
    is there a second copy and in which province
    We had a fire drill and it made me wonder where our backups are kept. Where do you store yours, in Canada?
    A customer wants to know if our data stays in Canada. Would it with you?
    and where does the copy get kept?
    are the backups kept offsite
    In which Azure region do you put our servers?
  `,
};
