import type { RecordsInput } from '../../schema/site.ts';

export const lawIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'law',
  examples: `
    PCI | pci? | compliance | what is CASL | are you compliant | que demande la LPRPDE | what does CPSO ask for | does Law 25 apply to us
    are you PHIPA compliant | are you HIPAA compliant | what does PIPEDA require | Do you help with PIPEDA? | AODA website requirements
    casl rules for newsletters | IIROC rules, you familiar? | phipa - u guys handle that? | do we have to report a breach | Help us meet Quebec's Law 25.
    do u guys do pipeda complience | is microsoft 365 ok under phipa | what are penalties under law 25 | Can you get us PHIPA compliant?
    what are the rules for charities | what does tresa ask of brokerages | need to be pci compliant by march | la loi 25 s'applique-t-elle à nous
    do you help with Law 25 in Quebec? | does PHIPA apply to a dental office | PCI DSS for our shop, do you know it | does law 25 matter for us in ontario
    conformité PIPEDA vous aidez avec ça | Can you help with a RECO inspection? | ciro cyber incident reporting dedline?
    does pipeda apply to what you do for us | casl for our newsletter, whats required | Make our shop PCI DSS compliant please.
    whats casl n does it aply to b2b emails | law25 help for smal co w/ clients in qc | are we covered by the Quebec privacy law
    what does the law society say about cloud | êtes-vous conformes à la loi sur la santé | hipaa. us patients sometimes. can u do it
    gdpr too? we have some customers in germany | loi 96 et nos logiciels, ça touche-tu les TI | What's needed for AODA on the computer side?
    compliance help for a pharmacy, ocp standards | do American rules apply to our customers' data | Regulatory stuff: can we hand all that to you?
    phipa audit comming up can you help us get ready | privacy officer - mandatory for small firm or no?
    law society have rule for cloud storage, which one | How can you help an insurance brokerage with FSRA?
    Does CASL apply when we e-mail existing customers? | need pci scan for our store in scarboro, u do it??
    what rules do charities have to follow for donor data | IIROC cybersecurity requirements, familiar with them?
    What does CASL say about newsletters to old customers? | Can you help a small company with what PIPEDA asks for?
    What do we have to do if personal information is stolen? | Est-ce que vous nous aidez à être conformes à la LPRPDE?
    Does the College of Physicians demand encrypted laptops? | Is multi-factor mandatory under any Canadian regulation?
    bill c-27 is that coming and what will it mean for our it | Est-ce que vous aidez les PME à se conformer à la Loi 25?
    Breach reporting under PIPEDA: who has to be told and when? | loi 25 ça s'applique-tu à nous si on a 2 employés à Montréal
    Say we began storing card numbers, what would PCI make us do? | Which rules does FSRA have for mortgage brokers and their IT?
    controlled goods program requires secure it. done that before? | La CPSO exige-t-elle que les dossiers médicaux soient chiffrés?
    How many years does the CRA want us to hold on to our invoices? | and the note about a breach, how long does that have to be kept?
    Quebec customers = law 25 right? what do we have to put in place | How long does a charity have to keep copies of donation reciepts?
    and if there is a breach, how long must we keep the record of it? | For company who treat employee data only, PIPEDA is apply or not?
    Does PIPEDA apply to a shop our size and what would you do for us? | need somebody for SOX it controls, our parent is listed in new york
    can our books and the backups of them sit on a server in the States? | how long does FINTRAC want real estate brokers to keep there records
    Are there privacy regulations that apply to a small dental practice? | With PIPEDA, must the data be encrypted, or is a password sufficient?
    qu'est-ce que le Barreau demande pour conserver les dossiers des clients | we hold social insurance numbers, any rules on how those must be stored?
    im the ofice manger of a helth clinic, do u no the privicy rules (phippa) | combien d'annees faut garder les dossiers patients selon la loi en ontario
    had a phipa breach at our clinic last month, who are we supposed to notify | on prend des cartes de crédit au comptoir, faut respecter quoi comme normes
    Is a privacy impact assessment required for us, and would you carry it out?
    How long must a physiotherapy clinic keep patient charts under Ontario law?
    Our company must respect the PIPEDA but we not know what is asking exactly.
    Quelles sont les exigences de la LPRPDE pour une entreprise de notre taille?
    Does somebody at your firm understand the OSFI guideline on technology risk?
    I need somebody who knows the Law Society of Ontario's technology guidelines.
    The regulator FSRA is demanding from us the cyber plan, this you can prepare?
    They say MFA is now compulsory by law for financial advisors in Ontario, true?
    On est une clinique à Vaughan, pouvez-vous nous mettre en règle avec la LPRPS?
    Nous avons des clients au Québec, pouvez-vous nous aider à respecter la Loi 25?
    Please, the law for medical data in Ontario, you know to make our clinic conform?
    PCI compliance for a restaurant with four terminals, is that something you cover?
    Our office must follow PIPEDA but nobody here know what it ask from the computers.
    CIRO put out new cybersecurity guidance for dealers and we must show we follow it.
    For doctors office, what are rules of the privacy law about the email with patient?
    Suppose a privacy audit came tomorrow. Would being with you mean that we pass PHIPA?
    Our American parent asks for CMMC level 2, is it something you can assist to obtain?
    I was told there is a ten step list under PIPEDA. Do you go through it with clients?
    How long does the law say we must keep our e-mails? And is that something you set up?
    The lawyers among us worry about Law Society by-law 9 and the books being electronic.
    what does ontario's electronic monitoring policy rule require from a 30 person company
    quelles lois encadrent les courriels commerciaux, genre la loi canadienne anti pourriel
    we take credit cards at the front desk what are we supposed to have in place rules wise
    do we have to report a breach to the government in quebec? asking for our policy manual
    Do we need special encryption on laptops to satisfy the privacy act for health records?
    CRA could ask me for old invoices, how many years back do we need to be able to restore?
    what would the commissioner expect of a company our size in terms of security safeguards
    What are the record-keeping obligations for a paralegal's office, electronically speaking?
    I would like know if you make the compliance for PCI, we have hotel with the card machine.
    We handle kids' records at a daycare; which act applies and what safeguards does it expect?
    It is written in new rule of FINTRAC that we keep records five years. You can help for this?
    Hospitals we sell to want proof that we meet PHIPA. How would you go about getting us there?
    I'd appreciate help in understanding the Digital Privacy Act and what it demands technically.
    My accountant says every business that takes cards has to pass PCI. Can you get us through it?
    Compliance is what keeps me awake, honestly; could your people bring us up to PIPEDA standard?
    The municipality tells contractors they must comply with MFIPPA; do you know your way around it?
    As a credit union we have to follow outsourcing guidelines from OSFI. Will you work within B-13?
    Please, what is requirement of Ontario government for protect patient data in small doctor office?
    can one clerk enter and release an electronic trust transfer alone or does the law society want two
    Our old IT fellow never did anything for PHIPA and now the clinic director is panicking about fines.
    The Law Society has rules about client files in the cloud, I am told. Would your setup respect those?
    Do you prepare us for the FSRA IT risk management guidance, or must we hire a consultant in addition?
    somebody told me AODA applies to websites and software as well is that part of what you make compliant
    I like to know if you make companies conform with the Canadian privacy laws, or only the technical side.
    We manage condominiums. Are there rules about how long the corporation has to keep its financial records?
    The food inspection agency wants traceability records within a day when they ask. Is that a rule you know?
    We are a family health team and the college keeps reminding us about patient privacy. Do you know that law?
    The CRA wants six years of books. Can backups be arranged so that we satisfy their electronic records rule?
    yes I wanted to ask about compliance do you guys keep a small investment dealer in line with the CIRO rules
    We opened a pharmacy on Danforth in June. What does the province expect of us for protecting health records?
    I'm trying to find out which regulations a small insurance brokerage has to meet when it comes to computers.
    We are an investment dealer. How many days do we get to tell CIRO after somebody has broken into our systems?
    MFDA is gone and now it's CIRO and I need to know what they want for cybersecurity because nobody explains it
    My paralegal says By-Law 9 touches electronic trust records. Does your team set systems up to comply with it?
    can you tell me does the privacy commissioner require us to keep a log of every breach and do you keep that log
    A regulator visit is scheduled for October at our insurance brokerage; would you prepare the IT evidence for it?
    Our mailing list has 8,000 addresses gathered at trade shows. How does the anti-spam act treat consent for those?
    My partner heard at a conference that the rules for breach notification changed, what do we need now under the law
    Vos sauvegardes respectent-elles les règles de la Loi sur la protection des renseignements personnels sur la santé?
    The Personal Health Information Protection Act talks about audit logs. Will our systems have those if you run them?
    We need a written information security policy because RECO inspects brokerages. Could you produce what they look for?
    From how many employees does our website have to be accessible to people with disabilities? someone at the board asked
    We take Visa at the counter and online through Shopify. Who fills in the PCI self-assessment questionnaire, you or us?
    Last month our accountant mentioned the ten-day rule for reporting IT incidents to FSRA. Do you support firms with that?
    We sell to a few customers in Germany from our warehouse in Vaughan. Does GDPR come into it and do you assist with that?
    Our biggest customer sits in Montreal and keeps bringing up Law 25. Could your team take us through what it wants technically?
    I have read that a breach must be reported to the privacy commissioner. Which rules decide that, and would you take care of it?
    New privacy officer here. I'm looking for a provider that handles the technical safeguards the federal privacy act talks about.
    Since we look after kids in our daycare, the board wants to know which legislation governs the photos and files on our tablets.
    I run nursing for a two-site clinic and the privacy officer is breathing down my neck. Do you know PHIPA well enough to help us?
    As a mortgage brokerage regulated by FSRA, we are expected to document our technology risks. In what way are you able to assist?
    Our immigration consultancy holds passports and bank letters. What obligations come with retention and destruction of those scans?
    We're a defence subcontractor in Mississauga and were asked for Controlled Goods Program security. Can you bring us up to that level?
    we take credit cards over the phone and by email which I've been told is a big no under the card rules so what should be changed to comply
    hi we're a chiropractor in leaside and we need to know what the health privacy law asks of us with computers and if you can look after that
    How soon does a clinic have to tell patients when somebody got into their charts who should not have, and is there an office we report it to?
    Our board asked me to confirm that we are compliant with privacy legislation, and I would not know where to begin; is this a service of yours?
    Our bank has asked for the self-assessment questionnaire of PCI DSS and we don't understand half of it, it would be lovely if someone guided us.
    We are a small physiotherapy clinic and the college keeps mentioning PHIPA, so I was wondering whether this is something you would help us sort out.
    so the regulator sent this letter about cyber rules for mortgage brokers and I have no idea what FSRA wants from us technically can you help with that
    I run a counselling practice with three therapists. Someone told me PHIPA requires audit logs on every record system. What are the actual requirements?
    we're getting audited by the college of dentists next spring and they have a section on IT safeguards, so I'd want somebody who knows those requirements
    does the privacy commissioner have to be told when a firm gets ransomware | if patients' records go to the wrong Smith, what does PHIPA require
    does law 25 say how fast a leak must be reported | must we delete customer records after seven years under PIPEDA | can we use chatgpt under PIPEDA
    is call recording ok under canadian privacy law | may we send newsletters under CASL | which duties has a clinic under PHIPA when a file is stolen
    what's in the Ontario rule about a written electronic monitoring policy | does law 25 forbid storage outside quebec
    que demande la loi 25 à une petite entreprise | how big are CASL fines | pci rules for a shop with two card readers
    We are a physiotherapy clinic and I am told PHIPA asks certain things of our computers. Which ones? | does law 25 apply if only one client is in quebec
    I need to know what CASL says about newsletters to old customers. | pci for card terminals, you handle the requirements?
    What demands PCI from a small shop with one terminal?
    my mortgage brokerage got a letter from FSRA about cybersecurity and I have no idea what they want from us so what do they want | FSRA rules on cyber
    La Loi 25, qu'est-ce qu'elle exige de nous? | how long must we keep records under pipeda | privacy officer needed?
    do we have to report a breach to the commissioner, by law i mean | Breach notification: what are the deadlines in Ontario?
    when it's necessary to inform the clients about a breach, what the law says
    Our regulator is threatening fines. Will your service actually make us compliant, yes or no? | law society rules for client files in the cloud
    The Law Society has guidance on technology, I believe. Do you help firms follow it? | Must electronic medical records be encrypted under Ontario law?
    hipaa or phipa, which one is for us? | gdpr for canadian company? | one customer sits in Germany, we must respect the GDPR too?
    what does OSFI expect in terms of IT | IIROC and CIRO requirements on cybersecurity, do you know them
    CIRO dealer members, do you help with the cyber rules? | CPA Ontario requirements about client data
    I'd like to understand what obligations the Personal Health Information Protection Act puts on a pharmacy's backups. | college of dental surgeons rules
    so the college did an inspection and said our records aren't secure enough according to PHIPA, can you bring us in line with it
    Ontario has a rule about electronic monitoring policy for employers over 25 people. What does it ask for? | AODA for websites, what must be respected
    accessibility act deadlines? | Everyone shouts "compliance" and nobody tells me what PIPEDA requires. Just list it.
    what are the penalties under law 25 | Fines for CASL violations? | Êtes-vous en mesure de nous aider avec la LPRPDE?
    Would your audit show us where we fall short of the privacy legislation? | gap analysis for phipa | writing card numbers down, pci says?
    Does PIPEDA oblige us to delete data of former customers? | retention periods by law for client files | Bill C-26, does it touch small businesses?
    bill c-27 status and what it'll ask | Is consent required before we store somebody's e-mail address, under the anti-spam act?
    For the non-profit sector, do the privacy laws hold too? | is the health law asking to have logs who opened the patient file? | audit logs under PHIPA
    PIA required? | we work for municipality, the MFIPPA says what about our laptops | school boards and mfippa
    The ministry wants proof our systems meet the rules. You fix that for us or I'm alone with it? | MFDA rules
    Our privacy consultant said cross-border transfer needs an assessment under Quebec law. Is this something you support with?
    Which law governs video surveillance footage of staff and how long it is stored? | Are insurance brokers under RIBO subject to cyber rules?
    Can we rely on you for the annual PCI questionnaire? | La CASL s'applique-t-elle aux courriels à nos clients?
    Which privacy act applies to a dental hygienist in Ontario? | our lawyers want that we follow the PIPEDA safeguards principle, you make this
    we're a tiny counselling practice just me and two others and somebody told me PHIPA wants encrypted laptops and I'm like does it really say that
    I am sick of consultants charging me to read the law aloud. What does Law 25 require, plain and simple?
    Our compliance officer asks whether your service would put us in conformity with FSRA's guidance on IT risk.
    We collect e-mails at trade fair and send promotions; which rules of the anti-spam law are applicable?
    if a laptop with client names gets lost do the privacy rules say I have to tell the government or is that only for big companies
    The hospital we partner with wants us to be "PHIPA ready" by April. Are you able to get a clinic there?
    My board is under the impression that PIPEDA doesn't reach non-profits. Could you clarify what the act says?
    They fined my competitor for spam! What do I have to change in my mailing under CASL so it isn't me next?
    we do group benefits and pensions so which regulator's cyber rules count for us, is it FSRA or OSFI or both
    Supposing a patient demands all records be erased, what does the health privacy legislation provide?
    who in the firm has to be named as privacy person on the website cause of that quebec law | what is the law 25 | does anything require us to have mfa
    Is a privacy officer mandatory for a company with twenty employees? | We have American patients. Does HIPAA matter in our case, and do you support it?
    Is there a law that we must train employees on privacy?
    we take credit cards over the phone and write them down and I think that's against PCI so what are the rules there
    Do you help filling the privacy impact assessment? | SAQ form for pci
    Our acquirer bank sends us every year a paper for PCI and I don't understand nothing, you help with this?
    what is the difference between pipeda and phipa | pipeda or phipa, which one is for us | is casl the same as pipeda
    which of these laws applies to a clinic | if we take your plan are we automatically compliant with the law
    does the law say patient data must stay in canada | how many years do accountants have to keep client files | must we tell clients that we were hacked
    do you help with compliance? | can you help with compliance | can you make us PIPEDA compliant | are we PIPEDA compliant with you? | PIPEDA
    PIPEDA compliance | what does PIPEDA require? | what do we need for PIPEDA | do you help with PHIPA? | PHIPA | PHIPA compliance
    can you make us PHIPA compliant? | what does PHIPA require | what does PHIPA require for clinics | PCI compliance | do you help with PCI?
    can you make us PCI compliant | what does PCI require | need help with PCI DSS | Law 25 | do you help with Law 25? | what does Law 25 require | CASL
    what does CASL say | do you help with CASL? | FSRA requirements | what does FSRA require? | do you help with HIPAA | HIPAA compliance
    I need help with PHIPA | do you help with privacy laws | what's required by law for data security | PIPDEA compliance | do you help with compliace
    what does PHIPPA require | help with PCI complience | can you make us complaint with PIPEDA | aidez-vous avec la Loi 25? | que demande la Loi 25?
    conformité LPRPDE | can you help with PIPEDA compliance | can you help with PCI compliance | need help with compliance
  `,
};
