import type { RecordsInput } from '../../schema/site.ts';

export const referencesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'references',
  examples: `
    who are your clients | do you have references | any reviews | what do clients say about you | can I talk to one of your customers | show me testimonials
    how many clients do you have | have you worked with a firm like ours | what's your rating on google
    can you give me the names of some law firms you work for | avez-vous des références | quels sont vos clients | who are your other clients in markham
    Serait-il possible de parler à un de vos clients du milieu juridique? | témoignages clients | c'est quoi votre note google
    des études de cas pour des usines? | Pouvez-vous nous fournir trois références d'organismes sans but lucratif de notre taille?
    j'ai vu des mauvais avis sur vous, c'est quoi l'histoire | reviews
    avez vous deja travaillé avec une clinique dentaire, jaimerais un exemple de reussite | combien de clients vous avez pis y'en a-tu qui partent
    où je peux lire ce que vos clients disent de vous | Might we speak with two or three of your current law firm clients?
    you have client in dental? i want to know what they say | who else in hamilton do you guys look after any names I'd know
    Anyone can say they're great. Show me proof from real customers. | Do you publish client testimonials from the nonprofit sector? | star rating?
    why do you have a one star review from last year | What do your customers say about you? | Who is your largest customer?
    Could you name two of your customers on our street that I may phone?
    My brother-in-law has a garage too and thinks he heard of you. Could you tell me which garages or shops you already have as customers, by name?
    Which companies are your clients? Can you name two or three? | Can you give me the names of two of them?
    Name three customers of yours that I can ring up. | Can you share a case study?
    Please send me the names and numbers of three clients I may call as references. | Can I talk to one of your clients? | Do you have references?
    Who are your customers? | Any case studies? | Show me some testimonials. | What do your clients say about you? | Have you got Google reviews?
    Name three companies you look after. | I'd like two references from accounting firms. | Any customer success stories?
    Could you give the phone number of a happy customer? | Is there a list of clients anywhere? | How are your ratings?
    Reference customers with around 40 seats? | We always call two customers before hiring anyone. Whom may we ring?
    I manage a veterinary hospital in Oakville. Is there another vet among your clients who would speak with me?
    Our board won't approve a supplier without three written references. Can you supply them?
    The last firm promised the moon. I want to hear from a company that has been with you for at least five years.
    You write that you work for manufacturers. Which ones, for example?
    Do you have an example of a law office that moved from an old server to the cloud with you, and how it turned out?
    Before signing a $60,000 deal I need proof from other customers that you deliver. What can you show?
    I read a single review on Clutch. Are there more opinions from clients elsewhere?
    Our RFP has a section for three comparable projects with contact names. Are you able to fill it?
    Has a construction company of our size written anything about working with you?
    You seem okay on paper, but what would your present clients tell me over coffee?
    A neighbour at Liberty Village says she uses you. Who else around there does?
    For a franchise with nine restaurants I'd like to see how you helped a similar chain. Any write-up?
    Could you put me in touch with the office manager of some clinic that switched to you last year? | u got any refrences i can call
    whos using you in the gta, any big names | do u have reviews online, cant find any | any casestudy for dentists
    Please can you give me name of some companies which are your clients? | I want to hear opinion from customer of you before decide.
    You have made this work for other hotels? I like to see the examples. | Where can I find the evaluations of your clients?
    Is possible to speak with a company which use your service since long time?
    hi can you give me the names of a couple of customers I could call to ask how you are
    do you have any real estate offices as clients and would one of them be willing to talk to us
    I'm looking for some feedback from people who already work with you before I bring it to my boss | Avez-vous des références de clients à Toronto?
    J'aimerais lire quelques témoignages de PME que vous servez, c'est possible?
  `,
};
