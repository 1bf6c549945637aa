import type { RecordsInput } from '../../schema/site.ts';

export const supportChannelsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'support-channels',
  examples: `
    log a ticket | call or email? | ticket tracking | ouvrir un ticket | can we text support | ticket by email ok? | how do we submit tix
    how do I open a ticket | who answers when I ring | staff contact u direct? | is ur helpdesk in house | who do my employees call
    comment ouvrir un billet | peu ton texter le support | live person or phone tree | one number for all users? | how do we report a problem
    comment on ouvre un billet? | is there a chat for IT help | Do you use a ticket system? | how do my ppl reach support | support by phone or ticket?
    can we reach support by chat | Is there a chat for support? | is ther live chat for suport | can everyone call or just me
    how do my people ask for help | can we chat with a technician | Can we open tickets by email? | can my staff call you directly
    do we email or call for support | Do you outsource the help desk? | who picks up the helpdesk phone | helpdesk: call, mail, what else
    How do my staff contact support? | can staff get support via teams? | Is there an app to report issues? | do we get the same tech each time
    first line = techs or call center | Do you support people over Teams? | How we must do for open a ticket? | Is it phone support or email only?
    comment joindre le soutien technique | où je peux voir l'état de mon ticket | comment faire une demande de support
    where i can see status of my request | helpdesk outsourced or your own ppl? | how to log tickets once were clients
    how do our people reach the help desk | par courriel ou telephone le support? | who do i call if outlook does not open
    Are your agents in Canada or offshore? | Who answers when we call the help desk? | can staff email u for help or just call
    The technician who answer is in Canada? | What ways are there to report a problem? | who picks up the phone when I call for help
    Will we always talk to the same technician? | Is there a dedicated account person for us? | By which way my employees can ask for help?
    All the workers can call, or only the boss? | How do we report an IT problem to your team? | It is possible to open a ticket by the chat?
    how do we contact support once we are clients | can my guys msg u on whatsapp when smth breaks | My users can write to the support with WhatsApp?
    By what means can our employees reach the help desk? | When we call, a robot answers or it is a human person?
    Does each user get to call, or just one contact person? | The persons who answer the support, they are in Canada?
    For make a demand of support, we must fill a formulary? | Peut-on ouvrir un billet par courriel ou par clavardage?
    how does a paralegal working from home get hold of a tech | Peut-on écrire au soutien par clavardage ou par courriel?
    It is by telephone or by mail that we contact the support? | can my employees just send an email to get a ticket started
    Qui répond quand on appelle le soutien, un vrai technicien? | Can employees contact you directly or must it go through me?
    The support is by telephone only or there are other manners? | How make my colleagues to ask for help when they are at home?
    Comment mes employés font-ils pour joindre le soutien technique? | Do we speak always with the same technician when we are calling?
    Through which channels is your support accessible for the users? | Which is the method most good to announce a problem to your team?
    I'm not filling in a web form every time. Can my staff just phone? | I'd like to know who picks up: a call centre, or real technicians?
    Must the employee call himself, or only the manager has the right? | By which way my employees contact the helpdesk, telephone or e-mail?
    Par quel moyen nos employés peuvent-ils joindre le soutien technique? | est-ce que mes employés vous appellent direct ou ça doit passer par moi
    Is there an application on the computer for to ask help with one click? | De quelle façon nos employés communiquent-ils avec le centre d'assistance?
    Will all 45 staff have access to the service desk, or only named contacts? | si une de nos réceptionnistes a un problème elle fait quoi, elle appelle où
    who do we end up talking to when we call the help desk is it somebody local
    I hate those ticket forms so is there any other way for my team to get help
    Each employee can open his own request or it needs the approval of the boss?
    Existe-t-il une application ou une icône sur le poste pour demander de l'aide?
    How would our thirty teachers send in their requests: portal, mail, telephone?
    I'd want all requests logged somewhere. Does a phone call also become a ticket?
    Do staff need my approval to open a ticket, or can anyone at the firm write in?
    When somebody calls twice in a week, do they get a different stranger each time?
    I was wondering what the procedure is for reporting a fault once we are clients.
    Please describe the ways in which an ordinary employee might request assistance.
    Can screenshots be sent along when reporting an issue, and through which channel?
    Is there a live chat that employees might use during the day for quick questions?
    Might our staff submit requests through some kind of form rather than telephoning?
    Is the first person on the line able to fix things, or does he only write a ticket?
    can we just slack you when something's broken or does it have to be a formal ticket
    Our people live in Slack all day long. Could they reach your technicians from there?
    is it one of those overseas call centers that answers or are they people here in town
    if Linda at the front desk can't print who does she call and how does that get to you
    We were bounced between three levels with our old outfit. Who takes the call at yours?
    Am I right in thinking one can reach your technicians by phone, e-mail and chat alike?
    so when one of my people has a problem do they call you direct or does it go through me
    My dental assistants hate writing emails. Could they just phone when a scanner acts up?
    With our old provider everything went through a web form. What channels do yours allow?
    Nos 40 employés auront-ils tous accès au help desk ou seulement des personnes désignées?
    Do you have your own people on the support line, or is it subcontracted to another firm?
    who picks up when we call is it a real tech or some answering service that takes a message
    like suppose I'm at a client's office and my laptop freezes do I call you text you or what
    Some of my crew only have a phone in the truck. Can they text the help desk with a problem?
    Support by chat suits our younger staff, the older ones like the phone. Do you handle both?
    do you guys do support over text because my drivers are on the road and that's all they use
    Who would be answering when our people call for help: a call centre, or your own technicians?
    some of my folks are only on their cell phones so how would they get through to the help desk
    I'd need to instruct our staff on how to get hold of support; what options will they be given?
    Would we be assigned somebody in particular to call, or does whoever is free take the request?
    We have 40 people in a warehouse without desks; how would they get in touch with the help desk?
    I'd like to know whether staff can ring you directly or whether everything has to go through me.
    Our people are rather shy on the phone. Could they simply e-mail their problems to the helpdesk?
    If a secretary in our Bay Street office has a Word problem, what does she do to get help from you?
    Does the helpdesk accept requests by e-mail as well as by telephone, and is one of them preferred?
    so when something goes wrong do they phone do they email do they go on some website what's the drill
    if one of my people has a computer problem how do they get a hold of you do they call or email or what
    I want my people talking to a technician not a receptionist reading a script so who is it that answers
    How do requests usually reach your technicians? We're accustomed to sending everything to one mailbox.
    If one of my colleagues has trouble with her computer, by what means would she get in touch with your team?
    half my crew won't write an email to save their life so can they just pick up the phone and talk to support
    what I'm getting at is do all twenty of us get to call you or is there one designated person who has to do it
    We currently fax our requests, believe it or not. What means of reaching support would our staff have with you?
    our folks keep walking over to the one guy who knows computers so what would they do instead if we were with you
    with the last company you had to log in somewhere to ask anything and nobody bothered so how do you ask for help with yours
    if I ring you, who picks up, a call centre? | who answers when we write
    okay so when i'm a customer and something's up do i call or mail or is there like an app | how do my staff reach you | phone or email for support?
    tickets? | is there a live chat for support
    When one of our ladies at the front desk has a problem with her computer, in what manner does she get in touch with your helpdesk?
    can employees call directly | By which way the workers contact the support? | Is it going to be a call centre in another continent that answers us?
    Comment mes employés rejoignent-ils le soutien? | On ouvre un billet comment? | Qui répond quand on appelle le support?
    Par téléphone ou par courriel, le dépannage? | teams messages ok for support? | does everyone get to call or only me | one contact person or all staff
    helpdesk reachable by text? | ways to get help | chat with support from the desktop?
    Must each request go through our office manager, or may anyone open one? | slack channel with you? | Is your help desk outsourced or your own people?
    support by whatsapp possible | how are requests submitted | Our staff hate filling in forms. Can they simply ring someone?
    are calls answered in canada | I refuse to write tickets. Is there a person to ring up for support instead? | who would my employees talk to when stuck
    If email is down, how do we contact the desk? | level one script readers or real techs on the line? | is there an app to ask for help
    they can write you in the night by e-mail, the workers? | A button on the desktop for getting help, do you have such a thing?
    how many ways are there to contact support | what about staff who don't speak up, can they just message support | support: phone, mail, chat?
    Let's say Maria can't open a file. Does she telephone, write or what? | which channels does the helpdesk offer
    Do you have named technicians for each client or does anyone answer? | can i screenshot and email my issue | contacting support, how?
    The last helpdesk forced us through a portal nobody could log into. How do people get in touch with yours?
    Will we have a dedicated account technician who answers our calls? | do we call or mail
    is there a self-service place for my team to ask for help, or is it all telephone
    I'd want my people to be able to speak to a technician by voice. Is it so arranged? | Does your support sit here in Toronto or is it farmed out?
    when stuck, who do my people turn to and how | Should an employee working from home use the same way to reach the service desk? | email support only?
    can my staff just shoot an email | Our older colleagues only use the telephone, the younger only chat. Do you cater to both?
    what's the normal route for a support request | I was told your helpdesk is by ticket only. Please say it isn't. | contact methods for users
    how does somebody in my team get help when their screen freezes | do we speak with a tech or with a receptionist first
    is there a limit to who in our firm can contact the desk | how can the people in my office ask for help
    Are we given a special number or mailbox for our technical requests? | can a ticket be opened for someone else | route for reporting issues?
    What are the means of communication with support team? | Do I have to be the go-between for every little request of my staff? | helpdesk contact options
    ok, and support, by call or in writing? | You don't use one of those offshore call centres with scripts, do you?
    speak to the same person every time we have a ticket?
    Half of my people are on the shop floor without a mailbox, so in what way could they report a problem to your desk?
    Our previous supplier made us press one, then four, then nine. Who or what picks up when my staff ring your support?
    my staff will never learn a portal so can they phone or email your helpdesk instead
    ok say I'm an employee and my screen is stuck, what do I do to get one of your techs
    Would all thirty of us be entitled to get in touch with the service desk, and by which means?
    so my guys are on construction sites with just a phone and no email, how would they get a hold of your support when something's off
    Do I get a voice menu with nine options or a technician straight away? | how would we report a problem | does the helpdesk take calls from all 60 of us
    open tickets how | ask for help through Teams? | one of my drivers will never write an email, so can he send a voice message to support
    Please explain, if my secretary has problem with Outlook, she writes to you or she must telephone? | and by phone? | and on the phone too?
    can we do that over the telephone | is there help by telephone as well | by phone or by mail? | on the phone also? | do we call or write
    and when i am on the road, can i phone | how do we contact support | how do I contact support | how do I reach support | how do we reach the help desk
    how do we get support | how do my staff get help | how do employees contact you for help | how do users reach you | how do we open a ticket
    how do we submit a ticket | how do tickets work | how do we request support | how do we report a problem to you | can we call support
    can staff call you directly | can we email support | can we chat with support | can employees open tickets by email | do you have a help desk
    do you have a helpdesk | do you have phone support | do you offer phone support | do you offer live chat support | do you have a ticket system
    do you have a ticketing system | do you have email support | is there a help desk | phone or email support? | support channels
    what support channels do you have | what are the ways to get support | who answers the phone | who answers support calls | who answers tickets
    how do we contact suport | do you have a help dekst | how do we open a tiket | how do employes reach support | do you have fone support
    comment contacter le soutien technique | avez-vous un centre d'assistance | can my staff call the help desk | is there phone support
  `,
};
