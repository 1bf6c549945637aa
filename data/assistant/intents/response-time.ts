import type { RecordsInput } from '../../schema/site.ts';

export const responseTimeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'response-time',
  examples: `
    quel plan répond le plus vite
    quel est votre délai de réponse
    en combien de temps répondez-vous
    le temps de réponse avec Enterprise
    how fast do you respond
    what's your response time
    how long until somebody gets back to us
    how quickly do you fix things
    if our server is down how long before you act
    SLA?
    response time on essential
    do you answer within the hour
    how soon will a ticket be looked at
    what if it's urgent, how quick are you
    is 15 minutes guaranteed
    how long do people wait on the phone
    average time to resolve
    turnaround time
    quel est votre délai de réponse
    en combien de temps répondez-vous
    Quels sont vos délais d'intervention garantis selon la priorité?
    si notre serveur plante à 10h, à quelle heure quelqu'un s'en occupe
    c tu long avant d'avoir un technicien au téléphone
    SLA du plan Professional svp
    En moyenne, combien de temps prenez-vous pour régler un billet?
    notre fournisseur prend 2 jours à rappeler, vous c'est quoi votre temps
    temps de résolution typique pour un problème de courriel
    reponse en 15 min c'est pour vrai ou juste du marketing
    Le délai de réponse est-il plus court en Enterprise qu'en Essential?
    kan c urgent ca prend combien de minute
    if our server stop working how many minutes until you begin
    when one of my girls at the front desk calls in how long is she sitting on hold
    avg fix time
    My current guys take two days to call back. How long do YOU take?
    Within what time frame are critical incidents typically resolved?
    turnaround on a simple password ticket
    response time for a court-deadline emergency at a law firm
    someone quit angry, how quick can access be cut
    Say everything stops on a Tuesday at three in the afternoon. How long, typically, till a human reacts?
    Put the reaction times of all three levels side by side for me, the way I am doing with everyone else today.
    Line goes down, we lose eleven grand an hour. How fast do your people react?
    Could you put the reaction times of the three plans side by side for me?
    Most of our stuff is small, like a mouse that doesnt work or a forgotten password. How long do we wait for things that are not urgent?
    How long does it usually take to resolve an issue?
    If our server dies in the middle of the day how quick is somebody on it?
    Does the response time mean the problem is fixed by then?
    Please compare the response times of your three plans
    If the whole office is down, how soon do you react?
    Is that until somebody answers or until it is actually fixed?
    on professional how quick do you answer
    We are a pharmacy distributor and an hour offline costs us a truckload. What does your best plan promise for response?
    For little things like a password reset, what sort of wait should we expect?
    With Essential, when would I hear from you after reporting a problem?
    Is the one hour on Professional the time until it's fixed or just until somebody answers?
    When someone quits, how fast can you shut them out of everything?
    Say my computer dies and we're on Professional. How long until one of your people gets back to me?
    Had a sales rep quit in a huff on a Friday, she read our mail until the Wednesday. With you lot, how fast would a leaver be locked out?
    Last month our server was down from nine to three before anyone even called back. If it happened with you, how fast would someone be on it?
    if its nothing urgent, like a printer, when do i hear back from you?
    whats your SLA
    whats the sla
    and how fast do they answer on that one?
    Is the time in your plans the time to answer or the time until it is fixed? My last vendor played games with that.
    Our previous company took three days to answer an e-mail. What can we expect from you for an ordinary request that is not an emergency?
    how fast do you respond if the internet goes down
    Our server died on a Thursday and the old provider rang back on Monday. So: on Enterprise, how fast will I hear from somebody?
    With Essential, do we wait days for a reply?
  `,
};
