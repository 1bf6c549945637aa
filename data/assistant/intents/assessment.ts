import type { RecordsInput } from '../../schema/site.ts';

export const assessmentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'assessment',
  examples: `
    do you offer a free assessment
    what happens in the free IT assessment
    is the audit really free
    can you have a look at our network first
    free consultation?
    how do I book the assessment
    can we try you out
    do you have a trial
    could somebody check how secure we are before we decide
    what do you check in the assessment
    sign me up for the free review
    is there a catch with the free assessment
    how long does the assessment take
    offrez-vous une évaluation gratuite
    peut-on avoir un essai
    Je souhaite réserver une évaluation de notre infrastructure.
    audit gratuit
    ça se passe comment votre évaluation, vous venez sur place?
    faut-tu s'engager après l'audit
    Y a-t-il une période d'essai avant de signer?
    on aimerait que quelqu'un vienne regarder notre réseau à Markham avant de décider
    consultation sans frais cest ou qu'on s'inscrit
    Que contient le rapport remis à la suite de l'évaluation gratuite?
    combien de temps dure la consultation gratuite pour un bureau de 30
    essai gratuit possible?
    je veux booker l'evaluation pour notre clinique la semaine prochaine
    free audit?
    We would like to book a complimentary assessment for our clinic in Markham.
    is it really free
    what you are doing in the free consultation, you come to office?
    trial period
    What's the catch with your 'free' assessment? Nothing is free.
    sign me up for the assessment, 40 people, law firm
    Do we receive a written report following the evaluation?
    can we try you for a month
    how long does the free IT review take
    could somebody look over our plant network before we decide on a provider
    Last spring we had a virus, the old tech cleaned it up and all was fine. Could you give us a second opinion on how things are set up now?
    do we have to hire u after
    what exactly do you look at?
    My nephew set up our network and it's held together with tape. Could somebody come take a look and give us a quote?
    Which day next week does your technician have free in the morning?
    Is the first look at our systems free?
    do we have to hire you to keep the report
    Is the first check of our systems free or do you bill for that?
    Do we have to become a client afterwards?
    What exactly happens in the no-charge look at our systems?
    How do I book that?
    What does a new client receive after the initial assessment?
    Can I schedule a consultation?
  `,
};
