import type { RecordsInput } from '../../schema/site.ts';

export const supportChannelsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'support-channels',
  examples: `
    how do our people reach the help desk
    how do I open a ticket
    can my staff call you directly
    do we email or call for support
    is there a support number for users
    how do we report a problem
    can we chat with a technician
    where do I check the status of a ticket
    who do my employees call
    how do we contact support once we are clients
    comment joindre le soutien technique
    comment ouvrir un billet
    comment on ouvre un billet?
    De quelle façon nos employés communiquent-ils avec le centre d'assistance?
    par courriel ou telephone le support?
    est-ce que mes employés vous appellent direct ou ça doit passer par moi
    où je peux voir l'état de mon ticket
    comment faire une demande de support
    ouvrir un ticket
    Existe-t-il une application ou une icône sur le poste pour demander de l'aide?
    si une de nos réceptionnistes a un problème elle fait quoi, elle appelle où
    peu ton texter le support
    Nos 40 employés auront-ils tous accès au help desk ou seulement des personnes désignées?
    By what means can our employees reach the help desk?
    call or email?
    where i can see status of my request
    so when one of my people has a problem do they call you direct or does it go through me
    log a ticket
    I'm not filling in a web form every time. Can my staff just phone?
    is there a chat for IT help
    Will all 45 staff have access to the service desk, or only named contacts?
    can we text support
    how does a paralegal working from home get hold of a tech
    ticket tracking
    How do we report an IT problem to your team?
    who do i call if outlook does not open
  `,
};
