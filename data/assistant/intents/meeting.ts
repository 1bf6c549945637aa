import type { RecordsInput } from '../../schema/site.ts';

export const meetingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'meeting',
  examples: `
    demo svp | schedule | book a demo | appointment | Let's meet. | appointment? | appt on fri?? | teams call monday | prendre rendez-vous
    can we book a meeting | can we meet next week | rdv jeudi am possible? | need to shedule a demo | book me 4 tues 2pm plz | je peux booker une démo?
    Can I pick a time online? | I'd like to schedule a call | I'd like to book a meeting. | Are you free Tuesday at 10? | can i book a mtg for nxt wk
    do you have time on thursday | Schedule me in for the 14th. | How do I make an appointment? | Could I get a demo next week? | Move my appointment to Friday.
    Can we schedule a consultation? | Do you have a booking calendar? | pouvons-nous fixer une rencontre | Any slots on Thursday afternoon?
    set up a video call with your team | Set up a Zoom call for us, please. | can somebody come for a presentation | can we come to your office for a talk
    un petit zoom de 20 min ça se peut-tu | Reserve half an hour for me on Monday. | Is 3 pm tomorrow available for a talk?
    what slots do you have wednesday morning | Please fix me a rendez-vous for consult. | wanna set up a zoom w u guys thurs morning
    I want to arrange a visit to discuss our IT. | When you have free time for one demonstration? | cédule-moi un appel teams lundi avec mon associé
    How I can make reservation for the consultation? | J'aimerais prendre rendez-vous pour jeudi matin. | coffee meeting at our Oakville office to talk IT?
    It is possible a meeting on next week at 11 hour? | I want to take an appointment with you for Monday.
    je dois déplacer mon rendez-vous de demain à vendredi | Where do I click to choose a date for the consultation?
    avez vous un lien calendly ou qqch pour reserver un moment | Quelles plages avez-vous la semaine du 12 pour une rencontre?
    Avez-vous une plage libre la semaine prochaine pour une démo? | i want make a meeting with your team on thursday, is possible?
    Would you be available for a video call next Tuesday at 2 p.m.? | We would like you to present to our board in Hamilton on the 14th.
    please book me in for a consultation sometime after the long weekend | can we do a call on friday at nine thirty if that works for you guys
    Seriez-vous disponibles pour une visioconférence mardi prochain à 14 h? | on aimerait vous rencontrer à nos bureaux de Markham la semaine prochaine
    I've seen enough of the website. How do I reserve a slot with a consultant? | Which evenings are open for a short demonstration of your monitoring tools?
    Nous souhaitons planifier une présentation devant notre conseil d'administration.
    I'd like to set up a time to meet with somebody next week wednesday would be best
    Our committee wants to see the backup system in action. When could you give a demo?
    can we set something up for like next week sometime maybe a zoom twenty minutes or so
    I fly to Calgary on Friday, so I'd need the appointment before that. What do you have?
    Could we have a thirty minute introduction, mornings preferred, any day except Monday?
    We're a dental group with four offices, and I'd like to fix a date to go over our needs.
    Something came up at the clinic and I can't make our 9:30 on Thursday. Can we reschedule?
    We talked last year about a network refresh. I'd like to set a time to pick that up again.
    I'd like to invite you to our plant on Steeles for a sit-down, perhaps the week of the 20th.
    My partner and I are both in the office on Wednesday. Could we sit down with one of you at two?
    Teams suits me better than driving downtown. Can the consultation be held by video next Tuesday?
    The directors get together on June 5 at noon; would someone be able to present your services then?
    I'm an office manager in Liberty Village, and my boss asked me to get an appointment with you in the calendar.
    After tax season we'd have time for a proper discussion. Can I already plan something for the first week of May?
  `,
};
