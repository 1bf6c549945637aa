import type { RecordsInput } from '../../schema/site.ts';

export const assessmentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'assessment',
  examples: `
    do you offer a free assessment | what happens in the free IT assessment | is the audit really free | can you have a look at our network first
    free consultation? | how do I book the assessment | can we try you out | do you have a trial | could somebody check how secure we are before we decide
    what do you check in the assessment | sign me up for the free review | is there a catch with the free assessment | how long does the assessment take
    offrez-vous une évaluation gratuite | peut-on avoir un essai | Je souhaite réserver une évaluation de notre infrastructure. | audit gratuit
    ça se passe comment votre évaluation, vous venez sur place? | faut-tu s'engager après l'audit | Y a-t-il une période d'essai avant de signer?
    on aimerait que quelqu'un vienne regarder notre réseau à Markham avant de décider | consultation sans frais cest ou qu'on s'inscrit
    Que contient le rapport remis à la suite de l'évaluation gratuite? | combien de temps dure la consultation gratuite pour un bureau de 30
    essai gratuit possible? | je veux booker l'evaluation pour notre clinique la semaine prochaine | free audit?
    We would like to book a complimentary assessment for our clinic in Markham. | is it really free
    what you are doing in the free consultation, you come to office? | trial period | What's the catch with your 'free' assessment? Nothing is free.
    sign me up for the assessment, 40 people, law firm | Do we receive a written report following the evaluation? | can we try you for a month
    how long does the free IT review take | could somebody look over our plant network before we decide on a provider
    Last spring we had a virus, the old tech cleaned it up and all was fine. Could you give us a second opinion on how things are set up now?
    do we have to hire u after | what exactly do you look at? | Which day next week does your technician have free in the morning?
    Is the first look at our systems free? | do we have to hire you to keep the report | Do we have to become a client afterwards?
    What exactly happens in the no-charge look at our systems? | What does a new client receive after the initial assessment?
    Is the IT assessment really free? | What happens during the assessment? | Do I have to buy anything after the free consultation?
    What do you look at in the assessment? | Is there a trial period? | Any obligation with the free assessment?
    Will I get a written report from the assessment? | How do I qualify for the free review? | Does the consultation cost anything?
    Can I try your service for a month first? | What should I prepare for the IT assessment? | Who performs the assessment, a technician or a salesman?
    Does the free assessment include a security scan? | What comes out of the assessment? | Your banner says "free IT assessment". What exactly do I get?
    We're a nine-person architecture studio on Queen East. Is the complimentary check open to firms our size?
    I've had so-called free audits that turned into a hard sell. Is yours different, is it without commitment?
    Our server room is a closet. During the assessment, do you need physical access to it?
    Before I let anyone scan our network I need to know what the free assessment touches. | How many hours of my staff's time does the evaluation eat up?
    The accountant says nothing is free. Do you charge for the first look at our systems?
    If we take the assessment and decide against you, do we keep the findings?
    We have two locations, Ajax and Newmarket. Does the free assessment cover both?
    I filled in the form for the assessment. What is going to happen in it? | Is a pilot possible, say five users for a few weeks without paying?
    You offer a no-charge consultation. Is it over video or at our office?
    Will somebody install software on our computers for the assessment, and is it taken off afterwards?
    Would the assessment tell us if our backups are any good? | is teh assessment free | free assesment - whats in it? | whats the catch w/ free consult
    it assesment cost anything?? | The evaluation of our informatics is gratis? | What you are checking in the free assessment, please?
    After the consultation I must sign something or I am free? | Is possible to try before to buy?
    The assessment free, how many times it takes and what you control? | so this free assessment thing do I have to give you my credit card or anything
    I'm wondering what you actually do when you come do the free assessment do you go through every computer
    is there any kind of trial where we test the help desk before committing | L'évaluation informatique est-elle vraiment gratuite?
  `,
};
