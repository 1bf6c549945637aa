import type { RecordsInput } from '../../schema/site.ts';

export const hoursIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'hours',
  examples: `
    24/7 | 24/7? | weekends? | open today? | closing time | r u open sat | r u open now | open sundys? | opening hours | is anybody in | Are you 24/7?
    ouvert samedi? | can I call now | office closed? | r u open today | 24/7 oui ou non | what r ur hours | when do u close | are you open now
    are u guys 24/7? | ur hrs on sunday | when are you open | horaire des fêtes | can I call at 9 pm | when r u guys back | r u open xmas day?
    what are your hours | after hours support | is anyone there now | do you work weekends | when can I reach you | cannot see the hours
    What are your hours? | hrs of operation pls | u open sat mornings? | répondez-vous la nuit | who picks up at night | late nite help avail?
    what time u open tmrw | is it too late to call | Open during Christmas? | quels sont vos horaires | Business hours, please. | are you open on saturday
    anyone around on sundays | When do you close today? | closed on stat holidays? | is there support at night | do you answer on holidays
    do yuo hav wekend suport? | vous fermez à quelle heure | y a-t-il quelqu'un la nuit | what are your office hours | Are you open on Saturdays?
    Do you work on Family Day? | Is anyone there right now? | weekend support, yes or no | êtes-vous ouverts le samedi | is somebody at the desk now
    ouvrez-vous les jours fériés | is somebody there on sundays | êtes-vous ouverts maintenant | Can we reach you after 6 pm? | are u there on stat holidays
    êtes-vous ouverts le dimanche | are you open on christmas day | is someone there this evening | Do you have weekend coverage?
    what time do u guys open tmrw | When can I reach you by phone? | Is support available at night? | At which hour you are opening?
    do u pick up the phone at lunch | Do you answer calls after 6 pm? | Are you closed on Victoria Day? | early mornings ok? we start 5am
    what time do you close on friday | who picks up at 3 in the morning | vous êtes ouverts à quelle heure | can i still reach a person today
    Does somebody answer on Sundays? | You are open on the Good Friday? | monday holiday - u guys working? | Until what time can my staff call?
    Saturday you work or it is closed? | Please what are the opening hours? | quelles sont vos heures d'ouverture | vous fermez a quel heure le vendredi
    Êtes-vous ouverts la fin de semaine? | so Remembrance Day are you in or out | Your office, until what hour is open?
    is there support for us on those days? | do you answer at night in an emergency | You have service in the holidays also?
    À quelle heure fermez-vous le vendredi? | who do I call if the server dies at 2 am | if our server dies at night, who answers
    In the night somebody is there for help? | Until what hour you work in the evening? | The service is available also the night?
    what if something breaks on a sunday night | Up to what time on a Friday do you answer? | we are 7 ppl n need 24/7 helpdesk posible?
    At which hour starts your service on Monday? | we work until 10 at night, does anyone answer | are you open today or should i call next week
    When does the help desk start in the morning? | est-ce qu'il y a quelqu'un la nuit si ça lâche | at night somebody is answering or only machine
    And if our owner is stuck at 9 in the evening? | On Sunday somebody is working in your company? | Can we get help on a Sunday if something breaks?
    During the holidays, is there a person of guard? | Do you work in the lunch time, between 12 and 13?
    Which days and at which times do your people work? | In August you close for vacation or you stay open?
    C'est quoi vos heures d'ouverture pendant les Fêtes? | notre usine roule de soir, pouvez-vous répondre à 23h
    Offrez-vous un soutien en dehors des heures de bureau? | it's past six already has everybody gone home over there
    le support est-tu disponible le 24 juin ou le 1er juillet | is there somebody at the desk right now or is it too late
    Avez-vous quelqu'un de garde la nuit et les jours fériés? | I live in other time zone, in which hours can I find you?
    Pendant le congé de Pâques, un technicien est-il de garde? | hi are you guys open this weekend or only monday to friday
    Up to what time on Friday evening is your support staffed? | we run a late shift till about eleven is anyone around then
    Anyone working there this Saturday afternoon? That is, now? | If things blow up on Saturday, am I just stuck until Monday?
    Do you staff the help desk between Christmas and New Year's? | are you closed for the civic holiday or is it business as usual
    Outside of the office hours there is someone who takes the calls? | what about three in the morning on a Saturday is there somebody up
    what time in the morning can our clinic start calling, we open at 7 | We're a funeral home, so nothing stops at weekends. What about you?
    I'd drop by your office on Saturday around noon if it's open. Is it? | la fin de semaine on tombe sur une boîte vocale ou une vraie personne
    Tried ringing at lunch and nobody picked up. Do you shut over midday? | We are working 24 hours in the factory, your support is also 24 hours?
    Is your office now open or should I come back tomorrow in the morning? | Hi, it is past nine in the evening here. Is your office closed already?
    Could you confirm your hours of operation, including statutory holidays? | Is your team on call overnight, or does one wait until the office opens?
    When is your support reachable on Saturday, all day or only the morning? | It's ten past five on Friday. Have your people gone home for the weekend?
    hey do you do long weekends because Victoria Day is coming and we're open | Night shift at the plant is 11 to 7. Is there somebody on duty during it?
    Would somebody be at their desk on New Year's Eve? We do our year-end then.
    what time does support start in the morning and when does it finish at night
    Kindly tell me the days of the week and times at which your team is on duty.
    Is after-hours support an actual person or do you simply open again at eight?
    It would be useful to know which statutory holidays your helpdesk is closed on.
    I was wondering whether your team observes Family Day, as our office stays open.
    It is nine at night here and I only want to know if anyone would pick up right now
    Could you let me know your business hours, and whether they're the same on Fridays?
    Does the helpdesk keep extended hours on weekdays, say until eight or nine o'clock?
    Our partners often work late in the evening. Would they still find somebody on duty?
    if the alarm goes off on a Sunday afternoon would there be a live body at your place
    our shop is busiest on weekends that's when everything breaks so are you guys on then
    my old IT guy switched his phone off at five sharp so what time do you guys knock off
    Our church office is staffed chiefly on weekends, so I'd need to be sure you are too.
    We run a bar on Ossington and only get busy after nine. Is your desk staffed that late?
    I finish at the clinic around seven thirty; will your office be staffed at that moment?
    Our church office needs help mostly on Sunday mornings. Do you run support on that day?
    During the Stampede our Calgary team works nights; are you around outside nine to five?
    Is there anyone available over the Christmas break, in case our systems need attention?
    The long weekend is coming and we do inventory on Monday. Are you working on Labour Day?
    I figure you're nine to five like everybody else but just checking is it longer than that
    Our file server tends to misbehave on Sundays. Does somebody pick up then if it is urgent?
    May I ask at what time your support desk opens in the morning? Our reception starts at seven.
    Our Vancouver branch is three hours behind. Does your desk stay open until their closing time?
    I come in at six before everyone else so if my computer's dead at six is there someone to help
    My bakers begin at four a.m. and that's when the till acts up. Would anybody be available then?
    somebody told me it's only business hours and after that you get a machine is that how it works
    we've got a night shift that runs till four in the morning so is anybody around at your end then
    so it's like eight at night right now is anybody actually there or am I just typing into nothing
    I'm afraid our emergencies always seem to happen after midnight. Do you operate around the clock?
    We have a branch in Vancouver, three hours behind; would they be covered until their closing time?
    We put on events most evenings and things inevitably fail at nine p.m.; is your crew on shift then?
    Between Christmas and New Year our tax people work straight through. What does your holiday schedule look like?
    Our cleaners find the dead alarm panel at five in the morning, so is there a shift on your side at such an hour?
    Is your help desk open at night? We run a bakery and start at 3 am, so if the system was down then I'd want somebody to answer.
    if we're down sunday, is anyone there | Tell me your hours | open sat? | are u guys there now | Friday evening, anyone in?
    Good afternoon, I was hoping to learn until what time in the evening somebody is available at your desk, since our bookkeepers often stay till nine.
    Is somebody working in the night by you?
    so we run a bakery and my crew starts at three in the morning and I was wondering if there's anybody awake on your end at that hour
    Your line rang forever at 6pm yesterday. When do you people actually work? | closing time? | Hours of operation please
    between Christmas and New Year what is the arrangement
    Our last provider vanished every Friday after four, which drove me mad. Are you still around Friday evenings? | Vous êtes ouverts jusqu'à quelle heure?
    Y a-t-il quelqu'un la nuit ou les fins de semaine? | Êtes-vous fermés à la Saint-Jean?
    Do your people take a lunch break all at once, or does somebody stay at the desk from noon to one? | noon to 1, somebody there?
    If my server dies on a Sunday at midnight, is there a human awake? | which days in the week you are working | statutory holidays covered or not
    until when tonight | I heard you only cover nine to five, is that so? | Could you kindly let me know your schedule over the Easter long weekend?
    what are ur hrs | after hours coverage? | Boxing Day is our biggest day of the year in the shop and nobody ever works that day, do you?
    Monday to Friday only? | You say round the clock but is that a real person at 3 am or a voicemail? Be honest.
    My shift ends 11 pm, the helpdesk is existing at this time? | ok and on weekends? | Is the service desk staffed right this minute?
    I'd like to drop in on Thursday, from when to when is the office open | Remembrance Day schedule | do you observe Canada Day or is somebody in
    Our clinic is open Saturdays till two and Sundays in flu season. Does your desk run those days as well? | Night shift support exists?
    From which hour in the morning can I ring? | late evenings ok? | nobody picks up before nine anywhere in this city, are you any different
    Suppose a driver is stuck at 2 in the morning with a frozen tablet. Is anyone on duty?
    Are Saturdays considered normal business days for your helpdesk? | What would be considered after hours with you?
    is it too late to reach somebody today | open today?? | it's a holiday monday here, are you working | what happens at 5 pm, do you all go home
    I'm in Vancouver so three hours behind, would there still be people in when it's four in the afternoon for me
    Ramadan and Eid we are at work as normal but Good Friday no; which holidays do you keep? | business hours pls | weekdays only or 7 days
    My colleague told me someone is always on call, even at Christmas. Can that be right?
    Before I promise anything to my night team: from what time to what time are technicians on duty? | Civic holiday in August, desk open?
    On which days are you shut during the year? | when r u closed
    our restaurant only gets going when everybody else goes home so around ten at night, do you even work then
    Do you keep summer hours in July and August, with Fridays off early? | Sunday? | what are the regular office times at your place
    I know it is past six already. Has everyone left? | The helpdesk have a night team or it sleeps?
    People quit at 4:30 on Fridays here in Toronto it seems, and that is when our printer of cheques dies. You too? | is anyone around at the moment
    day and night really? | Does someone mind the desk over the December break, say the 27th or 28th? | Can I find you at work at seven in the morning?
    Evening availability? | We are a hotel, so there is no such thing as closed here. Is it the same at yours or do you lock up at five?
    I tried at twelve and got a recording about lunch. Do you honestly all go and eat together?
    Thanksgiving Monday we do stock count, so tell me whether anyone will be in on your side that day.
    my guys begin 5 am on site and finish late, what hours does your desk run
    In my country Friday is free day and Sunday is work day, your people work which days? | do you shut for lunch | C'est ouvert le samedi chez vous?
    We trade on Asian markets so our day is basically your night, who would be sitting at the desk then
    lunchtime is the only moment I have free, is anybody in then | we do inventory on new year's day every year and stuff always breaks, you in that day?
    I am sick of answering machines on Saturdays. Is yours manned on the weekend, yes or no? | still open?
    My bookkeeper does payroll on Friday nights and I'd like to be sure that somebody is at work on your side until ten or so.
    vous êtes ouverts à quelle heure? | heures d'ouverture | ouvert le samedi? | Seriez-vous ouverts durant la semaine de relâche et le congé de Pâques?
    jusqu'à quelle heure le soir | y a tu quelqu'un là astheure | travaillez-vous à la Saint-Jean? | vos heures svp
    Nous travaillons la nuit, est-ce que votre centre est ouvert la nuit aussi? | 24/7 ou juste 9 à 5?
    ma shop roule le dimanche fait que si ça plante un dimanche matin y a-tu du monde à votre bureau ou c'est fermé | horaire des fêtes?
    Ça fait trois fois que je tombe sur une boîte vocale, êtes-vous fermés ou quoi? | ouvert à Noël?
    Pourriez-vous me confirmer vos heures d'affaires, incluant le vendredi après-midi? | le matin vous commencez a kelle heure
    êtes-vous disponibles après 17 h | fermé demain? | Le support il est ouvert pendant les jours fériés?
    vos techniciens travaillent jusqu'à quand le soir | horaire du lundi | y fermez-tu sur l'heure du dîner | service de nuit?
    À la fête du Canada, vos bureaux restent-ils ouverts? | si je passe vers 19h il reste tu quelqu'un
    Est-ce que la ligne de soutien est en fonction 24 heures sur 24? | vos heures en été changent-elles
    Là là il est 22 h, y a-t-il encore quelqu'un au poste chez vous? | and on sundays? | open now? | till when today | are you there at night
    how late can my staff call | May I ask whether your help desk is available on statutory holidays? | u guys open sat | The office, it opens at what hour?
    closed over christmas? | is the weekend covered | vous êtes ouverts la fin de semaine? | Jusqu'à quelle heure êtes-vous là?
    is anyone there at 6 in the morning | so 24/7 or just nine to five | what time do you close | do you work on victoria day | evenings too?
    my shop is open Saturdays, are you open then too | it's half past seven, is somebody still there | is support round the clock
    In the night there is somebody who answers? | and if it happens at 2am is anyone awake | holidays, are you staffed? | when do you start in the morning
    business hours? | are you around on family day | Could you tell me the days and times your office is open? | is there a night shift at your place
    you're closed on weekends I guess? | do you shut between christmas and new year | early mornings, anybody in? | ca répond tu la fin de semaine
    on est en Colombie-Britannique, trois heures de décalage; à quelle heure fermez-vous
    we've got people working until midnight on thursdays and so I want to know is there anyone on your side at that time or not
    our IT guy never picked up after five, when do you stop answering | what hours does the desk run | when r they in | when are they there
    until when are they in today | is anyone in the office in the evening | hours | business hours | office hours | support hours | hours of operation
    what are your opening hours | what are your business hours | what are your support hours | whats your hours | what time do you open | when do you close
    when is support available | are you open today | are you open on weekends | are you open Sundays | are you open on holidays
    are you closed on Christmas | are you open late | are you 24/7 | do you have 24/7 support | do you offer 24/7 support | do you offer 24 hour support
    do you work on weekends | do you work at night | is someone there now | is anyone there at night | can I get support on weekends
    can I get help after hours | opening huors | what are you hours | are you open on weekeds | do you have 24/7 suport | what are your bussiness hours
    êtes-vous ouverts la fin de semaine | when do you open | do you offer after hours support | êtes-vous disponibles 24/7
    what number would we call at night if we sign up | is there an emergency line for clients | do clients get an after-hours number
    if we become clients who do we call at 2am | is there a wekend number for customers | is there a 24/7 hotline included
    do you have an emergency number after closing | do you clients have a nigth line | after hours, what number do clients dial
    suppose we sign, what's the number for sundays | do you have someone on call overnight for clients | would we get a special number for emergencies
    is the emergency line staffed on holidays | do you give clients a number for Christmas day | is there an on-call tech on saturdays for customers
    is there a number for after 5 | just curious, do you have an after hours line | no rush, just wondering if there's a night number for clients
    nothing wrong now but is there an emergency phone for weekends | what would be our emergency contact in the evening as a client
    we work late shifts, is there a number our staff can call at 11pm | can clients phone somebody on a stat holiday
    we open at 6am, is there anyone clients can ring that early | is the after hours number the same as the daytime one
    would an emergency number be available on long weekends | does the after-hours line come with being a client
    who picks up at midnight if a client calls | do you have a emergancy number for clients at nite | is there a after hour number for custumers
    please advise whether clients receive an out-of-hours telephone number | if we were with you, who would answer on a Sunday
    how would our night manager reach you after midnight | in future if something happens at 3am who would we call
    do you offer a night emergency line, asking for our restaurant | is someone reachable on Easter weekend for clients
    avez-vous un numéro d'urgence la nuit pour les clients | si on signe, on appelle qui la fin de semaine
    y a-t-il une ligne d'urgence après les heures pour vos clients | le soir, les clients appellent quel numéro
    est-ce qu'il y a quelqu'un de garde les jours fériés
  `,
};
