import type { RecordsInput } from '../../schema/site.ts';

export const responseTimeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'response-time',
  examples: `
    avg fix time | whats the sla | Same-day help? | turnaround time | responce time?? | how fast do u reply | fast support? how fast
    mins or hrs to respond | response targets p1 p2 | how fast do you respond | average time to resolve | avg wait time 4 support | avg fix time per issue?
    How fast do you respond? | how quick can u get here | what's your response time | resp time critical issues | response time on essential
    avg response time in mins? | same day onsite? how quick | reply within 1hr or longer? | SLA du plan Professional svp | how long b4 someone picks up
    quel plan répond le plus vite | do you answer within the hour | Do you answer within the hour? | Typical time to fix something?
    whats ur turnaround on tickets | quel est votre délai de réponse | time to resolve typical ticket? | en combien de temps répondez-vous
    What's the wait on the help line? | Are urgent tickets handled faster? | le temps de réponse avec Enterprise | how soon will a ticket be looked at
    What is your average response time? | how soon do i hear back on a ticket | how long do people wait on the phone | ticket turnaround is what, typically
    what if it's urgent, how quick are you | turnaround on a simple password ticket | kan c urgent ca prend combien de minute
    on professional how quick do you answer | and how fast do they answer on that one? | How long until someone answers a ticket?
    How soon can a technician be at our door? | how quik can someone come if wifi is dead | You are reacting quickly or it takes days?
    With Essential, do we wait days for a reply? | if our server is down how long before you act | If our server dies, how quickly do you react?
    slow support is killing us, are u any quicker | What is the speed of your support to respond? | someone quit angry, how quick can access be cut
    How quick is your turnaround on small requests? | In how many hours you come when is big problem? | how fast do you respond if the internet goes down
    Quel est votre délai de réponse en cas d'urgence? | c tu long avant d'avoir un technicien au téléphone
    How long does it usually take to resolve an issue? | How many time I wait for the answer of technician?
    If the whole office is down, how soon do you react? | Do you have different response targets by priority?
    In how much time you answer when we have a problem? | Within which time do you intervene for an emergency?
    How many minutes before a human looks at my problem? | Please compare the response times of your three plans
    What is the delay of response for the small problems? | reponse en 15 min c'est pour vrai ou juste du marketing
    How rapidly can you get to Mississauga in an emergency? | Your technicians are rapid? We can not wait many hours.
    temps de résolution typique pour un problème de courriel | How many time pass normally until you solve an incident?
    It takes long before a technician arrives to the office? | Does the response time mean the problem is fixed by then?
    En combien de temps un technicien peut-il être chez nous? | response time for a court-deadline emergency at a law firm
    Is it minutes or hours before you pick up a critical alert? | Is that until somebody answers or until it is actually fixed?
    The technician comes the same day, or it is necessary to wait? | En moyenne, combien de temps prenez-vous pour régler un billet?
    Ça prend combien de temps avant d'avoir une réponse du soutien? | Quels sont vos délais d'intervention garantis selon la priorité?
    What's the longest we'd wait for a callback on a broken mailbox? | If computer is broken in morning, when somebody will look at it?
    okay if I send a ticket in at nine when does somebody look at it | When I write an e-mail to the support, when I receive the reply?
    My current guys take two days to call back. How long do YOU take? | Within what time frame are critical incidents typically resolved?
    When someone quits, how fast can you shut them out of everything? | si notre serveur plante à 10h, à quelle heure quelqu'un s'en occupe
    Le délai de réponse est-il plus court en Enterprise qu'en Essential? | if its nothing urgent, like a printer, when do i hear back from you?
    I was wondering about your typical reaction time for urgent matters. | If the server falls, after how many minutes somebody starts to work?
    After that we open a demand, how many hours before a human takes it? | With Essential, when would I hear from you after reporting a problem?
    notre fournisseur prend 2 jours à rappeler, vous c'est quoi votre temps | What happens speed-wise when five of your clients have trouble at once?
    En cas de panne majeure, vous intervenez en dedans de combien d'heures? | I heard you get back to people within fifteen minutes is that really so
    Your competitor says thirty minutes for urgent case. And you, how many? | Could you put the reaction times of the three plans side by side for me?
    If our server dies in the middle of the day how quick is somebody on it? | I need quick help when computer blocks, which is your speed of reaction?
    Please inform me of the maximum waiting time at the telephone of support. | do you guys call back the same day or does it drag on like everybody else
    what's the longest we'd ever have to wait for somebody to start fixing it | Line goes down, we lose eleven grand an hour. How fast do your people react?
    Do premium customers jump the queue, and by how much is their wait shortened?
    On average, how much time passes from reporting an issue to having it solved?
    if something breaks how fast can you guys get here we're at king and bathurst
    when one of my girls at the front desk calls in how long is she sitting on hold
    our guy now takes two days to call back and I'm sick of it so how quick are you
    We measure our suppliers on first response; what figure would you say you reach?
    I've been told prompt service is your forte. What does "prompt" mean in minutes?
    I timed our current provider at six hours for a callback so beat that what's yours
    Our current guys take two days to answer an email. How long would we wait with you?
    The receptionist asks how long she'd be on hold if she rang your helpdesk. Any idea?
    Do you keep statistics on how rapidly tickets are answered, and could you quote them?
    When a receptionist at our clinic can't log in at 8:05, what delay should she expect?
    I want to know what your response time is for urgent stuff and for not so urgent stuff
    I'd like to understand your turnaround for routine requests, such as a password reset.
    For the RFP: state your target times for first reply at low, medium and high priority.
    I've waited on hold forty minutes with Bell this morning. How long do your callers hold?
    New employees often start with one day's warning. How soon can you get an account ready?
    how long does it usually take before somebody gets back to you when you report a problem
    say the whole office goes dark at ten in the morning how long before one of you is on it
    Is there a difference in how swiftly you act on an emergency and on an ordinary request?
    Is the one hour on Professional the time until it's fixed or just until somebody answers?
    My team in Hamilton worries you'd be too far away. How long would it take you to show up?
    We've grown weary of waiting half a day for a simple answer. How promptly do you respond?
    if something blows up and you need to come out how long until there's a person at our door
    Might you share the average time it takes from a request being logged to it being resolved?
    if my email dies on a busy day I can't wait so how long does it usually take you to jump in
    Could you tell me how long a caller generally waits before reaching someone on the help line?
    Our cash registers freeze now and then at Dufferin Mall; how soon could a technician get there?
    Is your intervention immediate when the internet of the client does not function, or with delay?
    Would an urgent request from a partner be dealt with in minutes, or is it more a matter of hours?
    Say my computer dies and we're on Professional. How long until one of your people gets back to me?
    We sell concert tickets, so an outage on a Friday is a disaster. How soon would somebody be on it?
    I just want to know that when I call I'm not number twelve in the queue so what's the wait usually
    Say the internet at the Junction store goes dead during the lunch rush. In what time would you react?
    my staff sit there twiddling their thumbs waiting for support so what would the wait be like with you
    How speedily would somebody attend to us if our point-of-sale terminals stopped working during lunch?
    Say everything stops on a Tuesday at three in the afternoon. How long, typically, till a human reacts?
    What would be a realistic expectation for getting a technician on the line on a hectic Monday morning?
    When one of my colleagues reports a problem, roughly how soon may we expect to hear from a technician?
    For a firm with strict court deadlines, speed matters a great deal. What reaction times do you achieve?
    so there's priorities right like high and low and I want to know how quickly each of those gets handled
    last Thursday nobody from our IT company answered till the evening so with you when would we get an answer
    Put the reaction times of all three levels side by side for me, the way I am doing with everyone else today.
    from the moment I hit send on a ticket to somebody actually touching my computer how long is that on average
    A paralegal of ours waited a week for a new monitor to be set up. What turnaround do you have for such things?
    Is the time in your plans the time to answer or the time until it is fixed? My last vendor played games with that.
    We process payroll Wednesday nights and cannot sit idle. What is the promised reaction time for something critical?
    We are a pharmacy distributor and an hour offline costs us a truckload. What does your best plan promise for response?
    Our server died on a Thursday and the old provider rang back on Monday. So: on Enterprise, how fast will I hear from somebody?
    Most of our stuff is small, like a mouse that doesnt work or a forgotten password. How long do we wait for things that are not urgent?
    Had a sales rep quit in a huff on a Friday, she read our mail until the Wednesday. With you lot, how fast would a leaver be locked out?
    Our previous company took three days to answer an e-mail. What can we expect from you for an ordinary request that is not an emergency?
    Last month our server was down from nine to three before anyone even called back. If it happened with you, how fast would someone be on it?
    if the internet is out how fast does somebody react | do tickets take forever with you or what's usual
    how many hours do my staff wait for IT with you on average | real emergency, how many minutes | response time? | avg wait on a ticket
    urgent issue, how many minutes | I wonder how promptly your technicians usually attend to a request once it has been submitted.
    how long till a tech looks at it | Quick or slow?
    so we call and say the till's not working and the line's out the door, how long is it before somebody's actually on it
    Our present guys take three days to call back. THREE DAYS. How long do you take? | Quel est votre délai de réponse?
    Vous répondez en combien de temps à un billet urgent? | Un technicien arrive en combien d'heures? | En cas de panne, vous réagissez vite?
    minutes or hours to get help | turnaround on small requests | How soon is somebody at the office in an emergency? | will i sit on hold forever
    is there a difference in speed between the plans | how long would I wait for a password reset | Typical wait?
    we can't wait half a day, every hour down costs us | Do urgent matters jump the queue and how soon are they picked up? | ticket pickup speed
    What's the usual delay before a technician calls my employee back on a problem? | how long do we wait when everything stops
    On average, how many rings before your support picks up? | When the phones die, time until you act?
    My neighbour in the building says you're quick. How quick, in minutes? | high priority response
    If I opened a ticket at ten, when could I reasonably expect somebody to have looked at it? | how fast can a technician be on site in markham
    on-site arrival time? | Slow support killed our last contract. How prompt are you? | i need an answer in minutes not hours
    do you have response targets per priority | response within one hour possible? | How much time goes by until first reply from technician?
    when something breaks, how long are we dead in the water before you pick it up | in an emergency how quick r u | Waiting time for support calls?
    Does a non-urgent request take a week? | tell me how long people wait | Enterprise gets quicker response than Essential or same?
    How speedy is the service desk for everyday stuff | time to first response | who's fastest, phone or ticket, and how long each
    I don't care about your awards, how quickly do you pick up when we're in trouble? | a server alarm at night, how soon does somebody look at it
    What's your average time for answering a support ticket? | do you come right away | how long before somebody shows up when it can't be done remotely
    response times in writing? | quick help guaranteed how quick | if it's urgent, then how fast | do tickets sit for days with you
    With what delay the specialist comes to us when is emergency? | Say the file server dies at noon. By when is a technician working on it?
    promptness of support? | Some providers answer fast but start days later. When do you start working on it?
    we had waits of 48h for a simple account, is that normal with you too | how long does support take to get back to us on a ticket | same hour response?
    before I commit I'd like to hear how swiftly you reply to support requests | how soon would anyone react | how long do your clients wait in the queue
    The last outfit let our reception sit without a computer for two days. How many hours would it have taken you to react?
    Should our phones go silent in the middle of the morning, after how many minutes might we expect someone to be working on it?
    when my tills freeze I need somebody on it like now, how fast are you guys for real
    For us is important the speed, so how much hours passes until a technician answers the ticket?
    so I put in a ticket and then what, do I wait an hour, do I wait a day, how long does it usually sit before somebody touches it
    I heard from a client of yours that a technician stood in their lobby within two hours. Is that your usual speed?
    low priority stuff like a new monitor can wait, but how long exactly would it wait with you | how quickly can you be in markham
    how long until a technician is here | how fast could a tech be at our Brampton site | How soon can somebody be at our office if the network fails?
    How soon could someone be on location in Barrie in an emergency? | ça prend combien de temps avant que quelqu'un arrive chez nous à Barrie
    In how much time you react when the network is broken? | reaction time for critical problems | speed of your helpdesk
    a paralegal can't print before a court deadline, how soon would help come
    Our store loses sales each minute the cash is down; what reaction can we count on?
    Realistically, on a busy Monday morning, how long would my people be waiting for help? | Emergency callout, how soon?
    You boast about fast support on every page, but nowhere do I see a figure in minutes. What is it?
    how long time until technician is arriving to Hamilton | vous répondez en combien de temps? | délai de réponse? | c'est rapide comment le support
    Quel est le délai moyen avant qu'un technicien prenne en charge un billet urgent? | si ca plante vous arrivez quand | temps d'attente au téléphone?
    Notre fournisseur prend deux jours à nous revenir, c'est inacceptable; vous, c'est quoi votre délai?
    en combien d'heures vous pouvez être ici en cas de panne | réponse en dedans d'une heure? | cb de temps pour un tech | urgence, délai?
    disons que le serveur tombe un mardi matin pis que tout le monde est arrêté ça vous prend combien de temps avant de commencer à travailler dessus
    vitesse d'intervention | êtes-vous vite sur la patate quand on a un problème | Faut-il attendre longtemps avant d'avoir un technicien au bout du fil?
    le temps de réaction moyen svp | quand on ouvre un billet ça niaise tu longtemps
    Dans quel laps de temps intervenez-vous pour une demande de priorité moyenne? | réponse le jour même? | sur place en combien de temps
    J'ai pas envie d'attendre 4 h sur la ligne comme avec Bell, vous répondez vite? | temps de réponse cible pour urgences
    le support prend combien de temps pour aider | Sous combien de temps un incident critique est-il pris en main chez vous? | vous êtes vites?
    un employé bloqué attend combien de temps en moyenne avant de se faire aider par vos techs | délai d'arrivée d'un technicien
    Y paraît que vous répondez en 15 minutes, c'est vrai ça? | how quick can somebody be here | and how fast do you answer | how long would we wait
    same day? | minutes or hours, for a reply to a ticket | If our server were to fail, within what time would a technician react? | response time pls
    When I call, after how long somebody helps? | do you pick up right away
    what I hate is opening a ticket and nobody calls for two days so how fast are your people when something's broken | how soon does a tech get onsite
    Un technicien peut être ici en combien de temps? | how long till somebody looks at it | urgent stuff, how quickly is it dealt with
    is an hour realistic for getting help | what's your average reaction time | fast? how fast
    current guys take three days to call back on a ticket, what about you | how many minutes till your staff pick up a case
    if it's critical when do you jump on it | And the urgent problems, you react in how much time? | would we be kept on hold
    how long does it usually take you to get back on a support request | can you be at our door within two hours
    how promptly are low priority tickets looked at | Our partners insist on quick help. What reaction times do you keep to?
    how soon after an alert do you act | do tickets get answered the same day | what's the longest we'd wait for help
    somebody here in under an hour, possible? | how rapid is your emergency response | are calls answered immediately or is it a callback queue
    Combien de minutes avant que quelqu'un répond à mon ticket? | pour un problème pas urgent, on attend combien de temps une réponse du soutien
    typical wait on the help desk | speed of support? | response time | response times | whats your response time | what is your response time
    what are your response times | what's your average response time | average response time | how fast do you answer | how fast do you respond to tickets
    how fast is your support | how fast is your help desk | how quickly do you respond | how quickly do you answer the phone | how quickly can you come
    how fast can you be here | how fast can a technician come | how fast can you get onsite | how long until a technician arrives
    how soon can someone come on site | how long does support take to respond | how long do tickets take | how long do we wait for support
    how long do I wait on hold | what's the wait time for support | support wait time | emergency response time | how fast do you respond if server down
    how fast do you react to an outage | how quickly do you fix problems | how fast do you fix issues | how long to resolve a ticket | ticket response time
    onsite response time | whats you responce time | how fast do you repsond | respone time | how quikly do you respond | averge response time
    quel est votre temps de réponse | quel est votre délai d'intervention | how quick is your support | how fast do you respond to emergencies
    vous répondez en combien de temps aux billets
  `,
};
