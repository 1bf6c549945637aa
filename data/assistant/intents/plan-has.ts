import type { RecordsInput } from '../../schema/site.ts';

export const planHasIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'plan-has',
  examples: `
    MFA inclus? | MFA in pro? | a faster plan | in all plans? | is backup included | antivirus included | unlimited tickets? | which plan has edr
    vcio in which plan | which plan has 24/7 | intune comes w pro? | is mfa in essential? | does pro have backup | is backup in essential
    is antivirus part of it | is 24/7 only enterprise | pw manager part of pro? | phishing tests in pro y/n | mdm included w enterprise?
    sla reports in enterprise? | firewall mgmt - which tier | which plan has 24/7 support | does pro incl o365 backup?? | Are phones part of any plan?
    Does that have backups in it? | wifi mgmt in essential or not | which 1 comes w dark web scan | Which plan takes care of that?
    do all plans include monitoring | Does Essential include backups? | essential got spam filter or no | Which package has a virtual CIO?
    is mfa set up as part of the plan | quel forfait comprend les visites | Is patching already in Essential? | Is antivirus part of Professional?
    are microsoft 365 licences included | dans quel plan on a le support 24/7 | Do I need Enterprise to get a SIEM? | wich plan has the awarness training
    is the firewall managed in essential | est-ce que la sauvegarde est incluse | antivirus inclus dans le prix ou pas
    Which plan comes with 24/7 monitoring? | is there a plan with a quicker response | does the cheap one have on-site support
    les appels au support sont ils illimités | Is server care in the basic plan or not? | is after hours help included in the price
    l'antivirus est-il compris dans essential | does enterprise include a named technician | Is dark web monitoring part of Enterprise?
    new user setups covered in essential plan? | Which plan includes a named technical lead? | Do you come on site with the cheapest plan?
    which package has the incident response plan | does essential incl remote support unlimited | does essential come with visits to our office
    is phishing training included in professional | which plan comes with round the clock support | do u get remote suport with the essental plan
    From which plan I can have disaster recovery? | do you get quarterly reviews with professional | Will we get a report about what you do for us?
    Do we get Microsoft 365 licences in Enterprise? | Which package has the stolen-device wipe in it? | Professional includes multi-factor setup, right?
    The Essential plan, it has the antivirus inside? | Onsite visit are part of Enterprise, yes or not? | is the security assessment included in enterprise
    Is phishing training included in the middle plan? | Would email filtering be covered under Essential?
    In which plan I can find the firewall management? | Does the cheapest plan have on-site visits in it?
    does the middle one come with firewall management? | From which tier upward is the help desk unlimited?
    Is ransomware protection included in Professional? | at which level do you begin to include email filter
    Dark web scanning: Professional or Enterprise only? | Is there onsite visit inside of Enterprise package?
    Est-ce que la sauvegarde est incluse dans Essential? | est-ce que la sauvegarde est comprise dans enterprise
    Which one has a fixed technician who knows our place? | I want to know if essential has wifi management in it
    what plan do I need for somebody to come to the office | Please, VPN for the home workers is in the basic plan?
    Le forfait Essential comprend-il des visites sur place? | For the training of employees, which plan is having it?
    Est-ce que la sauvegarde est incluse dans Professional? | does professional cover our server as well as the 20 PCs
    à partir de quel forfait a-t-on le filtrage des courriels | c tu inclus la formation des employés contre l'hameçonnage
    La formation contre l'hameçonnage, c'est dans quel forfait? | Is the vulnerability scan contained in the plan Enterprise?
    In the Essential there is a monthly report or there is not? | On which plan can my people call in the middle of the night?
    Please, Professional is including the backup of mailbox or no? | which one of your plans has the after hours help desk included
    The backup, it is inside of Professional or only in Enterprise? | So do I get a dedicated account manager or not? Simple question.
    Has the Professional an included strategic meeting each quarter? | Leaning to the middle package, but is SharePoint backup in there?
    Le forfait Professional comprend-il la formation en cybersécurité? | Which of your packages has somebody picking up the phone at 3 a.m.?
    With the Professional we have also the right to helpdesk unlimited? | If I take the Essential, the updates of Windows are they comprised?
    Are computers and the Microsoft subscriptions in that monthly price? | Please confirm me if Microsoft 365 management is part of the Essential.
    need visits to our ofice sometimes, 14 staff, lowest plan that has it pls | so on the top plan do you also look after our phones or is that not in it
    do we get the phishing training thing with the middle one or is that extra | Does one find after-hours support in the Professional plan, by any chance?
    What is the cheapest plan where somebody looks after our firewall and wifi?
    We have two printers that jam all day. Is printer support inside Essential?
    Someone on the phone said penetration testing is in Enterprise. Is that so?
    I look for plan where the network monitoring is already inside, which is it?
    Est-ce que Enterprise donne droit à un vCIO ou à des rencontres stratégiques?
    Our insurer insists on endpoint detection. Which of your plans has EDR in it?
    With Professional, how often do you try whether the backup can be brought back?
    Might I ask whether the Essential plan comes with antivirus for every computer?
    The training of employees against phishing, in which of the packages I find it?
    With Professional, would we also have a password manager for all fourteen of us?
    I heard the middle plan has a vCISO but that sounds like a lot so does it really
    Our law office stores everything in Clio. Does any plan include cloud app backup?
    Which one do I need if I want the backups checked and an actual test restore done?
    Our staff work late, so weekend support matters to us. Does Enterprise include it?
    Is mobile phone management present in Professional? My colleagues have all iPhone.
    I would like to verify that Enterprise contains SIEM, because our client demand it.
    I couldn't find any mention of dark web monitoring under Enterprise. Is it in there?
    say we picked Essential would our Microsoft mailboxes be backed up under that or not
    je vois pas Email Security dans le tableau, c'est dans le Pro ou faut le payer à part
    There's a Synology box in the closet. Would its backup be included with Professional?
    so with Enterprise is compliance reporting part of the deal or am I reading that wrong
    We run two shifts, till one in the morning. Which of your plans has somebody awake then?
    The table on your site says "security" under Essential. Does that cover a managed firewall?
    One of our requirements is disk encryption on laptops; at what plan level is that included?
    We do need security awareness training for our insurers, so which of your packages has that?
    my guy says the cheapest plan doesn't come with patching is that right or is he making it up
    I don't see DNS filtering in the description of Professional; is it nevertheless part of it?
    We depend on QuickBooks Desktop, so I'd like to know if vendor liaison comes with Essential.
    We're on Starlink up at the Barrie yard, does the Enterprise plan contain network monitoring?
    what's the lowest plan that has the security training thing in it because that's all HR wants
    My accountant wants quarterly business reviews with the IT firm. In which plan do those appear?
    what plan do I need so that somebody picks up on a Sunday because I guess it isn't in all of them
    Half our crew use iPhones on building sites; is mobile device management in the Professional plan?
    does the Professional one have penetration testing in it because our biggest customer keeps asking
    does the professional plan come with the security training for staff or is that only in the top one
    so I was looking at Professional and I want to know if there's like email filtering in there or not
    we lost files last year so I only want a plan where cloud backup is already in it which one is that
    I run a veterinary clinic in Etobicoke, and we want disaster recovery. Would Professional have that?
    Would a quarterly business review be part of the Professional package, or does that begin higher up?
    We're rather keen on having an asset inventory kept for us. Is that something Professional provides?
    do I get the managed detection stuff on Professional or do I have to jump up to the big one for that
    Our lawyer insists on an incident response plan. Which subscription would already have one built in?
    okay the thing I care about is round the clock monitoring so which level do I need to be on to have it
    I was assured there'd be a named technician, but is that true of Essential as well or just Enterprise?
    hey if we go Essential do we get somebody planning our IT like a virtual CIO or is that not in that one
    Would you be so kind as to check whether multi-factor authentication set-up is covered under Essential?
    With network management, is the monthly Rogers internet subscription included or does it stay in our name?
    Among your plans, which includes vendor management? We'd love for someone to deal with Bell on our behalf.
    Could you tell me if server maintenance belongs to Essential or whether one must take Professional for it?
    Our bookkeeper was under the impression that password management is bundled with Essential. Could you verify?
    I'm told Enterprise includes a dedicated account manager, I just want to make sure that's actually in the plan
    We need somebody who answers the phone at night and on weekends as well. Which is the cheapest plan that does that?
    Two of our competitors were shut down for weeks by an attack last year. Which of your plans covers that kind of risk?
    I lost a laptop last year and want full disk encryption from now on; is that in the small plan or only in the big one?
    My clinic manager only cares that the backups are looked at every day and tried out now and then. What is the lowest plan that has it?
    It says "advanced security" under one of the plans, and I'd like to know whether that means Essential has no endpoint protection at all.
    We would like someone to come to the office now and then, and to have our firewall looked after. Which is the least expensive plan that includes this?
    is the backup encrypted in Professional | ransomware protection in the cheapest one?
    Is antivirus part of the middle package or must we buy it ourselves? | phishing training in Professional yes/no | does Essential come with MFA
    is wiping stolen laptops covered in Enterprise? | restoring deleted files, is that in Essential | does Professional cover recovery after a fire
    log keeping in the top plan? | Would the checking of incoming attachments be part of the smaller package, or would we require the larger one?
    emergency support at night in Professional included? | does Essential have backup? | is antivirus included in Pro | MFA part of the basic plan?
    on-site visits in Professional? | where do I get email filtering | is vCIO in any of them | does the cheap one do patching | which one comes with SIEM
    phones in there? | Office licences included with Essential? | weekend help in Pro? | Do all have monitoring? | is dark web scan in Enterprise
    which tier covers servers | Essential: remote support yes/no | does mid plan got mdm | compliance reports come with what plan
    Est-ce que la sauvegarde est comprise dans l'Essentiel? | Quel forfait inclut le soutien la fin de semaine?
    Le Professionnel a-tu la formation des employés dedans? | L'antivirus vient-il avec le forfait de base? | La surveillance 24 heures, c'est dans lequel?
    Could you confirm whether quarterly review meetings form part of the Professional package?
    We rely on somebody coming by in person now and then; would that be covered under Essential?
    Kindly let me know if the lowest plan comes with protection for our Microsoft 365 mail.
    Among your packages, is there one in which password management is already included?
    Our auditor insists on log retention, and I was wondering from which tier upward that is provided.
    Might I ask whether the Enterprise option also contains a dedicated account manager? | backup incl in ess? | pro has edr or no
    which 1 has after hrs support | do i get firewall mgmt w/ pro | vpn in basic pln? | spam filter which tier | o365 backup part of pro??
    In plan Essential is there support in the night? | Has the Professional also the protection against ransomware?
    Which plan contains the help for mobile telephones? | The update of computers, is it inside of the smallest plan?
    I want to know if Enterprise includes penetration test. | Do we have with second plan a backup of the emails?
    so if I go with the Essential do I get somebody I can call after six or is that not in there
    okay which of them has the thing where you test the staff with fake emails | and the middle one that's got the backup in it already right
    I just need to know is the asset inventory part of the Enterprise one cause my auditor wants it
    um does any plan come with the strategy person the one who sits down with you once a quarter
    like if my server dies on a Sunday is looking after that in the Pro plan or not
    so multi factor is that in the first one or do I have to go up to get it | Don't tell me backup isn't even in Professional?
    I'm paying that and I'd still not get on-site support with Essential? Is it in or not?
    My last provider said monitoring was included and it wasn't. Is it in your Professional plan?
    Which of your blasted plans has unlimited help desk calls? | I will not buy the top tier just for email security, so is it in the lower one?
    Where does web filtering come in, first tier or second? | Will I find cloud backup in the middle option? | Does Pro cover our printers?
    Is there a plan with penetration testing built in? | From what level on do we get a named technician?
    Would the starter package already give us managed antivirus? | I'm told the premium package has 24-hour eyes on the network. Does it?
    Does any tier give us policies and templates? | Patch management: starter plan too? | Enterprise, does that take care of Azure as well?
    Our people are on iPads mostly, does Professional include those? | Are vendor calls something Essential takes care of? | is onboarding new hires in pro
    Which tier must I be on to have incident response? | security awareness - in which plan | Do I get licence management when I'm on Professional?
    unlimited support in all plans? | does your top plan include a SOC | Is helping home workers part of the basic tier?
    Does the entry option handle email encryption or do I look higher? | Wi-Fi management, part of the middle tier?
    Which package gives me a yearly security audit? | Is data loss prevention an Enterprise thing? | monthly reports included in Essential?
    is single sign-on only in the biggest one? | Would I have backup testing on the Enterprise plan? | Does Pro come with a loaner laptop when one breaks?
    24/7 monitoring in Essential? | training with Enterprise? | encryption, which plan?
    I'd like to know which of the three would give our staff phishing simulations, as our insurer has been asking about those. | ent = dedicated tech?
    Is the disaster recovery in all plan or only in one? | Simple question: endpoint detection, included in the basic plan, yes or no?
    Can Essential customers have vulnerability scans? | We need a business continuity plan; does one of the tiers come with that?
    If I pick Professional, do I have zero trust in it? | est-ce que le pro inclut la sauvegarde? | antivirus compris dans essentiel?
    quel plan donne le support 24/7 | y a tu de la formation anti-hameçonnage dans le forfait de base
    Je souhaiterais vérifier si les visites sur place font partie du forfait Professionnel. | backup dans le essential ou pas
    Le MFA est-il fourni avec Essential? | à partir de quel forfait a-t-on un vCIO | le plan entreprise il a la surveillance de nuit ou non?
    dans lequel est compris le EDR | j'espère que les mises à jour des postes sont dans le plan de base, parce que sinon c'est une farce
    Est-ce que le plan Professional contient les licences de Microsoft? | lequel de vos plans couvre la conformité | la gestion du wifi vient avec le pro?
    filtrage courriel avec essential?
    fait que si je prends le Entreprise est-ce que j'ai aussi la reprise après sinistre avec ça ou bedon faut que je l'ajoute
    protection ransomware, quel forfait? | Le forfait intermédiaire offre-t-il des rencontres trimestrielles de planification?
    c'est tu dans tous les plans le support illimité | enterprise a tu un technicien dédié | gestionnaire de mots de passe inclus ds le pro?
    Est-ce que la plus petite formule a la surveillance du serveur dedans? | les pare-feu sont gérés dans essential?
    Il me faut absolument le soutien de fin de semaine, quel abonnement le comprend? | le SOC 24h est tu compris dans le haut de gamme
    test d'intrusion, c'est dans lequel | sauvegarde infonuagique incluse au niveau entreprise?
    Pouvez-vous me confirmer que le rapport mensuel est bel et bien fourni avec votre plan Pro? | is that in Pro? | does the small one come with backup
    and phishing tests, included? | which plan gets us 24/7 | Enterprise has a vCIO right? | Would the basic package also cover the antivirus, if I may ask?
    do i need the top plan to get onsite visits | The training of the staff, is it in the price of Essential?
    so does the middle plan have the dark web thing in it or is that only in the expensive one because nobody tells me | is it in the price?
    MFA part of it? | est-ce que la sauvegarde est comprise dans Essentiel? | le forfait Pro inclut-il la formation? | so patching is in there too, yes?
    from which tier do you include the security reviews | you say "everything" but are the firewalls covered by Professional or not
    does that package include Microsoft licences | are after-hours calls in the Essential
    I assume email filtering comes with the second plan, is this correct? | disaster recovery, which of the three has it | is backup of 365 already in it
    And EDR, in which package I find it? | help desk unlimited on the smallest one? | is vulnerability scanning in the Enterprise bundle or not
    does the cheapest plan cover our server as well | would mobile phone management be part of the plan you named | onsite in Pro or no
    what about SIEM, does any of the plans contain that | I was told the password manager is part of the standard plan, is it?
    so which one do we need to take to have compliance reports | the phones, they belong to that plan or not?
    is encryption covered under the first plan too | ils m'ont dit que la téléphonie venait avec le Pro, c'est vrai?
    Nous tenons beaucoup à la gestion des cellulaires; dans quelle formule la retrouve-t-on? | at what level do we get the monitoring
    do we get quarterly meetings with Pro | do all three include endpoint protection | is backup in all of them?
    and someone coming on site, is that in it? | which one has it then? | in which plan is it? | which of the plans has 24/7 | is on site in the cheap one
    does Essential include backup | is backup included in Essential | does Professional include onsite support | does Professional have 24/7 support
    is antivirus included in Professional | does Enterprise include a vCIO | which plan includes backup | which plans include onsite visits
    what plan has security training | do I get backup with Essential | do you get MFA with Essential | is Microsoft 365 included in Professional
    are Microsoft licences included in Enterprise | does the Professional plan cover servers | does the basic plan include email security
    does the cheapest plan include backups | is phishing training part of Professional | is EDR in Essential or only Professional
    does every plan include backup | do all plans come with help desk | is backup in all plans | does Enterprise come with disaster recovery
    which plan covers dark web monitoring | which plan do I need for 24/7 | what plan gives me onsite support | is VoIP included in Enterprise
    is monitoring included in the Essential plan | does essential have firewall management | is SIEM in the Enterprise plan
    does Professional include cloud backup? | Essential includes backups? | is after hours support included in Professional
    are onsite visits included in Essential | does esential include backup | dose professional include antivirus | is bakcup included in essential
    which plan inculdes 24/7 support | does proffesional have onsite support | est-ce que la sauvegarde est incluse dans Essential
    quel forfait inclut le soutien 24/7 | does the Essential plan come with antivirus | is patching included in Essential
    le forfait Professional comprend-il l'antivirus
  `,
};
