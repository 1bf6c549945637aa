import type { RecordsInput } from '../../schema/site.ts';

export const languagesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'languages',
  examples: `
    parlez-vous français
    est-ce qu'on peut avoir du service en français
    do you speak french
    can you help in spanish
    does anybody speak mandarin
    parlez-vous français
    what languages does your support speak
    hablan español
    is support available in french
    do you have someone who speaks punjabi
    est-ce que je peux écrire en français
    Le soutien est-il offert en français pour nos employés de Montréal?
    service en francais ou juste anglais
    est-ce qu'un tech peut répondre en espagnol à notre équipe d'entrepôt
    french support?
    on peut avoir le contrat en français, c'est pour la loi 96
    Quelles langues sont parlées au centre d'assistance?
    ma comptable parle juste mandarin, y a-tu quelqu'un
    bilingue?
    votre site est tu disponible en francais quelque part
    avez vous des techniciens francophone le soir aussi
    Is support available in languages other than English?
    i speak better Mandarin, someone can help me in it?
    half the guys in our warehouse speak portuguese can your techs deal with that
    bilingual?
    My Montreal staff must be served in French by law. Can you do it or not?
    May the service agreement be issued in both official languages?
    is the website in french anywhere
    can i type here in ukrainian
    Bonjour, est-ce que vous parlez français? Nous sommes un cabinet dentaire de 8 personnes
    do any of ur help desk ppl speak cantonese on the phone? half our warehouse does
    Bonjour, offrez-vous un service en français ?
    Can i write to you in Mandarin, my english not so good
    My mother runs the shop and only speaks Cantonese. Is there a Cantonese speaking tech on your team
    Bonjour, nous sommes une petite entreprise à Toronto. Est-ce que vous offrez du soutien informatique en français?
    你好,你们有说中文的技术员吗?
    Do you have anyone who speaks Punjabi? My boss is more comfortable in it.
    Hola, ¿hablan español?
    Bonjour, est-ce que vous parlez français ? Nous sommes un bureau de 15 personnes.
  `,
};
