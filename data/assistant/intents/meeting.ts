import type { RecordsInput } from '../../schema/site.ts';

export const meetingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'meeting',
  examples: `
    so is that confirmed | is that confirmed now | are we confirmed for Tuesday | is my appointment confirmed | am I booked in now | so it is booked?
    did you book it | is it set then
    demo svp | schedule | book a demo | appointment | Let's meet. | appointment? | appt on fri?? | teams call monday | prendre rendez-vous
    can we book a meeting | can we meet next week | rdv jeudi am possible? | need to shedule a demo | book me 4 tues 2pm plz | je peux booker une démo?
    Can I pick a time online? | I'd like to schedule a call | I'd like to book a meeting. | Are you free Tuesday at 10? | can i book a mtg for nxt wk
    do you have time on thursday | Schedule me in for the 14th. | How do I make an appointment? | Could I get a demo next week?
    Move my appointment to Friday. | Can we schedule a consultation? | Do you have a booking calendar? | pouvons-nous fixer une rencontre
    Any slots on Thursday afternoon? | set up a video call with your team | Set up a Zoom call for us, please. | can somebody come for a presentation
    can we come to your office for a talk | un petit zoom de 20 min ça se peut-tu | Reserve half an hour for me on Monday.
    Is 3 pm tomorrow available for a talk? | what slots do you have wednesday morning | Please fix me a rendez-vous for consult.
    wanna set up a zoom w u guys thurs morning | I want to arrange a visit to discuss our IT. | When you have free time for one demonstration?
    cédule-moi un appel teams lundi avec mon associé | How I can make reservation for the consultation? | J'aimerais prendre rendez-vous pour jeudi matin.
    coffee meeting at our Oakville office to talk IT? | It is possible a meeting on next week at 11 hour?
    I want to take an appointment with you for Monday. | je dois déplacer mon rendez-vous de demain à vendredi
    Where do I click to choose a date for the consultation? | avez vous un lien calendly ou qqch pour reserver un moment
    Quelles plages avez-vous la semaine du 12 pour une rencontre? | Avez-vous une plage libre la semaine prochaine pour une démo?
    i want make a meeting with your team on thursday, is possible? | Would you be available for a video call next Tuesday at 2 p.m.?
    We would like you to present to our board in Hamilton on the 14th. | please book me in for a consultation sometime after the long weekend
    can we do a call on friday at nine thirty if that works for you guys | Seriez-vous disponibles pour une visioconférence mardi prochain à 14 h?
    on aimerait vous rencontrer à nos bureaux de Markham la semaine prochaine | I've seen enough of the website. How do I reserve a slot with a consultant?
    Which evenings are open for a short demonstration of your monitoring tools?
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
    After tax season we'd have time for a proper discussion. Can I already plan something for the first week of May? | book a meeting
    can we set up a call tuesday | schedule a demo | zoom tomorrow at 10? | Would one of your advisers have half an hour for us sometime next week?
    got time thurs afternoon? | I want fix a date for talking with your consultant
    yeah hi I'd like to get something in the calendar with whoever does the sales there, maybe Wednesday after lunch, or Thursday morning works as well
    I've tried your booking link twice and it crashes. Put me down for Friday at two. | Je voudrais prendre rendez-vous
    Une rencontre jeudi matin, c'est possible? | Peut-on planifier une démo la semaine prochaine? | Avez-vous une place mardi pour un appel vidéo?
    calendar link? | when's your next free slot | Let us arrange a consultation for the 14th. | demo please | can we meet in person at your office wednesday
    could we put 20 minutes aside with one of your specialists | reschedule my consultation
    Our partners are all in on Thursday at nine, could someone present your services to us then? | book me in for friday
    are you free monday morning for a chat with our director | I'd like an intro call, any day before noon | do you do demos, and when could we have one
    we'd want a sit-down with you before the end of the month | How about coffee at our place next Tuesday to go over everything? | book consult
    which times do you have for a consultation | cancel my appointment tomorrow
    My husband and I run the firm together and can only do evenings for a meeting. Is seven o'clock okay? | plan a discovery call
    Set something up already! I've asked for a meeting since last week. | Can I reserve thirty minutes with somebody technical? | the 22nd at half past one?
    Before deciding we would like to have a conversation across a table; what dates could you propose? | available tomorrow for a meeting?
    I need to schedule a consultation with your team. | time slots next week | let's meet | can you come and present to our board on the 5th of May
    Who do I speak to about arranging a meeting between our CFO and yours? | google meet at 4?
    We're comparing three firms and giving each an hour on the 12th. Can you make it? | how soon can I get a meeting with a consultant
    make an appointment online? | Could somebody show us the product live, on a screen share, one morning this week? | 15 min call wednesday possible
    I missed our appointment, can I get a new one? | meet with a rep | After the holidays, the second week of January, we'd have time for a meeting.
    Please give me rendezvous with your engineer next Thursday. | you free fri 1pm | ok let's do it, when can we meet
    Would lunch hour on Monday suit your consultant for an online meeting?
    so how do we go about putting a meeting on the calendar, do I pick the time or do you | set an appointment for our office manager
    I'd sooner discuss this in a scheduled call. Next Wednesday, 10:30? | want demo of the monitoring dashboard, this week
    What's the earliest date for a consultation? | put us in your agenda | discuss it tuesday?
    Our director returns from vacation on Monday and would be glad to receive one of your consultants on Tuesday or Wednesday.
    I'm around thursday before ten and friday after three, pick one and put a call in my calendar
    You keep asking me to book and the calendar shows nothing free. Give me a slot next week, any slot.
    My chief wants to see how your monitoring looks, is possible a demonstration on Wednesday at fourteen hours?
    Let's not drag this out over chat, can we sit together for half an hour on the 9th or 10th?
    ok so the partners want to meet you, all four of them, and the only time that works is the last Thursday of the month at eight
    If your engineer happens to be free around noon on Monday, I would gladly reserve that hour for an online consultation.
    Something came up on our side, so could the consultation on Thursday be shifted to the following Monday?
    Would late afternoon on the 17th be a convenient time to have your team show us the service?
    Which day next week does your technician have free in the morning? | book my husband and me for Thursday at ten | I'd like to see you on Monday
    set up a teams call | Is it possible to have an appointment with an expert for discuss our needs? | a video call would suit us, say the 3rd at eleven
    any openings on thursday | let me book a time | Three of us want to join the meeting from different cities. Can you send an invite for Tuesday?
    we're narrowing it down to two providers and would like an hour with yours, what days have you got | une démo jeudi? | rdv mardi 10h possible?
    booker un meeting | on peut tu se voir lundi prochain | je voudrais cédule une consultation
    Avez-vous une plage libre mercredi après-midi pour un Teams? | rencontre de 30 min svp | Je veux faire rendez-vous pour vendredi matin avec votre équipe
    consultation demain 14h?
    mon associé revient le 5 pis on aimerait ça s'asseoir avec vous autres pour voir ce que vous offrez, après le dîner de préférence
    voir une démonstration du service, quand? | Ça fait deux fois que j'essaie de réserver dans votre calendrier pis ça gèle; mettez-moi donc jeudi à 9 h
    disponible la semaine prochaine? | Serait-ce envisageable de convenir d'une visioconférence avec notre directrice générale au début du mois?
    fixer une date pour discuter | zoom vendredi 11h | Le comité veut vous rencontrer avant la fin du trimestre, comment on fixe ça?
    je peux tu changer l'heure de notre rencontre | un rendez-vous en français le matin svp | rencontrez nous a notre bureau jeudi pm
    comment on réserve une consultation | si on se prenait un 15 minutes cette semaine | J'aimerais inscrire une démo à mon agenda pour le 22.
    meeting ac mon boss mardi, 13h ok? | planifions un appel découverte lundi
    Pouvez-vous m'envoyer une invitation Outlook pour une rencontre mercredi en quinze? | tuesday at 10? | book me in then | I'd like a demo
    when could we sit down together | Would it be possible to schedule an appointment with one of your consultants next week? | lets meet thurs
    I want to make appointment for Friday, it is possible? | any slots tomorrow afternoon
    ok so put me down for something next wednesday morning because my partner is in town and he wants to hear it as well | how do I book the consultation
    zoom next week? | J'aimerais prendre rendez-vous. | set up a video call for monday | are you free on the 14th
    could your guy come by our office to discuss it, say Tuesday | where do i pick a time | reserve half an hour for us
    I've asked twice, when can we have the meeting | I'd like to arrange a presentation for our board | what times do you have open
    We can meet in your office this week? | let's do a Teams meeting friday at 2 | schedule it please | could we come by for a chat on the 3rd
    is 9 am monday good for a consultation | Our managing partner would be available on Thursday after lunch, could that be arranged?
    an appointment, yes, earliest you've got | can I get on somebody's calendar | show us the thing in a demo
    do you have anything available before Friday for a consultation | fix a date with me | would a half hour meeting next month work for your people
    Nous souhaiterions planifier une rencontre virtuelle avec votre équipe la semaine du 12, seriez-vous disponibles? | réserver un créneau
    vos prochaines disponibilités pour une rencontre d'introduction | can we set up a time | on peut se rencontrer jeudi?
    need to move my appointment to wednesday | I'd like to book a meeting | can I book a meeting? | schedule a meeting | set up a meeting
    can we set up a meeting | book a call | schedule a call | can we set up a call for tomorrow | can I get a demo? | schedule a consultation
    book an appointment | make an appointment | can I make an appointment | I need an appointment | how do I book an appointment? | how do I book a meeting
    how do I schedule a consultation | can we meet next week? | can we meet on Tuesday | are you free Tuesday at 2? | are you available on Thursday
    is tomorrow at 10 available? | meeting next Monday please | do you have time this week to meet | any time slots this week?
    what times are available for a call? | can I come in for a meeting | can we do a Zoom call | can we do a Teams meeting | can you book me in for Friday
    book a meting | shedule a call | I'd like to make an apointment | schedule a consulation | can we meet tommorow | je voudrais un rendez-vous
    book a consultation | appointment please | réserver une rencontre | so is it booked now | is my appointment confirmed | are we set for Tuesday then
    so Thursday at 10 is confirmed? | did that book it | is the meeting booked or do I need to do something else | can we make it Wednesday instead
    change it to 3pm please | move the call to Firday | actually can we do Monday morning | will I get a confirmation for the meeting
    is that time locked in | so we're on for 2 tomorrow? | am I in your calendar now | did my booking go through | is the consultation set
    can I push the appointment back a week | I need to reschedule our call | earlier that day would be better, can you move it
    can we do the demo at 11 rather than 9 | make that the 14th not the 12th | is somebody expecting me at 10 on Thursday now
    so it's a done deal for Wednesday at 1? | I asked for Tuesday at 2, is that ok then | something came up, can we do next week for the meeting
    is the appointement confirmed | did it get bookd | can we chnage to thursday | please confirm our meeting for Monday at nine
    kindly confirm that the appointment has been registered | do I consider the meeting confirmed? | so should I put it in my calendar
    half an hour later please, for the meeting | same time but on Friday | can't do Tuesday anymore, Thursday? | est-ce que mon rendez-vous est confirmé
    donc c'est réservé pour mardi 10 h? | on peut-tu remettre ça à jeudi | finalement j'aimerais mieux l'après-midi pour la rencontre
    la rencontre est-elle bien inscrite à l'horaire
  `,
};
