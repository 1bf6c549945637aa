import type { RecordsInput } from '../../schema/site.ts';

export const ownStaffIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'own-staff',
  examples: `
    co-managed? | do you do co-managed IT | we have an IT guy already | can our admin keep his rights | in-house IT + you = conflict?
    can you help our IT department | we only want help for our tech | will you replace are IT person | co-it model - how does it split
    can you mentor our junior admin | nous avons déjà un informaticien | vacation cover for in house tech | augment internal it, not replace
    would you replace our internal IT | Can you team up with our sysadmin? | co-managed possible w our sysadmin? | does our guy still get admin rights
    travaillez-vous avec notre équipe TI | overflow tickets only, tier 2 and up | we keep our sysadmin, you do the rest | Do we have to let our IT employee go?
    do u do comanaged w/ internal it dept | shared ticket system with our it dept? | we got our own IT guy, can u work w him
    cna you work togther with our own IT gyu | who does what if we have our own IT team | who does what if we have an in-house admin
    we keep our ERP vendor, you take the rest? | Would you replace our in-house technician? | 3 man IT dept, need after hours cover only
    dont want to fire our tech, can you team up | partial outsourcing next to our own people? | can you cover when our IT guy is on vacation
    Do you work alongside an internal IT person? | escalation support for internal IT, have it? | can my tech & your techs see the same tickets
    Would she see the same requests that you see? | got 1 IT guy, need backup for him. u do that? | keep our it dept, you do security only. works?
    our admin is overloaded, can you share the load | Co-managed: possible with one full-time IT guy? | Our admin would like backup. Is that an option?
    Could our tech keep admin rights if we sign up? | we have our own IT person, can you work with him | We have our own IT manager. Can you support him?
    How do you split the work with somebody in-house? | Can you cover while our IT person is on vacation? | Are you okay sharing duties with our in-house guy?
    Travaillez-vous avec notre technicien à l'interne? | our sysadmn needs help, do you assit in-house teams
    On a déjà un responsable TI; pouvez-vous l'épauler? | have internal IT, want u for security + backup. ok?
    Can you be second-level support behind our own team? | extra hands for my IT team during a rollout, rentable?
    How do you split tasks with an internal IT department? | notre gars garderait-il ses accès admin si on vous prend
    Does it make sense to hire you if we have two IT people? | Who is responsible for what if we keep our IT department?
    Will our network administrator have access to your tools? | can our it mgr keep doing the helpdesk n you do the rest?
    You can help our own technician when he has too much work? | On a notre propre équipe TI, est-ce que vous la complétez?
    you guys and our in house guy, who answers the phone first | Could somebody fill in whenever our administrator is sick?
    on a déjà un gars TI à l'interne, vous travaillez avec lui? | Would he receive the documentation and the access he needs?
    can our IT manager run his plans past 1 of ur senior people | our technician is alone, you can help him only with security
    If our in-house administrator stays, who ends up doing what? | est ce que vous remplacez notre informaticien ou vous l'aidez
    support niveau 2 et 3 seulement, notre monde fait le niveau 1 | Our IT man is sick often, can you replace him those days only?
    notre equipe de 2 pers en TI est debordé, pouvez vous completer | Do you only replace IT departments or also cooperate with them?
    We have our own informatician but he is alone. You can help him? | Can our own technician use your tools and ticket system as well?
    Who does what if we keep our own technician and hire you as well? | We have two IT people. Would they see the same tickets as you do?
    When our IT person goes on vacation, could you be the substitute? | we've got an IT guy but he doesn't do nights, could you do nights
    If we have internal IT team, how is your collaboration with them? | who does what if you and our in-house team share the plant network
    on garde notre IT guy pis vous faites les soirs et fins de semaine? | can our tech guy call someone senior at your place when he is stuck
    Could you take the servers and backups and he stays with the users? | Is there an arrangement for companies that already employ IT staff?
    My colleague is responsible for IT, he will stay, it is ok for you? | Can our administrator run the day to day while you take the servers?
    Would you consider supporting the IT manager rather than every user? | We hired an IT student part time and would like grown-ups behind him.
    Proposez-vous une formule de cogestion avec notre équipe informatique? | not replacing our tech, just need somone to cover when hes on vacation
    We want to keep our IT staff but outsource security. Is that possible? | Can we keep our developer as admin of Azure while you manage the rest?
    I'm not firing my sysadmin, so don't ask. Will you work with him or not? | We have already one informatician in the company, you can work together?
    Does having an internal IT employee disqualify us from becoming a client? | Sharing responsibilities with our IT department: how do you draw the line?
    Does your team get along with in-house people, or do they get territorial? | Nous avons déjà un technicien à l'interne; pouvez-vous travailler avec lui?
    one sysadmin here, 90 users, hes burning out. what can you do alongside him | Is there a model where our IT director stays in charge and you're the hands?
    The last provider ignored our IT officer completely. Will yours consult him? | My IT colleague asks if he may keep the administrator password when you come.
    Between an in-house admin and an outside firm, who typically takes which jobs?
    Our single technician has too many tickets. What collaboration do you suggest?
    Can we get only the backup from you and keep our own admin for everything else?
    my tech guy's great but he's only here tuesdays so could you take the other days
    By us is already an IT chief. He wants to know if you are taking decisions or he.
    on veut garder notre fournisseur pour l'ERP mais vous pour le reste, ça se fait-tu
    Our IT manager is on parental leave until May. Could you cover and then hand back?
    We employ one IT guy, Marco, and we don't want to lose him. Can you work with him?
    I've got one fella doing IT full time and he's swamped can you guys just back him up
    Our one IT employee goes on parental leave in October. Could you fill in for a year?
    Comment se répartissent les tâches entre votre équipe et notre administrateur réseau?
    my IT guy is leaving for parental leave and I need somebody to fill in till he's back
    Head office has an IT team in Montreal; might you assist them with the Toronto staff?
    The internal IT has no time for patches and updates, can you take only this from him?
    The boss wants outsourcing but we have two persons for IT inside. How does it combine?
    It is possible to outsource just a part, because the rest is doing our colleague Anna?
    We'd like our internal helpdesk to stay level one and have you be level two and three.
    I am responsible of IT in a factory, I search external partner for the difficult cases.
    Say our systems guy wants to keep the helpdesk and give you the network, would that fly?
    I would hate for our Steve to feel pushed aside; how do you involve the in-house person?
    Our technician is retiring in two years and I'd like someone to run with him until then.
    Imagine we keep both of our support staff. Would there still be something for you to do?
    I was wondering how other companies with an internal IT person divide the tasks with you.
    j'ai un technicien à temps plein, il a juste besoin d'un coup de main pour la cybersécurité
    Is it possible to buy only backups from you while our sysadmin keeps doing everything else?
    my IT team is two people and they need someone to lean on for the big stuff can you be that
    Our IT coordinator fears you'd make her redundant. How would the two of you share the work?
    Would our technician be able to see and work in your ticket queue together with your people?
    I'm the sole IT admin here and looking for a second pair of hands rather than a replacement.
    Our employee who does the computers wants help just with projects. Is it acceptable for you?
    We want our own team to see everything you see. Is joint access to the documentation normal?
    Our developer also does the IT on the side. Can you work beside him and take the boring bits?
    hi I am the IT manager here and I'd want to stay in charge can you just be extra hands for me
    Raj has run our computers for twelve years and isn't going anywhere. Can you lighten his load?
    The head office in Chicago has an IT department. Would you act as their hands here in Toronto?
    Would your arrangement leave room for our internal administrator to keep control of the servers?
    My IT coordinator is worried about her job. Is the idea that you work with her or instead of her?
    There are three of us in IT at the school board office. Can we escalate difficult tickets to you?
    We already employ a technician, Marco, and would not want to lose him. Can you work alongside him?
    A part-time contractor looks after us on Wednesdays and we want to keep him. Would you collaborate?
    We are hiring an IT director next quarter. Would there still be a place for you next to that person?
    I'm the sole IT admin at a 90-person manufacturer in Concord. Would you take the night alerts off me?
    so we've got a guy in house already and I'm wondering would you work with him or is it all or nothing
    We employ a junior tech who does desktops but knows nothing about firewalls. Can you handle the rest?
    Notre responsable TI part en congé de maternité, pouvez-vous l'épauler d'ici là et la remplacer ensuite?
    I'm the only IT person for 120 people. Could you take nights and security and leave the day-to-day to me?
    I manage IT for a chain of gyms, and frankly I'm drowning. Can an outside team like yours plug into mine?
    My nephew does our computers part-time at the plant and I don't want to lose him. Can you work around that?
    Somebody on staff handles printers and new phones already. Would you leave that with him and do the servers?
    We like our current IT company for day-to-day things. Is it allowed to hire you for security alone and keep them?
    I am the sole IT guy in a 60-head company and my boss found your site. Honest answer: are you here to replace me?
    We want to keep patching in-house and give you only security. Is a division like that feasible with our own team?
    I lead a small technology team at a non-profit and would like a partner who respects that we run things ourselves.
    so our IT manager is drowning and I don't want to replace her I just want someone to take the boring stuff off her
    There is a man who comes in two days a week for our computers and we like him. Would he have to go if we hired you?
    The CFO asked whether an outside firm and our internal tech would step on each other's toes. How do you avoid that?
    so there's this lady in accounting who also does our IT and she'd stay the contact, are you fine working through her
    We've a network engineer on payroll who is good with servers but knows nothing of cybersecurity; could your people supplement him?
    We have an IT manager plus an outside firm already and the two keep pointing at each other. If we hire you, who decides who does what?
    I am the IT guy at a food company, alone with 80 people, and I would like a second opinion on something I designed. Do you do that for people like me?
  `,
};
