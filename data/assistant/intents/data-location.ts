import type { RecordsInput } from '../../schema/site.ts';

export const dataLocationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'data-location',
  examples: `
    where is our data stored | does our data stay in canada | are your servers in canada | where are the backups kept | is anything stored in the us
    which data centre do you use | data residency | is microsoft 365 data in canada | où sont stockées nos données
    Les sauvegardes demeurent-elles au Canada? | serveurs aux états-unis ou ici? | c'est important pour nous que ça reste en Ontario, c'est le cas?
    data center ou? | Dans quelle région Azure hébergez-vous les données de vos clients?
    est-ce que nos dossiers patients sortent du pays à un moment donné | hebergement canadien oui/non
    notre bailleur de fonds exige que rien soit entreposé hors Canada, pouvez-vous le confirmer par écrit
    votre centre de donnée est tu a toronto ou montreal | Y a-t-il une seconde copie dans une autre province?
    Can you confirm that all backups remain on Canadian soil? | in canada? | the server are in USA or here
    so if you back up our stuff to the cloud where's it physically sitting | I will not have client files in the States. Where do they go?
    which azure region | Our funder prohibits storage outside Canada. Is your Cloud Backup compliant with that? | data centre city?
    does any patient info leave ontario | is there a second copy and in which province
    We had a fire drill and it made me wonder where our backups are kept. Where do you store yours, in Canada?
    A customer wants to know if our data stays in Canada. Would it with you? | and where does the copy get kept? | are the backups kept offsite
    In which Azure region do you put our servers? | Is our data kept in Canada? | In which city is your data centre? | Does anything go to US servers?
    Which country hosts the cloud copies? | Canadian data residency: yes or no? | Where do the recordings of our calls sit? | Azure region for my files?
    Are backups held on site or somewhere else? | Do your servers stand in Toronto? | Physical location of our mailbox data?
    Will patient files ever leave Ontario? | Is there a second data centre outside the GTA? | Can everything stay within Canadian borders?
    Our funder, the Ministry of Health, forbids storage outside the country. Where would the copies of our server end up?
    We're a notary with clients who worry about the Patriot Act. On whose soil would their documents rest?
    You mention cloud backup on the site. Which data centre is that in?
    I'm filling out a tender for the City of Brampton and have to state the geographic location of stored information. What do I write?
    Our architects keep 6 TB of drawings on a NAS. If you back that up, to what place does it travel?
    When we moved to Microsoft 365 in 2016 the tenant was created in Virginia, I think. Can the data be moved to Toronto or Quebec City?
    The university that pays for our study requires that interview files never sit on foreign servers. Can you guarantee it?
    If the Toronto facility burns down, is there another copy in a different province?
    Your ticket system and password vault, are those on American clouds or on Canadian ones?
    Last provider moved our backups to Ohio without a word. Where do yours live?
    For our privacy notice we have to name every country in which personal information is held. Could you list them?
    Suppose we choose Enterprise. Would the replicated server run in our building or in a remote centre, and which one?
    A client in Calgary asked whether his tax returns are stored domestically once we use your cloud. What is the answer?
    Our insurer in London would like some EU storage for the European records; can backup sit in Frankfurt instead of Canada?
    where r the backups kept, canada?? | is my data in teh us or canda | do u store stuf in aws us-east | wher is ur datacenter located
    data residancy - all in ontario? | The datas of our company, in what country they are staying? | In which place is the server where you put our copies?
    Our files must remaining in Canada because of customer. Is it like this with you?
    Please say me the location of cloud you are using for save the documents.
    hi I need to know where the backups physically sit because our board wants them in Canada
    so if we sign up with you does our accounting data get stored in toronto or does it go across the border somewhere
    can you tell me what city the servers are in that hold the email archive | Nos données sont-elles hébergées au Canada?
    Où se trouvent vos copies de sauvegarde, au Québec, en Ontario ou aux États-Unis?
  `,
};
