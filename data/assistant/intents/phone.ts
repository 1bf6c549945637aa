import type { RecordsInput } from '../../schema/site.ts';

export const phoneIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'phone',
  examples: `
    what's your phone number
    phone?
    number to call
    can I have your telephone number
    what number do I dial
    how do I call you
    do you have a toll free number
    ur number pls
    phone number for sales
    quel est votre numéro de téléphone
    votre numéro svp
    c quoi votre numero
    À quel numéro puis-je vous joindre?
    avez-vous un numéro sans frais pour les gens de Québec
    je cherche le numéro du support technique pis je le trouve pas
    Pourriez-vous me donner le numéro de la ligne d'urgence?
    on vous appelle où
    numero 1-800?
    jveux vous appeler, donne moi le numéro
    Quel poste dois-je composer pour les ventes?
    telephone bureau de toronto
    Could you kindly provide a telephone number for your sales department?
    number
    which number i can call for help
    what's the number there I can't find it anywhere on this site
    1-800 number
    For God's sake just give me the phone number
    emergency line?
    Is there a direct extension for billing?
    ur tel
    what do i dial for the toronto office
    got a toll free for our Sudbury branch?
    who do I ring about a quote
    ok great how do i reach you
    What number do I call you on?
    whats the best way to get hold of you
    Eighty-one years old and my first chat: how does one get ahold of you people, dear?
    I cannot find your number
    who do i phone to get going then
    Who should I call to get a quote?
    What's the number to call to set up a meeting with someone in sales?
    gimme a phone no.
    Which number do I call when I am not a client yet?
  `,
};
