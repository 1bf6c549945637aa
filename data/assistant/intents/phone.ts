import type { RecordsInput } from '../../schema/site.ts';

export const phoneIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'phone',
  examples: `
    phone? | number | ur tel | tel no pls | 1-800 number | fone number? | ur number pls | numero 1-800? | number to call | emergency line? | Can I text you?
    votre numéro svp | Your 416 number? | whats ur phone # | how do I call you | Number for sales? | on vous appelle où | Do you have a fax?
    Main line, please. | c quoi votre numero | what number do I dial | phone number for sales | Is there an SMS number? | what's your phone number
    I cannot find your number | What's your phone number? | Is there a toll-free line? | I need a telephone number. | who do I ring about a quote
    ok great how do i reach you | Do you have a number of fax? | What number do I call you on? | How can I reach you by phone?
    Does extension 2 go to sales? | can i txt u guys, what number | Is there an emergency number? | do you have a toll free number
    need ur number asap wanna call | Avez-vous un numéro sans frais? | can I have your telephone number | which number i can call for help
    who do i phone to get going then | At which number I can telephone? | Who should I call to get a quote? | What is your number of telephone?
    quel est votre numéro de téléphone | À quel numéro puis-je vous joindre? | Which number do I dial for support? | Quel est votre numéro de téléphone?
    Give me the digits, I'd rather ring. | what do i dial for the toronto office | whats the best way to get hold of you
    what's the number to call you guys at | jveux vous appeler, donne moi le numéro | got a toll free for our Sudbury branch?
    Give me please the number for call you. | Is there a direct extension for billing? | Quel poste dois-je composer pour les ventes?
    For God's sake just give me the phone number | is there a fax number I can send this form to | Is 647 or 416 the area code of your office line?
    Which number do I call when I am not a client yet? | I not find the phone number in the page, what is it?
    I'm in the car and can't type. What number do I call? | avez-vous un numéro sans frais pour les gens de Québec
    What number should show on my caller ID when you ring? | Pourriez-vous me donner le numéro de la ligne d'urgence?
    can you give me your phone number so I can write it down | The website hides it well, so where is the telephone number?
    what's the number there I can't find it anywhere on this site | je cherche le numéro du support technique pis je le trouve pas
    The number I found on Yelp is disconnected. What's the current one? | What's the number to call to set up a meeting with someone in sales?
    Could you kindly provide a telephone number for your sales department? | How do I reach your switchboard, which digits do I press for accounts?
    For the emergency sheet at reception I need the line that works at night. | Could I send a photo by text message to your office, and to which number?
    Our pharmacy still faxes everything. To what fax number can we send the form?
    We print a card for every desk with the IT contact. What phone number goes on it?
    Eighty-one years old and my first chat: how does one get ahold of you people, dear?
    I'd like to dial in from overseas, so what's the complete number with country code?
    Do you have a separate telephone line for new customers, or do I use the general one?
    We have branches in Alberta and long distance is a nuisance. Do you have a 1-800 number?
    My colleague wrote down your number with a digit missing. Could you give it to me again?
    Mine is a landline from the eighties, no toll calls. Have you got a local Toronto number?
    I have someone from procurement here who wants your telephone number for the supplier record. | which number do i dial to get you | number please
    is 416 555 0134 your number | phone number? | whats ur number | Your telephone please
    I'd much prefer to ring you rather than type, so would you mind telling me which number to use? | toll free line? | fax?
    do you have a fax number, our clinic still lives in 1995 | I search on the page since ten minutes and no telephone number I find, give me please
    Why is there no phone number anywhere on this damn site? | À quel numéro je peux vous rejoindre? | Votre numéro de fax svp | i wanna call u, number pls
    My hands are full so I can't type long, just tell me the digits to call | What number do I dial from the States? | Can I text you, and on what number?
    sms number? | Which line is for sales and which for support? | Is 416 something your number, I wrote it down wrong
    Somebody from your firm left a voicemail and I accidentally deleted it. Which number would I call back? | phone # | hotline number | tel?
    Give me the telephone of the company, I want speak by voice. | is there an emergency phone number
    we need a number on file for you in case of an outage | does whatsapp work with your number, and which is it
    read me the phone number slowly so I can write it down okay I've got a pen | The number on your Google listing is disconnected. What's the real one?
    what do I dial to get your office | need digits | Can we phone you somewhere?
    I'm putting together a vendor list and the column for telephone is still empty for you. | I'd like your main line.
    Could you give me the extension for sales along with the number? | what's the best number for you guys
    which number should be on the sticker for our monitors | Where on this site is the phone number hidden? | does your office have a direct line
    I was cut off and lost the number. What was it again? | Just the phone number. Nothing else. I've asked three times.
    Do you publish a phone number at all? | if my internet's down I can't chat so what number would I call then
    The fax machine of our law office needs your fax number for a signed form. | call you how? number? | is this the right number 647 555 0100
    What's the phone for Group 4 Networks? | phone pls | number for voice calls | can I send a text message to you guys instead of email
    Dialing code from France to you, and the number? | I am old-fashioned, I use the telephone. Which number?
    Do you have a separate number for nights, and what is it | your phone number isn't clickable on mobile, what is it
    my accountant lost your number can u post it here | how do i ring you up | Any phone contact? | call line?
    Is there a line that doesn't go through a menu of ten options? Tell me the number. | I got a call from 437 something, is that one of your numbers?
    whats the helpdesk phone number for when we sign up | Your website shows only a form. A phone number would be nice! | number of your reception?
    phone contact details required | I'm in the truck and typing is no good so just let me have a number I can punch into the phone
    Our receptionist keeps a paper directory and would love to write your telephone number into it, if you don't mind.
    My mother tongue is not English and the telephone is easier, which number I must compose?
    someone scribbled your number on a napkin and the last two digits are smudged, can you give me the full thing
    Once the lines are cut during a storm, which cell number would reach your firm?
    Just in case this window closes on me, what is the number of your main line?
    I need both your telephone and your fax for the supplier form our hospital makes me fill in. | 1-800 number? | How can one telephone you?
    your switchboard number please | phone no. for billing? | Would you have a telephone number I may pass along to our director?
    Let me have your office number. | What use is a chat when I want to dial you? Post the number. | votre numéro? | numéro de téléphone svp
    je vous appelle où | À quel numéro pourrait-on joindre le service des ventes par téléphone? | c quoi votre tel | avez-vous un numéro sans frais
    un 1-800? | J'ai cherché partout sur le site, y a aucun numéro de téléphone, c'est-tu fait exprès? | numéro de fax?
    ligne du support c'est quoi le numéro | Je préfère téléphoner que écrire, donnez moi le numéro s'il vous plaît | tél?
    Quel numéro composer pour l'urgence le soir? | le numero affiché sur google est tu encore bon
    chu au volant là je peux pas écrire longtemps c'est quoi votre numéro de téléphone que je vous appelle tantôt | télécopieur
    J'aimerais noter votre numéro de téléphone dans notre bottin, pourriez-vous me le fournir? | numéro direct de l'équipe comptable
    c'est quel poste pour le soutien en français quand j'appelle | Mon patron veut le numéro pour appeler. | ligne téléphonique svp
    j'ai perdu votre carte d'affaires, c'est quoi le numéro déjà | par téléphone on vous rejoint comment
    On doit vous envoyer un document par fax, sur quelle ligne? | nummero de telephone | un numéro où vous texter?
    Comment ça se fait que le numéro sur votre facture marche pas, c'est lequel le bon? | existe il un numéro pour appeler du Québec sans frais
    on peut tu vous texter, à quel numéro | le 416 ou le 647, c'est lequel votre numéro | phone number please | your phone number | your phone number please
    phone | telephone number | whats your phone number | what is your phone number | what's your number | what's the phone number
    what is your contact number | what number do I call | what number can I call | can I get your phone number | can I have your phone number
    could I have your number please | can you give me your phone number | give me your phone number | I need your phone number | need your phone number
    I'd like your phone number | do you have a phone number | do you have a toll-free number | is there a number I can call | is there a phone number
    any phone number? | toll free number | what's your fax number | can I text you | can I call you | can we call you | how can I call you | fone number
    phone numer | whats your phone numbr | telphone number | your phne number please | puis-je vous appeler | phone number | which number do I call
    fax number
  `,
};
