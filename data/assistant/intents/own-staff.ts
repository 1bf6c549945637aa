import type { RecordsInput } from '../../schema/site.ts';

export const ownStaffIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'own-staff',
  examples: `
    we have our own IT person, can you work with him | do you do co-managed IT | can you help our IT department | we keep our sysadmin, you do the rest
    can you cover when our IT guy is on vacation | would you replace our internal IT | our admin is overloaded, can you share the load
    we only want help for our tech | who does what if we have an in-house admin | nous avons déjà un informaticien | travaillez-vous avec notre équipe TI
    on a déjà un gars TI à l'interne, vous travaillez avec lui? | Proposez-vous une formule de cogestion avec notre équipe informatique? | co-managed?
    j'ai un technicien à temps plein, il a juste besoin d'un coup de main pour la cybersécurité
    on veut garder notre fournisseur pour l'ERP mais vous pour le reste, ça se fait-tu
    Notre responsable TI part en congé de maternité, pouvez-vous l'épauler d'ici là et la remplacer ensuite?
    est ce que vous remplacez notre informaticien ou vous l'aidez | support niveau 2 et 3 seulement, notre monde fait le niveau 1
    Comment se répartissent les tâches entre votre équipe et notre administrateur réseau?
    on garde notre IT guy pis vous faites les soirs et fins de semaine? | notre equipe de 2 pers en TI est debordé, pouvez vous completer
    notre gars garderait-il ses accès admin si on vous prend | we have an IT guy already | our technician is alone, you can help him only with security
    I've got one fella doing IT full time and he's swamped can you guys just back him up | work with existing vendor
    I'm not firing my sysadmin, so don't ask. Will you work with him or not? | we keep our ERP vendor, you take the rest?
    Our IT manager is on parental leave until May. Could you cover and then hand back? | can our admin keep his rights
    who does what if you and our in-house team share the plant network | overflow tickets only, tier 2 and up | shared ticket system with our it dept?
    Between an in-house admin and an outside firm, who typically takes which jobs? | not replacing our tech, just need somone to cover when hes on vacation
    Can we get only the backup from you and keep our own admin for everything else? | Who does what if we keep our own technician and hire you as well?
    I am the IT guy at a food company, alone with 80 people, and I would like a second opinion on something I designed. Do you do that for people like me?
    Who is responsible for what if we keep our IT department? | can our tech guy call someone senior at your place when he is stuck
    our admin would like somebody senior to look over a server design before he builds it. is that possible
    Is it possible to buy only backups from you while our sysadmin keeps doing everything else?
    My nephew does our computers part-time at the plant and I don't want to lose him. Can you work around that?
    How do you split the work with somebody in-house?
    We like our current IT company for day-to-day things. Is it allowed to hire you for security alone and keep them?
    Can our administrator run the day to day while you take the servers?
    There is a man who comes in two days a week for our computers and we like him. Would he have to go if we hired you?
    can my tech & your techs see the same tickets
    We have an IT manager plus an outside firm already and the two keep pointing at each other. If we hire you, who decides who does what?
    We have two IT people. Would they see the same tickets as you do? | Would she see the same requests that you see?
    cna you work togther with our own IT gyu | We want to keep our IT staff but outsource security. Is that possible?
    Could you take the servers and backups and he stays with the users?
    I'm the only IT person for 120 people. Could you take nights and security and leave the day-to-day to me?
    Would he receive the documentation and the access he needs? | can our IT manager run his plans past 1 of ur senior people
    If our in-house administrator stays, who ends up doing what? | We employ one IT guy, Marco, and we don't want to lose him. Can you work with him?
    I am the sole IT guy in a 60-head company and my boss found your site. Honest answer: are you here to replace me?
    Do you work alongside an internal IT person? | We have our own IT manager. Can you support him? | Would you replace our in-house technician?
    Can you team up with our sysadmin? | Co-managed: possible with one full-time IT guy?
    Is there an arrangement for companies that already employ IT staff? | Can you cover while our IT person is on vacation?
    Our admin would like backup. Is that an option? | How do you split tasks with an internal IT department? | Do we have to let our IT employee go?
    Could our tech keep admin rights if we sign up? | Will our network administrator have access to your tools?
    Are you okay sharing duties with our in-house guy? | Does it make sense to hire you if we have two IT people?
    Raj has run our computers for twelve years and isn't going anywhere. Can you lighten his load?
    Our one IT employee goes on parental leave in October. Could you fill in for a year?
    I'm the sole IT admin at a 90-person manufacturer in Concord. Would you take the night alerts off me?
    We employ a junior tech who does desktops but knows nothing about firewalls. Can you handle the rest?
    My IT coordinator is worried about her job. Is the idea that you work with her or instead of her?
    The head office in Chicago has an IT department. Would you act as their hands here in Toronto?
    Our developer also does the IT on the side. Can you work beside him and take the boring bits?
    We want to keep patching in-house and give you only security. Is a division like that feasible with our own team?
    I manage IT for a chain of gyms, and frankly I'm drowning. Can an outside team like yours plug into mine?
    The CFO asked whether an outside firm and our internal tech would step on each other's toes. How do you avoid that?
    We are hiring an IT director next quarter. Would there still be a place for you next to that person?
    Would our technician be able to see and work in your ticket queue together with your people?
    Somebody on staff handles printers and new phones already. Would you leave that with him and do the servers?
    A part-time contractor looks after us on Wednesdays and we want to keep him. Would you collaborate? | we got our own IT guy, can u work w him
    do u do comanaged w/ internal it dept | our sysadmn needs help, do you assit in-house teams | will you replace are IT person
    can our it mgr keep doing the helpdesk n you do the rest? | My colleague is responsible for IT, he will stay, it is ok for you?
    You can help our own technician when he has too much work? | If we have internal IT team, how is your collaboration with them?
    Our IT man is sick often, can you replace him those days only?
    so we've got a guy in house already and I'm wondering would you work with him or is it all or nothing
    my IT team is two people and they need someone to lean on for the big stuff can you be that
    hi I am the IT manager here and I'd want to stay in charge can you just be extra hands for me | Travaillez-vous avec notre technicien à l'interne?
    On a déjà un responsable TI; pouvez-vous l'épauler?
  `,
};
