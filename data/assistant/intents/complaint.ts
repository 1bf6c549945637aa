import type { RecordsInput } from '../../schema/site.ts';

export const complaintIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'complaint',
  examples: `
    service pourri | still waiting... | your site is slow | I want to complain | ur form doesnt work | who do i complain to | nobody called me back
    your support is a joke | je veux porter plainte | you people are terrible | personne ne m'a rappelé | personne m'a rappelé!!!
    Do you people ever reply? | This is terrible service. | I want to file a complaint | Your guy broke my monitor. | worst support ever, you lot
    Nobody ever called me back. | I want to file a complaint. | I've been on hold for an hour | Your help desk hung up on me.
    The form ate my message twice. | your technician never showed up | I was promised a call yesterday | Your contact form doesn't work.
    We're fed up with your support. | ticket closed, not fixed. again. | nobody answered my email. twice. | je ne suis pas content du service
    I'm very unhappy with your service | we waited three days for an answer | seriously disappointed in you guys | It's a joke what you call support.
    You people never answer the phone. | I'm very unhappy with your service. | Your technician was rude to my staff.
    The person on your line hung up on me. | the same problem again and nobody cares | who do i complain to about your company
    I am very disappointed of your company. | your salesman keeps calling me, stop it | terrible experience, will tell everyone
    ur tech was on his phone the whole time | 25 min on hold today!!! pathetic service | Your help desk hung up on me twice today
    ur service sucks lately, nobody responds | form on ur site is broken, tryed 3 times | this is the third time this week it broke
    wanna complain abt ur tech who came today | Third time I'm asking for a call. Nothing. | billet fermé sans que ce soit réglé, encore
    ridiculous waiting times with your helpdesk | votre tech a été bête avec ma réceptionniste | si ca continue on change de compagnie, tanné
    I expected better from a company like yours. | You promised four hours and it took two days! | worst suport ever, still waitng since tuesday
    Thirty minutes on hold is not what we pay for. | How do I escalate a complaint to your manager? | still waiting on that call back you promised...
    I don't feel taken seriously by your help desk. | The onboarding was a mess from beginning to end. | Nobody showed up for our appointment this morning
    been on hold 40 min with u guys this is ridiculus | We expected much more for this money, I must say.
    Not impressed at all with how you handled our move. | Two weeks without an answer from your sales people.
    Your booking page crashed just as I chose the hour. | Je veux porter plainte contre un de vos techniciens.
    We've paid you for a year and all we get is excuses. | Since one week I wait your answer, it is not serious.
    i want to make a formal complaint, who do i send it to | Bad, very bad service. I want the director to know it.
    we were without email a whole day thanks to your update | The man who came was one hour late and didn't say sorry.
    on paie 3000 par mois pis yé jamais personne au bout du fil | We feel let down; nobody informed us about the maintenance.
    I'd be ashamed if my firm treated customers in this manner. | vous aviez promi une soumission lundi, on est jeudi pis rien
    I've had nothing but trouble with your service from day one. | For a firm which sells communication, you communicate poorly.
    I am not content with the work that your technician has made. | Your quality went downhill since the old account manager left.
    My manager is furious over the outage that your people caused. | The comportment of your employee was very bad, I want complain.
    ça fait 4 jours qu'on attend un technicien, c'est n'importe quoi | you guys screwed up our backup and now act like nothing happened
    Honestly, the service I received on the phone yesterday was rude. | Votre service est lamentable, personne ne répond à mes courriels.
    What a disgrace, you sent a trainee who had to google everything. | this is third time in week same problem and your people do nothing
    The submit button on your quote page does nothing when I click it. | Your technician left the cables all over the floor and walked out.
    I regret that we signed with you, nothing works better than before. | I want to raise an issue concerning the conduct of one of your staff.
    I have wrote four times by the formulaire and nobody is answering me! | I find it unacceptable that an urgent request is put off until Monday.
    One of your engineers spoke down to our receptionist and made her cry. | I wish to lodge a formal complaint about the handling of our migration.
    I'd like to file a formal complaint about the way our case was handled. | How do I escalate my displeasure? I've been ignored by everyone so far.
    We pay you THREE GRAND A MONTH and your help desk hangs up on my staff!! | Since you have taken over, everything is slower and my people are angry.
    I filled in your contact form last week and nobody ever came back to me. | Third bill in a row that is wrong, and not one of you has called me back.
    Your company promised to call me and never did it, I am angry about this. | third ticket this month about the same scanner and STILL not fixed. fed up
    I was told someone would be in touch within a day. That was eight days ago.
    À qui dois-je m'adresser pour formuler une plainte au sujet de votre service?
    I'm fed up with you people always closing my tickets without fixing anything.
    Je veux porter plainte, votre technicien a été impoli avec ma réceptionniste.
    A quote was promised on Monday; it is now Friday and we have received nothing.
    Is there somebody to whom I can express my dissatisfaction with your helpdesk?
    Your captcha won't let me send the enquiry and I've tried it on two computers.
    Je suis extrêmement déçue de la façon dont votre équipe a géré notre migration.
    My form was rejected because it says my phone number is invalid, which it is not.
    I left my details on your site on Tuesday, the page thanked me, and then silence.
    Your salesperson keeps ringing me after I asked him to stop. I find it harassment.
    your technician was here twice and the printer still doesnt work, i am very unhappy
    The website form ate my message, I had typed for ten minutes and then it said error.
    This is the third time that the same fault comes back; I am losing patience with you.
    J'ai rempli votre formulaire trois fois et personne ne m'a rappelé, c'est inacceptable.
    you said the problem was solved and it plainly isn't and I'm tired of hearing it's fixed
    I have been waiting three days for somebody to return my call and I'm not pleased at all.
    I asked for a quotation two weeks before and until now nothing arrive. It is not serious.
    C'est la troisième fois cette semaine que je signale le même problème, c'est inacceptable.
    Honestly, your quote said $1,900 and the bill said $2,600. I feel cheated by your company.
    You closed my ticket without fixing anything, again. I've lost all patience with your team.
    You broke our printer when you were fixing the network, and now no one takes responsibility.
    My request form says "invalid phone number" whatever I enter. This is a bad first impression!
    Since you took over, things have got worse: slower computers, more tickets, excuses each time.
    For the price we pay you, I don't think a three-day wait for a mouse replacement is acceptable.
    The form insists on a company website, but we haven't got one, so I can't even ask you anything.
    The assessment you did for us was a copy-paste report with another firm's name in it. Embarrassing.
    I've been trying to send that contact form for an hour and it keeps spinning and it's really annoying
    I'm not happy at all with how your support handled my problem last week and I want someone to know it
    Ever since the new dispatcher started, every visit is late. I'd like that noted as a formal complaint.
    I had a meeting booked with your consultant at 10. He never joined the call and I wasted half an hour.
    Your company migrated our mail and half of the folders vanished. I'm really disappointed with the work.
    We were promised a dedicated contact and have had five different people in six months. Not good enough.
    Each month I must explain the whole thing anew to another technician, this is tiring and unprofessional.
    The man you sent to our clinic swore in front of patients. I want somebody in charge to hear about this.
    I filled in your form on Monday asking for an offer. It's Friday and not one word; is that how you treat prospects?
    so your people changed our passwords without telling anyone and the whole office stood there like idiots this morning
    yeah I'd like to make a complaint your guy was supposed to be here yesterday and he never came and nobody let us know
    I'm already your client and I've waited since Tuesday for somebody to come fix the printer. This is not what we pay for.
    so I've called three times and each time I get the voicemail and nobody ever calls, what kind of support company is that
    The invoice you sent doesn't match what we agreed to, and nobody has answered my two e-mails about it. I am not impressed.
    We waited from nine to four for your technician at our shop in Kensington Market. He didn't show up and no one apologised.
    I've left two voicemails and one e-mail with your office about the broken promise on setup. Who takes complaints seriously over there?
    your form doesn't work | whoever runs your helpdesk should be fired | we nearly collapsed laughing at your quote, took you three weeks to send
    je n'en peux plus de vos délais | i'm desperate with your helpdesk, third week of waiting
    your technician screamed at my receptionist, where do I report that | votre vendeur me harcèle au téléphone, ça suffit
    stop harassing me with sales mails | honestly your service sucks lately | you people take forever, is anybody even working there
    Whoever did our migration was an idiot, half the mail is missing and nobody answers | The laptop you delivered is garbage, second one this spring
    i feel scammed, you billed onboarding twice | vos techniciens ne rappellent jamais, c'est ridicule | Ridiculous. Filled in the form twice, silence.
    three tickets rotting in your system since easter | your portal's useless on a phone | you lost our mail, I'll sue if nobody phones
    your manager threatened to cut us off over 40 dollars, i want to complain about it | NOBODY answers, your website promises minutes, I waited two days!
    You lied about the visits. They're billed after all. | can't take it anymore with this vpn of yours, weeks of it | the form does not work for me
    nothing works since you took over, 25 people stare at me every monday | we can't go on with your service like this | so tired of your excuses
    Three years we pay and backup was never running, shame!
    I filled in your contact form twice last week, quite carefully, and not a soul has written back to me.
    Your salesman promised me a call on Tuesday and then on Thursday, I've cleared my calendar two times for nothing.
    ur form keeps saying invalid phone number. it IS my number
    Frankly I expected more from a company which writes about friendly service on every page, the lady on the phone was short with me.
    so I've typed my whole story in that form and pressed send and it just went blank and everything was gone and I'm not doing that again
    This is the third technician you've sent and each one starts from the beginning, it's a very poor way of treating customers.
    Your website is making me crazy, I click to send and it says me fill the field, and the field is full!
    J'ai rempli votre formulaire il y a dix jours et personne ne m'a rappelé, ce n'est vraiment pas sérieux.
    your people closed my request without fixing it. AGAIN
    I'd like to register my dissatisfaction with the way our migration was handled, as the staff were left without any explanation for two days.
    nobody answers at your place, I let it ring till it cut off, what kind of IT company is that
    You people sent a kid who'd never seen our system and he sat there googling, on my dime
    I've been moved from one colleague of yours to the next all morning and each asked me to spell my name again.
    The submit button does nothing, it's been grey from the start, you're supposed to be the computer experts
    I was told somebody would come between nine and noon and here we are at four in the afternoon, no message, no apology.
    It is not correct how you treat small clients, since we are only six persons we are always the last in the line.
    worst onboarding ever, half the team still had no mailbox after a week, and your project manager went on holiday
    How is it possible that a firm selling support can't manage to reply to one single polite email?
    Your quote came three weeks late and had another company's name on it, that tells me all I need to know.
    I asked very clearly to not receive calls at lunch and your colleague has called again at twelve thirty, I'm not happy with this.
    The form won't accept my message because it's "too long", so apparently you aren't interested in details.
    you guys were great in the first year and now it's like nobody cares, we get the same canned answer every time
    I feel rather let down; the gentleman who sold us the plan was charming, and since signing we haven't heard from him.
    so your technician was here on Friday and left the cover off the rack and cables all over the floor and a coffee cup on my desk, I mean come on
    I want to make a formal complaint about the tone one of your staff used with my receptionist.
    Votre technicien est arrivé avec trois heures de retard et il n'avait même pas les bonnes pièces. Je suis très déçue.
    You've changed our account manager four times this year and not told us once, it's a joke | waited 40 min on your line then got cut off
    I had a bad experience with your company when I was at my former job, and it seems nothing has been learned since.
    The upload on your contact page rejects my document each time, I have tried with two browsers, it is very annoying for a customer.
    I'm tired of hearing that you're "looking into it", you've been looking into it since Thanksgiving
    What a useless contact form, it wants a company website and we don't have one, so I can't send it
    Your reviews say fast and friendly. My experience was neither, and I think you ought to know it.
    the lady promised me a written answer for Monday, today is Friday, I have to look like an idiot in front of my boss
    You guys broke more than you repaired, every visit something else quits working, and I'm running out of patience with your team.
    i want a manager, no, actually i just want you to know that this was handled terribly
    Three times I've explained our setup to your support and three times it was written down wrong; does nobody over there read the notes?
    I'm not the type who complains but the report you gave us was full of mistakes, even the number of our computers was wrong. | Not impressed so far.
    We referred two friends to you and you didn't even call them back, so now it's me who looks bad
    Your captcha shows me traffic lights for five minutes and then throws my entire inquiry away, excellent work.
    The invoice questions I send just vanish into some black hole over there, nobody ever acknowledges them, it's unprofessional.
    I believe your consultant wasn't honest with us on what we needed, and I don't feel good about how he pushed.
    Since you have new owner the quality went down, my employees tell me they don't want to phone you any more.
    okay so I'm calling it what it is, you oversold us, you went quiet after we signed, and now you're surprised we're upset
    your chat told me one thing and your sales guy another, get your act together
    Allow me to say that arriving unannounced during our patients' hours was inconsiderate of your crew.
    my message from the website never got an answer, my voicemail neither, are you even still in business
    I booked a consultation, took an hour off, sat in the video meeting alone, and nobody from your side turned up.
    Ça fait quatre fois que je demande la même chose à votre équipe et on me répond toujours à côté.
    The date picker on your booking page only offers last month, how can anyone take you seriously
    Such arrogance from your engineer! My staff asked him a normal question and he rolled his eyes. | you guys never follow up
    I asked for a simple proposal and got put on a mailing list instead, two newsletters a week and still no proposal!
    The work that was done in our office last month looks sloppy, and my emails about it have been ignored by your service desk.
    We pay you every month and in return we get to wait on hold, I'm very disappointed with how that's gone since the winter. | bad service honestly
    We were assured there'd be no interruption during the changeover, and my whole sales floor twiddled thumbs the entire morning.
    It takes your team days to do the simplest thing, adding one printer took from Monday to the following Wednesday
    We were one of your very first customers and today we're treated as a number, it hurts a bit. | complaint | I have a complaint
    I'd like to make a complaint | I want to make a complaint | I'd like to complain | how do I complain | how do I make a complaint
    how do I file a complaint? | where can I complain | can I file a complaint | I need to file a complaint | I'm not happy with your service
    not happy with your service | we're not happy with your service | I'm unhappy with your service | im not satisfyed with your service
    I'm disappointed in your service | your service is terrible | your service is bad | your service sucks | terrible service | bad service | poor service
    your support is slow | your support is terrible | your technician was rude | noboby called me back | no one called me back | nobody answered my email
    you never called me back | you never replied | I filled in the form, no answer | your form is broken | the contact form isn't working
    I want to make a complant | I have a compaint | your servce is terrible | je veux faire une plainte | je ne suis pas satisfait de votre service
    I'm not happy with you | your tech was rude to me
  `,
};
