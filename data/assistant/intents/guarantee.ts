import type { RecordsInput } from '../../schema/site.ts';

export const guaranteeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'guarantee',
  examples: `
    do you guarantee uptime | what if you mess up | is there a satisfaction guarantee | who is liable if data is lost | do you have an SLA with penalties
    what uptime do you promise | do you carry liability insurance | money back? | what happens if you miss the response time | are you insured
    offrez-vous une garantie | garantissez-vous un temps de fonctionnement?
    Quelle est votre responsabilité si nos données sont perdues à cause d'une erreur de votre part? | avez-vous des assurances si vous scrapez notre serveur
    99,9 % uptime c'est écrit dans le contrat ou pas | si vous respectez pas le SLA on a-tu un crédit | remboursé si pas content?
    Détenez-vous une assurance erreurs et omissions, et pour quel montant? | qui paye si on se fait pirater pendant que c'est vous qui gérez
    vous garantissé que les sauvegarde marche? | quelle garantie sur les travaux de câblage
    Que prévoit votre entente si un délai d'intervention n'est pas tenu? | What remedies do we have if you fail to meet the SLA? | money back
    if you make mistake and our data is lost who is responsible | so if we get hacked while you're looking after us what do you guys do about it do you pay
    Do you stand behind your work or is it 'not our problem' like the last ones? | 99.9% in writing?
    Please confirm the limit of your errors and omissions coverage. | satisfaction guarantee | warranty on the cabling you install
    do you guarantee the backups will actually restore | does your contract say what happens if you are the ones who get hacked | do you offer refunds
    How much professional liability insurance does your company carry? Our landlord wants a certificate. | Do you have a service level agreement?
    What did client systems achieve in uptime last quarter? | How much errors and omissions insurance does your company carry?
    what warranty do you give on repairs | can you guarantee we wont get hacked | promise me you will never be hacked
    How much professional liability insurance does Group 4 carry? Our board wants the dollar limit. | Do you have an SLA? | What uptime do you guarantee?
    Is there a money-back guarantee? | What if we're not satisfied? | Do you promise 99.9 percent availability? | Is your service guaranteed in any way?
    Any refund if you miss your targets? | Do you stand behind your work? | Will we get service credits after an outage?
    Can I see your service level commitments? | Satisfaction guaranteed? | Can you guarantee we'll never be hacked?
    Is there a penalty on your side for downtime? | What assurance do we have that you'll deliver?
    Our previous IT company promised the moon and nothing happened. What guarantee do you give in writing?
    We run an online store out of Markham and every minute offline hurts. Which availability figure will you commit to?
    Suppose the first ninety days are a disappointment. Do we get our money back?
    My partners will ask about service levels. Is there a formal SLA document with your plans?
    The hotel chain we supply demands 99.95% uptime from its vendors; can you put such a number in the agreement?
    If your monitoring fails and our server sits dead for a day, are we compensated?
    I bought a dishwasher with a better warranty than most IT firms give. What's yours?
    We had three outages with our old host. Would you reimburse a month if that happened under your watch?
    You advertise happy clients, but what happens financially when one is unhappy? | Do you warrant that backups can be restored, in writing?
    As a clinic with 24 chairs we need firm commitments. Are there guaranteed service levels, and what if they're broken?
    Before signing anything worth $30,000 a year I want to know what you guarantee.
    Our procurement form has a line "SLA and remedies". What should I enter for your firm? | In case a repair doesn't hold, do you redo it free of charge?
    do u guarentee uptime | money back?? | whats ur sla | any garantee if we dont like the service | 99.9 uptime yes or no, in writing?
    If I will be not content, you return the money? | What is percent of uptime that you are promising? | Please, do exist a guarantee of satisfaction?
    When the system is down by your fault, what compensation we receive? | do you guys have any kind of guarantee in case we're not happy with you
    what uptime do you guarantee for our servers and do we get a credit if you don't hit it
    I'd like to know if there's an SLA and what it says about downtime | Offrez-vous une garantie satisfaction ou argent remis?
    Quel taux de disponibilité garantissez-vous par écrit?
  `,
};
