import type { RecordsInput } from '../../schema/site.ts';

export const assessmentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'assessment',
  examples: `
    free audit? | trial period | audit gratuit | is it really free | free consultation? | can we try you out | do you have a trial | do u do free trials
    peut-on avoir un essai | is teh assessment free | essai gratuit possible? | is the audit really free | Is there a trial period? | health check no strings?
    wats in the IT assessment | can we try you for a month | do we have to hire u after | assessment: onsite or zoom? | how do I book the assessment
    what exactly do you look at? | it assesment cost anything?? | free assesment - whats in it? | do you offer a free assessment
    sign me up for the free review | free assessment - really free? | faut-tu s'engager après l'audit | whats the catch w/ free consult
    how long does the assessment take | Is the IT assessment really free? | What comes out of the assessment? | Is possible to try before to buy?
    assessment = sales call? be honest | what do you check in the assessment | offrez-vous une évaluation gratuite | What happens during the assessment?
    trial period? can we test you first | Does the consultation cost anything? | any free trial or test period first? | how long does the free IT review take
    How do I qualify for the free review? | do i have to buy after the assessment | The free consult - what gets covered?
    what happens in the free IT assessment | Is the first look at our systems free? | What do you look at in the assessment?
    can you have a look at our network first | Any obligation with the free assessment? | is there a pilot option, few users first
    is there a catch with the free assessment | do we have to hire you to keep the report | Do we have to become a client afterwards?
    Can I try your service for a month first? | can i see a sample of the assessment report | What should I prepare for the IT assessment?
    The evaluation of our informatics is gratis? | network check for free u said. what do i get | Y a-t-il une période d'essai avant de signer?
    do you look at backups in the free review too | What's the catch with the no-cost assessment? | consultation sans frais cest ou qu'on s'inscrit
    Will I get a written report from the assessment? | test drive ur helpdesk before signing, possible? | After the assessment, what usually happens next?
    Does the free assessment include a security scan? | sign me up for the assessment, 40 people, law firm | Will our current IT guy find out if you assess us?
    Is a credit card required for the free assessment? | What you are checking in the free assessment, please?
    L'évaluation informatique est-elle vraiment gratuite? | evaluation gratuite, est-ce vraiment sans engagement?
    Qu'est-ce qui se passe pendant l'évaluation gratuite? | Do I have to buy anything after the free consultation?
    What I receive at the end of the assessment, a report? | could somebody check how secure we are before we decide
    Do you need our passwords for making the free analysis? | Do we receive a written report following the evaluation?
    Who performs the assessment, a technician or a salesman? | Could we try your support for a month prior to deciding?
    Would the assessment tell us if our backups are any good? | What exactly happens in the no-charge look at our systems?
    After the consultation I must sign something or I am free? | ça se passe comment votre évaluation, vous venez sur place?
    Do non-clients get the security check at no charge as well? | Je souhaite réserver une évaluation de notre infrastructure.
    What does a new client receive after the initial assessment? | Would the assessment tell us which computers want replacing?
    Your banner says "free IT assessment". What exactly do I get? | How many hours of my staff's time does the evaluation eat up?
    Qu'est-ce que vous regardez pendant la consultation gratuite? | Must I fill documents before the consultation free of charge?
    If after evaluation all is good with us, you say it honestly? | What's the catch with your 'free' assessment? Nothing is free.
    How is the assessment structured, is it an interview or a scan? | what you are doing in the free consultation, you come to office?
    That free review of our systems you advertise, is there a catch? | The evaluation of our IT, does it disturb the work of employees?
    What kind of findings come out of your IT assessment, typically? | how thorough is this free audit, like 20 mins and a sales pitch?
    Que contient le rapport remis à la suite de l'évaluation gratuite? | Which day next week does your technician have free in the morning?
    The assessment free, how many times it takes and what you control? | Does the no-cost assessment apply to a tiny outfit with six desks?
    Can you evaluate us without visiting, given that we're all remote? | combien de temps dure la consultation gratuite pour un bureau de 30
    Is a pilot possible, say five users for a few weeks without paying? | I wish to have this free check of the informatics. How it is going?
    Who performs the initial assessment, a salesperson or a technician? | who has to be there for the assessment, just me or the whole office
    je veux booker l'evaluation pour notre clinique la semaine prochaine | Is the consultation billed if we choose another provider in the end?
    We want an honest health check of our IT. Do you provide that gratis? | You offer a no-charge consultation. Is it over video or at our office?
    Would we be under any obligation after the complimentary consultation? | I filled in the form for the assessment. What is going to happen in it?
    I saw that you make evaluation without cost, what do you look at in it? | is there any kind of trial where we test the help desk before committing
    could somebody look over our plant network before we decide on a provider | I'd be interested in the no-charge IT review; what do we have to prepare?
    If we take the assessment and decide against you, do we keep the findings? | We would like to book a complimentary assessment for our clinic in Markham.
    let me guess the free assessment leads to a huge quote, what's in it for us | What questions would your consultant put to us in the initial consultation?
    My cousin had the assessment from you and got a score. What is being scored?
    so this free assessment thing do I have to give you my credit card or anything
    You come to us for first analysis and this costs zero, I understood correctly?
    We have two locations, Ajax and Newmarket. Does the free assessment cover both?
    on aimerait que quelqu'un vienne regarder notre réseau à Markham avant de décider
    Are we permitted to use your assessment report for our insurance broker afterwards?
    My current provider doesn't know I'm looking. Can the assessment be done discreetly?
    We had an "audit" by another firm that was just a hard sell. How is yours different?
    what do you do with the stuff you find in the assessment if we don't become a client
    Before I let anyone scan our network I need to know what the free assessment touches.
    The accountant says nothing is free. Do you charge for the first look at our systems?
    Our server room is a closet. During the assessment, do you need physical access to it?
    and the report from the assessment do we get to keep it even if we go with somebody else
    Please tell what is checked: computers, network, security, contracts, in your assessment?
    Someone at a networking event claimed your first consultation costs nothing. Is he right?
    We'd like a second opinion on our security. Does your complimentary assessment cover that?
    It would reassure my director to know that the assessment carries no commitment whatsoever.
    It says "free IT assessment" on the home page, so tell me what I'd be letting myself in for.
    I'm wondering if anything gets installed on our computers for the purpose of the assessment.
    thinking about doing the free assessment but worried it'll take up my whole day, what's involved
    Our owner would like somebody to look over our network before committing. Is that the assessment?
    Will somebody install software on our computers for the assessment, and is it taken off afterwards?
    so if I sign up for the free check what do your people actually do, do they come here and poke around
    I was told there'd be an initial review at no expense; what does it include for a firm with two sites?
    I'm wondering what you actually do when you come do the free assessment do you go through every computer
    We're a nine-person architecture studio on Queen East. Is the complimentary check open to firms our size?
    I've had so-called free audits that turned into a hard sell. Is yours different, is it without commitment?
    Before we spend anything my boss wants someone to check how bad things are, and I heard you do that for nothing?
    Last spring we had a virus, the old tech cleaned it up and all was fine. Could you give us a second opinion on how things are set up now?
  `,
};
