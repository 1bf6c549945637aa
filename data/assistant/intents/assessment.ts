import type { RecordsInput } from '../../schema/site.ts';

export const assessmentIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'assessment',
  examples: `
    free audit? | audit gratuit | is it really free | free consultation? | is teh assessment free | is the audit really free | health check no strings?
    wats in the IT assessment | do we have to hire u after | assessment: onsite or zoom? | how do I book the assessment | what exactly do you look at?
    it assesment cost anything?? | free assesment - whats in it? | do you offer a free assessment | sign me up for the free review
    free assessment - really free? | faut-tu s'engager après l'audit | whats the catch w/ free consult | how long does the assessment take
    Is the IT assessment really free? | What comes out of the assessment? | assessment = sales call? be honest | what do you check in the assessment
    offrez-vous une évaluation gratuite | What happens during the assessment? | Does the consultation cost anything? | how long does the free IT review take
    How do I qualify for the free review? | do i have to buy after the assessment | The free consult - what gets covered?
    what happens in the free IT assessment | Is the first look at our systems free? | What do you look at in the assessment?
    can you have a look at our network first | Any obligation with the free assessment? | is there a catch with the free assessment
    do we have to hire you to keep the report | Do we have to become a client afterwards? | can i see a sample of the assessment report
    What should I prepare for the IT assessment? | The evaluation of our informatics is gratis? | network check for free u said. what do i get
    do you look at backups in the free review too | What's the catch with the no-cost assessment? | consultation sans frais cest ou qu'on s'inscrit
    Will I get a written report from the assessment? | After the assessment, what usually happens next? | Does the free assessment include a security scan?
    sign me up for the assessment, 40 people, law firm | Will our current IT guy find out if you assess us?
    Is a credit card required for the free assessment? | What you are checking in the free assessment, please?
    L'évaluation informatique est-elle vraiment gratuite? | evaluation gratuite, est-ce vraiment sans engagement?
    Qu'est-ce qui se passe pendant l'évaluation gratuite? | Do I have to buy anything after the free consultation?
    What I receive at the end of the assessment, a report? | could somebody check how secure we are before we decide
    Do you need our passwords for making the free analysis? | Do we receive a written report following the evaluation?
    Who performs the assessment, a technician or a salesman? | Would the assessment tell us if our backups are any good?
    What exactly happens in the no-charge look at our systems? | After the consultation I must sign something or I am free?
    ça se passe comment votre évaluation, vous venez sur place? | Do non-clients get the security check at no charge as well?
    Je souhaite réserver une évaluation de notre infrastructure. | What does a new client receive after the initial assessment?
    Would the assessment tell us which computers want replacing? | Your banner says "free IT assessment". What exactly do I get?
    How many hours of my staff's time does the evaluation eat up? | Qu'est-ce que vous regardez pendant la consultation gratuite?
    Must I fill documents before the consultation free of charge? | If after evaluation all is good with us, you say it honestly?
    What's the catch with your 'free' assessment? Nothing is free. | How is the assessment structured, is it an interview or a scan?
    what you are doing in the free consultation, you come to office? | That free review of our systems you advertise, is there a catch?
    The evaluation of our IT, does it disturb the work of employees? | What kind of findings come out of your IT assessment, typically?
    how thorough is this free audit, like 20 mins and a sales pitch? | Que contient le rapport remis à la suite de l'évaluation gratuite?
    The assessment free, how many times it takes and what you control? | Does the no-cost assessment apply to a tiny outfit with six desks?
    Can you evaluate us without visiting, given that we're all remote? | combien de temps dure la consultation gratuite pour un bureau de 30
    I wish to have this free check of the informatics. How it is going? | Who performs the initial assessment, a salesperson or a technician?
    who has to be there for the assessment, just me or the whole office | je veux booker l'evaluation pour notre clinique la semaine prochaine
    Is the consultation billed if we choose another provider in the end? | We want an honest health check of our IT. Do you provide that gratis?
    You offer a no-charge consultation. Is it over video or at our office? | Would we be under any obligation after the complimentary consultation?
    I filled in the form for the assessment. What is going to happen in it? | I saw that you make evaluation without cost, what do you look at in it?
    could somebody look over our plant network before we decide on a provider | I'd be interested in the no-charge IT review; what do we have to prepare?
    If we take the assessment and decide against you, do we keep the findings? | We would like to book a complimentary assessment for our clinic in Markham.
    let me guess the free assessment leads to a huge quote, what's in it for us
    What questions would your consultant put to us in the initial consultation?
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
    is it true the first check is free of charge | free assessment? | what's in the free consultation | Any strings attached to the audit?
    what do u look at in the assessment | I noticed you offer a complimentary review of our systems, and I would be grateful to know what it involves.
    The free check, who comes and for what?
    it says free IT assessment on your page, so what happens if I say yes to that, do you come over and plug something in
    L'évaluation gratuite, ça comprend quoi? | Est-ce que la consultation est vraiment sans frais? | Votre bilan informatique est gratuit, c'est vrai?
    Qu'est-ce qui se passe pendant l'évaluation? | do I have to sign anything for the assessment | do we get a written report after the review
    network audit free of charge? | free consult details | After the assessment are we obliged to buy? | Do you need our passwords to do the free checkup?
    security review gratis | You look over our set-up for nothing? Why would you do that? | Which things are examined when you inspect our IT at no charge?
    obligation after the free consult? | During the evaluation, must our staff stop working?
    Do we keep the findings of the audit if we go with another firm in the end? | I want the assessment | can we get that free IT checkup
    The audit which costs nothing, it is made remote or you come? | no-obligation review, tell me more about how it runs | assessment steps?
    would the free assessment find out if our backups actually work
    My boss read about a free health check of our computers on your site. What exactly would be checked? | what's covered by the initial assessment
    initial consultation charge? | How long does the free check take and who needs to be in the room? | does an assessment cost us something
    Sign me up for the free check | Is the assessment only for firms over a certain headcount or may a five-person office have it as well?
    you come and look at our office for free? | risk assessment free or paid | So the evaluation. Then what?
    We'd like an outside look at our computers before we decide. You do that without charge? | will you try to sell me stuff during the assessment
    Is what you find kept between us, in the free assessment I mean? | free it audit what is it
    Please explain me the assessment without payment, I don't understand what you take from it. | What kind of questions do you ask in the consultation?
    do your people crawl around under the desks for this assessment thing or is it a chat over coffee
    someone offered us a paid audit for 3 thousand, yours is free? | Assessment outcome, a report or a talk? | can the free assessment be done over video
    If we take the assessment and do nothing with it, will there be a bill? | evaluation gratis, yes?
    I don't believe in free. What do you want in return for the assessment? | tell me about the assessment
    Our board wants a neutral look at the IT. Does your no-charge assessment give us something to show them? | free assessment worth it?
    who carries out the evaluation, a technician or a sales rep | Would the no-cost review also cover our second office?
    and the free assesment, how does it go | What access does the assessor need? | Under what conditions is the assessment free of charge?
    The button says "get a free IT assessment". What am I letting myself in for? | a checkup of our systems at no cost, how does that go
    You'll scare us with the audit and then send a bill, right? | the assessement includes also the security? | i clicked on free assessment but what is it
    Does a free evaluation mean you install software on our PCs? | What do we learn from this assessment that we don't know already?
    A thing that costs nothing usually costs something later, so please spell out what the complimentary IT review entails for us.
    My colleague has clicked on the offer of free evaluation and now we don't know what will happen with us.
    ok so the free checkup, do I have to shut the office for it or do you just poke around while we work
    Do I understand it properly that you examine our network, write up the results and never send an invoice for it?
    we're only window shopping for now, is the free review still ok and what do you look at
    What is the duration of the assessment visit, half day or more? | Free my foot. What do you charge for the assessment afterwards?
    what do I need to prepare for the free assessment
    We had a "free audit" from another firm that was just a two-hour sales pitch. Is yours any different?
    Do you run scans on our network as part of the complimentary evaluation? | How do I get the complimentary assessment?
    does the review include a look at our microsoft 365 settings | consultation: free?
    Last time someone audited us for nothing we got forty pages of scare stories. What do we get from you at the end? | and that's free?
    what happens in the assessment | what do you look at when you come | no strings attached?
    Before I accept, what does the complimentary consultation involve? | free review, whats the catch | In this assessment you make what exactly?
    do we get a report out of it | so this free assessment you keep pushing do I have to buy something afterwards or can I just take the report and leave
    what's covered in the free IT check | do you need access to our systems for the audit thing | l'évaluation est gratuite pour vrai?
    Ça consiste en quoi, votre évaluation? | is the first consultation charged | does someone visit us for the assessment or is it remote
    must I sign anything for the free assessment | if the assessment finds nothing, do I owe you?
    "free" usually means a sales guy for two hours, what is the assessment really | what do we have to have ready for the assessment
    who carries out the free evaluation | And after the evaluation, there is obligation? | are security holes part of what the free audit checks
    what would I learn from it, the assessment | do we keep the findings of the review if we say no | that consult, does it cost
    is the assessment just a sales call | will the assessment disturb my staff | what comes out at the end of the free check
    why would you do an assessment for nothing | I heard you look over the network for free, true? | is there a fee for the initial audit
    tell me how the free consultation goes | is the check up really at no cost | how deep does that review go
    Would the initial review be without any charge for a non-profit as well? | is the assessment free? | free assessment | free IT assessment
    what's the free assessment | what is the IT assessment? | what's in the assessment? | what does the assessment include | what does the assessment cover?
    how does the assessment work | how does the free assessment work? | is the IT assessment really free | is the consultation free?
    what happens in the free consultation | is there any obligation after the assessment? | no obligation assessment? | do you do free assessments
    do you offer a free assessment? | do you offer a free IT assessment | do you offer free consultations | can I get a free assessment?
    can I get an assessment | I'd like a free assessment | I want the free assessment | I'd like an IT assessment | need an IT assessment
    how do I get the free assessment | what do I get from the assessment | do we get a report after the assessment? | what do you look at in the assessment
    do I have to pay for the assessment | do you charge for the assessment? | free assesment | is the assesment free | what is the free asessment
    is the consulation free? | free IT assesment please | l'évaluation est-elle gratuite? | évaluation TI gratuite | is the first consultation free
    get my free assessment | que comprend l'évaluation gratuite?
  `,
};
