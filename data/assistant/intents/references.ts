import type { RecordsInput } from '../../schema/site.ts';

export const referencesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'references',
  examples: `
    who are your clients
    do you have references
    case studies?
    any reviews
    what do clients say about you
    can I talk to one of your customers
    show me testimonials
    how many clients do you have
    have you worked with a firm like ours
    what's your rating on google
    can you give me the names of some law firms you work for
    avez-vous des références
    quels sont vos clients
    who are your other clients in markham
    who else in toronto uses you
    Serait-il possible de parler à un de vos clients du milieu juridique?
    témoignages clients
    c'est quoi votre note google
    des études de cas pour des usines?
    Pouvez-vous nous fournir trois références d'organismes sans but lucratif de notre taille?
    j'ai vu des mauvais avis sur vous, c'est quoi l'histoire
    reviews
    avez vous deja travaillé avec une clinique dentaire, jaimerais un exemple de reussite
    combien de clients vous avez pis y'en a-tu qui partent
    où je peux lire ce que vos clients disent de vous
    Might we speak with two or three of your current law firm clients?
    you have client in dental? i want to know what they say
    who else in hamilton do you guys look after any names I'd know
    Anyone can say they're great. Show me proof from real customers.
    case study for a manufacturer
    Do you publish client testimonials from the nonprofit sector?
    star rating?
    why do you have a one star review from last year
    how many clients stay with you more than 5 years
    What do your customers say about you?
    Who is your largest customer?
    Could you name two of your customers on our street that I may phone?
    My brother-in-law has a garage too and thinks he heard of you. Could you tell me which garages or shops you already have as customers, by name?
    Which companies are your clients? Can you name two or three?
    Can you give me the names of two of them?
    Name three customers of yours that I can ring up.
    Can you share a case study?
    Please send me the names and numbers of three clients I may call as references.
  `,
};
