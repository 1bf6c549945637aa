import type { RecordsInput } from '../../schema/site.ts';

export const durationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'duration',
  examples: `
    how long does a cloud migration take | how long is the move to microsoft 365 | how many weeks for setup | how long does it take to install the phones
    when would we be finished | how much time does a network upgrade take | how long does it take to restore everything | timeline for moving 40 mailboxes
    is it done in a weekend | combien de temps prend une migration | une migration vers 365 ça prend combien de temps
    Quelle est la durée approximative d'un projet de remplacement de pare-feu? | combien de jours pour câbler 30 postes | durée migration serveur?
    c long-tu installer la VoIP dans un bureau de 20 à Vaughan | Pour restaurer 2 To de données, faut-il compter des heures ou des jours?
    le Security Assessment dure combien de semaines | on déménage le 1er juillet, trois semaines c'est-tu assez pour monter le nouveau réseau
    faut compté combien de tps pour chiffrer tous les laptops | combien d'heures de coupure pendant le transfert des courriels d'une firme de 65
    L'implantation de l'authentification multifacteur se fait en combien de temps? | ça prend tu un mois ou deux, passer 80 comptes de Google à Microsoft
    What is the typical time frame for deploying MFA across 80 users? | how many weeks | installing of new wifi takes how much days
    if we do the email switch on a friday night is it gonna be done by monday | server replacement duration
    The last company dragged this out for six months. How long will YOUR cabling job take? | office move, 30 desks, days?
    How long would restoring two terabytes from Cloud Backup require? | time to encrypt all laptops
    is the security assessment a one week or one month thing | voip rollout at a 3-site dental group, realistic timeline?
    how long does a cloud move take usually | how long is a typical move to the cloud | How long does onboarding take?
    How many weeks for a Microsoft 365 migration? | What's the timeline for an office move? | Is a server replacement done in a weekend?
    Days or weeks to roll out MFA for 25 people? | Time needed to set up one laptop? | When would we be fully onboarded if we signed Monday?
    Roughly how long is a cloud migration? | How much time does a network refresh need? | Can a phone system be swapped in under a month?
    How long until your security tools are on every machine? | What's the usual lead time for new cabling? | How fast can you onboard 10 users?
    We have 60 mailboxes, some of them 40 GB. How long would moving them to Exchange Online take?
    Our lease on Spadina ends June 30. Is eight weeks enough to get the new space wired?
    Tax season begins in February. If we start in December, will onboarding be finished by then?
    The last provider dragged a firewall install out for two months. How long do you need for one?
    I have a board meeting in three weeks. Could the Wi-Fi project be completed before it?
    We've got two terabytes of drawings on an old file server. How many days to copy all that to OneDrive?
    Thirty Windows 10 machines have to go to Windows 11. How long should I plan for?
    Our clinic can close for one afternoon only. Would that be enough time to change the server?
    We're a charity with eleven people and one printer. How long till everything is taken over?
    New dental chairs arrive in September. When should we begin so the network is ready, how long do you need?
    Our owner is impatient. How long from first call to going live?
    There are three sites, Oakville, Barrie and Markham. How long does a rollout over all three take?
    Our VoIP numbers are with Bell. How long does porting generally take?
    I'd have to warn staff beforehand. How long is the downtime during the email cutover? | how long is onbording | how lng to move our email
    hw many days for new server setup | wks needed for cloud migraton?? | eta on getting 15 pcs set up w/ you guys
    How much time you need for to install everything? | The migration, it takes how long time? | In how many days my company can be ready with you?
    I would like to know the delay for the installation of a new network. | hey so how long does it take to get like twenty people onto your system
    we're moving to Mississauga in August and I need to know how many weeks the IT part of it takes
    how long would it take to do the security training for everyone is it an hour or a day or what | Combien de temps prend la migration des courriels?
    Ça prend combien de semaines avant que tout soit installé?
  `,
};
