import type { RecordsInput } from '../../schema/site.ts';

export const lawIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'law',
  examples: `
    are you PHIPA compliant
    what does PIPEDA require
    do we have to report a breach
    what does the law society say about cloud
    how long do we have to keep records
    are you HIPAA compliant
    does PHIPA apply to a dental office
    what is CASL
    PCI DSS for our shop, do you know it
    what does CPSO ask for
    is it legal to store patient data in the cloud
    are you compliant
    what are the rules for charities
    AODA website requirements
    does law 25 matter for us in ontario
    do you sign a confidentiality agreement under PHIPA
    êtes-vous conformes à la loi sur la santé
    que demande la LPRPDE
    Quelles sont les exigences de la LPRPDE pour une entreprise de notre taille?
    loi 25 ça s'applique-tu à nous si on a 2 employés à Montréal
    pci?
    qu'est-ce que le Barreau demande pour conserver les dossiers des clients
    La CPSO exige-t-elle que les dossiers médicaux soient chiffrés?
    on prend des cartes de crédit au comptoir, faut respecter quoi comme normes
    conformité PIPEDA vous aidez avec ça
    combien d'annees faut garder les dossiers patients selon la loi en ontario
    Vos sauvegardes respectent-elles les règles de la Loi sur la protection des renseignements personnels sur la santé?
    loi 96 et nos logiciels, ça touche-tu les TI
    quelles lois encadrent les courriels commerciaux, genre la loi canadienne anti pourriel
    PCI
    law society have rule for cloud storage, which one
    we take credit cards at the front desk what are we supposed to have in place rules wise
    casl rules for newsletters
    is microsoft 365 ok under phipa
    what rules do charities have to follow for donor data
    How soon does a clinic have to tell patients when somebody got into their charts who should not have, and is there an office we report it to?
    Are you PIPEDA certified?
    can our books and the backups of them sit on a server in the States?
    How long does a charity have to keep copies of donation reciepts?
    How many years does the CRA want us to hold on to our invoices?
    and the note about a breach, how long does that have to be kept?
    im the ofice manger of a helth clinic, do u no the privicy rules (phippa)
    and do they have to stay in canada
    ciro cyber incident reporting dedline?
    do we have to report a breach to the government in quebec? asking for our policy manual
    I run a physio clinic. What does PHIPA mean for our computers and logins?
    how long does FINTRAC want real estate brokers to keep there records
    We manage condominiums. Are there rules about how long the corporation has to keep its financial records?
    compliance
    does pipeda apply to what you do for us
    and if there is a breach, how long must we keep the record of it?
    can one clerk enter and release an electronic trust transfer alone or does the law society want two
    CRA could ask me for old invoices, how many years back do we need to be able to restore?
    is there a penalty in canada if you lose customer data
    We are a family health team and the college keeps reminding us about patient privacy. Do you know that law?
    What do we have to do if personal information is stolen?
    We are an investment dealer. How many days do we get to tell CIRO after somebody has broken into our systems?
    I run nursing for a two-site clinic and the privacy officer is breathing down my neck. Do you know PHIPA well enough to help us?
    Does PIPEDA apply to a shop our size and what would you do for us?
    From how many employees does our website have to be accessible to people with disabilities? someone at the board asked
    Can you help with a RECO inspection?
    As a mortgage brokerage regulated by FSRA, we are expected to document our technology risks. In what way are you able to assist?
    what does tresa ask of brokerages
    had a phipa breach at our clinic last month, who are we supposed to notify
    The food inspection agency wants traceability records within a day when they ask. Is that a rule you know?
    How can you help an insurance brokerage with FSRA?
    do you help with Law 25 in Quebec?
    Can you help a small company with what PIPEDA asks for?
  `,
};
