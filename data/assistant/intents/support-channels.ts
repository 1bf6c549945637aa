import type { RecordsInput } from '../../schema/site.ts';

export const supportChannelsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'support-channels',
  examples: `
    who picks up the phone when I call for help | can we reach support by chat | how do my people ask for help | who answers when I ring
    how do our people reach the help desk | how do I open a ticket | can my staff call you directly | do we email or call for support
    how do we report a problem | can we chat with a technician | where do I check the status of a ticket | who do my employees call
    how do we contact support once we are clients | comment joindre le soutien technique | comment ouvrir un billet | comment on ouvre un billet?
    De quelle façon nos employés communiquent-ils avec le centre d'assistance? | par courriel ou telephone le support?
    est-ce que mes employés vous appellent direct ou ça doit passer par moi | où je peux voir l'état de mon ticket | comment faire une demande de support
    ouvrir un ticket | Existe-t-il une application ou une icône sur le poste pour demander de l'aide?
    si une de nos réceptionnistes a un problème elle fait quoi, elle appelle où | peu ton texter le support
    Nos 40 employés auront-ils tous accès au help desk ou seulement des personnes désignées? | By what means can our employees reach the help desk?
    call or email? | where i can see status of my request | so when one of my people has a problem do they call you direct or does it go through me
    log a ticket | I'm not filling in a web form every time. Can my staff just phone? | is there a chat for IT help
    Will all 45 staff have access to the service desk, or only named contacts? | can we text support
    how does a paralegal working from home get hold of a tech | ticket tracking | How do we report an IT problem to your team?
    who do i call if outlook does not open | How do my staff contact support? | Can we open tickets by email? | Is there a chat for support?
    Who answers when we call the help desk? | Do you use a ticket system? | Is it phone support or email only?
    Can employees contact you directly or must it go through me? | Will we always talk to the same technician? | Do you support people over Teams?
    Is there an app to report issues? | Does each user get to call, or just one contact person? | Do you outsource the help desk?
    What ways are there to report a problem? | Is there a dedicated account person for us?
    My dental assistants hate writing emails. Could they just phone when a scanner acts up?
    We have 40 people in a warehouse without desks; how would they get in touch with the help desk?
    With our old provider everything went through a web form. What channels do yours allow?
    I'd like to know who picks up: a call centre, or real technicians?
    Our people live in Slack all day long. Could they reach your technicians from there?
    Is the first person on the line able to fix things, or does he only write a ticket?
    If a secretary in our Bay Street office has a Word problem, what does she do to get help from you?
    Do staff need my approval to open a ticket, or can anyone at the firm write in?
    When somebody calls twice in a week, do they get a different stranger each time?
    We were bounced between three levels with our old outfit. Who takes the call at yours?
    How would our thirty teachers send in their requests: portal, mail, telephone?
    I'd want all requests logged somewhere. Does a phone call also become a ticket?
    Can screenshots be sent along when reporting an issue, and through which channel?
    Support by chat suits our younger staff, the older ones like the phone. Do you handle both? | can staff email u for help or just call
    how do we submit tix | who picks up the helpdesk phone | can my guys msg u on whatsapp when smth breaks | By which way my employees can ask for help?
    It is by telephone or by mail that we contact the support? | The technician who answer is in Canada? | How we must do for open a ticket?
    All the workers can call, or only the boss? | if one of my people has a computer problem how do they get a hold of you do they call or email or what
    who do we end up talking to when we call the help desk is it somebody local | can my employees just send an email to get a ticket started
    Comment mes employés font-ils pour joindre le soutien technique?
  `,
};
