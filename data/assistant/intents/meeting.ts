import type { RecordsInput } from '../../schema/site.ts';

export const meetingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'meeting',
  examples: `
    can we book a meeting
    I'd like to schedule a call
    can somebody come for a presentation
    do you have time on thursday
    book a demo
    set up a video call with your team
    can we meet next week
    appointment
    I want to arrange a consultation with an advisor
    can we come to your office for a talk
    prendre rendez-vous
    pouvons-nous fixer une rencontre
    Seriez-vous disponibles pour une visioconférence mardi prochain à 14 h?
    je peux booker une démo?
    rdv jeudi am possible?
    on aimerait vous rencontrer à nos bureaux de Markham la semaine prochaine
    Nous souhaitons planifier une présentation devant notre conseil d'administration.
    avez vous un lien calendly ou qqch pour reserver un moment
    un petit zoom de 20 min ça se peut-tu
    demo svp
    je dois déplacer mon rendez-vous de demain à vendredi
    Quelles plages avez-vous la semaine du 12 pour une rencontre?
    cédule-moi un appel teams lundi avec mon associé
    Would you be available for a video call next Tuesday at 2 p.m.?
    appointment?
    i want make a meeting with your team on thursday, is possible?
    can we set something up for like next week sometime maybe a zoom twenty minutes or so
    teams call monday
    I've tried to book twice and your calendar is broken. Get me in this week.
    We would like you to present to our board in Hamilton on the 14th.
    schedule
    what slots do you have wednesday morning
    coffee meeting at our Oakville office to talk IT?
    How do I book a consultation with you?
  `,
};
