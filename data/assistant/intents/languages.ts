import type { RecordsInput } from '../../schema/site.ts';

export const languagesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'languages',
  examples: `
    parlez-vous français | est-ce qu'on peut avoir du service en français | do you speak french | can you help in spanish | does anybody speak mandarin
    what languages does your support speak | hablan español | is support available in french | do you have someone who speaks punjabi
    est-ce que je peux écrire en français | Le soutien est-il offert en français pour nos employés de Montréal? | service en francais ou juste anglais
    est-ce qu'un tech peut répondre en espagnol à notre équipe d'entrepôt | french support? | on peut avoir le contrat en français, c'est pour la loi 96
    Quelles langues sont parlées au centre d'assistance? | ma comptable parle juste mandarin, y a-tu quelqu'un | bilingue?
    votre site est tu disponible en francais quelque part | avez vous des techniciens francophone le soir aussi
    Is support available in languages other than English? | i speak better Mandarin, someone can help me in it?
    half the guys in our warehouse speak portuguese can your techs deal with that | bilingual?
    My Montreal staff must be served in French by law. Can you do it or not? | May the service agreement be issued in both official languages?
    is the website in french anywhere | can i type here in ukrainian
    Bonjour, est-ce que vous parlez français? Nous sommes un cabinet dentaire de 8 personnes
    do any of ur help desk ppl speak cantonese on the phone? half our warehouse does | Bonjour, offrez-vous un service en français ?
    Can i write to you in Mandarin, my english not so good
    My mother runs the shop and only speaks Cantonese. Is there a Cantonese speaking tech on your team
    Bonjour, nous sommes une petite entreprise à Toronto. Est-ce que vous offrez du soutien informatique en français? | 你好,你们有说中文的技术员吗?
    Do you have anyone who speaks Punjabi? My boss is more comfortable in it. | Hola, ¿hablan español?
    Bonjour, est-ce que vous parlez français ? Nous sommes un bureau de 15 personnes. | Do you speak French? | Vous parlez aussi français chez vous?
    Can we get support in Mandarin? | Any Portuguese speakers on the help desk? | Is the website available in Spanish? | Do your technicians speak Italian?
    Support in Punjabi? | Which languages do you offer? | Could I write to you in Polish? | Bilingual service, yes or no?
    Is there someone who speaks Cantonese? | Are contracts available in French? | Does the training come in other languages? | I'd prefer to chat in Korean.
    Half of our kitchen crew speaks only Tamil. Would they be understood when they phone the desk?
    We have an office in Gatineau where people work in French. Can your help desk serve them in their tongue?
    My father runs the shop and his English is poor; he speaks Farsi. Is there a technician he could talk to?
    Our Quebec branch must receive documents in French by law. Would your reports come in that language?
    I'm deaf and use ASL. Does anybody there sign, or is an interpreter possible?
    Do you deliver the phishing course in Spanish too? Our cleaners would not follow it in English.
    Our owner in Hong Kong wants a monthly report in Chinese. Could that be translated?
    Some of my drivers are Ukrainian newcomers. Can they get help in Ukrainian or Russian from your team?
    Is it all right if I ask my next questions in German here?
    We serve francophone seniors in Scarborough and need a bilingual IT supplier for the grant. Are you one?
    If my colleague from Brazil calls, must she explain the trouble in English?
    At our mosque office people are more comfortable in Urdu or Arabic. What can you offer them?
    Your site is all in English. Where's the switch for a French version? | Does this assistant understand Hindi, or must I stick with English?
    any1 there who talks vietnamese | francais service avail? | can ur techs speek chinese | is suport only in english or also french
    My English is not good, you have person speaking Arabic? | I would like to speak in Turkish with somebody, it is possible?
    Sorry, I speak small English. There is Russian language in your company? | You can make the service in language French for our workers?
    Me and my employees we are Filipino, someone speaks Tagalog there?
    hi do you have anybody on your team who speaks Greek because my mother owns the business and she'd rather talk in Greek
    we've got people in montreal so I need to know if your support line works in french as well
    Offrez-vous le service en français pour nos employés de Sudbury? | Puis-je continuer la conversation en français?
  `,
};
