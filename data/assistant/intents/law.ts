import type { RecordsInput } from '../../schema/site.ts';

export const lawIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'law',
  examples: `
    does Law 25 apply to us | la loi 25 s'applique-t-elle à nous | are we covered by the Quebec privacy law | do American rules apply to our customers' data
    are you PHIPA compliant | what does PIPEDA require | do we have to report a breach | what does the law society say about cloud | are you HIPAA compliant
    does PHIPA apply to a dental office | what is CASL | PCI DSS for our shop, do you know it | what does CPSO ask for
    is it legal to store patient data in the cloud | are you compliant | what are the rules for charities | AODA website requirements
    does law 25 matter for us in ontario | êtes-vous conformes à la loi sur la santé | que demande la LPRPDE
    Quelles sont les exigences de la LPRPDE pour une entreprise de notre taille? | loi 25 ça s'applique-tu à nous si on a 2 employés à Montréal | pci?
    qu'est-ce que le Barreau demande pour conserver les dossiers des clients | La CPSO exige-t-elle que les dossiers médicaux soient chiffrés?
    on prend des cartes de crédit au comptoir, faut respecter quoi comme normes | conformité PIPEDA vous aidez avec ça
    combien d'annees faut garder les dossiers patients selon la loi en ontario
    Vos sauvegardes respectent-elles les règles de la Loi sur la protection des renseignements personnels sur la santé?
    loi 96 et nos logiciels, ça touche-tu les TI | quelles lois encadrent les courriels commerciaux, genre la loi canadienne anti pourriel | PCI
    law society have rule for cloud storage, which one | we take credit cards at the front desk what are we supposed to have in place rules wise
    casl rules for newsletters | is microsoft 365 ok under phipa | what rules do charities have to follow for donor data
    How soon does a clinic have to tell patients when somebody got into their charts who should not have, and is there an office we report it to?
    can our books and the backups of them sit on a server in the States? | How long does a charity have to keep copies of donation reciepts?
    How many years does the CRA want us to hold on to our invoices? | and the note about a breach, how long does that have to be kept?
    im the ofice manger of a helth clinic, do u no the privicy rules (phippa) | ciro cyber incident reporting dedline?
    do we have to report a breach to the government in quebec? asking for our policy manual
    how long does FINTRAC want real estate brokers to keep there records
    We manage condominiums. Are there rules about how long the corporation has to keep its financial records? | compliance
    does pipeda apply to what you do for us | and if there is a breach, how long must we keep the record of it?
    can one clerk enter and release an electronic trust transfer alone or does the law society want two
    CRA could ask me for old invoices, how many years back do we need to be able to restore?
    We are a family health team and the college keeps reminding us about patient privacy. Do you know that law?
    What do we have to do if personal information is stolen?
    We are an investment dealer. How many days do we get to tell CIRO after somebody has broken into our systems?
    I run nursing for a two-site clinic and the privacy officer is breathing down my neck. Do you know PHIPA well enough to help us?
    Does PIPEDA apply to a shop our size and what would you do for us?
    From how many employees does our website have to be accessible to people with disabilities? someone at the board asked
    Can you help with a RECO inspection?
    As a mortgage brokerage regulated by FSRA, we are expected to document our technology risks. In what way are you able to assist?
    what does tresa ask of brokerages | had a phipa breach at our clinic last month, who are we supposed to notify
    The food inspection agency wants traceability records within a day when they ask. Is that a rule you know?
    How can you help an insurance brokerage with FSRA? | do you help with Law 25 in Quebec? | Can you help a small company with what PIPEDA asks for?
    Do you help with PIPEDA? | Can you get us PHIPA compliant? | What does CASL say about newsletters to old customers?
    Which rules does FSRA have for mortgage brokers and their IT? | Help us meet Quebec's Law 25.
    How long must a physiotherapy clinic keep patient charts under Ontario law?
    I need somebody who knows the Law Society of Ontario's technology guidelines. | Breach reporting under PIPEDA: who has to be told and when?
    Are there privacy regulations that apply to a small dental practice? | Does the College of Physicians demand encrypted laptops?
    IIROC cybersecurity requirements, familiar with them? | What's needed for AODA on the computer side? | Make our shop PCI DSS compliant please.
    Is multi-factor mandatory under any Canadian regulation?
    Our biggest customer sits in Montreal and keeps bringing up Law 25. Could your team take us through what it wants technically?
    A regulator visit is scheduled for October at our insurance brokerage; would you prepare the IT evidence for it?
    I run a counselling practice with three therapists. Someone told me PHIPA requires audit logs on every record system. What are the actual requirements?
    We take Visa at the counter and online through Shopify. Who fills in the PCI self-assessment questionnaire, you or us?
    Our mailing list has 8,000 addresses gathered at trade shows. How does the anti-spam act treat consent for those?
    Last month our accountant mentioned the ten-day rule for reporting IT incidents to FSRA. Do you support firms with that?
    As a credit union we have to follow outsourcing guidelines from OSFI. Will you work within B-13?
    New privacy officer here. I'm looking for a provider that handles the technical safeguards the federal privacy act talks about.
    We sell to a few customers in Germany from our warehouse in Vaughan. Does GDPR come into it and do you assist with that?
    Since we look after kids in our daycare, the board wants to know which legislation governs the photos and files on our tablets.
    Our immigration consultancy holds passports and bank letters. What obligations come with retention and destruction of those scans?
    My paralegal says By-Law 9 touches electronic trust records. Does your team set systems up to comply with it?
    We're a defence subcontractor in Mississauga and were asked for Controlled Goods Program security. Can you bring us up to that level?
    do u guys do pipeda complience | phipa audit comming up can you help us get ready | whats casl n does it aply to b2b emails
    need pci scan for our store in scarboro, u do it?? | law25 help for smal co w/ clients in qc
    Please, the law for medical data in Ontario, you know to make our clinic conform?
    Our company must respect the PIPEDA but we not know what is asking exactly.
    I would like know if you make the compliance for PCI, we have hotel with the card machine.
    The regulator FSRA is demanding from us the cyber plan, this you can prepare?
    hi we're a chiropractor in leaside and we need to know what the health privacy law asks of us with computers and if you can look after that
    yes I wanted to ask about compliance do you guys keep a small investment dealer in line with the CIRO rules
    can you tell me does the privacy commissioner require us to keep a log of every breach and do you keep that log
    Est-ce que vous aidez les PME à se conformer à la Loi 25? | On est une clinique à Vaughan, pouvez-vous nous mettre en règle avec la LPRPS?
  `,
};
