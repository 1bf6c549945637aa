import type { RecordsInput } from '../../schema/site.ts';

export const phoneIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'phone',
  examples: `
    what's your phone number | phone? | number to call | can I have your telephone number | what number do I dial | how do I call you
    do you have a toll free number | ur number pls | phone number for sales | quel est votre numéro de téléphone | votre numéro svp | c quoi votre numero
    À quel numéro puis-je vous joindre? | avez-vous un numéro sans frais pour les gens de Québec
    je cherche le numéro du support technique pis je le trouve pas | Pourriez-vous me donner le numéro de la ligne d'urgence? | on vous appelle où
    numero 1-800? | jveux vous appeler, donne moi le numéro | Quel poste dois-je composer pour les ventes?
    Could you kindly provide a telephone number for your sales department? | number | which number i can call for help
    what's the number there I can't find it anywhere on this site | 1-800 number | For God's sake just give me the phone number | emergency line?
    Is there a direct extension for billing? | ur tel | what do i dial for the toronto office | got a toll free for our Sudbury branch?
    who do I ring about a quote | ok great how do i reach you | What number do I call you on? | whats the best way to get hold of you
    Eighty-one years old and my first chat: how does one get ahold of you people, dear? | I cannot find your number | who do i phone to get going then
    Who should I call to get a quote? | What's the number to call to set up a meeting with someone in sales? | gimme a phone no.
    Which number do I call when I am not a client yet? | What's your phone number? | Is there a toll-free line? | Number for sales? | Can I text you?
    Do you have a fax? | Which number do I dial for support? | I need a telephone number. | How can I reach you by phone? | Main line, please.
    Your 416 number? | Does extension 2 go to sales? | Give me the digits, I'd rather ring. | Is there an SMS number?
    What number should show on my caller ID when you ring? | The website hides it well, so where is the telephone number?
    I'm in the car and can't type. What number do I call? | Our pharmacy still faxes everything. To what fax number can we send the form?
    We have branches in Alberta and long distance is a nuisance. Do you have a 1-800 number?
    My colleague wrote down your number with a digit missing. Could you give it to me again?
    I have someone from procurement here who wants your telephone number for the supplier record. | Is 647 or 416 the area code of your office line?
    The number I found on Yelp is disconnected. What's the current one?
    Do you have a separate telephone line for new customers, or do I use the general one?
    Could I send a photo by text message to your office, and to which number?
    I'd like to dial in from overseas, so what's the complete number with country code?
    We print a card for every desk with the IT contact. What phone number goes on it?
    How do I reach your switchboard, which digits do I press for accounts?
    Mine is a landline from the eighties, no toll calls. Have you got a local Toronto number? | whats ur phone # | tel no pls
    can i txt u guys, what number | need ur number asap wanna call | What is your number of telephone? | Give me please the number for call you.
    At which number I can telephone? | Do you have a number of fax? | I not find the phone number in the page, what is it?
    what's the number to call you guys at | can you give me your phone number so I can write it down | is there a fax number I can send this form to
    Quel est votre numéro de téléphone?
  `,
};
