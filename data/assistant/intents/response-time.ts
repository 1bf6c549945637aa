import type { RecordsInput } from '../../schema/site.ts';

export const responseTimeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'response-time',
  examples: `
    quel plan répond le plus vite | quel est votre délai de réponse | en combien de temps répondez-vous | le temps de réponse avec Enterprise
    how fast do you respond | what's your response time | how long until somebody gets back to us | how quickly do you fix things
    if our server is down how long before you act | SLA? | response time on essential | do you answer within the hour | how soon will a ticket be looked at
    what if it's urgent, how quick are you | how long do people wait on the phone | average time to resolve | turnaround time
    Quels sont vos délais d'intervention garantis selon la priorité? | si notre serveur plante à 10h, à quelle heure quelqu'un s'en occupe
    c tu long avant d'avoir un technicien au téléphone | SLA du plan Professional svp | En moyenne, combien de temps prenez-vous pour régler un billet?
    notre fournisseur prend 2 jours à rappeler, vous c'est quoi votre temps | temps de résolution typique pour un problème de courriel
    reponse en 15 min c'est pour vrai ou juste du marketing | Le délai de réponse est-il plus court en Enterprise qu'en Essential?
    kan c urgent ca prend combien de minute | if our server stop working how many minutes until you begin
    when one of my girls at the front desk calls in how long is she sitting on hold | avg fix time
    My current guys take two days to call back. How long do YOU take? | Within what time frame are critical incidents typically resolved?
    turnaround on a simple password ticket | response time for a court-deadline emergency at a law firm | someone quit angry, how quick can access be cut
    Say everything stops on a Tuesday at three in the afternoon. How long, typically, till a human reacts?
    Put the reaction times of all three levels side by side for me, the way I am doing with everyone else today.
    Line goes down, we lose eleven grand an hour. How fast do your people react? | Could you put the reaction times of the three plans side by side for me?
    Most of our stuff is small, like a mouse that doesnt work or a forgotten password. How long do we wait for things that are not urgent?
    How long does it usually take to resolve an issue? | If our server dies in the middle of the day how quick is somebody on it?
    Does the response time mean the problem is fixed by then? | Please compare the response times of your three plans
    If the whole office is down, how soon do you react? | Is that until somebody answers or until it is actually fixed?
    on professional how quick do you answer
    We are a pharmacy distributor and an hour offline costs us a truckload. What does your best plan promise for response?
    With Essential, when would I hear from you after reporting a problem?
    Is the one hour on Professional the time until it's fixed or just until somebody answers?
    When someone quits, how fast can you shut them out of everything?
    Say my computer dies and we're on Professional. How long until one of your people gets back to me?
    Had a sales rep quit in a huff on a Friday, she read our mail until the Wednesday. With you lot, how fast would a leaver be locked out?
    Last month our server was down from nine to three before anyone even called back. If it happened with you, how fast would someone be on it?
    if its nothing urgent, like a printer, when do i hear back from you? | whats your SLA | whats the sla | and how fast do they answer on that one?
    Is the time in your plans the time to answer or the time until it is fixed? My last vendor played games with that.
    Our previous company took three days to answer an e-mail. What can we expect from you for an ordinary request that is not an emergency?
    how fast do you respond if the internet goes down
    Our server died on a Thursday and the old provider rang back on Monday. So: on Enterprise, how fast will I hear from somebody?
    With Essential, do we wait days for a reply? | How fast do you respond? | How long until someone answers a ticket?
    If our server dies, how quickly do you react? | Do you answer within the hour? | How soon can a technician be at our door?
    Are urgent tickets handled faster? | What's the wait on the help line? | How many minutes before a human looks at my problem?
    Typical time to fix something? | Same-day help? | How quick is your turnaround on small requests? | Do you have different response targets by priority?
    What's the longest we'd wait for a callback on a broken mailbox? | Our current guys take two days to answer an email. How long would we wait with you?
    We sell concert tickets, so an outage on a Friday is a disaster. How soon would somebody be on it?
    When a receptionist at our clinic can't log in at 8:05, what delay should she expect?
    Say the internet at the Junction store goes dead during the lunch rush. In what time would you react?
    I've waited on hold forty minutes with Bell this morning. How long do your callers hold?
    A paralegal of ours waited a week for a new monitor to be set up. What turnaround do you have for such things?
    Is it minutes or hours before you pick up a critical alert?
    Our cash registers freeze now and then at Dufferin Mall; how soon could a technician get there?
    For the RFP: state your target times for first reply at low, medium and high priority.
    My team in Hamilton worries you'd be too far away. How long would it take you to show up?
    Do premium customers jump the queue, and by how much is their wait shortened?
    New employees often start with one day's warning. How soon can you get an account ready?
    On average, how much time passes from reporting an issue to having it solved?
    We process payroll Wednesday nights and cannot sit idle. What is the promised reaction time for something critical? | how fast do u reply
    responce time?? | avg wait time 4 support | how quik can someone come if wifi is dead | whats ur turnaround on tickets
    How many time I wait for the answer of technician? | In how many hours you come when is big problem? | You are reacting quickly or it takes days?
    If computer is broken in morning, when somebody will look at it?
    how long does it usually take before somebody gets back to you when you report a problem
    if something breaks how fast can you guys get here we're at king and bathurst
    I want to know what your response time is for urgent stuff and for not so urgent stuff | Ça prend combien de temps avant d'avoir une réponse du soutien?
    En cas de panne majeure, vous intervenez en dedans de combien d'heures?
  `,
};
