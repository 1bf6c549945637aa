import type { RecordsInput } from '../../schema/site.ts';

export const hoursIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'hours',
  examples: `
    quels sont vos horaires | quelles sont vos heures d'ouverture | êtes-vous ouverts le dimanche | vous fermez à quelle heure | répondez-vous la nuit
    ouvrez-vous les jours fériés | what are your hours | when are you open | are you open on saturday | do you work weekends | can I call at 9 pm
    is there support at night | 24/7? | are you open now | are you open on christmas day | what time do you close on friday | do you answer on holidays
    who picks up at 3 in the morning | is somebody there on sundays | after hours support | when can I reach you
    we work until 10 at night, does anyone answer | opening hours | open today? | êtes-vous ouverts le samedi | y a-t-il quelqu'un la nuit
    êtes-vous ouverts maintenant | who do I call if the server dies at 2 am | what if something breaks on a sunday night
    if our server dies at night, who answers | vous êtes ouverts à quelle heure | ouvert samedi? | est-ce qu'il y a quelqu'un la nuit si ça lâche
    le support est-tu disponible le 24 juin ou le 1er juillet | Offrez-vous un soutien en dehors des heures de bureau? | 24/7 oui ou non
    notre usine roule de soir, pouvez-vous répondre à 23h | horaire des fêtes | vous fermez a quel heure le vendredi
    Pendant le congé de Pâques, un technicien est-il de garde? | la fin de semaine on tombe sur une boîte vocale ou une vraie personne
    Could you confirm your hours of operation, including statutory holidays? | weekends? | at night somebody is answering or only machine
    we run a late shift till about eleven is anyone around then | 24/7 | If things blow up on Saturday, am I just stuck until Monday?
    Do you staff the help desk between Christmas and New Year's? | closing time | what time in the morning can our clinic start calling, we open at 7
    Can we get help on a Sunday if something breaks? | when r u guys back | who picks up at night | do u pick up the phone at lunch | is it too late to call
    is somebody at the desk now | Up to what time on a Friday do you answer? | is anybody in | can I call now
    It is nine at night here and I only want to know if anyone would pick up right now | can i still reach a person today
    is there support for us on those days? | Anyone working there this Saturday afternoon? That is, now?
    Our file server tends to misbehave on Sundays. Does somebody pick up then if it is urgent? | are you open today or should i call next week
    And if our owner is stuck at 9 in the evening? | Hi, it is past nine in the evening here. Is your office closed already? | cannot see the hours
    is someone there this evening
    Is your help desk open at night? We run a bakery and start at 3 am, so if the system was down then I'd want somebody to answer.
    support hrs on the professional plan | When can I reach you by phone? | we are 7 ppl n need 24/7 helpdesk posible? | anyone around on sundays
    office closed? | what are your office hours | do yuo hav wekend suport? | r u open sat | Do you answer calls after 6 pm?
    do you answer at night in an emergency | What are your hours? | Are you open on Saturdays? | Is support available at night? | When do you close today?
    Do you work on Family Day? | Are you 24/7? | Until what time can my staff call? | Open during Christmas? | Do you have weekend coverage?
    When does the help desk start in the morning? | Can we reach you after 6 pm? | Business hours, please. | Does somebody answer on Sundays?
    Are you closed on Victoria Day? | We run a bar on Ossington and only get busy after nine. Is your desk staffed that late?
    My bakers begin at four a.m. and that's when the till acts up. Would anybody be available then?
    Our Vancouver branch is three hours behind. Does your desk stay open until their closing time?
    I finish at the clinic around seven thirty; will your office be staffed at that moment?
    Between Christmas and New Year our tax people work straight through. What does your holiday schedule look like?
    Tried ringing at lunch and nobody picked up. Do you shut over midday?
    Our church office needs help mostly on Sunday mornings. Do you run support on that day?
    Night shift at the plant is 11 to 7. Is there somebody on duty during it? | It's ten past five on Friday. Have your people gone home for the weekend?
    We're a funeral home, so nothing stops at weekends. What about you? | Which days and at which times do your people work?
    Is after-hours support an actual person or do you simply open again at eight? | I'd drop by your office on Saturday around noon if it's open. Is it?
    r u open now | what time do u guys open tmrw | open sundys? | are u there on stat holidays | hrs of operation pls | At which hour you are opening?
    Saturday you work or it is closed? | In the night somebody is there for help? | Your office, until what hour is open?
    You have service in the holidays also? | hi are you guys open this weekend or only monday to friday
    is there somebody at the desk right now or is it too late | Êtes-vous ouverts la fin de semaine? | C'est quoi vos heures d'ouverture pendant les Fêtes?
  `,
};
