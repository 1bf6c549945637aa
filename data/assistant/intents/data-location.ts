import type { RecordsInput } from '../../schema/site.ts';

export const dataLocationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'data-location',
  examples: `
    in canada? | data residency | data center ou? | data centre city? | which azure region | backups kept in canada? | where is our data stored
    are your servers in canada | where are the backups kept | Azure region for my files? | Is our data kept in Canada? | does our data stay in canada
    is anything stored in the us | which data centre do you use | où sont stockées nos données | hebergement canadien oui/non | are the backups kept offsite
    the server are in USA or here | data residency, what country? | any foreign servers involved? | Where are the backups stored?
    is my data in teh us or canda | wher is ur datacenter located | do u store stuf in aws us-east | toronto or montreal datacenter
    is microsoft 365 data in canada | serveurs aux états-unis ou ici? | what region do you put azure in | Does anything go to US servers?
    which datacenter holds our stuff | server location for client data? | data residancy - all in ontario? | You save our data in which city?
    and where does the copy get kept? | is our stuff stored in the states | Do your servers stand in Toronto? | In which city is your data centre?
    where r the backups kept, canada?? | does any patient info leave ontario | Canadian data residency: yes or no? | Nos données restent-elles au Québec?
    Which country hosts the cloud copies? | Physical location of our mailbox data? | Will patient files ever leave Ontario?
    Who hosts the off-site copy, and where? | canadian data centre only pls, possible? | Where do the recordings of our calls sit?
    Les sauvegardes demeurent-elles au Canada? | my boss asks if our data would be offshore | Offsite copies: how far away are they kept?
    Are backups held on site or somewhere else? | Nos données sont-elles hébergées au Canada? | is there a second copy and in which province
    Can everything stay within Canadian borders? | In which Azure region do you put our servers? | Is there a second data centre outside the GTA?
    Can we choose the country where the backup goes? | For clinic records, is the hosting province known?
    votre centre de donnée est tu a toronto ou montreal | Y a-t-il une seconde copie dans une autre province?
    The phone recordings, are they saved in Canada too? | Both copies same data centre or two different ones?
    Can you confirm in writing that storage is domestic? | Could I visit the place where our backups are stored?
    Where the archive of old mails is put, in your office? | In which place is the server where you put our copies?
    Does any copy of our information ever cross the border? | Is it true that the cloud phone system runs from the US?
    Can you confirm that all backups remain on Canadian soil? | Where would our files physically sit if we went with you?
    do you have a list of locations where customer data is held | The datas of our company, in what country they are staying?
    In what place are kept the backups of Microsoft 365, please? | When you host a server for somebody, what building is it in?
    On whose premises do the tapes or disks with our backup lie? | I will not have client files in the States. Where do they go?
    I understand backups go to the cloud, but where is that cloud? | where r the logs from the security software kept, us or canada
    Will SharePoint content live in Canada East or Canada Central? | Would the mailboxes be hosted in Canadian regions of Microsoft?
    c'est important pour nous que ça reste en Ontario, c'est le cas? | Où sont conservées nos sauvegardes, au Canada ou aux États-Unis?
    It is important for us that the information not go to USA server. | Dans quelle région Azure hébergez-vous les données de vos clients?
    est-ce que nos dossiers patients sortent du pays à un moment donné | You mention cloud backup on the site. Which data centre is that in?
    Does the security monitoring send our information outside of Canada? | Which provider holds the backup data and in what country does it run?
    so if you back up our stuff to the cloud where's it physically sitting | I was wondering whether the data centre is in Toronto or further away.
    How many locations is our information spread over, and where are they? | Our old provider kept the backups in his basement. Where do yours live?
    A customer wants to know if our data stays in Canada. Would it with you? | Say we open in Calgary, would those files be stored there or in Ontario?
    can you tell me what city the servers are in that hold the email archive | Please say me the location of cloud you are using for save the documents.
    Is there one copy in our office and one elsewhere, and where is elsewhere? | Our funder demands Canadian storage, no exceptions. Can that be guaranteed?
    Last provider moved our backups to Ohio without a word. Where do yours live?
    I want to be sure the backup is not going in United States, can you confirm?
    We don't mind the cloud as such, we just want to know which soil it stands on.
    Are your servers your own, in your own building, or rented at Amazon somewhere?
    At the moment everything sits in Virginia and our lawyers aren't happy about it.
    The law firm's partners would want to know about storage outside of the province.
    Our files must remaining in Canada because of customer. Is it like this with you?
    Où se trouvent vos copies de sauvegarde, au Québec, en Ontario ou aux États-Unis?
    If the Toronto facility burns down, is there another copy in a different province?
    Our European customers want their records held in the EU. Could you store it there?
    My accountant says the Patriot Act is a problem when servers are American. Are yours?
    Our funder prohibits storage outside Canada. Is your Cloud Backup compliant with that?
    A client sent a questionnaire, question 14 is about geographic location of stored data.
    Your ticket system and password vault, are those on American clouds or on Canadian ones?
    hi I need to know where the backups physically sit because our board wants them in Canada
    I'd like the second backup to be far from Toronto, in case of a flood. Is it in another city?
    the tender has a line asking for the location of hosting and backup facilities so what do I put
    I'd hate for our stuff to land on a server in some country I can't pronounce. Where does it go?
    The thing that matters to us is keeping it all in-country, including the disaster recovery site.
    Our architects keep 6 TB of drawings on a NAS. If you back that up, to what place does it travel?
    Somebody on our board heard that Microsoft keeps everything in Ireland, is that so for your clients?
    notre bailleur de fonds exige que rien soit entreposé hors Canada, pouvez-vous le confirmer par écrit
    We're a notary with clients who worry about the Patriot Act. On whose soil would their documents rest?
    we do defence work so nothing can be stored abroad, not even for a minute, how would you handle storage
    If a hard drive with our backups were seized abroad we'd be ruined; do you keep everything inside Canada?
    We had a fire drill and it made me wonder where our backups are kept. Where do you store yours, in Canada?
    If I ask to bring all the data home from the American cloud to a Canadian one, where would it land with you?
    We handle indigenous health records, so sovereignty of storage matters to the council. Where do you keep them?
    For our privacy notice we have to name every country in which personal information is held. Could you list them?
    We've been told sovereign hosting is a must for the First Nations data we hold; do you keep it on Canadian ground?
    so if we sign up with you does our accounting data get stored in toronto or does it go across the border somewhere
    so the ministry wants a statement that all patient data stays in Ontario and I need to know if that's how you do it
    Suppose we choose Enterprise. Would the replicated server run in our building or in a remote centre, and which one?
    Our funder, the Ministry of Health, forbids storage outside the country. Where would the copies of our server end up?
    A client in Calgary asked whether his tax returns are stored domestically once we use your cloud. What is the answer?
    The university that pays for our study requires that interview files never sit on foreign servers. Can you guarantee it?
    We have a government contract which forbids that anything leaves the country, so in which country do you keep the copies?
    Our insurer in London would like some EU storage for the European records; can backup sit in Frankfurt instead of Canada?
    a school board customer wants proof their kids records never leave canada, what do you tell people like that about where its held
    I'm filling out a tender for the City of Brampton and have to state the geographic location of stored information. What do I write?
    When we moved to Microsoft 365 in 2016 the tenant was created in Virginia, I think. Can the data be moved to Toronto or Quebec City? | canadian servers?
    In which country would the backups of our files physically sit? | I must be sure that nothing leaves Canada. Is that the case with your backups?
    stays in ontario? | The backups, in what city are they kept?
    so my board is super nervous about the Americans reading our stuff and wants to know that the cloud backup isn't on a US server | us patriot act issue?
    Are the servers you use under American jurisdiction? | Où sont stockées nos données? | Do you keep copies at your own office or somewhere else?
    offsite copies where | Don't give me "in the cloud". Where, on a map, are my files? | physical location of backup
    We have a contract with the province which says Canadian residency of data. Can you confirm that? | data residency canada?
    our mails in 365, they lie in Toronto or in Ireland? | Microsoft stores 365 data in Quebec and Toronto, is that right?
    second copy in another province? | if Toronto has a blackout, is there a copy of our stuff somewhere outside the city
    Would any of our patient records end up on servers outside the country? | patient data leaves canada?
    Support tickets and their attachments, in what country does that system run? | your ticket system hosted where | passwords you keep for us, stored where
    The documentation about our network, where do you hold it? | What about phone recordings? Where are those saved? | call recordings location
    someone told me that antivirus sends everything to israel or russia, where does yours send data | the EDR logs go where | security logs in which country
    I am from Quebec and with Law 25 I must write down the place of my data. What is the place? | Hosted in Montreal maybe?
    May we choose that everything is kept in Ontario only? | Is it possible to have the copy in our own building rather than in some far-away place?
    local copy on our premises? | Our parent company is in Munich; can backups be placed in Europe?
    For a First Nations client the data must remain on Canadian soil. Does it? | who owns the building the servers are in
    co-location or cloud, where do you house backups | A big box in your basement or a proper data centre: which is it, for the backups?
    cloud backup = which cloud | I asked the last guys three times where our backups were and they never knew. Do YOU know where yours are?
    Where does the email archive reside? | City of the data centre? | When you replicate our server for disaster recovery, to which location does it go?
    DR site location | failover site where? | the client insists on sovereign hosting. Is everything of yours on Canadian ground? | sovereign cloud
    Do any of your tools store information in the States? | tools hosted in usa? | Les serveurs sont à Toronto?
    if i delete something and you restore it, from what place does it come | kept in a vault someplace or what
    I'd want it in writing that the files are held within Canada's borders. Are they? | storage country
    we do work for a hospital and their contract has this clause that nothing can be stored outside Canada so I have to know where you put the backups
    I asked a simple question of our old provider and got lawyers. In which country do you store customers' files?
    For our privacy register, could you indicate the province in which the backup servers are situated?
    If I put my documents with you, they go to America or they rest here in Canada?
    my cousin works in security and says always ask them what country the backup is in so I'm asking
    Given the mood between Ottawa and Washington, I'd like to be certain our records aren't held on American soil.
    The emails which are archived for seven years, can you tell me the country where they are kept?
    So say our building burns and you bring us up in your cloud, which city would we be running from?
    One of our funders inquires about the place where donor information is held. What may I answer regarding your systems?
    i dont care how encrypted it is i want it kept in ontario, is it
    We have a French mother company, they want know if the saved data is in Europe or in North America. | backups in the us or here
    is it aws or your own data center | How many data centres hold our backup and how far are they from each other? | voicemails stored in canada?
    is my data going over the border at any moment | OneDrive of our staff, on what continent is that | Are the tapes or disks taken to some vault?
    you say "secure data centres". lovely. where the hell are they | and microsoft, where do they keep it | where does microsoft store our mail
    and the mail, in which country is it | does google keep our files in canada | and the cloud copy, where is that | where are mailboxes kept
    and our e-mail, is that abroad | where is our data stored? | where is my data stored | where's our data stored | where do you store data?
    where do you store our data | where do you keep our data | where do you keep backups? | where are backups stored? | where are our backups stored
    where do backups go | where are your servers? | where are your servers located | where are your data centres? | where is your data center
    where are your data centers located | is our data stored in Canada? | is my data stored in Canada | is the data in Canada?
    are backups stored in Canada? | are backups in Canada | are your servers in Canada? | does our data stay in Canada? | does our data leave Canada?
    does our data leave the country | is our data in the US? | do you store data in the US | do you store data in Canada | Canadian data centre?
    Canadian data residency | data location | do you have a Canadian data centre | where is our cloud data hosted | where is our data hosted?
    where is our data stord | were are backups stored | is our data stored in Canda | data residancy | where are you're servers
    les données restent-elles au Canada? | où sont les sauvegardes? | where is the data kept? | is data kept in Canada | can we keep our data in Canada
  `,
};
