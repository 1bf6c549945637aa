import type { RecordsInput } from '../../schema/site.ts';

export const personIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'person',
  examples: `
    je voudrais parler à un technicien | puis-je parler à un conseiller | j'aimerais qu'on me rappelle | passez-moi quelqu'un
    je préfère parler à une vraie personne | can I talk to a human | I want to speak to a real person | connect me to somebody | call me back
    have someone call me | agent | representative please | can somebody phone me tomorrow | I'd rather talk to a person | talk to sales
    put me through to a technician | please ring me at my office | is there anyone I can speak to | speak to manager | human | contact me | get me a person
    how do I contact you | je veux parler à quelqu'un | rappelez-moi | puis-je parler à une personne | comment vous joindre
    Pourriez-vous demander à un conseiller de me rappeler, s'il vous plaît? 416-555-0143 | un humain svp | rappelez-moi demain matin au 905 555 0188
    passe moi un vrai agent | J'aimerais être mise en relation avec une personne du service des ventes. | ya tu quelqu'un de vrai qui peut me répondre
    appelez moi | j'suis tanné de taper, je peux-tu jaser avec du monde | qui puis-je contacter chez vous pour un projet de 120 postes à Brampton?
    rapelé moi SVP apres 15h cest pour une clinique | je préfère discuter de vive voix avec un spécialiste en cybersécurité | talk to a human
    i want speak with a person please, not computer | just have somebody call me back I'm driving nine oh five five five five oh one two one | call me
    who can I talk to about a 100 seat rollout | anyone there i can chat with live | is there any1 i can speek to
    Thanks, but I would like to go over it with a live person. | I dont want to type with a machine, get me an agent
    I'd rather deal with someone in the flesh | can sum1 call me back | Thanks, but I would sooner discuss it with one of your staff.
    no bots please, give me a human | can i just talk to a real person
    Thats nice but I would sooner have one of your people ring me and go over it. Can I talk to somebody? | Okay, can I speak to somebody about it?
    put me thru to a real person | It would be easier to explain this to a member of your staff. Can you connect me? | Can I get a real human on here please
    I'd like to leave my details so that somebody gets back to me. Is there a form? | This is going nowhere, who can I actually speak with over there?
    fine. Now I would like a real person please | no more bot, put me through to an actual employee | cn i speak w a real tech not a bot
    Thanks, I'd rather discuss that with someone. | live agent pls | Nice trick. Still, I want an actual human being to go over it with me.
    This isn't answering my question. Connect me with one of your technicians.
    Our situation is complicated and I don't feel like typing it all out. Who could I speak to? | I want to talk to a real person, please.
    put me through to support | This chat isn't for me, have somebody call me back | could one of your people ring me | Can I talk to a human?
    Please have someone call me back. | I want a real person. | Connect me with sales. | Put me through to an advisor. | Is there somebody I can speak with?
    Enough with the bot, get me a person. | Could one of your consultants phone me? | I'd prefer to talk to someone. | Transfer me to an agent.
    Let me speak to the manager. | Human, please. | Who can I talk to about this? | Hand me over to a colleague.
    My situation is complicated, three companies under one roof. I'd rather explain it to a person.
    We're about to choose a provider and have lots of questions. Could someone from sales ring me?
    I'm not good with chat windows. Is there any employee who can take over? | You've been helpful, but now I want to discuss it with somebody on your team.
    I run two restaurants near Bloor and Bathurst; have a rep give me a ring when they can.
    My number is 905 555 0177. Have one of your specialists contact me. | Typing all this about our 60 computers is tiresome. Who can I speak to in person?
    I left a message yesterday and nobody has returned it. Can an actual human get back to me?
    This goes beyond what a machine can answer, so please pass me to a staff member.
    I'd feel better hearing it from a person. Can you get one of your account managers on the line?
    Rather than reading more pages I'd like a conversation with someone who knows about clinics.
    Please forward this chat to a colleague who decides on larger deals, we have 140 seats.
    Our board chair has a delicate question and only wants to speak to one of your directors.
    I'm at the shop until four if an advisor wants to call me back. | talk 2 a human pls | can sm1 call me back | i wanna speak w/ a real persn
    get me sombody from sales | Please somebody to call me on my telephone. | It is possible to talk with an employee of yours?
    You can pass me a human, please? | I prefer that one colleague of you contacts me. | I don't want to chat with a computer can I just talk to somebody
    can you have someone call me back on my cell when they get a chance | is there a real person I could speak with about our office network
    J'aimerais parler à quelqu'un, svp. | Pouvez-vous demander à un conseiller de me rappeler?
  `,
};
