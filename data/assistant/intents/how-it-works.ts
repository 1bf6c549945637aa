import type { RecordsInput } from '../../schema/site.ts';

export const howItWorksIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'how-it-works',
  examples: `
    how does the backup service work
    what happens in the first week
    what are the steps of a cloud migration
    how do you do a migration
    what happens when somebody leaves the company
    how do you handle a new employee
    what happens if our internet fails
    how do you test the backups
    what do you do every month
    walk me through the process
    what happens when a computer gets infected under your care
    how do you monitor our computers
    how is a project run
    what happens after I send the form
    comment fonctionne la sauvegarde
    quelles sont les étapes
    comment ça se passe une migration infonuagique
    Pourriez-vous décrire les étapes de votre test d'intrusion?
    ça marche comment la sauvegarde au juste
    qu'est-ce qui se passe quand une alerte de sécurité sort en pleine nuit
    vous procédez comment pour un déménagement de bureau
    Comment se déroule la restauration d'un serveur à partir de vos copies de sauvegarde?
    étapes migration google workspace vers 365
    quand on engage un nouvel employé, c'est quoi le processus pour lui créer ses accès
    concretement vous faites quoi pour surveiller notre reseau
    vos simulations d'hameçonnage fonctionnent comment, les employés sont-ils avisés?
    comment vous faites vos mises à jour, ça redémarre-tu nos postes en plein jour
    Que se passe-t-il après l'envoi du formulaire de soumission?
    how does a cloud migration work
    Please walk me through the stages of a penetration test.
    backup how does it work
    what happens after when you find a virus in the night
    so say we move offices what do you guys do first and then what
    process for new hires?
    Nobody explains anything. What are the actual steps when you replace a firewall?
    how do you patch machines without interrupting patients
    Could you describe how disaster recovery would unfold if our server were destroyed?
    steps google to 365
    what happens once i send the quote form
    how do the fake phishing tests get sent out to staff
    If our office burned down, how long until we'd be working again with your backup plan?
    what happens to the logins of somebody who quits
    How do you move our files to the cloud without interrupting work?
    I manage a real estate brokerage where the agents all use their own phones. How would you handle that?
    new girl starts monday who sets up her laptop and email
    We hired someone who starts Monday and another is leaving Friday under bad terms. With you, how do accounts get opened and shut?
    What do you do in the first week if we have you look after our network?
    If we start with your data backup service, what do you do in the first week?
    Does the move to office 365 happen during the day? We cannot have email off
    What do you need from us in case of a break in to the system, a list of contacts or something? I'm putting together our emergency binder.
    Realtors in our brokerage all use their own phones. How would you keep the brokerage's documents safe on them?
    our server was down for two days last year. how do you prevent that
    If you move our email over to Microsoft will we miss any messages while its happening?
    With the cybersecurity service, what actually gets done in the first week?
    Suppose the move to Azure goes sideways on the Saturday night. Is there a road back to the old server, or are we committed?
    Say an employee clicked on something bad. What would your team do, step by step?
    If hackers locked up all our files one night, would our backups survive it?
    Our old salesman left in March and I found out yesterday he can still read his mail. How do you deal with people who leave?
    what happens in the first month?
    If hackers get into our server, can they wipe out the backups as well?
    On moving weekend to the cloud, what if it all goes wrong, is there a way back to the old server?
    Would our backups survive a ransomware attack?
    Who would do that for us, then?
    can hackers wipe the backups too
    If ransomware hits, could they wipe out the backups as well?
    what happens if ransomware locks up everything we have
    they only stay a few months. how do you handle their accounts?
    And if the cloud migration goes wrong on the night, can one return to the old system or is it then gone?
    What does a cloud migration look like step by step?
    What happens to the person who clicks on one of the fake ones?
  `,
};
