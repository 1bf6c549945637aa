import type { RecordsInput } from '../../schema/site.ts';

export const durationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'duration',
  examples: `
    how many weeks | how long is onbording | is it done in a weekend | how many weeks for setup | durée migration serveur? | when would we be finished
    server swap, how many hrs | how lng to move our email | new hire setup turnaround? | server replacement duration | time to encrypt all laptops
    onboarding - how long is it | office move, 30 desks, days? | How long does onboarding take? | wks needed for cloud migraton??
    timeline for moving 40 mailboxes | Time needed to set up one laptop? | hw many days for new server setup | timeline for switching providers?
    How fast can you onboard 10 users? | eta for wifi install in 8000 sq ft? | how long b4 mfa is on for everybody | fast onboarding possible? like 1 wk
    setup of a new branch, time needed? | how long does a cloud migration take | combien de temps prend une migration | migration to cloud - days or months?
    restoring one file - minutes? hours? | how long is the move to microsoft 365 | vpn for ten users by friday feasible?
    combien de jours pour câbler 30 postes | The migration, it takes how long time? | Roughly how long is a cloud migration?
    how long does a cloud move take usually | how long is a typical move to the cloud | What's the timeline for an office move?
    Typical length of a SharePoint project? | cabling job 24 drops, how long ya think | eta on getting 15 pcs set up w/ you guys
    pen test - how many days start to finish | how much time does a network upgrade take | google to microsoft move, ballpark weeks?
    installing of new wifi takes how much days | Is a server replacement done in a weekend? | How much time does a network refresh need?
    how long does it take to install the phones | how long does it take to restore everything | What's the usual lead time for new cabling?
    Days or weeks to roll out MFA for 25 people? | when can this be done by, the backup install | How many weeks for a Microsoft 365 migration?
    how long are we without email when you move it | le Security Assessment dure combien de semaines | Can a phone system be swapped in under a month?
    office move for 12 ppl, how far ahead to book u | une migration vers 365 ça prend combien de temps | How much time you need for to install everything?
    Combien de temps prend la migration des courriels? | How much of a runway do you want ahead of a go-live?
    La migration des courriels, ça dure combien de jours? | You need how many days for installing 15 new computers?
    How many weeks should I allow for the whole changeover? | is the security assessment a one week or one month thing
    How long until your security tools are on every machine? | The training for the employees, how many hours it takes?
    faut compté combien de tps pour chiffrer tous les laptops | Combien de temps prend l'intégration d'un nouveau client?
    c long-tu installer la VoIP dans un bureau de 20 à Vaughan | voip rollout at a 3-site dental group, realistic timeline?
    Ça prend combien de semaines avant que tout soit installé? | How much time it takes for to move 40 mailbox to Microsoft?
    realistic timeframe for getting rid of our on-prem exchange | For changing all the computers, what is the duration please?
    Until all computers have the new antivirus, what time passes? | If I order laptop today, when it is ready for my new employee?
    How long does porting phone numbers take in Ontario as a rule? | For rolling out password manager, you count in days or in weeks?
    What is the typical time frame for deploying MFA across 80 users? | How long would restoring two terabytes from Cloud Backup require?
    What's a sensible schedule for upgrading thirty PCs to Windows 11? | How long will your technicians be in our office during onboarding?
    ça prend tu un mois ou deux, passer 80 comptes de Google à Microsoft | Will the transition drag into our tax season if we begin in January?
    What period do you plan for the handover from the former IT company? | Our VoIP numbers are with Bell. How long does porting generally take?
    I would like to know the delay for the installation of a new network. | Could it all be done over a long weekend, the email migration I mean?
    Is two weeks realistic for setting up a 20-person office from scratch? | Our last onboarding dragged on for five months. Is it quicker with you?
    How lengthy is the documentation stage before you officially take over? | Say we were 80 people instead of 20, would onboarding take much longer?
    Pour restaurer 2 To de données, faut-il compter des heures ou des jours? | I should like to know the time which is needed for audit of our network.
    if we do the email switch on a friday night is it gonna be done by monday | Quelle est la durée approximative d'un projet de remplacement de pare-feu?
    I was hoping for a rough timeline for getting everyone onto the new phones.
    Would ninety days be enough to get Microsoft 365 rolled out at three sites?
    Since our contract ends in March, when must we start for being ready in time?
    combien d'heures de coupure pendant le transfert des courriels d'une firme de 65
    Thirty Windows 10 machines have to go to Windows 11. How long should I plan for?
    For a complete recovery of a crashed server, are we speaking of hours or of days?
    I'm planning the budget year and wonder how much lead time a cloud project wants.
    Our lease on Spadina ends June 30. Is eight weeks enough to get the new space wired?
    Between kickoff and completion, what length of time do your projects generally need?
    I'd have to warn staff beforehand. How long is the downtime during the email cutover?
    The last company dragged this out for six months. How long will YOUR cabling job take?
    I have a board meeting in three weeks. Could the Wi-Fi project be completed before it?
    The fiscal year closes June 30; could a firewall replacement be completed before that?
    on déménage le 1er juillet, trois semaines c'est-tu assez pour monter le nouveau réseau
    is it a one day job to put in new switches or do you guys need to come back a few times
    In your experience, what's the timeframe for a SharePoint clean-up at a firm like ours?
    My colleague estimates half a year for the ERP to move to Azure; do you see it the same?
    I wonder how long my staff will have to work with two systems at once during the migration.
    Tax season begins in February. If we start in December, will onboarding be finished by then?
    Our clinic can close for one afternoon only. Would that be enough time to change the server?
    Two companies are merging and so are their tenants. What duration should we expect for that?
    We have 60 mailboxes, some of them 40 GB. How long would moving them to Exchange Online take?
    our lease is up in six weeks and I need to know if moving the network can be finished by then
    The director wants a date. When are you usually finished with a compliance readiness project?
    The last provider dragged a firewall install out for two months. How long do you need for one?
    how long would it take to do the security training for everyone is it an hour or a day or what
    and I've got this server from 2013 and say we replaced it how long would the thing be down for
    we're moving to Mississauga in August and I need to know how many weeks the IT part of it takes
    There are three sites, Oakville, Barrie and Markham. How long does a rollout over all three take?
    We'd rather not be closed. For what stretch of time would the office be offline in a server move?
    We've got two terabytes of drawings on an old file server. How many days to copy all that to OneDrive?
    New dental chairs arrive in September. When should we begin so the network is ready, how long do you need?
    when you change over the network how long is the office offline | how long needs the phone of our driver to be set up, one hour, one day?
    how long does a migration take | onboarding, how many weeks? | how many days for an office move
    Could you give me a rough idea of how much time a move of our mailboxes to Microsoft 365 would require? | timeline for server replacement
    days or weeks | ETA for a full rollout
    so if we signed on Monday when would the whole thing be finished, I mean everyone set up and working and the old junk gone
    Last guys said two weeks and it took six months. How long is it really with you for a cloud migration?
    Combien de temps prend la migration vers le nuage? | L'intégration dure combien de semaines?
    Ça prend combien de temps installer un réseau dans un nouveau bureau? | Le transfert de nos courriels, c'est long? | length of the setup phase
    how quick can the new wifi be done | duration of a firewall swap? | how much time for moving from Google Workspace to Microsoft
    Our lease ends on the 30th of next month. Is that enough time to get the new office wired?
    When would we be done if we started the cloud project in May? | For a firm of forty, what duration should I put in my plan for the transition?
    rolling out MFA to 50 staff takes how long | how long would it take for moving the server to azure | time frame pls
    From signature until all is running, how many time passes? | project length, SharePoint migration?
    I've been told two to four weeks for onboarding. Does that hold true for a three-site firm? | how soon would everything be up after we sign
    The board asks me for a calendar: how many weeks from kick-off to completion? | number porting, how long | typical onboarding time
    we close for one week in July, can the server be replaced within that week | How long until backups are fully set up?
    what's the usual length of an email migration | long job or short one, replacing all our desktops? | set up time for a new branch
    Assume 10 people and 2 TB of files going to OneDrive, how long? | It takes how long the installation of the new telephones?
    how many weekends would you need for the cutover | Could the whole transition be squeezed into ten working days? | how long before we're fully onboarded
    time required for a security rollout on 25 laptops | estimated duration?
    I need a number of weeks. Nobody will give me a straight answer about how long a server migration lasts. | is that like a weekend job
    Setting up a new hire's laptop takes how long? | In how many days are we operational with you?
    when we order a new firewall how many days till it's running | how long's the whole process from start to end | quickest possible onboarding?
    We have an audit in six weeks; would the security project be done by then? | Domain and email change over, any idea how long that'd be?
    how much time does the documentation phase of the start take | can you do a migration in 5 days | SIP phones installation time
    how lengthy is the transition period | Please estimate the time of the work for a small office network.
    moving offices, how far ahead should we start with IT | Half a year?! Surely a file server migration goes faster than that with you?
    Is a week realistic for setting up eight new workstations? | dental office, 12 pcs to swap, how long
    What slows a migration down and how many weeks does it add? | lead time for onboarding a new client
    What's a reasonable deadline for getting rid of our old server?
    Our accountants cannot be disturbed from February on, so tell me how many weeks you'd need to move all of us to the cloud.
    the last migration ate three weekends and a marriage nearly, how long would yours be
    I must tell to my director a date, in how many weeks is the new network finished?
    We'd have the keys to the new premises on the first; would five days be sufficient for you to get everything connected?
    so from the moment we say yes to the moment the last laptop is done, what are we looking at, two weeks, two months
    Everybody promises "quick" and nobody names a figure. How many days for moving thirty mailboxes?
    As we run two shifts, I would like to know what length of time the replacement of our firewall and switches would occupy.
    got 4 servers going to azure, whats a realistic time frame before we can bin the old ones
    Say we give you the go-ahead at Easter; would the new phone system be up before the summer season?
    We are moving the files of fifteen years into the cloud. It needs how much time? | Is cabling a 3000 square foot office a matter of days?
    Does a phone system changeover take a day or a week? | Will it drag on for months like it did with our last vendor's migration?
    My partner thinks moving to the cloud is done overnight, I think it takes a quarter. Who's right?
    I'm trying to plan vacations around the rollout, so about how long would it run? | how long must we put up with the mess during the setup
    a friend's dental clinic waited a quarter of a year till their onboarding was through, is that usual with you | and how long does that take?
    how many weeks are we talking | days or months? | when would the migration be finished
    Thank you. How much time should we plan for the move to the new mail system? | whats the timeline | This work, it takes how much time?
    how long for 20 mailboxes | so if we sign on monday when would all of it be over because we've got an audit in june and I can't have it dragging on
    is that a quick job or a long one | roughly how long would a server replacement run | ça prend combien de temps? | combien de semaines pour tout migrer?
    last company needed five months for it, how long do you | what's a normal length for such a project | how fast could you roll out mfa to everybody
    an hour? a day? for the assessment visit | How many days needs the installing of the phones? | from start to end, time wise?
    do we need to count on weeks | how quick is the changeover | how much time before the onboarding is complete | eta on something like that?
    office move with 30 desks, how many days would you need | what's a realistic time frame for going to the cloud
    And the setup of the firewall, is it long? | how long till everyone's on it | Would you be able to estimate how long the transition period lasts?
    does it take longer with two servers | time needed for a cabling job like this?
    nobody ever gives me an honest timeline, so how long will the SharePoint project last | give me the length of the rollout
    could the whole thing be done before Christmas | will it be over in one night | how long does setup take | how long does a migration take?
    how long does it take to migrate | how long does a cloud migration take? | how long does a Microsoft 365 migration take
    how long does an email migration take? | how long to migrate to Office 365 | how long to move our email | how long to move to the cloud
    how long does it take to switch over | how long does a server migration take | how long does a server replacement take?
    how long to set up a new server | how long to set up a new office | how long does an office move take | how long does a VoIP setup take?
    how long to port our numbers | how long does a network installation take | how long does cabling take | how long to set up Wi-Fi
    how long to set up backups | how long does a project take? | how long do projects take | how long would a project like that take
    how many days does a migration take? | how many weeks does onboarding take | how many weeks for onboarding | what's the timeline for onboarding?
    what's the timeline for a migration | onboarding timeline | migration timeline | how much time does onboarding take | how long to set up a new computer
    how long does onbording take | how long does a migraton take | how lng does setup take | how long does the clould migration take
    how long does it tkae to migrate | combien de temps dure la migration? | combien de temps prend l'intégration?
    ça prend combien de temps, la migration? | how long does set-up take? | how long does it take to install phones | typical project timeline
  `,
};
