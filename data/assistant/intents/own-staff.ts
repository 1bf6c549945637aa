import type { RecordsInput } from '../../schema/site.ts';

export const ownStaffIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'own-staff',
  examples: `
    co-managed? | do you do co-managed IT | we have an IT guy already | can our admin keep his rights | in-house IT + you = conflict?
    can you help our IT department | we only want help for our tech | will you replace are IT person | co-it model - how does it split
    can you mentor our junior admin | nous avons déjà un informaticien | vacation cover for in house tech | augment internal it, not replace
    would you replace our internal IT | Can you team up with our sysadmin? | co-managed possible w our sysadmin? | does our guy still get admin rights
    travaillez-vous avec notre équipe TI | overflow tickets only, tier 2 and up | we keep our sysadmin, you do the rest
    Do we have to let our IT employee go? | do u do comanaged w/ internal it dept | shared ticket system with our it dept?
    we got our own IT guy, can u work w him | cna you work togther with our own IT gyu | who does what if we have our own IT team
    who does what if we have an in-house admin | we keep our ERP vendor, you take the rest? | Would you replace our in-house technician?
    3 man IT dept, need after hours cover only | dont want to fire our tech, can you team up | partial outsourcing next to our own people?
    can you cover when our IT guy is on vacation | Do you work alongside an internal IT person? | escalation support for internal IT, have it?
    can my tech & your techs see the same tickets | Would she see the same requests that you see? | got 1 IT guy, need backup for him. u do that?
    keep our it dept, you do security only. works? | our admin is overloaded, can you share the load | Co-managed: possible with one full-time IT guy?
    Our admin would like backup. Is that an option? | Could our tech keep admin rights if we sign up? | we have our own IT person, can you work with him
    We have our own IT manager. Can you support him? | How do you split the work with somebody in-house? | Can you cover while our IT person is on vacation?
    Are you okay sharing duties with our in-house guy? | Travaillez-vous avec notre technicien à l'interne?
    our sysadmn needs help, do you assit in-house teams | On a déjà un responsable TI; pouvez-vous l'épauler?
    have internal IT, want u for security + backup. ok? | Can you be second-level support behind our own team?
    extra hands for my IT team during a rollout, rentable? | How do you split tasks with an internal IT department?
    notre gars garderait-il ses accès admin si on vous prend | Does it make sense to hire you if we have two IT people?
    Who is responsible for what if we keep our IT department? | Will our network administrator have access to your tools?
    can our it mgr keep doing the helpdesk n you do the rest? | You can help our own technician when he has too much work?
    On a notre propre équipe TI, est-ce que vous la complétez? | you guys and our in house guy, who answers the phone first
    Could somebody fill in whenever our administrator is sick? | on a déjà un gars TI à l'interne, vous travaillez avec lui?
    Would he receive the documentation and the access he needs? | can our IT manager run his plans past 1 of ur senior people
    our technician is alone, you can help him only with security | If our in-house administrator stays, who ends up doing what?
    est ce que vous remplacez notre informaticien ou vous l'aidez | support niveau 2 et 3 seulement, notre monde fait le niveau 1
    Our IT man is sick often, can you replace him those days only? | notre equipe de 2 pers en TI est debordé, pouvez vous completer
    Do you only replace IT departments or also cooperate with them? | We have our own informatician but he is alone. You can help him?
    Can our own technician use your tools and ticket system as well? | Who does what if we keep our own technician and hire you as well?
    We have two IT people. Would they see the same tickets as you do? | When our IT person goes on vacation, could you be the substitute?
    we've got an IT guy but he doesn't do nights, could you do nights | If we have internal IT team, how is your collaboration with them?
    who does what if you and our in-house team share the plant network | on garde notre IT guy pis vous faites les soirs et fins de semaine?
    can our tech guy call someone senior at your place when he is stuck | Could you take the servers and backups and he stays with the users?
    Is there an arrangement for companies that already employ IT staff? | My colleague is responsible for IT, he will stay, it is ok for you?
    Can our administrator run the day to day while you take the servers? | Would you consider supporting the IT manager rather than every user?
    We hired an IT student part time and would like grown-ups behind him. | Proposez-vous une formule de cogestion avec notre équipe informatique?
    not replacing our tech, just need somone to cover when hes on vacation | We want to keep our IT staff but outsource security. Is that possible?
    Can we keep our developer as admin of Azure while you manage the rest? | I'm not firing my sysadmin, so don't ask. Will you work with him or not?
    We have already one informatician in the company, you can work together? | Does having an internal IT employee disqualify us from becoming a client?
    Sharing responsibilities with our IT department: how do you draw the line? | Does your team get along with in-house people, or do they get territorial?
    Nous avons déjà un technicien à l'interne; pouvez-vous travailler avec lui?
    one sysadmin here, 90 users, hes burning out. what can you do alongside him
    Is there a model where our IT director stays in charge and you're the hands?
    The last provider ignored our IT officer completely. Will yours consult him?
    My IT colleague asks if he may keep the administrator password when you come.
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
    co-managed IT? | work with our internal IT? | our sysadmin stays, ok? | would you replace my admin
    We employ a technician of our own, a fine young man, and would not wish to lose him. Could your people work alongside his?
    got 1 it person, swamped, can u share the load | second line for our own helpdesk
    so we've got Dave he does the IT here and he's good but he can't do everything and I wonder if you could do the bits he can't
    I'm the IT manager here and I do NOT want to be pushed out. What would be left for me? | Notre technicien interne reste, pouvez-vous l'épauler?
    Travaillez-vous avec une équipe TI interne? | On a déjà un informaticien à l'interne, ça vous dérange? | Cogestion avec notre responsable TI, possible?
    backup for our IT person on vacation | do you take over everything or can our own IT keep some of it | who does what if we have our own tech
    will you step on my IT manager's toes | IT department of two people, can you supplement them
    Our internal person would keep the users and you would do the servers. Feasible? | Does our own technician keep his admin rights if we sign with you?
    in house it plus you guys | extra hands for our IT staff | Our lone tech has not had a proper holiday since 2019. Would you fill in beside him?
    side by side with our own techs? | I'm a one-man IT department and I'm drowning, I don't need replacing, I need backup
    our own man does day to day, security is beyond him | My boss threatens to replace me with an MSP. Do you also work in tandem with the in-house guy?
    Can our administrator escalate hard problems to you? | we keep our it coordinator | Would your engineers take instructions from our own head of IT?
    He knows our old system by heart, so he must remain. You accept to work next to him? | co managed support details
    complement to internal IT, not a substitute | If we have already somebody for the computers, is there still any sense in you?
    You want our guy gone, admit it. Or can he stay and do half? | cooperation with internal technician
    I look after IT in a school of 200 and could use a partner for the network side | does your monitoring report to our own IT staff as well
    nights only, our own guys do days | We have two juniors in IT who need a senior to lean on. | can you mentor or support our junior sysadmin
    Would it be possible for our in-house specialist to see all tickets in your system? | share admin passwords with our own IT?
    how do responsibilities get divided between us and your helpdesk when I have staff of my own for it | tier 3 only, our people do tier 1
    We hired an IT coordinator last month. Do you still make sense for us alongside her? | augment our IT team
    Head of IT here, looking for someone to take the boring tickets off my team | do u mind another techie in the house
    is it a problem when we have own IT employee | Take the backups and security off our admin's plate, leave him the rest
    Our in-house woman does the line-of-business software; could you look after just the infrastructure around her?
    If our internal IT quits halfway, would you step in for his part as well? He'd otherwise keep working with you.
    can we keep our own helpdesk and have you in the back | hybrid model with internal people
    Somebody told me MSPs and internal IT always fight. How do you get along with a client's own technicians?
    we aren't outsourcing it all, our guy remains in charge | Your competitor insisted we let our technician go first. Is that your condition too?
    staff of our own in IT, what then | My administrator is on parental leave and then returns. Could you work with him afterwards too?
    does the in house guy get a login to your dashboards | I do IT myself for the firm, evenings. Could we do it together, you and I?
    we got in-house support desk already, want only your security people next to it | What role is left to our own computer man when you are there?
    Will your technicians report to ours? | shared duties with our admin
    Our IT lead asked if he may keep control of the Microsoft tenant while you support the users. | can we lean on you when our own IT gets stuck
    We pay a system administrator already and he's nervous about you, so what would the two of you share out between yourselves?
    The IT person we have is excellent with people and hopeless with servers. Could she go on with the first while you do the second?
    In our firm works one IT colleague only the mornings, you can take the afternoons together with him?
    ok but what about Steve, he's our tech since forever, we'd want him to stay and just hand you the heavy stuff
    we hire an IT guy in fall, would you work beside him | our admin handles leavers himself, can you just do the security part
    In our company is one informatician, you can work together with him? | Split the work between your desk and our in-house team?
    Do you only do full outsourcing or partial too, with our people remaining? | our nephew handles the IT part time, can he and you both
    our IT team is three strong but nobody knows firewalls | co-sourcing? | partner with internal it dept
    my IT guy says if you come he goes, can you convince him you'd only be helping him | can you work with our IT person? | can you work with our IT guy
    can you work with our IT team | do you work with internal IT | do you work with internal IT teams | do you work with existing IT staff
    can you work with our IT department | will you work with our IT manager | we have our own IT person | we have our own IT guy
    we already have an IT person | we already have an IT guy | we already have IT staff | we have an in-house IT person | we have an internal IT team
    I have an IT guy already | can you support our IT guy? | can you help our IT team | cover for our IT person on vacation
    cover for our IT guy on holiday | do you replace our IT person? | will you replace our IT staff | do you replace our IT department
    can we keep our IT person? | can we keep our own IT guy | what if we have our own IT | what if we already have IT staff | do you do co-managed IT?
    do you offer co-managed IT | co-managed IT | comanaged IT | work alongside our IT person | work alongside our IT team | extra help for our IT department
    can you work with our IT preson | do you work with inhouse IT | we already have a IT guy | can you work along side our IT team | do you do comanged IT
    travaillez-vous avec notre informaticien? | on a déjà un informaticien | pouvez-vous aider notre équipe TI? | do you work with in-house IT?
    can you help our IT person | co-managed support with our IT team
  `,
};
