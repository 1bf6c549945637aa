import type { RecordsInput } from '../../schema/site.ts';

export const planHasIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'plan-has',
  examples: `
    is backup included | does essential come with visits to our office | which plan has 24/7 support | is antivirus part of it
    is phishing training included in professional | do all plans include monitoring | does the cheap one have on-site support
    which package has the incident response plan | is the firewall managed in essential | does enterprise include a named technician
    are microsoft 365 licences included | is mfa set up as part of the plan | do you get quarterly reviews with professional
    what plan do I need for somebody to come to the office | is after hours help included in the price | in all plans?
    est-ce que la sauvegarde est incluse | l'antivirus est-il compris dans essential | quel forfait comprend les visites | which plan has 24/7
    is the security assessment included in enterprise | which plan comes with round the clock support
    est-ce que la sauvegarde est comprise dans enterprise | Le forfait Essential comprend-il des visites sur place? | antivirus inclus dans le prix ou pas
    dans quel plan on a le support 24/7 | c tu inclus la formation des employés contre l'hameçonnage | MFA inclus?
    Est-ce que Enterprise donne droit à un vCIO ou à des rencontres stratégiques?
    je vois pas Email Security dans le tableau, c'est dans le Pro ou faut le payer à part | les appels au support sont ils illimités
    à partir de quel forfait a-t-on le filtrage des courriels | MFA in pro? | do we get the phishing training thing with the middle one or is that extra
    antivirus included | So do I get a dedicated account manager or not? Simple question. | Is dark web monitoring part of Enterprise? | unlimited tickets?
    does professional cover our server as well as the 20 PCs | at which level do you begin to include email filter
    Will we get a report about what you do for us?
    We would like someone to come to the office now and then, and to have our firewall looked after. Which is the least expensive plan that includes this?
    need visits to our ofice sometimes, 14 staff, lowest plan that has it pls | Which of your packages has somebody picking up the phone at 3 a.m.?
    If we take Essential and something needs fixing in person, does somebody come to the office?
    We need somebody who answers the phone at night and on weekends as well. Which is the cheapest plan that does that?
    are microsoft licenses part of the fee or extra | Which one has a fixed technician who knows our place? | Which plan includes a named technical lead?
    My clinic manager only cares that the backups are looked at every day and tried out now and then. What is the lowest plan that has it?
    I am the only IT guy for 120 ppl and I'm drowning. I want to share a tiket queue with someone. Which of your plans has that?
    Does that have backups in it? | Which one do I need if I want the backups checked and an actual test restore done?
    does the middle one come with firewall management? | Do you come on site with the cheapest plan?
    We run two shifts, till one in the morning. Which of your plans has somebody awake then? | On which plan can my people call in the middle of the night?
    What is the cheapest plan where somebody looks after our firewall and wifi? | Are computers and the Microsoft subscriptions in that monthly price?
    With Professional, how often do you try whether the backup can be brought back?
    With network management, is the monthly Rogers internet subscription included or does it stay in our name? | So the Microsoft licences come on top?
    Two of our competitors were shut down for weeks by an attack last year. Which of your plans covers that kind of risk? | Which plan takes care of that?
    Does Essential include backups? | Is antivirus part of Professional? | Which plan comes with 24/7 monitoring?
    Do we get Microsoft 365 licences in Enterprise? | Is phishing training included in the middle plan? | From which tier upward is the help desk unlimited?
    Dark web scanning: Professional or Enterprise only? | Would email filtering be covered under Essential? | Are phones part of any plan?
    Which package has a virtual CIO? | Is patching already in Essential? | Do I need Enterprise to get a SIEM?
    Professional includes multi-factor setup, right? | Is server care in the basic plan or not?
    Our insurer insists on endpoint detection. Which of your plans has EDR in it?
    We have two printers that jam all day. Is printer support inside Essential?
    I run a veterinary clinic in Etobicoke, and we want disaster recovery. Would Professional have that?
    Half our crew use iPhones on building sites; is mobile device management in the Professional plan?
    My accountant wants quarterly business reviews with the IT firm. In which plan do those appear?
    There's a Synology box in the closet. Would its backup be included with Professional?
    The table on your site says "security" under Essential. Does that cover a managed firewall?
    We depend on QuickBooks Desktop, so I'd like to know if vendor liaison comes with Essential.
    Leaning to the middle package, but is SharePoint backup in there?
    I lost a laptop last year and want full disk encryption from now on; is that in the small plan or only in the big one?
    Our law office stores everything in Clio. Does any plan include cloud app backup?
    Someone on the phone said penetration testing is in Enterprise. Is that so?
    With Professional, would we also have a password manager for all fourteen of us?
    We're on Starlink up at the Barrie yard, does the Enterprise plan contain network monitoring? | is backup in essential | does pro incl o365 backup??
    mdm included w enterprise? | do u get remote suport with the essental plan | The Essential plan, it has the antivirus inside?
    In which plan I can find the firewall management? | Please, Professional is including the backup of mailbox or no?
    Is there onsite visit inside of Enterprise package? | For the training of employees, which plan is having it?
    does the professional plan come with the security training for staff or is that only in the top one
    I want to know if essential has wifi management in it | which one of your plans has the after hours help desk included
    Est-ce que la sauvegarde est incluse dans Professional? | Is ransomware protection included in Professional?
    Which package has the stolen-device wipe in it?
  `,
};
