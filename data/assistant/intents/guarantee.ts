import type { RecordsInput } from '../../schema/site.ts';

export const guaranteeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'guarantee',
  examples: `
    do you guarantee uptime
    what if you mess up
    is there a satisfaction guarantee
    who is liable if data is lost
    do you have an SLA with penalties
    what uptime do you promise
    do you carry liability insurance
    money back?
    what happens if you miss the response time
    are you insured
    offrez-vous une garantie
    garantissez-vous un temps de fonctionnement?
    Quelle est votre responsabilité si nos données sont perdues à cause d'une erreur de votre part?
    avez-vous des assurances si vous scrapez notre serveur
    99,9 % uptime c'est écrit dans le contrat ou pas
    si vous respectez pas le SLA on a-tu un crédit
    remboursé si pas content?
    Détenez-vous une assurance erreurs et omissions, et pour quel montant?
    qui paye si on se fait pirater pendant que c'est vous qui gérez
    vous garantissé que les sauvegarde marche?
    quelle garantie sur les travaux de câblage
    Que prévoit votre entente si un délai d'intervention n'est pas tenu?
    What remedies do we have if you fail to meet the SLA?
    money back
    if you make mistake and our data is lost who is responsible
    so if we get hacked while you're looking after us what do you guys do about it do you pay
    Do you stand behind your work or is it 'not our problem' like the last ones?
    99.9% in writing?
    Please confirm the limit of your errors and omissions coverage.
    satisfaction guarantee
    warranty on the cabling you install
    do you guarantee the backups will actually restore
    does your contract say what happens if you are the ones who get hacked
    do you offer refunds
    How much professional liability insurance does your company carry? Our landlord wants a certificate.
    Do you have a service level agreement?
    What did client systems achieve in uptime last quarter?
    How much errors and omissions insurance does your company carry?
    what warranty do you give on repairs
    can you guarantee we wont get hacked
    promise me you will never be hacked
    How much professional liability insurance does Group 4 carry? Our board wants the dollar limit.
  `,
};
