import type { RecordsInput } from '../../schema/site.ts';

export const meetingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'meeting',
  examples: `
    can we book a meeting | I'd like to schedule a call | can somebody come for a presentation | do you have time on thursday | book a demo
    set up a video call with your team | can we meet next week | appointment | I want to arrange a consultation with an advisor
    can we come to your office for a talk | prendre rendez-vous | pouvons-nous fixer une rencontre
    Seriez-vous disponibles pour une visioconférence mardi prochain à 14 h? | je peux booker une démo? | rdv jeudi am possible?
    on aimerait vous rencontrer à nos bureaux de Markham la semaine prochaine
    Nous souhaitons planifier une présentation devant notre conseil d'administration. | avez vous un lien calendly ou qqch pour reserver un moment
    un petit zoom de 20 min ça se peut-tu | demo svp | je dois déplacer mon rendez-vous de demain à vendredi
    Quelles plages avez-vous la semaine du 12 pour une rencontre? | cédule-moi un appel teams lundi avec mon associé
    Would you be available for a video call next Tuesday at 2 p.m.? | appointment? | i want make a meeting with your team on thursday, is possible?
    can we set something up for like next week sometime maybe a zoom twenty minutes or so | teams call monday
    We would like you to present to our board in Hamilton on the 14th. | schedule | what slots do you have wednesday morning
    coffee meeting at our Oakville office to talk IT? | I'd like to book a meeting. | Can we schedule a consultation? | How do I make an appointment?
    Could I get a demo next week? | Set up a Zoom call for us, please. | Any slots on Thursday afternoon? | Reserve half an hour for me on Monday.
    I want to arrange a visit to discuss our IT. | Do you have a booking calendar? | Move my appointment to Friday. | Is 3 pm tomorrow available for a talk?
    Can I pick a time online? | Schedule me in for the 14th. | We're a dental group with four offices, and I'd like to fix a date to go over our needs.
    My partner and I are both in the office on Wednesday. Could we sit down with one of you at two?
    I've seen enough of the website. How do I reserve a slot with a consultant?
    The directors get together on June 5 at noon; would someone be able to present your services then?
    I fly to Calgary on Friday, so I'd need the appointment before that. What do you have?
    We talked last year about a network refresh. I'd like to set a time to pick that up again.
    Something came up at the clinic and I can't make our 9:30 on Thursday. Can we reschedule?
    Teams suits me better than driving downtown. Can the consultation be held by video next Tuesday?
    After tax season we'd have time for a proper discussion. Can I already plan something for the first week of May?
    Which evenings are open for a short demonstration of your monitoring tools?
    I'm an office manager in Liberty Village, and my boss asked me to get an appointment with you in the calendar.
    Our committee wants to see the backup system in action. When could you give a demo?
    I'd like to invite you to our plant on Steeles for a sit-down, perhaps the week of the 20th. | Where do I click to choose a date for the consultation?
    can i book a mtg for nxt wk | appt on fri?? | need to shedule a demo | book me 4 tues 2pm plz | wanna set up a zoom w u guys thurs morning
    I want to take an appointment with you for Monday. | It is possible a meeting on next week at 11 hour? | Please fix me a rendez-vous for consult.
    How I can make reservation for the consultation? | I'd like to set up a time to meet with somebody next week wednesday would be best
    can we do a call on friday at nine thirty if that works for you guys | please book me in for a consultation sometime after the long weekend
    J'aimerais prendre rendez-vous pour jeudi matin. | Avez-vous une plage libre la semaine prochaine pour une démo?
  `,
};
