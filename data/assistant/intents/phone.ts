import type { RecordsInput } from '../../schema/site.ts';

export const phoneIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'phone',
  examples: `
    phone? | number | ur tel | tel no pls | 1-800 number | fone number? | ur number pls | numero 1-800? | number to call | emergency line? | Can I text you?
    votre numéro svp | Your 416 number? | whats ur phone # | how do I call you | Number for sales? | on vous appelle où | Do you have a fax?
    Main line, please. | c quoi votre numero | what number do I dial | phone number for sales | Is there an SMS number? | what's your phone number
    I cannot find your number | What's your phone number? | Is there a toll-free line? | I need a telephone number. | who do I ring about a quote
    ok great how do i reach you | Do you have a number of fax? | What number do I call you on? | How can I reach you by phone? | Does extension 2 go to sales?
    can i txt u guys, what number | Is there an emergency number? | do you have a toll free number | need ur number asap wanna call
    Avez-vous un numéro sans frais? | can I have your telephone number | which number i can call for help | who do i phone to get going then
    At which number I can telephone? | Who should I call to get a quote? | What is your number of telephone? | quel est votre numéro de téléphone
    À quel numéro puis-je vous joindre? | Which number do I dial for support? | Quel est votre numéro de téléphone? | Give me the digits, I'd rather ring.
    what do i dial for the toronto office | whats the best way to get hold of you | what's the number to call you guys at
    jveux vous appeler, donne moi le numéro | got a toll free for our Sudbury branch? | Give me please the number for call you.
    Is there a direct extension for billing? | Quel poste dois-je composer pour les ventes? | For God's sake just give me the phone number
    is there a fax number I can send this form to | Is 647 or 416 the area code of your office line? | Which number do I call when I am not a client yet?
    I not find the phone number in the page, what is it? | I'm in the car and can't type. What number do I call?
    avez-vous un numéro sans frais pour les gens de Québec | What number should show on my caller ID when you ring?
    Pourriez-vous me donner le numéro de la ligne d'urgence? | can you give me your phone number so I can write it down
    The website hides it well, so where is the telephone number? | what's the number there I can't find it anywhere on this site
    je cherche le numéro du support technique pis je le trouve pas | The number I found on Yelp is disconnected. What's the current one?
    What's the number to call to set up a meeting with someone in sales? | Could you kindly provide a telephone number for your sales department?
    How do I reach your switchboard, which digits do I press for accounts? | For the emergency sheet at reception I need the line that works at night.
    Could I send a photo by text message to your office, and to which number? | Our pharmacy still faxes everything. To what fax number can we send the form?
    We print a card for every desk with the IT contact. What phone number goes on it?
    Eighty-one years old and my first chat: how does one get ahold of you people, dear?
    I'd like to dial in from overseas, so what's the complete number with country code?
    Do you have a separate telephone line for new customers, or do I use the general one?
    We have branches in Alberta and long distance is a nuisance. Do you have a 1-800 number?
    My colleague wrote down your number with a digit missing. Could you give it to me again?
    Mine is a landline from the eighties, no toll calls. Have you got a local Toronto number?
    I have someone from procurement here who wants your telephone number for the supplier record.
  `,
};
