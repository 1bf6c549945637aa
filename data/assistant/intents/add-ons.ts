import type { RecordsInput } from '../../schema/site.ts';

export const addOnsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'add-ons',
  examples: `
    which add-on is the most expensive | what can be added to a plan | is there an add-on for email | which add-ons are there | what add-ons do you have
    what does advanced cybersecurity do | what is the email security add-on | list of extras | what can we add to a plan | tell me about the voip option
    what is endpoint protection | extras? | what's the premium support add-on | what is in the security assessment | quelles options offrez-vous
    quelles sont les options | c quoi vos add-ons | Quels modules complémentaires peut-on ajouter à un forfait? | à quoi sert Email Security au juste
    liste des extras disponibles | Endpoint Protection ça fait quoi | premium support c'est quoi de plus que le support normal?
    les options qu'on peut ajouter au Essential | je vois « Cloud Backup » en option, ça sauvegarde quoi | pouvez vous m'expliquer les suplements a la carte
    Y a-t-il d'autres ajouts que VoIP et la sauvegarde? | what add ons do you have | what is Email Security doing exactly
    so there's these optional things you can tack on what are they | Endpoint Protection - what is it
    please to explain difference of the additional modules | list of optional services we could bolt on to Essential
    Everyone keeps saying 'add-ons'. WHAT add-ons? | premium support does what | What would Cloud Backup add for a 30-seat accounting practice?
    anything besides voip and backup I can add | VoIP | What add-ons can we get? | Which extras can be bolted on to a plan?
    What does the backup add-on do? | Optional modules, please list them. | Explain the compliance add-on. | What is the phone system option about?
    Can I add something on top of Essential? | Tell me what your advanced security extra contains. | What optional services go with Professional?
    Is there an upgrade just for email protection? | Show me the à la carte menu. | What's the point of the vCIO add-on?
    Which bolt-ons are popular with clinics? | What can be purchased alongside the base package?
    We'd be happy with the small plan plus one or two extras. Which ones exist?
    I noticed a tick box for "dark web monitoring" in the calculator. What does that extra do?
    Your calculator offers after-hours support as an option; what would that add for us?
    There's an item called Cloud Backup under options. How does that add-on protect our mailboxes?
    My assistant ticked the VoIP extra by accident, or so she says. What does it consist of?
    Some providers let you pick single modules. Do you have such optional pieces, and what are they?
    We have sixteen people on Professional in mind, and I'd like to see what else may be added later on.
    The quote page lists security awareness training separately. What would staff get from that module?
    As a notary I only need the core service, but what supplementary options are on the menu?
    Before I fill in the form: those checkboxes beneath the plans, what are they all for?
    What would the mobile device management option do for our 12 delivery drivers?
    I was told things can be combined freely. Please name every additional module available.
    Essential doesn't seem to have everything. Can individual features be added without moving up a tier? | what addons do u have | addon list plz
    wats the backup add on for | extras?? which ones can i get w essential | can we ad mdm as an optoin to the basic plan
    Which additional options you have for the plan? | Please tell what is doing the add-on for security.
    It is possible to add supplementary modules? Which? | The option of telephone, what it gives to us?
    I want know about extra things which can buy with the plan. | what are the extra things I can add to my plan like the optional stuff
    can you go over the optional extras you sell on top of the monthly plan | Quelles options peut-on ajouter à un forfait?
    Ça fait quoi, l'option de sauvegarde infonuagique?
  `,
};
