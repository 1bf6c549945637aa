import type { RecordsInput } from '../../schema/site.ts';

export const languagesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'languages',
  examples: `
    bilingue? | bilingual? | hablan español | french support? | 你好,你们有说中文的技术员吗? | do u speak spanish | do you speak french | Support in Punjabi?
    parlez-vous français | Do you speak French? | Hola, ¿hablan español? | can you help in spanish | francais service avail? | can ur techs speek chinese
    does anybody speak mandarin | can i type here in ukrainian | Which languages do you offer? | Bilingual service, yes or no?
    I'd prefer to chat in Korean. | is support available in french | Is it English only over there? | Can we get support in Mandarin?
    Could I write to you in Polish? | any1 there who talks vietnamese | is the website in french anywhere | Do your technicians speak Italian?
    Are contracts available in French? | service en francais ou juste anglais | Is the website available in Spanish? | est-ce que je peux écrire en français
    Vous parlez aussi français chez vous? | what languages does your support speak | do you have someone who speaks punjabi
    Is there someone who speaks Cantonese? | is suport only in english or also french | Any Portuguese speakers on the help desk?
    Does the training come in other languages? | Bonjour, offrez-vous un service en français ? | est-ce qu'on peut avoir du service en français
    Puis-je continuer la conversation en français? | ma comptable parle juste mandarin, y a-tu quelqu'un
    avez vous des techniciens francophone le soir aussi | i speak better Mandarin, someone can help me in it?
    Quelles langues sont parlées au centre d'assistance? | votre site est tu disponible en francais quelque part
    Is support available in languages other than English? | Can i write to you in Mandarin, my english not so good
    My English is not good, you have person speaking Arabic? | on peut avoir le contrat en français, c'est pour la loi 96
    Is it all right if I ask my next questions in German here? | You can make the service in language French for our workers?
    May the service agreement be issued in both official languages? | I would like to speak in Turkish with somebody, it is possible?
    Offrez-vous le service en français pour nos employés de Sudbury? | Me and my employees we are Filipino, someone speaks Tagalog there?
    Le soutien est-il offert en français pour nos employés de Montréal? | Does this assistant understand Hindi, or must I stick with English?
    est-ce qu'un tech peut répondre en espagnol à notre équipe d'entrepôt | Your site is all in English. Where's the switch for a French version?
    can your help desk take calls in other languages or is it just english | My Montreal staff must be served in French by law. Can you do it or not?
    Sorry, I speak small English. There is Russian language in your company? | Do you have anyone who speaks Punjabi? My boss is more comfortable in it.
    If my colleague from Brazil calls, must she explain the trouble in English?
    half the guys in our warehouse speak portuguese can your techs deal with that
    I'm deaf and use ASL. Does anybody there sign, or is an interpreter possible?
    do any of ur help desk ppl speak cantonese on the phone? half our warehouse does
    Bonjour, est-ce que vous parlez français ? Nous sommes un bureau de 15 personnes.
    Our owner in Hong Kong wants a monthly report in Chinese. Could that be translated?
    Bonjour, est-ce que vous parlez français? Nous sommes un cabinet dentaire de 8 personnes
    we've got people in montreal so I need to know if your support line works in french as well
    At our mosque office people are more comfortable in Urdu or Arabic. What can you offer them?
    Half of our kitchen crew speaks only Tamil. Would they be understood when they phone the desk?
    Do you deliver the phishing course in Spanish too? Our cleaners would not follow it in English.
    The staff at our bakery on St. Clair West are mostly from Portugal. Do you have someone for them?
    My mother runs the shop and only speaks Cantonese. Is there a Cantonese speaking tech on your team
    Our Quebec branch must receive documents in French by law. Would your reports come in that language?
    Some of my drivers are Ukrainian newcomers. Can they get help in Ukrainian or Russian from your team?
    We serve francophone seniors in Scarborough and need a bilingual IT supplier for the grant. Are you one?
    We have an office in Gatineau where people work in French. Can your help desk serve them in their tongue?
    My father runs the shop and his English is poor; he speaks Farsi. Is there a technician he could talk to?
    Bonjour, nous sommes une petite entreprise à Toronto. Est-ce que vous offrez du soutien informatique en français?
    hi do you have anybody on your team who speaks Greek because my mother owns the business and she'd rather talk in Greek
    answer only in french possible? | any technician who speaks spanish | languages | languages? | what languages do you speak
    what languages do you support | which languages do you speak? | which languages do you offer | do you speak spansh | do you speak Spanish?
    do you speak Chinese | do you speak mandrin | do you speak Portuguese | do you speak Italian? | do you speak Arabic | do you speak other languages
    do you speak any other languages? | French? | in French please | Spanish? | can we speak French | can I speak French | can I write in French
    can I get support in French | do you have French support | do you offer support in French? | do you have French speaking technicians
    anyone there speak Spanish? | any French speakers? | is your team bilingual | are you billingual | is your website in French | is there a French version
    English only? | I'd like service in French | need support in Spanish | I don't speak English | do you speek french | wat langauges do you speak
    parlez-vous français? | service en français | do you speak Punjabi | anyone who speaks French? | en français svp
  `,
};
