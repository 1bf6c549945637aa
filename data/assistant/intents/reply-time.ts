import type { RecordsInput } from '../../schema/site.ts';

export const replyTimeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'reply-time',
  examples: `
    form sent, when do you reply | how fast do you answer emails | when does someone call me | still waiting for your call back
    how long for an answer to the form | do you reply same day | no reply yet? | when do u get back to people | emailed you, when's the answer coming
    callback when? | reply today? | how soon after i submit | wrote you friday, nothing yet | hear from you by when | do you answer emails on weekends
    turnaround on enquiries? | filled it out. now wait how long | contact form response how quick | expect answer tomorrow? | how long til you email me
    normal wait for a callback | when you answer my message? | réponse au formulaire, c'est long? | quand allez-vous me rappeler?
    vous répondez aux courriels en combien de temps? | I submitted your contact form this morning and was wondering when I might expect a reply.
    sent u a msg thru the site 2 days ago. when do i hear smth
    I wrote to your general address on Tuesday; could you tell me how long it ordinarily takes before such messages are answered?
    so I put in my phone number on that form thing and I just wanna know are we talking an hour or tomorrow or next week before somebody calls
    I have sent e-mail to your company, after how many days is coming the answer?
    Three days since I filled in your stupid form and not a peep. When does anybody answer?
    Before I bother typing everything into the form: how quickly does it get a response? | Should I write tonight, would I have an answer in the morning?
    How many business days does a reply to a web inquiry take?
    We have a board meeting on Thursday and I need your answer to my enquiry before it. Is that realistic? | i asked for a call, should i wait by the phone?
    Does mail to your info address get looked at daily? | Your website told me "thank you, we'll get back to you". By when?
    In general, are requests sent through the site dealt with within one working day? | Do you return calls the same afternoon?
    I requested a callback for a quote yesterday and no one phoned, is that the usual delay?
    I'd like to plan my day: at what time does your team usually phone people who left their number?
    When I am writing on Saturday, on which day I get response? | Left a message on the form, my line's been quiet. Normal?
    I emailed and got no confirmation, so how long before a human writes back? | ok i sent it. how long does that take
    done, submitted, and when will somebody contact me? | Nobody ever answers these web forms. How fast are you really?
    For an inquiry from a prospective customer, what's the typical time until the first reply?
    J'ai rempli votre formulaire hier, quand est-ce que j'aurai des nouvelles? | Si j'envoie un courriel ce soir, aurai-je une réponse demain?
    On m'a dit que quelqu'un m'appellerait; dans quel délai? | Is my message from last night going to be answered before noon?
    I'll be on a plane from Wednesday, so it would be useful to know whether you'd reply to my request before that.
    I used the request form since I don't like telephoning. Do I get mail back within hours or days?
    Could it be that my inquiry was lost? It has been four days, which seems longer than it should take. | You promised to get back to me. When?
    Is there any time limit in which you answer the letters from website? | My boss asks me every hour whether you've written back yet. What can I tell him?
    you guys quick with email or should i not bother | Our deadline is Friday noon. If I send the inquiry now, do I get an answer by then?
    If the contact page is used outside of office hours, when is it read? | What's a realistic wait after hitting "submit"?
    Must I expect a week for a response to my first mail? | Two emails, zero answers. How long do you folks normally take?
    When somebody requests a quotation by the form, how much later does your team come back to them? | are callbacks done same day or next day
    Will I be contacted before the long weekend? | Submitted. ETA on reply? | Do inquiries sent at night get answered first thing?
    I'd appreciate a rough idea of when your colleague will respond to the note I left via the website.
    We have sent the questionnaire to you, in which time is somebody reacting? | How prompt is your sales desk in answering mail?
    It's been a whole week! Does anybody look at the messages from your site? | On average how many hours pass between an inquiry and your first answer?
    I just gave my details on the contact page, so what's the wait?
    My colleague sent you a question on the website and hasn't got anything back; is there a usual delay?
    Am I going to get that phone call this week or not?
    I left my cell number with the form around nine and I'm in meetings from two on so I'd kinda like to know when they'd call
    Do you guarantee an answer to web enquiries within 24 hours? | Please tell how fast is reaction for email from new customer.
    Other companies answered my inquiry within the hour, yours hasn't. When do you plan to?
    Over the holidays, how long does your sales mailbox take to reply? | hello?? sent the form at 8 am. when do you call
    What is the waiting time for a callback from an advisor? | Should I check my spam folder, or is two days without an answer from you usual?
    I'm only reachable till five; would someone return my call before then?
    Does the contact form go to a person who answers right away, or into a queue for days?
    If you say "shortly", do you mean hours or days? I wrote via the site. | same-day answer to emails? | i asked for info through the site, will it be long
    Kindly let me know by which day I can count on a response to my inquiry of last Monday. | Anyone going to phone me?? I requested it an hour ago
    How much patience do I need after writing to you? | My request for a consultation went out yesterday evening, and I have no idea when a reply is due.
    are you slow at answering web messages | I don't want to wait ages for an email back. How long is it? | reply by end of day?
    Do you have a standard for how soon a message from your website is returned? | un gars m'a dit qu'on me rappellerait, quand? | when will i hear back
    did my form go through, when reply | your sales guy calls me when | If I leave my number here, within what time would somebody ring me?
    The page says someone will be in touch. When is that? | Would you be able to say how soon your sales people respond to a first enquiry?
    how long do people usually wait for you to phone them after they ask on the website
    I asked on your page for a person to phone me and would like to know if that happens today still. | i need a reply to my email by tmrw, doable?
    Being in a hurry to choose somebody, I'd like to know if my inquiry gets answered today. | within what delay you are calling back
    when will you reply to my email | when will I get a reply | when will my email be answered | when will you get back to me
    when will someone get back to me | when will someone contact me | when do I hear back | when can I expect a reply | when can I expect a call back
    when can I expect to hear from you | when will you call me | when will you call me back | when will someone call me back | how soon will you call back
    how soon will I hear back | how soon will you reply | how soon do you reply to emails | how long until you call me back | how long until I hear back
    how long until someone contacts me | how long until you reply | how long do email replies take | how fast do you reply to emails
    how fast do you answer the contact form | how quickly will you get back to me | how quickly do you return calls | I sent a message, when will you answer
    will you call me today | will someone call me today | will I get a reply today | will you get back to me today | do you reply the same day
    reply time for the contact form | when will you get bakc to me | how soon will i here back | when will i get a replay | when wil you call me back
    how long untill you reply | quand allez-vous me répondre | quand allez-vous me rappeler | quand aurai-je une réponse à mon courriel
    when will you reply | how soon will you call me | I emailed you, when will I hear back
  `,
};
