import type { RecordsInput } from '../../schema/site.ts';

export const durationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'duration',
  examples: `
    how long does a cloud migration take
    how long is the move to microsoft 365
    how many weeks for setup
    how long does it take to install the phones
    when would we be finished
    how much time does a network upgrade take
    how long does it take to restore everything
    timeline for moving 40 mailboxes
    is it done in a weekend
    combien de temps prend une migration
    une migration vers 365 ça prend combien de temps
    Quelle est la durée approximative d'un projet de remplacement de pare-feu?
    combien de jours pour câbler 30 postes
    durée migration serveur?
    c long-tu installer la VoIP dans un bureau de 20 à Vaughan
    Pour restaurer 2 To de données, faut-il compter des heures ou des jours?
    le Security Assessment dure combien de semaines
    on déménage le 1er juillet, trois semaines c'est-tu assez pour monter le nouveau réseau
    faut compté combien de tps pour chiffrer tous les laptops
    combien d'heures de coupure pendant le transfert des courriels d'une firme de 65
    L'implantation de l'authentification multifacteur se fait en combien de temps?
    ça prend tu un mois ou deux, passer 80 comptes de Google à Microsoft
    What is the typical time frame for deploying MFA across 80 users?
    how many weeks
    installing of new wifi takes how much days
    if we do the email switch on a friday night is it gonna be done by monday
    server replacement duration
    The last company dragged this out for six months. How long will YOUR cabling job take?
    office move, 30 desks, days?
    How long would restoring two terabytes from Cloud Backup require?
    time to encrypt all laptops
    is the security assessment a one week or one month thing
    voip rollout at a 3-site dental group, realistic timeline?
    how long does a cloud move take usually
    how long is a typical move to the cloud
  `,
};
