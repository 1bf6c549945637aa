import type { RecordsInput } from '../../schema/site.ts';

export const addOnsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'add-ons',
  examples: `
    which add-ons are there
    what add-ons do you have
    what does advanced cybersecurity do
    what is the email security add-on
    list of extras
    what can we add to a plan
    tell me about the voip option
    what is endpoint protection
    extras?
    what's the premium support add-on
    what is in the security assessment
    quelles options offrez-vous
    quelles sont les options
    c quoi vos add-ons
    Quels modules complémentaires peut-on ajouter à un forfait?
    à quoi sert Email Security au juste
    liste des extras disponibles
    Endpoint Protection ça fait quoi
    premium support c'est quoi de plus que le support normal?
    les options qu'on peut ajouter au Essential
    je vois « Cloud Backup » en option, ça sauvegarde quoi
    options svp
    pouvez vous m'expliquer les suplements a la carte
    Y a-t-il d'autres ajouts que VoIP et la sauvegarde?
    what add ons do you have
    what is Email Security doing exactly
    so there's these optional things you can tack on what are they
    Endpoint Protection - what is it
    please to explain difference of the additional modules
    list of optional services we could bolt on to Essential
    Everyone keeps saying 'add-ons'. WHAT add-ons?
    premium support does what
    What would Cloud Backup add for a 30-seat accounting practice?
    anything besides voip and backup I can add
    VoIP
    voip
  `,
};
