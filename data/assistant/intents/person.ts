import type { RecordsInput } from '../../schema/site.ts';

export const personIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'person',
  examples: `
    agent | human | call me | contact me | appelez moi | call me back | rappelez-moi | talk to sales | un humain svp | live agent pls | Human, please.
    get me a person | talk to a human | speak to manager | Give me an agent. | get me a human pls | talk 2 a human pls | phone me in an hour
    by phone not by mail | passez-moi quelqu'un | have someone call me | how do I contact you | comment vous joindre | transfer me to sales
    can sm1 call me back | can I talk to a human | representative please | can sum1 call me back | switch me to a person | I want a real person.
    connect me to somebody | call me back pls, asap | a rep please, not this | Can I talk to a human? | Connect me with sales. | passe moi un vrai agent
    Transfer me to an agent. | can your guy call my guy | I said call me, not write | put me through to support | get your boss on the line
    get me sombody from sales | je veux parler à quelqu'un | Whom I can speak directly? | I'd rather talk to a person | please ring me at my office
    can i talk to a real person | I'd prefer to hear a voice. | Let me talk to the manager. | Don't want the bot. Person. | j'aimerais qu'on me rappelle
    is there any1 i can speek to | put me thru to a real person | live agent, right now please | want a callback tmrw morning | just ring me ok 647 555 0119
    How do I reach a human here? | Let me speak to the manager. | Hand me over to a colleague. | puis-je parler à une personne
    Put me through to an advisor. | Who can I talk to about this? | i wanna speak w/ a real persn | puis-je parler à un conseiller
    can somebody phone me tomorrow | put me through to a technician | is there anyone I can speak to | I'd prefer to talk to someone.
    no bots please, give me a human | I want to speak to a real person | can i just talk to a real person | could one of your people ring me
    operator, connect me to somebody | Call me at 416 555 0142, please. | You can pass me a human, please? | anyone there i can chat with live
    Please have someone call me back. | no, not by e-mail, by phone please | je voudrais parler à un technicien | cn i speak w a real tech not a bot
    need to speak to someone in charge | Hand me over to your support staff | Is there somebody I can speak with? | J'aimerais parler à quelqu'un, svp.
    enough with the bot, get me somebody | Can I get a real human on here please | Put me on to whoever does the quotes.
    Enough with the bot, get me a person. | je préfère parler à une vraie personne | Okay, can I speak to somebody about it?
    J'aimerais parler à une vraie personne. | Could one of your consultants phone me? | I want to talk to a real person, please.
    rappelez-moi demain matin au 905 555 0188 | I'd rather deal with someone in the flesh | who can I talk to about a 100 seat rollout
    fine. Now I would like a real person please | Who can I talk to about all this in person? | Please somebody to call me on my telephone.
    ya tu quelqu'un de vrai qui peut me répondre | Pass me to someone who knows about security. | Thanks, I'd rather discuss that with someone.
    I want speak with a person, not with machine. | rapelé moi SVP apres 15h cest pour une clinique | i want speak with a person please, not computer
    Please to arrange that a technician call to me. | is anyone real available to take over this chat | I prefer that one colleague of you contacts me.
    somebody there i can chat with who isnt a robot | Pouvez-vous demander à quelqu'un de me rappeler? | no more bot, put me through to an actual employee
    It is possible to talk with an employee of yours? | My number is 416 555 0182, have someone phone me.
    This chat isn't for me, have somebody call me back | Kindly let one specialist contact me by telephone.
    I dont want to type with a machine, get me an agent | Would you put me through to one of your consultants?
    I'd appreciate a return call, evenings are fine too. | Pouvez-vous demander à un conseiller de me rappeler?
    j'suis tanné de taper, je peux-tu jaser avec du monde | Is it possible that somebody calls me this afternoon?
    I want speak with your responsible, not with machine. | We're in a hurry and would like to be called right now.
    Tell someone to give me a shout, my cell is in the form. | Please ask one of the partners to call our director back.
    You don't get it, let me have a human colleague of yours. | Thanks, but I would like to go over it with a live person.
    Someone from sales should get hold of me, I'm ready to move. | Is there an actual employee I can exchange a few words with?
    Thanks, but I would sooner discuss it with one of your staff. | It is easier for me to explain by speaking, can someone call?
    Would it be possible to be contacted by someone from your team? | I'm at the shop until four if an advisor wants to call me back.
    This is going nowhere, who can I actually speak with over there? | I don't want to chat with a computer can I just talk to somebody
    Have one of your people contact me, the details are 905 555 0147. | Can a representative get in touch with our office manager, Denise?
    I'm driving so I can't read all this just get somebody to phone me | is there a real person I could speak with about our office network
    Could you leave a message for a salesperson to call us at the shop? | My number is 905 555 0177. Have one of your specialists contact me.
    can you have someone call me back on my cell when they get a chance | This is too complicated for a chat, I'd like to speak to an expert.
    I've asked three things already, I think I'd do better with a human. | je préfère discuter de vive voix avec un spécialiste en cybersécurité
    Nice trick. Still, I want an actual human being to go over it with me. | Instead of the chat, is there anybody I could have a conversation with?
    qui puis-je contacter chez vous pour un projet de 120 postes à Brampton? | Could one of your account managers give me a ring when they've a moment?
    My hands are arthritic and typing hurts; could a colleague telephone me? | I'm not good with chat windows. Is there any employee who can take over?
    J'aimerais être mise en relation avec une personne du service des ventes. | so I don't really like typing into these things can somebody just ring me
    This isn't answering my question. Connect me with one of your technicians. | The owner, Mrs. Chan, doesn't use chats. Would somebody phone her instead?
    I am old-fashioned and want to talk with a man or woman, not with a computer.
    You've been helpful, but now I want to discuss it with somebody on your team.
    I would rather discuss this with a human being, if it isn't too much trouble.
    I'd like to leave my details so that somebody gets back to me. Is there a form?
    I need to ask things that are confidential, so please connect me with a person.
    A colleague of yours named Priya spoke to me before. May I talk with her again?
    This goes beyond what a machine can answer, so please pass me to a staff member.
    It would be easier to explain this to a member of your staff. Can you connect me?
    Typing all this about our 60 computers is tiresome. Who can I speak to in person?
    Pourriez-vous demander à un conseiller de me rappeler, s'il vous plaît? 416-555-0143
    We've a few questions best handled over the telephone, would someone reach out to us?
    My questions are a bit unusual, so could I get a knowledgeable person instead of you?
    just have somebody call me back I'm driving nine oh five five five five oh one two one
    I run two restaurants near Bloor and Bathurst; have a rep give me a ring when they can.
    Please forward this chat to a colleague who decides on larger deals, we have 140 seats.
    Our board chair has a delicate question and only wants to speak to one of your directors.
    I left a message yesterday and nobody has returned it. Can an actual human get back to me?
    Our situation is complicated and I don't feel like typing it all out. Who could I speak to?
    Rather than reading more pages I'd like a conversation with someone who knows about clinics.
    We're about to choose a provider and have lots of questions. Could someone from sales ring me?
    My situation is complicated, three companies under one roof. I'd rather explain it to a person.
    I'd feel better hearing it from a person. Can you get one of your account managers on the line?
    Thats nice but I would sooner have one of your people ring me and go over it. Can I talk to somebody? | can somebody from your company phone me
    human please | talk to a person | I'd be much obliged if one of your colleagues could ring me instead, as I find this typing rather tedious.
    can sb call me | I want speak with somebody of the sales
    yeah look I don't want to type all this can you just have somebody give me a ring when they get a minute | Pouvez-vous me rappeler? | Un humain s.v.p.
    Passez-moi un conseiller | operator | let me talk to your manager | transfer me | have someone phone me | real person now | no more bot, human
    Someone from sales, please. | put me through to an expert | my number is 416 555 0188, ring me | I would rather explain this to a human being.
    can i chat with one of your people instead of this | hand me over to a colleague | customer service rep
    I need to talk this through with somebody who knows insurance brokers | speak to a technician | This is going in circles, I need someone with a brain.
    Could a specialist contact me by telephone this afternoon? | representative | want to speak to staff | anybody real in there? I want to talk to them
    sales guy plz | who can I talk to | could you get someone to call my boss about this
    I have a complicated case and would prefer to discuss it with an adviser. | you can't help me, get somebody who can
    Is it possible that a man calls me? My English writing is not good. | I'd like to be called | Please let an account manager get in touch with me.
    phone me today | My question is too particular for a chat. With whom may I speak? | Not you. A person. | need to speak w/ owner
    have one of your consultants reach out to me | can a sales rep contact us | i want a conversation with an actual employee
    A ring back would be appreciated, any time after two. | escalate me | let a human take over this chat
    I want to speak with your director in person about a big project | Talk to support agent. | leave my name for a call?
    please contact me, Janet, 905 555 0142 | could i have a word with somebody in your office | I'd feel better hearing a voice. Will one of your team call?
    forward me to sales | put a human on | May I be put in touch with whoever looks after new clients? | Enough with the robot. Your supervisor, now.
    I'd like to discuss it with a person before I go any further | call me asap
    We're fifty people and I'm not doing this by chat. Who is going to phone me? | connect with somebody
    it would be simpler if one of your folks just telephoned us
    Our situation is a bit delicate with two owners in dispute, so I would much rather discuss it with one of your colleagues by voice.
    I typed the same thing four times and you still don't get it, so put somebody from the office on.
    it's about three companies and one shared server and I can't explain that in a chat so have someone ring me
    I am not good in writing, please one of your people shall telephone to me tomorrow at 905 555 0177.
    Is there anyone in the office who could take over from here and talk to me directly?
    pls get a sales person to call my cell, after 4 is best, name is Tony
    You're a nice little program but this is a two hundred thousand dollar decision and I want to talk to somebody who works there.
    Kindly ask somebody on your team to get back to me by telephone when they have a moment.
    let me deal with a living soul instead, whoever is in charge of new customers will do | is there somebody I can speak to | call back requested
    live chat with human | I'm driving so I can't type, tell somebody to call me on this number | I don't talk to computers. Somebody call me.
    Actual staff member please | My manager would like a call from one of your consultants, since he doesn't do chats.
    Serait-il possible qu'un de vos conseillers communique avec moi par téléphone cet après-midi? | passe moi un vrai monde | transférez moi à un agent
    Assez de robot, je veux une personne en chair et en os! | je peux tu parler à un vendeur | appelez moi au bureau svp | parler au responsable
    un conseiller, vite | écoute c'est compliqué à expliquer par écrit j'aimerais mieux que quelqu'un m'appelle sur mon cell quand vous avez une minute
    j'aimerais ça tomber sur un vrai humain, pas un clavier
    Ma situation est assez particulière et je préférerais en discuter de vive voix avec un membre de votre équipe. | agent svp
    voulez-vous me rappeler demain matin | mets-moi en contact avec un technicien en personne | Vous comprenez rien, connectez-moi avec quelqu'un!
    représentant des ventes svp | J'aimerais mieux jaser avec quelqu'un que taper ici | Quelqu'un peut-il me téléphoner au sujet de nos besoins?
    moi je veux discuter avec un employé pas machine | le patron est tu disponible pour me parler | peux-tu me passer une de tes collègues
    pouvez vous m'appeler svp | on m'a dit que je pourrais parler à un expert ici, comment je fais? | besoin de parler a qqn
    Qu'un gestionnaire me rappelle aujourd'hui, c'est tout ce que je demande. | get me a human | i want to talk to someone | put me through to sales
    call me back please | Would it be possible to speak with one of your staff rather than with this assistant? | real person pls
    I prefer to speak with a person, please. | have a rep ring me at 4
    I'm not good with typing so can you just have somebody phone me on my cell this afternoon and we'll talk about it | who can I speak to about this
    is there a live agent | anybody human there? | let me talk to an advisor | could one of your people give me a ring
    connect me with your account manager | enough of this bot, give me a person NOW | I'd rather discuss it with a person
    can I have someone from your team contact me | Somebody can telephone me tomorrow? | I need an actual expert on the line
    is there someone who can explain this to me over the phone | speak to the manager | Kindly ask one of your specialists to contact me regarding this.
    can i chat with a technician instead | this is useless, who do I talk to | please have them call my assistant | whom may I talk with about the details
    a person, not a machine | Est-ce que je peux parler avec une personne qui parle français? | demande de rappel | can somebody call me
    a callback would be great | speak to a person | can I talk to a real person? | can I speak to someone | I'd like to speak to someone
    I would like to talk to somebody | real person please | live agent | speak to an agent | talk to an agent please | connect me to a person
    connect me with someone | transfer me to a human | can someone call me? | can you call me? | please call me back | I want a call back
    request a callback | need a callback | can somebody call me today | can I talk to sales? | talk to your sales team | I need to speak with someone
    can I chat with a human | live chat with a person | put me through to someone | talk to an expert | talk to a hunan | speek to a person
    can i talk to somone | i want to speak to a represenative | plese call me back | parler à un humain | speak to sales
  `,
};
