import type { RecordsInput } from '../../schema/site.ts';

export const complaintIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'complaint',
  examples: `
    nobody called me back | this is the third time this week it broke | your technician never showed up | I'm very unhappy with your service
    I've been on hold for an hour | you people are terrible | I want to complain | your support is a joke | I was promised a call yesterday
    we waited three days for an answer | the same problem again and nobody cares | I want to file a complaint | je ne suis pas content du service
    personne ne m'a rappelé | personne m'a rappelé!!! | C'est la troisième fois cette semaine que je signale le même problème, c'est inacceptable.
    service pourri | ça fait 4 jours qu'on attend un technicien, c'est n'importe quoi | je veux porter plainte
    Je suis extrêmement déçue de la façon dont votre équipe a géré notre migration. | votre tech a été bête avec ma réceptionniste
    on paie 3000 par mois pis yé jamais personne au bout du fil | billet fermé sans que ce soit réglé, encore
    vous aviez promi une soumission lundi, on est jeudi pis rien | À qui dois-je m'adresser pour formuler une plainte au sujet de votre service?
    si ca continue on change de compagnie, tanné | I wish to lodge a formal complaint about the handling of our migration.
    this is third time in week same problem and your people do nothing | still waiting...
    We pay you THREE GRAND A MONTH and your help desk hangs up on my staff!!
    A quote was promised on Monday; it is now Friday and we have received nothing. | ticket closed, not fixed. again. | seriously disappointed in you guys
    who do i complain to about your company
    I'm already your client and I've waited since Tuesday for somebody to come fix the printer. This is not what we pay for.
    The invoice you sent doesn't match what we agreed to, and nobody has answered my two e-mails about it. I am not impressed.
    25 min on hold today!!! pathetic service | Your help desk hung up on me twice today
    third ticket this month about the same scanner and STILL not fixed. fed up
    your technician was here twice and the printer still doesnt work, i am very unhappy | Nobody showed up for our appointment this morning
    I have been waiting three days for somebody to return my call and I'm not pleased at all. | i want to make a formal complaint, who do i send it to
    Third bill in a row that is wrong, and not one of you has called me back. | your site is slow | Nobody ever called me back.
    I'm very unhappy with your service. | I want to file a complaint. | Your technician was rude to my staff. | Your contact form doesn't work.
    Third time I'm asking for a call. Nothing. | This is terrible service. | The form ate my message twice.
    Two weeks without an answer from your sales people. | I expected better from a company like yours. | Your guy broke my monitor.
    You people never answer the phone. | How do I escalate a complaint to your manager? | We're fed up with your support.
    I filled in your form on Monday asking for an offer. It's Friday and not one word; is that how you treat prospects?
    We waited from nine to four for your technician at our shop in Kensington Market. He didn't show up and no one apologised.
    Your company migrated our mail and half of the folders vanished. I'm really disappointed with the work.
    For the price we pay you, I don't think a three-day wait for a mouse replacement is acceptable.
    I had a meeting booked with your consultant at 10. He never joined the call and I wasted half an hour.
    The assessment you did for us was a copy-paste report with another firm's name in it. Embarrassing.
    My request form says "invalid phone number" whatever I enter. This is a bad first impression!
    Since you took over, things have got worse: slower computers, more tickets, excuses each time.
    You closed my ticket without fixing anything, again. I've lost all patience with your team.
    Your salesperson keeps ringing me after I asked him to stop. I find it harassment.
    We were promised a dedicated contact and have had five different people in six months. Not good enough.
    I've left two voicemails and one e-mail with your office about the broken promise on setup. Who takes complaints seriously over there?
    Ever since the new dispatcher started, every visit is late. I'd like that noted as a formal complaint.
    Honestly, your quote said $1,900 and the bill said $2,600. I feel cheated by your company. | been on hold 40 min with u guys this is ridiculus
    form on ur site is broken, tryed 3 times | wanna complain abt ur tech who came today | worst suport ever, still waitng since tuesday
    I am not content with the work that your technician has made. | Since one week I wait your answer, it is not serious.
    I have wrote four times by the formulaire and nobody is answering me! | The comportment of your employee was very bad, I want complain.
    Your company promised to call me and never did it, I am angry about this.
    yeah I'd like to make a complaint your guy was supposed to be here yesterday and he never came and nobody let us know
    I've been trying to send that contact form for an hour and it keeps spinning and it's really annoying
    Je veux porter plainte, votre technicien a été impoli avec ma réceptionniste.
    J'ai rempli votre formulaire trois fois et personne ne m'a rappelé, c'est inacceptable.
  `,
};
