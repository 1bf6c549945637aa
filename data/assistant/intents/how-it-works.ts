import type { RecordsInput } from '../../schema/site.ts';

export const howItWorksIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'how-it-works',
  examples: `
    how does the backup service work | what happens in the first week | what are the steps of a cloud migration | how do you do a migration
    what happens when somebody leaves the company | how do you handle a new employee | what happens if our internet fails | how do you test the backups
    what do you do every month | walk me through the process | what happens when a computer gets infected under your care | how do you monitor our computers
    how is a project run | what happens after I send the form | comment fonctionne la sauvegarde | quelles sont les étapes
    comment ça se passe une migration infonuagique | Pourriez-vous décrire les étapes de votre test d'intrusion? | ça marche comment la sauvegarde au juste
    qu'est-ce qui se passe quand une alerte de sécurité sort en pleine nuit | vous procédez comment pour un déménagement de bureau
    Comment se déroule la restauration d'un serveur à partir de vos copies de sauvegarde? | étapes migration google workspace vers 365
    quand on engage un nouvel employé, c'est quoi le processus pour lui créer ses accès | concretement vous faites quoi pour surveiller notre reseau
    vos simulations d'hameçonnage fonctionnent comment, les employés sont-ils avisés?
    comment vous faites vos mises à jour, ça redémarre-tu nos postes en plein jour | Que se passe-t-il après l'envoi du formulaire de soumission?
    how does a cloud migration work | Please walk me through the stages of a penetration test. | backup how does it work
    what happens after when you find a virus in the night | so say we move offices what do you guys do first and then what | process for new hires?
    Nobody explains anything. What are the actual steps when you replace a firewall? | how do you patch machines without interrupting patients
    Could you describe how disaster recovery would unfold if our server were destroyed? | steps google to 365 | what happens once i send the quote form
    how do the fake phishing tests get sent out to staff | If our office burned down, how long until we'd be working again with your backup plan?
    what happens to the logins of somebody who quits | How do you move our files to the cloud without interrupting work?
    I manage a real estate brokerage where the agents all use their own phones. How would you handle that?
    new girl starts monday who sets up her laptop and email
    We hired someone who starts Monday and another is leaving Friday under bad terms. With you, how do accounts get opened and shut?
    What do you do in the first week if we have you look after our network? | If we start with your data backup service, what do you do in the first week?
    Does the move to office 365 happen during the day? We cannot have email off
    What do you need from us in case of a break in to the system, a list of contacts or something? I'm putting together our emergency binder.
    Realtors in our brokerage all use their own phones. How would you keep the brokerage's documents safe on them?
    our server was down for two days last year. how do you prevent that
    If you move our email over to Microsoft will we miss any messages while its happening?
    Suppose the move to Azure goes sideways on the Saturday night. Is there a road back to the old server, or are we committed?
    Say an employee clicked on something bad. What would your team do, step by step?
    If hackers locked up all our files one night, would our backups survive it?
    Our old salesman left in March and I found out yesterday he can still read his mail. How do you deal with people who leave?
    If hackers get into our server, can they wipe out the backups as well?
    On moving weekend to the cloud, what if it all goes wrong, is there a way back to the old server? | Would our backups survive a ransomware attack?
    Who would do that for us, then? | can hackers wipe the backups too | If ransomware hits, could they wipe out the backups as well?
    what happens if ransomware locks up everything we have | they only stay a few months. how do you handle their accounts?
    And if the cloud migration goes wrong on the night, can one return to the old system or is it then gone?
    What does a cloud migration look like step by step? | What happens to the person who clicks on one of the fake ones? | How do your backups work?
    What happens in the first week? | How does remote support actually function? | In practice, how is patching done? | How do you monitor our servers?
    What's the process for setting up a new employee? | How are updates rolled out without interrupting people?
    Walk me through what happens after I open a ticket. | How would an email migration be carried out? | How do you test that a backup can be restored?
    Step by step, how does a phishing simulation run? | What does the first month as a client look like? | How does your alerting work at 3 a.m.?
    How often are backups taken, and in what way? | We've never outsourced IT before. What does a typical month with you look like?
    Suppose a laptop dies on a Tuesday morning. What happens from then on?
    Our files sit on a Synology in the basement. How exactly would you copy them off-site every night?
    Someone on my team is leaving Friday. How does the offboarding procedure work with you?
    Our drivers rarely come to the office. How do you install updates on machines that are always on the road?
    The restore at our last provider failed. How do you verify yours?
    You say you watch the network around the clock. How is that done, is there software on each machine?
    I'm curious about security training. Is it videos, quizzes, a classroom, how is it run?
    My staff hate interruptions. When you do maintenance, how does it go? | The virtual CIO meetings sound useful. How do those go, what's on the agenda?
    Our law office on Bay can't be offline. In what order do you do a server replacement?
    Imagine we've signed today. What do you do during the first thirty days?
    There's a firewall in the closet nobody touches. How do you manage it from afar?
    With your antivirus tool, what happens when it finds something on a PC? | how do ur backups work exactly | hows the remote acess thing done
    whats happen in week 1 | how does patchin work, do pcs reboot themselfs | how d'you do the M365 migraton
    Can you explain how you make the surveillance of our computers? | When my employee has a problem, how is going the process?
    In which manner do you do the installation of the updates? | I don't understand how functions the phone by internet with you.
    okay so when we call for help how does it work do you take over the screen or what
    I want to know how the dark web scan is done like what do you look for and where do the alerts go
    so how do the quarterly reviews work who comes and what do we go through | Comment se fait la sauvegarde de nos fichiers?
    Une fois le contrat signé, comment se déroule la première semaine? | How does your ransomware recovery work if it ever came to that?
    Walk me through how a phishing simulation is run with you | When a customer loses a laptop, how does the remote wipe service function?
    How are your disaster recovery tests carried out, on a weekend or during the day?
    What happens on your side when the monitoring notices that a client's server stops responding?
    How do you handle the account of a person who gets fired, step by step?
  `,
};
