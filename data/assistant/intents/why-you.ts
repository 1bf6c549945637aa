import type { RecordsInput } from '../../schema/site.ts';

export const whyYouIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'why-you',
  examples: `
    why should we choose you
    what makes you different
    why you and not the big guys
    what's the advantage over hiring someone
    how are you better than our current provider
    why not just hire an IT person
    convince me
    are you better than geek squad
    what do you do that others don't
    pros and cons of outsourcing IT to you
    pourquoi vous choisir
    pourquoi vous plutôt qu'un autre?
    Qu'est-ce qui vous distingue des autres fournisseurs de services gérés à Toronto?
    c'est mieux vous ou engager un gars à temps plein
    vos forces?
    j'ai 3 soumissions sur mon bureau, convainquez-moi
    vous êtes mieux que geek squad pour un bureau de 20?
    Quels avantages aurions-nous à vous confier notre informatique plutôt qu'à une grande firme?
    pourquoi je changerais, mon fournisseur est correct
    kes vous avez de different
    in-house ou externe, lequel est plus avantageux pour 45 employés?
    donnez moi une bonne raison de vous choisir
    en quoi êtes-vous meilleurs que Bell pour ce genre de service
    why you
    What differentiates your firm from other managed service providers in Toronto?
    why switch?
    i have three offer on table, why choose yours
    convince me because honestly my cousin could do this stuff
    you vs hiring someone
    All you IT companies sound the same. Give me one real difference.
    What advantage would a 45-person accounting practice gain over an in-house administrator?
    strengths
    sell me on it in one sentence
    Are you better than the big IT companies like IBM?
    are you cheaper than Geek Squad
    why not just use my nephew
    Honestly, are you better than Compugen?
    The outfit down the street, TechGuys Plus, offers us the same. Are they any good?
    We have cyber insurance that gives us a hotline for attacks. Do we still need you, or is it the same thing?
    I am nosy, so tell me what makes you any different from the other computer companies? They all say the same thing on their websites.
  `,
};
